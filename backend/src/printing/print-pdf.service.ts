import { Injectable } from '@nestjs/common';
import { AppError } from '../../contract/app-error.js';
import type { LocalDate } from '../../contract/common/dates.js';
import type { PrintPieceLabelsDto, PrintSlipsDto } from '../../contract/printing/printing.dto.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { ReadDaySheetService } from './day/read-day-sheet.service.js';
import { ReadPrintedOrdersService } from './orders/read-printed-orders.service.js';
import { daySheetPdf } from './pdf/day-sheet-pdf.js';
import { addressLabelsPdf, pieceLabelsPdf } from './pdf/labels-pdf.js';
import { ReadParcelPapersService } from './parcels/read-parcel-papers.service.js';
import { packingSlipsPdf, pickingListPdf } from './pdf/order-papers-pdf.js';
import { parcelPapersPdf } from './pdf/parcel-papers-pdf.js';
import { PrintedPicturesService } from './pictures/printed-pictures.service.js';
import { ReadPieceLabelsService } from './pieces/read-piece-labels.service.js';

/** The papers of the studio as PDF, in base64. */
@Injectable()
export class PrintPdfService {
  constructor(
    private readonly orders: ReadPrintedOrdersService,
    private readonly days: ReadDaySheetService,
    private readonly pieces: ReadPieceLabelsService,
    private readonly parcels: ReadParcelPapersService,
    private readonly pictures: PrintedPicturesService,
    private readonly studio: CurrentStudio,
  ) {}

  /** Labels and slips of the parcels of orders. Throws nothing_to_print when none of them has any. */
  async parcelPapers(orderIds: readonly string[]): Promise<string> {
    const papers = await this.parcels.read(orderIds);
    if (papers.papers.length === 0) throw new AppError('nothing_to_print');
    const shown = papers.papers.flatMap(({ slip }) => slip.pieces.flatMap(({ picture }) => picture ?? []));
    return inBase64(parcelPapersPdf(papers, this.studio, await this.pictures.read(shown)));
  }

  async slips(input: PrintSlipsDto): Promise<string> {
    const slips = await this.orders.slips(input);
    const shown = slips.slips.flatMap(({ pieces }) => pieces.flatMap(({ picture }) => picture ?? []));
    return inBase64(packingSlipsPdf(slips, this.studio, await this.pictures.read(shown)));
  }

  async addressLabels(orderIds: readonly string[]): Promise<string> {
    return inBase64(addressLabelsPdf(await this.orders.labels(orderIds)));
  }

  async pickingList(orderIds: readonly string[]): Promise<string> {
    return inBase64(pickingListPdf(await this.orders.pickingList(orderIds), this.studio));
  }

  async day(date: LocalDate): Promise<string> {
    return inBase64(daySheetPdf(await this.days.read(date), this.studio));
  }

  async pieceLabels({ productIds, ...wanted }: PrintPieceLabelsDto): Promise<string> {
    return inBase64(pieceLabelsPdf(await this.pieces.read(productIds), wanted));
  }
}

async function inBase64(pdf: Promise<Buffer>): Promise<string> {
  return (await pdf).toString('base64');
}
