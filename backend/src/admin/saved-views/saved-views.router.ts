import { Injectable } from '@nestjs/common';
import { RecordDto } from '../../../contract/admin/record.dto.js';
import { RenameViewDto, SavedViewsQuery, SaveViewDto } from '../../../contract/admin/saved-views.dto.js';
import { adminSends, router } from '../../api/trpc.js';
import { SavedViewsService } from './saved-views.service.js';

/** Each admin's own views of the lists. */
@Injectable()
export class SavedViewsRouter {
  constructor(private readonly views: SavedViewsService) {}

  readonly router = router({
    list: adminSends('panel.enter', SavedViewsQuery).query(({ ctx, input }) =>
      this.views.list(ctx.actor, input.list),
    ),
    save: adminSends('panel.enter', SaveViewDto).mutation(({ ctx, input }) =>
      this.views.save(ctx.actor, input),
    ),
    rename: adminSends('panel.enter', RenameViewDto).mutation(({ ctx, input }) =>
      this.views.rename(ctx.actor, input),
    ),
    remove: adminSends('panel.enter', RecordDto).mutation(({ ctx, input }) =>
      this.views.remove(ctx.actor, input),
    ),
  });
}
