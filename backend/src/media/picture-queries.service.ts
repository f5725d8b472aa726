import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { Picture } from '../../contract/media/picture.js';
import { MediaFile } from './media-file.entity.js';
import { toPicture } from './picture.mapper.js';

const REMEMBERED_FILES = 5_000;

@Injectable()
export class PictureQueriesService {
  /** A file's content never changes, so its row is cached. */
  private readonly known = new LRUCache<string, Picture>({ max: REMEMBERED_FILES });

  constructor(private readonly dataSource: DataSource) {}

  /** Keyed by file name; unknown names are absent. */
  async byFileNames(manager: EntityManager, fileNames: readonly string[]): Promise<Map<string, Picture>> {
    if (fileNames.length === 0) return new Map();
    const files = await manager.findBy(MediaFile, { fileName: In(fileNames) });
    return new Map(files.map((file) => [file.fileName, toPicture(file, '')]));
  }

  async findByFileName(fileName: string): Promise<Picture | null> {
    const known = this.known.get(fileName);
    if (known) return known;
    const file = await this.dataSource.manager.findOneBy(MediaFile, { fileName });
    if (!file) return null;
    const picture = toPicture(file, '');
    this.known.set(fileName, picture);
    return picture;
  }
}
