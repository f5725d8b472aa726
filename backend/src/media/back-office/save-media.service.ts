import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { AppError } from '../../../contract/app-error.js';
import type { LogEventName } from '../../../contract/activity-log/log-event-name.js';
import type { ChangedMediaDto, NewMediaDto, ShowMediaDto } from '../../../contract/media/admin-media.dto.js';
import type { AdminMediaItem } from '../../../contract/media/admin-media.views.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { loggedMediaItem, mediaLabel } from './admin-media.mapper.js';
import { AdminMediaQueriesService } from './admin-media-queries.service.js';
import { UploadLedgerService } from '../upload-ledger.service.js';
import { asMediaError, assertMediaSize } from '../media-rules.js';
import { MediaItem } from '../media-item.entity.js';
import { type UploadedPicture, StorePictureService } from '../store-picture.service.js';

type MediaFields = Omit<ChangedMediaDto, 'id' | 'version'>;

/** A stored file with the name under which it was uploaded. */
interface NewItem {
  readonly stored: { readonly fileName: string; readonly originalName: string; readonly event: LogEventName };
  readonly said: NewMediaDto;
}

type Which = Pick<ChangedMediaDto, 'id' | 'version'>;

/** Saves items of the media library; a trigger announces changes to all processes. */
@Injectable()
export class SaveMediaService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: StorePictureService,
    private readonly uploads: UploadLedgerService,
    private readonly library: AdminMediaQueriesService,
    private readonly changes: AdminChangesService,
  ) {}

  /** Throws media_too_large, media_too_wide, invalid_picture or picture_broken. */
  async upload(actor: Actor, uploaded: UploadedPicture, said: NewMediaDto): Promise<AdminMediaItem> {
    assertMediaSize(uploaded);
    try {
      return await this.storeAndAdd(actor, uploaded, said);
    } catch (error) {
      // Meanwhile somebody removed the last item with the same picture, and its file with it.
      if (!(error instanceof AppError && error.code === 'picture_not_found')) throw error;
      return this.storeAndAdd(actor, uploaded, said);
    }
  }

  private async storeAndAdd(
    actor: Actor,
    uploaded: UploadedPicture,
    said: NewMediaDto,
  ): Promise<AdminMediaItem> {
    const { fileName } = await this.pictures.store(this.dataSource.manager, uploaded).catch(asMediaError);
    const stored = { fileName, originalName: plainName(uploaded.name), event: 'media_uploaded' } as const;
    return this.dataSource.transaction((manager) => this.add(manager, actor, { stored, said }));
  }

  /** Adds a stored picture at the end of its category. Throws picture_not_found. */
  async add(manager: EntityManager, actor: Actor, { stored, said }: NewItem): Promise<AdminMediaItem> {
    const { fileName, originalName, event } = stored;
    const { category, title, altText, description } = said;
    const mediaFileId = (await this.uploads.markUsed(manager, [fileName])).get(fileName);
    if (mediaFileId === undefined) throw new AppError('picture_not_found');
    const [last] = await manager.query<[{ place: number }]>(
      `SELECT COALESCE(max(display_order) + 1, 0)::int AS place FROM media_item WHERE category = $1`,
      [category],
    );
    const { id } = await manager.save(MediaItem, {
      ...{ mediaFileId, originalName, category, title, altText, description },
      displayOrder: last.place,
    });
    const after = await this.library.get(manager, id);
    await this.record(manager, actor, { event, before: null, after });
    return after;
  }

  /** Throws changed_meanwhile, media_not_found. */
  async update(actor: Actor, { id, version, ...fields }: ChangedMediaDto): Promise<AdminMediaItem> {
    return this.change(actor, { id, version, event: 'media_edited' }, fields);
  }

  /** Throws changed_meanwhile, media_not_found. */
  async setActive(actor: Actor, { id, version, isActive }: ShowMediaDto): Promise<AdminMediaItem> {
    const event = isActive ? 'media_shown' : 'media_hidden';
    return this.change(actor, { id, version, event }, { isActive });
  }

  private async change(
    actor: Actor,
    { id, version, event }: Which & { readonly event: LogEventName },
    fields: Partial<MediaFields>,
  ): Promise<AdminMediaItem> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM media_item WHERE id = $1 FOR UPDATE', [id]);
      const before = await this.library.get(manager, id);
      // The ORM raises the version with every update.
      const { affected } = await manager.update(MediaItem, { id, version }, fields);
      if (affected !== 1) throw new AppError('changed_meanwhile');
      const after = await this.library.get(manager, id);
      await this.record(manager, actor, { event, before, after });
      return after;
    });
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    { event, before, after }: { event: LogEventName; before: AdminMediaItem | null; after: AdminMediaItem },
  ): Promise<void> {
    await this.changes.record(manager, actor, {
      event,
      recordKind: 'media_item',
      recordId: String(after.id),
      label: mediaLabel(after),
      before: before && loggedMediaItem(before),
      after: loggedMediaItem(after),
    });
  }
}

const LONGEST_NAME = 200;

/** The sender's file name without folders and unusable characters. */
function plainName(name: string): string {
  const own = name.split(/[/\\]/).at(-1) ?? '';
  const shown = own.replace(/[\p{Cc}\p{Cs}\p{Cf}\u2028\u2029]/gu, '').trim();
  return Array.from(shown).slice(0, LONGEST_NAME).join('');
}
