import { Injectable } from '@nestjs/common';
import {
  PrintOrdersDto,
  PrintPieceLabelsDto,
  PrintPiecesDto,
  PrintSlipsDto,
} from '../../contract/printing/printing.dto.js';
import { SessionDayQuery } from '../../contract/workshops/admin-sessions.query.js';
import { adminSends, router } from '../api/trpc.js';
import { ReadDaySheetService } from './day/read-day-sheet.service.js';
import { ReadPrintedOrdersService } from './orders/read-printed-orders.service.js';
import { PrintPdfService } from './print-pdf.service.js';
import { ReadPieceLabelsService } from './pieces/read-piece-labels.service.js';

/**
 * What the studio prints. Papers of many records are mutations only because so many ids do not fit into an address;
 * they change nothing.
 */
@Injectable()
export class PrintingRouter {
  constructor(
    private readonly orders: ReadPrintedOrdersService,
    private readonly days: ReadDaySheetService,
    private readonly pieces: ReadPieceLabelsService,
    private readonly pdf: PrintPdfService,
  ) {}

  readonly router = router({
    slips: adminSends('orders.read', PrintSlipsDto).mutation(({ input }) => this.orders.slips(input)),
    addressLabels: adminSends('orders.read', PrintOrdersDto).mutation(({ input }) =>
      this.orders.labels(input.orderIds),
    ),
    pickingList: adminSends('orders.read', PrintOrdersDto).mutation(({ input }) =>
      this.orders.pickingList(input.orderIds),
    ),
    day: adminSends('bookings.read', SessionDayQuery).query(({ input }) => this.days.read(input.date)),
    pieceLabels: adminSends('products.change', PrintPiecesDto).mutation(({ input }) =>
      this.pieces.read(input.productIds),
    ),
    slipsPdf: adminSends('orders.read', PrintSlipsDto).mutation(({ input }) => this.pdf.slips(input)),
    parcelPapersPdf: adminSends('orders.read', PrintOrdersDto).mutation(({ input }) =>
      this.pdf.parcelPapers(input.orderIds),
    ),
    addressLabelsPdf: adminSends('orders.read', PrintOrdersDto).mutation(({ input }) =>
      this.pdf.addressLabels(input.orderIds),
    ),
    pickingListPdf: adminSends('orders.read', PrintOrdersDto).mutation(({ input }) =>
      this.pdf.pickingList(input.orderIds),
    ),
    dayPdf: adminSends('bookings.read', SessionDayQuery).mutation(({ input }) => this.pdf.day(input.date)),
    pieceLabelsPdf: adminSends('products.change', PrintPieceLabelsDto).mutation(({ input }) =>
      this.pdf.pieceLabels(input),
    ),
  });
}
