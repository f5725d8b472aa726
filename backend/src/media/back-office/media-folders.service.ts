import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { MediaFolderView } from '../../../contract/media/admin-media.views.js';
import {
  type MediaFolderDto,
  type MoveMediaDto,
  type NewMediaFolderDto,
  NO_FOLDER,
  type RenameMediaFolderDto,
} from '../../../contract/media/media-folder.dto.js';
import { type AdminChange, AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { isTaken } from '../../platform/database/is-taken.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { MediaFolder } from '../media-folder.entity.js';

/** The folders in which the studio keeps its pictures, with entries in the activity log. */
@Injectable()
export class MediaFoldersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AdminChangesService,
  ) {}

  /** By name. */
  async list(): Promise<MediaFolderView[]> {
    return this.dataSource.query<MediaFolderView[]>(
      `SELECT folder.id, folder.name, folder.version, count(item.id)::int AS "pictureCount"
       FROM media_folder folder LEFT JOIN media_item item ON item.media_folder_id = folder.id
       GROUP BY folder.id ORDER BY folder.name, folder.id`,
    );
  }

  /** Throws media_folder_name_taken. */
  async create(actor: Actor, { name }: NewMediaFolderDto): Promise<MediaFolder> {
    return this.dataSource.transaction(async (manager) => {
      const folder = await refusingTakenName(() => manager.save(MediaFolder, { name }));
      await this.record(manager, actor, {
        event: 'media_folder_created',
        folder,
        before: null,
        after: { name },
      });
      return folder;
    });
  }

  /** Throws not_found, media_folder_name_taken or changed_meanwhile. */
  async rename(actor: Actor, { id, version, name }: RenameMediaFolderDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const folder = await getLocked(manager, id);
      const { affected } = await refusingTakenName(() =>
        manager.update(MediaFolder, { id, version }, { name }),
      );
      if (affected !== 1) throw new AppError('changed_meanwhile');
      const before = { name: folder.name };
      await this.record(manager, actor, { event: 'media_folder_renamed', folder, before, after: { name } });
    });
  }

  /** Its pictures stay in the library, in no folder. Throws not_found. */
  async remove(actor: Actor, { id }: MediaFolderDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const folder = await getLocked(manager, id);
      await manager.delete(MediaFolder, { id });
      const before = { name: folder.name };
      await this.record(manager, actor, { event: 'media_folder_deleted', folder, before, after: null });
    });
  }

  /**
   * Leaves the versions as they are: a folder is no field of the form of a picture. Returns how many moved; what
   * was deleted meanwhile is not counted. Throws not_found.
   */
  async move(actor: Actor, { ids, folderId }: MoveMediaDto): Promise<{ readonly moved: number }> {
    return this.dataSource.transaction(async (manager) => {
      const folder = folderId === NO_FOLDER ? null : await getLocked(manager, folderId);
      // In one order, so that two moves of the same pictures cannot deadlock.
      await manager.query('SELECT FROM media_item WHERE id = ANY ($1) ORDER BY id FOR UPDATE', [ids]);
      const [, moved] = await manager.query<[unknown, number]>(
        'UPDATE media_item SET media_folder_id = $2 WHERE id = ANY ($1) AND media_folder_id IS DISTINCT FROM $2',
        [ids, folder?.id ?? null],
      );
      if (moved > 0) {
        await this.changes.record(manager, actor, {
          event: 'media_moved',
          recordKind: 'media_folder',
          recordId: String(folderId),
          label: folder?.name ?? 'Klasörsüz',
          before: null,
          after: { pictures: ids },
        });
      }
      return { moved };
    });
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    { folder, ...change }: Pick<AdminChange, 'event' | 'before' | 'after'> & { readonly folder: MediaFolder },
  ): Promise<void> {
    await this.changes.record(manager, actor, {
      recordKind: 'media_folder',
      recordId: String(folder.id),
      label: folder.name,
      ...change,
    });
  }
}

async function getLocked(manager: EntityManager, id: number): Promise<MediaFolder> {
  const folder = await manager.findOne(MediaFolder, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!folder) throw new AppError('not_found');
  return folder;
}

async function refusingTakenName<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw isTaken(error, 'media_folder_by_search_form') ? new AppError('media_folder_name_taken') : error;
  }
}
