import { Injectable } from '@nestjs/common';
import {
  LegalTextQuery,
  LegalVersionQuery,
  PreviewLegalTextDto,
  PutInForceDto,
  SaveLegalDraftDto,
} from '../../../contract/legal/legal-text.dto.js';
import { adminSends, adminSendsLongText, router } from '../../api/trpc.js';
import { CancelVersionService } from './cancel-version.service.js';
import { LegalTextQueriesService } from './legal-text-queries.service.js';
import { PreviewLegalTextService } from './preview-legal-text.service.js';
import { PutInForceService } from './put-in-force.service.js';
import { SaveLegalDraftService } from './save-legal-draft.service.js';

@Injectable()
export class AdminLegalRouter {
  constructor(
    private readonly queries: LegalTextQueriesService,
    private readonly drafts: SaveLegalDraftService,
    private readonly versions: PutInForceService,
    private readonly cancelling: CancelVersionService,
    private readonly previews: PreviewLegalTextService,
  ) {}

  readonly router = router({
    text: adminSends('legal.change', LegalTextQuery).query(({ input }) => this.queries.text(input.kind)),
    clauses: adminSends('legal.change', LegalVersionQuery).query(({ input }) =>
      this.queries.clauses(input.kind, input.version),
    ),
    /** A mutation only because a long text does not fit into an address; it changes nothing. */
    pdf: adminSendsLongText('legal.change', PreviewLegalTextDto).mutation(({ input }) =>
      this.previews.pdf(input),
    ),
    saveDraft: adminSendsLongText('legal.change', SaveLegalDraftDto).mutation(({ ctx, input }) =>
      this.drafts.save(ctx.actor, input),
    ),
    discardDraft: adminSends('legal.change', LegalVersionQuery).mutation(({ ctx, input }) =>
      this.drafts.discard(ctx.actor, input),
    ),
    putInForce: adminSends('legal.change', PutInForceDto).mutation(({ ctx, input }) =>
      this.versions.putInForce(ctx.actor, input),
    ),
    cancelVersion: adminSends('legal.change', LegalVersionQuery).mutation(({ ctx, input }) =>
      this.cancelling.cancel(ctx.actor, input),
    ),
  });
}
