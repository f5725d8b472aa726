import { Inject, Injectable } from '@nestjs/common';
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
import { AdminMediaQueries } from './admin-media-queries.service.js';
import { RemoveMedia } from './remove-media.service.js';
import { SaveMedia } from './save-media.service.js';
import { ScanMedia } from './scan-media.service.js';

/** Files themselves come as multipart forms to `media_manager.php`. */
@Injectable()
export class AdminMediaRouter {
  constructor(
    @Inject(AdminMediaQueries) private readonly library: AdminMediaQueries,
    @Inject(SaveMedia) private readonly saving: SaveMedia,
    @Inject(RemoveMedia) private readonly removal: RemoveMedia,
    @Inject(ScanMedia) private readonly scanning: ScanMedia,
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
