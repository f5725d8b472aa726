import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrdersModule } from '../orders/orders.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { CheckDocumentsService } from './draw-up/check-documents.service.js';
import { DrawUpService } from './draw-up/draw-up.service.js';
import { InvoicingSweeperService } from './invoicing-sweeper.service.js';
import { SalesDocumentLine } from './sales-document-line.entity.js';
import { SalesDocument } from './sales-document.entity.js';

/** The documents of sales: which are due, and who issues them. */
@Module({
  imports: [OrdersModule, StudioModule, TypeOrmModule.forFeature([SalesDocument, SalesDocumentLine])],
  providers: [CheckDocumentsService, DrawUpService, InvoicingSweeperService],
  exports: [],
})
export class InvoicingModule {}
