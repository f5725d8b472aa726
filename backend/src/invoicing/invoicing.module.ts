import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AddressesModule } from '../orders/addresses/addresses.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { AccountantInvoicing } from './accountant/accountant-invoicing.js';
import { DocumentArchiveService } from './archive/document-archive.service.js';
import { DocumentsOfMonthService } from './archive/documents-of-month.service.js';
import { BuyerDocumentsService } from './buyer-documents.service.js';
import { DocumentFilesService } from './document-files.service.js';
import { DocumentMailsService } from './document-mails.service.js';
import { DocumentsRouter } from './documents.router.js';
import { CheckDocumentsService } from './draw-up/check-documents.service.js';
import { DrawUpService } from './draw-up/draw-up.service.js';
import { InvoicingSweeperService } from './invoicing-sweeper.service.js';
import { InvoicingDrivers } from './issuing/invoicing-drivers.js';
import { IssueDueService } from './issuing/issue-due.service.js';
import { RecordAnswerService } from './issuing/record-answer.service.js';
import { WholeDocumentsService } from './issuing/whole-documents.service.js';
import { ParasutInvoicing } from './parasut/parasut-invoicing.js';
import { SalesDocumentLine } from './sales-document-line.entity.js';
import { SalesDocument } from './sales-document.entity.js';

/** The documents of sales: which are due, and who issues them. */
@Module({
  imports: [
    AddressesModule,
    NotificationsModule,
    OrdersModule,
    StudioModule,
    TypeOrmModule.forFeature([SalesDocument, SalesDocumentLine]),
  ],
  providers: [
    AccountantInvoicing,
    BuyerDocumentsService,
    CheckDocumentsService,
    DocumentArchiveService,
    DocumentFilesService,
    DocumentMailsService,
    DocumentsOfMonthService,
    DocumentsRouter,
    DrawUpService,
    InvoicingDrivers,
    InvoicingSweeperService,
    IssueDueService,
    ParasutInvoicing,
    RecordAnswerService,
    WholeDocumentsService,
  ],
  exports: [
    DocumentArchiveService,
    DocumentFilesService,
    DocumentsRouter,
    InvoicingDrivers,
    ParasutInvoicing,
    WholeDocumentsService,
  ],
})
export class InvoicingModule {}
