import { Injectable } from '@nestjs/common';
import { RecordDto } from '../../../contract/admin/record.dto.js';
import {
  AdminDocumentsQuery,
  CancelDocumentDto,
  DocumentArchiveQuery,
  DocumentsOfOrderQuery,
  TryDocumentAgainDto,
} from '../../../contract/invoicing/admin-documents.dto.js';
import { adminProcedure, adminSends, router } from '../../api/trpc.js';
import { DocumentFilesService } from '../document-files.service.js';
import { DocumentActsService } from './document-acts.service.js';
import { DocumentQueriesService } from './document-queries.service.js';
import { DocumentTroublesService } from './document-troubles.service.js';

/** The studio's calls about the documents of its sales. */
@Injectable()
export class AdminDocumentsRouter {
  constructor(
    private readonly documents: DocumentQueriesService,
    private readonly files: DocumentFilesService,
    private readonly acts: DocumentActsService,
    private readonly troubles: DocumentTroublesService,
  ) {}

  readonly router = router({
    list: adminSends('documents.manage', AdminDocumentsQuery).query(({ input }) =>
      this.documents.page(input),
    ),
    view: adminSends('documents.manage', RecordDto).query(({ input }) => this.documents.view(input.id)),
    month: adminSends('documents.manage', DocumentArchiveQuery).query(({ input }) =>
      this.documents.countsOfMonth(input.month),
    ),
    troubles: adminProcedure('documents.manage').query(() => this.troubles.find()),
    ofOrder: adminSends('orders.read', DocumentsOfOrderQuery).query(({ input }) =>
      this.documents.ofOrder(input.orderId),
    ),
    pdf: adminSends('orders.read', RecordDto).query(({ input }) => this.files.ofDocument(input.id)),
    tryAgain: adminSends('documents.manage', TryDocumentAgainDto).mutation(({ ctx, input }) =>
      this.acts.tryAgain(ctx.actor, input),
    ),
    cancel: adminSends('documents.manage', CancelDocumentDto).mutation(({ ctx, input }) =>
      this.acts.cancel(ctx.actor, input),
    ),
  });
}
