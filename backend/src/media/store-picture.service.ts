import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { slugOf } from '../../contract/common/slug.js';
import { MediaFile } from './media-file.entity.js';
import { MediaStorage, originalKey } from './storage/media-storage.js';
import { preparePicture } from './prepare-picture.js';

export interface HandedInPicture {
  readonly bytes: Uint8Array;
  /** What the file was called, or what it shows: it becomes the readable part of the stored name. */
  readonly name: string;
}

@Injectable()
export class StorePictureService {
  constructor(@Inject(MediaStorage) private readonly storage: MediaStorage) {}

  /** Stores a picture once, however often it is handed in. Throws invalid_picture, picture_broken or picture_too_large. */
  async store(manager: EntityManager, { bytes, name }: HandedInPicture): Promise<MediaFile> {
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    const existing = await manager.findOneBy(MediaFile, { contentHash });
    if (existing) {
      // Whoever hands it in again has use for it: it is no forgotten upload any more.
      await manager.query('DELETE FROM picture_upload WHERE media_file_id = $1', [existing.id]);
      return existing;
    }
    const prepared = await preparePicture(bytes);
    const fileName = `${slugOf(parse(name).name) || 'resim'}-${contentHash.slice(0, 8)}.webp`;
    // The bytes first: a row without bytes would be a broken picture, bytes without a row are only forgotten.
    await this.storage.write(originalKey(fileName), prepared.bytes);
    await manager
      .createQueryBuilder()
      .insert()
      .into(MediaFile)
      .values({
        fileName,
        contentHash,
        mimeType: 'image/webp',
        width: prepared.width,
        height: prepared.height,
        byteSize: prepared.bytes.byteLength,
        placeholder: prepared.placeholder,
      })
      .orIgnore()
      .execute();
    return manager.findOneByOrFail(MediaFile, { contentHash });
  }
}
