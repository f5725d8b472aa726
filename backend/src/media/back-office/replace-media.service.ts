import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { ReplaceMediaDto } from '../../../contract/media/admin-media.dto.js';
import type { AdminMediaItem } from '../../../contract/media/admin-media.views.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { MediaItem } from '../media-item.entity.js';
import { RemoveBytesService } from '../remove-bytes.service.js';
import { UploadLedgerService } from '../upload-ledger.service.js';
import { loggedMediaItem, mediaLabel } from './admin-media.mapper.js';
import { AdminMediaQueriesService } from './admin-media-queries.service.js';
import { deleteUnusedFile } from './delete-unused-file.js';
import { MovePictureUsesService } from './move-picture-uses.service.js';

/**
 * Gives an item of the library another file, everywhere where the site uses it. A picture is named by its content, so
 * browsers and caches ask for the new one by themselves.
 */
@Injectable()
export class ReplaceMediaService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly library: AdminMediaQueriesService,
    private readonly uploads: UploadLedgerService,
    private readonly uses: MovePictureUsesService,
    private readonly bytes: RemoveBytesService,
    private readonly changes: AdminChangesService,
  ) {}

  /** `fileName`: an upload. Throws changed_meanwhile, media_not_found, picture_not_found. */
  async replace(actor: Actor, replacement: ReplaceMediaDto): Promise<AdminMediaItem> {
    const { before, after, isFileGone } = await this.dataSource.transaction((manager) =>
      this.replaceIn(manager, actor, replacement),
    );
    if (isFileGone) await this.bytes.removePicture(before.picture.fileName);
    return after;
  }

  private async replaceIn(manager: EntityManager, actor: Actor, { id, version, fileName }: ReplaceMediaDto) {
    await manager.query('SELECT FROM media_item WHERE id = $1 FOR UPDATE', [id]);
    const before = await this.library.get(manager, id);
    const mediaFileId = (await this.uploads.markUsed(manager, [fileName])).get(fileName);
    if (mediaFileId === undefined) throw new AppError('picture_not_found');
    const { affected } = await manager.update(MediaItem, { id, version }, { mediaFileId });
    if (affected !== 1) throw new AppError('changed_meanwhile');
    const after = await this.library.get(manager, id);
    const isSame = before.picture.fileName === fileName;
    const pictures = { before: before.picture, after: after.picture };
    if (!isSame) await this.uses.move(manager, actor.adminId, pictures);
    await this.record(manager, actor, { before, after });
    return {
      ...{ before, after },
      isFileGone: !isSame && (await deleteUnusedFile(manager, before.picture.fileName)),
    };
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    { before, after }: { readonly before: AdminMediaItem; readonly after: AdminMediaItem },
  ): Promise<void> {
    await this.changes.record(manager, actor, {
      event: 'media_replaced',
      recordKind: 'media_item',
      recordId: String(after.id),
      label: mediaLabel(after),
      before: loggedMediaItem(before),
      after: loggedMediaItem(after),
    });
  }
}
