import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { InvoicingModule } from '../invoicing.module.js';
import { AdminDocumentsRouter } from './admin-documents.router.js';
import { DocumentActsService } from './document-acts.service.js';
import { DocumentQueriesService } from './document-queries.service.js';
import { DocumentTroublesService } from './document-troubles.service.js';

/** The section of documents in the back office. */
@Module({
  imports: [ActivityLogModule, InvoicingModule],
  providers: [AdminDocumentsRouter, DocumentActsService, DocumentQueriesService, DocumentTroublesService],
  exports: [AdminDocumentsRouter],
})
export class AdminInvoicingModule {}
