import { Injectable } from '@nestjs/common';
import {
  AdminMediaQuery,
  ChangedMediaDto,
  MediaItemDto,
  MediaVersionDto,
  RegisterMediaDto,
  ReplaceMediaDto,
  ShowMediaDto,
} from '../../../contract/media/admin-media.dto.js';
import {
  MediaFolderDto,
  MoveMediaDto,
  NewMediaFolderDto,
  RenameMediaFolderDto,
} from '../../../contract/media/media-folder.dto.js';
import { adminProcedure, adminSends, router } from '../../api/trpc.js';
import { AdminMediaQueriesService } from './admin-media-queries.service.js';
import { MediaFoldersService } from './media-folders.service.js';
import { RemoveMediaService } from './remove-media.service.js';
import { ReplaceMediaService } from './replace-media.service.js';
import { SaveMediaService } from './save-media.service.js';
import { ScanMediaService } from './scan-media.service.js';

/** The files themselves are uploaded as multipart forms to `media_manager.php`. */
@Injectable()
export class AdminMediaRouter {
  constructor(
    private readonly library: AdminMediaQueriesService,
    private readonly saving: SaveMediaService,
    private readonly removal: RemoveMediaService,
    private readonly replacing: ReplaceMediaService,
    private readonly scanning: ScanMediaService,
    private readonly folders: MediaFoldersService,
  ) {}

  readonly router = router({
    list: adminSends('pictures.use', AdminMediaQuery).query(({ input }) => this.library.list(input)),
    view: adminSends('content.change', MediaItemDto).query(({ input }) => this.library.view(input.id)),
    uses: adminSends('content.change', MediaItemDto).query(({ input }) => this.removal.usesOf(input.id)),
    update: adminSends('content.change', ChangedMediaDto).mutation(({ ctx, input }) =>
      this.saving.update(ctx.actor, input),
    ),
    setActive: adminSends('content.change', ShowMediaDto).mutation(({ ctx, input }) =>
      this.saving.setActive(ctx.actor, input),
    ),
    replace: adminSends('content.change', ReplaceMediaDto).mutation(({ ctx, input }) =>
      this.replacing.replace(ctx.actor, input),
    ),
    remove: adminSends('content.change', MediaVersionDto).mutation(({ ctx, input }) =>
      this.removal.remove(ctx.actor, input),
    ),
    folders: adminProcedure('pictures.use').query(() => this.folders.list()),
    createFolder: adminSends('content.change', NewMediaFolderDto).mutation(({ ctx, input }) =>
      this.folders.create(ctx.actor, input),
    ),
    renameFolder: adminSends('content.change', RenameMediaFolderDto).mutation(({ ctx, input }) =>
      this.folders.rename(ctx.actor, input),
    ),
    removeFolder: adminSends('content.change', MediaFolderDto).mutation(({ ctx, input }) =>
      this.folders.remove(ctx.actor, input),
    ),
    move: adminSends('content.change', MoveMediaDto).mutation(({ ctx, input }) =>
      this.folders.move(ctx.actor, input),
    ),
    scan: adminProcedure('pictures.use').query(() => this.scanning.scan()),
    register: adminSends('pictures.use', RegisterMediaDto).mutation(({ ctx, input }) =>
      this.scanning.register(ctx.actor, input.fileNames),
    ),
  });
}
