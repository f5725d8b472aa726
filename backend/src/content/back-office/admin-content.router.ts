import { Inject, Injectable } from '@nestjs/common';
import {
  ContentDraftDto,
  ContentHistoryQuery,
  SaveContentDto,
} from '../../../contract/content/admin-content.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { adminProcedure, longTextProcedure, router } from '../../api/trpc.js';
import { AdminContentQueries } from './admin-content-queries.service.js';
import { PreviewContent } from './preview-content.service.js';
import { SaveContent } from './save-content.service.js';

@Injectable()
export class AdminContentRouter {
  constructor(
    @Inject(AdminContentQueries) private readonly content: AdminContentQueries,
    @Inject(PreviewContent) private readonly previews: PreviewContent,
    @Inject(SaveContent) private readonly saving: SaveContent,
  ) {}

  readonly router = router({
    list: adminProcedure.query(() => this.content.list()),
    history: adminProcedure
      .input(dtoInput(ContentHistoryQuery))
      .query(({ input }) => this.content.history(input)),
    /** Changes nothing; a long text fits into no address. */
    preview: longTextProcedure
      .input(dtoInput(ContentDraftDto))
      .mutation(({ input }) => this.previews.with(input)),
    save: longTextProcedure.input(dtoInput(SaveContentDto)).mutation(async ({ ctx, input }) => {
      await this.saving.save(ctx.actor, input);
      return this.content.item(input);
    }),
  });
}
