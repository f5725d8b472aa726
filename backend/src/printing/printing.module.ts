import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { AdminShippingModule } from '../shipping/back-office/admin-shipping.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { AdminWorkshopsModule } from '../workshops/back-office/admin-workshops.module.js';
import { ReadDaySheetService } from './day/read-day-sheet.service.js';
import { ReadPrintedOrdersService } from './orders/read-printed-orders.service.js';
import { ReadParcelPapersService } from './parcels/read-parcel-papers.service.js';
import { PrintedPicturesService } from './pictures/printed-pictures.service.js';
import { ReadPieceLabelsService } from './pieces/read-piece-labels.service.js';
import { PrintPdfService } from './print-pdf.service.js';
import { PrintingRouter } from './printing.router.js';

/** The papers of the studio: slips, labels and lists, for its printer and as PDF. */
@Module({
  imports: [AdminShippingModule, AdminWorkshopsModule, MediaModule, OrdersModule, StudioModule],
  providers: [
    ReadPrintedOrdersService,
    ReadDaySheetService,
    ReadParcelPapersService,
    ReadPieceLabelsService,
    PrintedPicturesService,
    PrintPdfService,
    PrintingRouter,
  ],
  exports: [PrintingRouter],
})
export class PrintingModule {}
