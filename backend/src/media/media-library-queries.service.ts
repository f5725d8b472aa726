import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { type MediaItemView, programPictures, WORKSHOPS_MEDIA } from '../../contract/media/library.js';
import type { Picture } from '../../contract/media/picture.js';
import type { ProgramSlot } from '../../contract/workshops/program-slot.js';
import { MediaItem } from './media-item.entity.js';
import { toMediaItem } from './media-item.mapper.js';
import { PictureQueriesService } from './picture-queries.service.js';

/** No page shows more pictures of one category. */
const MAX_ITEMS = 200;

@Injectable()
export class MediaLibraryQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: PictureQueriesService,
  ) {}

  /** The visible items of a category, in the studio's order. */
  async active(category: string): Promise<MediaItemView[]> {
    return activeItems(this.dataSource.manager, category);
  }

  /** The pictures of the programs on the workshops page; programs without one are absent. */
  async programPictures(manager: EntityManager): Promise<ReadonlyMap<ProgramSlot, Picture>> {
    return programPictures(await activeItems(manager, WORKSHOPS_MEDIA));
  }

  /** Keyed by the name of the stored file, with the library's description; unknown names are absent. */
  async byFileNames(fileNames: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
    if (fileNames.length === 0) return new Map();
    const { manager } = this.dataSource;
    const stored = await this.pictures.byFileNames(manager, fileNames);
    const items = await manager.find(MediaItem, {
      where: { mediaFile: { fileName: In(fileNames) }, isActive: true },
      relations: { mediaFile: true },
      order: { id: 'ASC' },
    });
    // Several items may show one file: the last description counts.
    for (const { picture } of items.map(toMediaItem)) stored.set(picture.fileName, picture);
    return stored;
  }
}

async function activeItems(manager: EntityManager, category: string): Promise<MediaItemView[]> {
  const items = await manager.find(MediaItem, {
    where: { category, isActive: true },
    relations: { mediaFile: true },
    order: { displayOrder: 'ASC', id: 'ASC' },
    take: MAX_ITEMS,
  });
  return items.map(toMediaItem);
}
