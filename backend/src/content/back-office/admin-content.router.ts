import { Injectable } from '@nestjs/common';
import {
  ContentDraftDto,
  ContentHistoryQuery,
  SaveContentDto,
} from '../../../contract/content/admin-content.dto.js';
import { adminProcedure, adminSends, adminSendsLongText, router } from '../../api/trpc.js';
import { AdminContentQueriesService } from './admin-content-queries.service.js';
import { PreviewContentService } from './preview-content.service.js';
import { SaveContentService } from './save-content.service.js';

@Injectable()
export class AdminContentRouter {
  constructor(
    private readonly content: AdminContentQueriesService,
    private readonly previews: PreviewContentService,
    private readonly saving: SaveContentService,
  ) {}

  readonly router = router({
    list: adminProcedure('content.change').query(() => this.content.list()),
    history: adminSends('content.change', ContentHistoryQuery).query(({ input }) =>
      this.content.history(input),
    ),
    /** A mutation only because a long text does not fit into an address; it changes nothing. */
    preview: adminSendsLongText('content.change', ContentDraftDto).mutation(({ input }) =>
      this.previews.with(input),
    ),
    save: adminSendsLongText('content.change', SaveContentDto).mutation(async ({ ctx, input }) => {
      await this.saving.save(ctx.actor, input);
      return this.content.item(input);
    }),
  });
}
