import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { AppError } from '../../../contract/app-error.js';
import type { AdminMediaItem, MediaUse } from '../../../contract/media/admin-media.views.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { loggedMediaItem, mediaLabel } from './admin-media.mapper.js';
import { deleteUnusedFile } from './delete-unused-file.js';
import { AdminMediaQueriesService } from './admin-media-queries.service.js';
import { MediaItem } from '../media-item.entity.js';
import { RemoveBytesService } from '../remove-bytes.service.js';
import { MediaUsesService } from './media-uses.service.js';

const FOREIGN_KEY_VIOLATION = '23503';

/** Removes an item from the library, and its file together with the last item that shows it. */
@Injectable()
export class RemoveMediaService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly library: AdminMediaQueriesService,
    private readonly uses: MediaUsesService,
    private readonly bytes: RemoveBytesService,
    private readonly changes: AdminChangesService,
  ) {}

  /** The uses of the item, shown before its removal is confirmed. Throws media_not_found. */
  async usesOf(id: number): Promise<MediaUse[]> {
    const { manager } = this.dataSource;
    return this.uses.ofItem(manager, await this.library.get(manager, id));
  }

  /** Throws media_in_use with the places, changed_meanwhile, media_not_found. */
  async remove(
    actor: Actor,
    which: { readonly id: number; readonly version?: number | undefined },
  ): Promise<void> {
    try {
      const { fileName, isFileGone } = await this.dataSource.transaction((manager) =>
        this.removeIn(manager, actor, which),
      );
      if (isFileGone) await this.bytes.removePicture(fileName);
    } catch (error) {
      // A use began between the check and the deletion; reading the uses again finds it.
      if (isStillNamed(error)) throw inUse(await this.usesOf(which.id));
      throw error;
    }
  }

  private async removeIn(
    manager: EntityManager,
    actor: Actor,
    { id, version }: { readonly id: number; readonly version?: number | undefined },
  ) {
    // The file first, so that no upload of the same picture begins to show it between the check and the deletion.
    await manager.query(
      `SELECT FROM media_file WHERE id = (SELECT media_file_id FROM media_item WHERE id = $1) FOR UPDATE`,
      [id],
    );
    await manager.query('SELECT FROM media_item WHERE id = $1 FOR UPDATE', [id]);
    const before = await this.library.get(manager, id);
    const uses = await this.uses.ofItem(manager, before);
    if (uses.length > 0) throw inUse(uses);
    const { affected } = await manager.delete(MediaItem, { id, version: version ?? before.version });
    if (affected !== 1) throw new AppError('changed_meanwhile');
    await this.record(manager, actor, before);
    const { fileName } = before.picture;
    return { fileName, isFileGone: await deleteUnusedFile(manager, fileName) };
  }

  private async record(manager: EntityManager, actor: Actor, before: AdminMediaItem): Promise<void> {
    await this.changes.record(manager, actor, {
      event: 'media_deleted',
      recordKind: 'media_item',
      recordId: String(before.id),
      label: mediaLabel(before),
      before: loggedMediaItem(before),
      after: null,
    });
  }
}

function inUse(uses: readonly MediaUse[]): AppError {
  return new AppError('media_in_use', { places: uses.map(({ label }) => label).join('; ') });
}

function isStillNamed(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { readonly code?: string }).code === FOREIGN_KEY_VIOLATION;
}
