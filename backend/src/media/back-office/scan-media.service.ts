import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NewMediaDto } from '../../../contract/media/admin-media.dto.js';
import type { AdminMediaItem, MediaScan, MediaUse } from '../../../contract/media/admin-media.views.js';
import {
  DEFAULT_MEDIA_CATEGORY,
  MEDIA_CATEGORIES,
  type MediaCategory,
} from '../../../contract/media/media-category.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { MediaUsesService } from './media-uses.service.js';
import { toPicture } from '../picture.mapper.js';
import { SaveMediaService } from './save-media.service.js';

/** A limit per scan; the studio registers further pictures in a second one. */
const MOST_FOUND = 500;

/** Finds pictures that the site uses but the library lacks. */
@Injectable()
export class ScanMediaService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uses: MediaUsesService,
    private readonly saving: SaveMediaService,
  ) {}

  async scan(): Promise<MediaScan> {
    const { manager } = this.dataSource;
    const files = await this.uses.outsideLibrary(manager, MOST_FOUND);
    const usesOf = await this.uses.ofFiles(
      manager,
      files.map(({ id }) => id),
    );
    const found = files.map((file) => {
      const uses = usesOf.get(file.id) ?? [];
      return {
        path: `/api/uploads/${file.fileName}`,
        picture: toPicture(file, ''),
        fileSize: file.byteSize,
        category: guessedCategory(uses),
        uses,
      };
    });
    return { found, total: found.length };
  }

  /**
   * Adds all of these files or none, each in a guessed category. Files that have an item by now are skipped.
   */
  async register(actor: Actor, fileNames: readonly string[]): Promise<AdminMediaItem[]> {
    const { found } = await this.scan();
    const wanted = found.filter(({ picture }) => fileNames.includes(picture.fileName));
    return this.dataSource.transaction(async (manager) => {
      const added: AdminMediaItem[] = [];
      for (const { picture, category } of wanted) {
        added.push(
          await this.saving.add(manager, actor, {
            stored: registered(picture.fileName),
            said: { category, title: '', altText: '', description: '' },
          }),
        );
      }
      return added;
    });
  }

  /** Adds one of these files with its description. Throws picture_not_found. */
  async registerOne(actor: Actor, fileName: string, said: NewMediaDto): Promise<AdminMediaItem> {
    return this.dataSource.transaction((manager) =>
      this.saving.add(manager, actor, { stored: registered(fileName), said }),
    );
  }
}

function registered(fileName: string) {
  return { fileName, originalName: fileName, event: 'media_registered' } as const;
}

/** Some sections of the site's texts have a category of the same name. */
function guessedCategory(uses: readonly MediaUse[]): MediaCategory {
  if (uses.some(({ place }) => place === 'product')) return 'products';
  const section = uses.find(({ place }) => place === 'content')?.recordId;
  return MEDIA_CATEGORIES.find((category) => category === section) ?? DEFAULT_MEDIA_CATEGORY;
}
