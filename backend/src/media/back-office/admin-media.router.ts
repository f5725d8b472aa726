import { Injectable } from '@nestjs/common';
import {
  AdminMediaQuery,
  ChangedMediaDto,
  MediaItemDto,
  MediaVersionDto,
  RegisterMediaDto,
  ShowMediaDto,
} from '../../../contract/media/admin-media.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { adminProcedure, router } from '../../api/trpc.js';
import { AdminMediaQueriesService } from './admin-media-queries.service.js';
import { RemoveMediaService } from './remove-media.service.js';
import { SaveMediaService } from './save-media.service.js';
import { ScanMediaService } from './scan-media.service.js';

/** The files themselves are uploaded as multipart forms to `media_manager.php`. */
@Injectable()
export class AdminMediaRouter {
  constructor(
    private readonly library: AdminMediaQueriesService,
    private readonly saving: SaveMediaService,
    private readonly removal: RemoveMediaService,
    private readonly scanning: ScanMediaService,
  ) {}

  readonly router = router({
    list: adminProcedure.input(dtoInput(AdminMediaQuery)).query(({ input }) => this.library.list(input)),
    view: adminProcedure.input(dtoInput(MediaItemDto)).query(({ input }) => this.library.view(input.id)),
    uses: adminProcedure.input(dtoInput(MediaItemDto)).query(({ input }) => this.removal.usesOf(input.id)),
    update: adminProcedure
      .input(dtoInput(ChangedMediaDto))
      .mutation(({ ctx, input }) => this.saving.update(ctx.actor, input)),
    setActive: adminProcedure
      .input(dtoInput(ShowMediaDto))
      .mutation(({ ctx, input }) => this.saving.setActive(ctx.actor, input)),
    remove: adminProcedure
      .input(dtoInput(MediaVersionDto))
      .mutation(({ ctx, input }) => this.removal.remove(ctx.actor, input)),
    scan: adminProcedure.query(() => this.scanning.scan()),
    register: adminProcedure
      .input(dtoInput(RegisterMediaDto))
      .mutation(({ ctx, input }) => this.scanning.register(ctx.actor, input.fileNames)),
  });
}
