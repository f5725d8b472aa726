import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { slugOf } from '../../contract/common/slug.js';
import { PictureProcessor } from '../platform/pictures/picture-processor.js';
import type { NormalisedPicture } from '../platform/pictures/picture-worker.js';
import { MediaFile } from './media-file.entity.js';
import { lockPicture } from './picture-lock.js';
import { MediaStorage, originalKey } from './storage/media-storage.js';
import { preparePicture } from './prepare-picture.js';

export interface UploadedPicture {
  readonly bytes: Uint8Array;
  /** The file's name or the picture's title, which becomes the readable part of the stored name. */
  readonly name: string;
}

@Injectable()
export class StorePictureService {
  constructor(
    private readonly storage: MediaStorage,
    private readonly processor: PictureProcessor,
  ) {}

  /**
   * Stores a picture once, even when it is uploaded repeatedly; an upload also restores lost bytes. Throws
   * invalid_picture, picture_broken or picture_too_large.
   */
  async store(manager: EntityManager, { bytes, name }: UploadedPicture): Promise<MediaFile> {
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    const known = await manager.findOneBy(MediaFile, { contentHash });
    if (known && (await this.storage.read(originalKey(known.fileName))) && (await claim(manager, known))) {
      return known;
    }
    const prepared = await preparePicture(bytes, this.processor);
    const fileName =
      known?.fileName ?? `${slugOf(parse(name).name) || 'resim'}-${contentHash.slice(0, 8)}.webp`;
    return manager.transaction((within) => this.write(within, { fileName, contentHash }, prepared));
  }

  /**
   * Writes the bytes before the row: a row without bytes would be a broken picture, while bytes without a row
   * are swept up later.
   */
  private async write(
    manager: EntityManager,
    named: Pick<MediaFile, 'fileName' | 'contentHash'>,
    { bytes, width, height, placeholder }: NormalisedPicture,
  ): Promise<MediaFile> {
    await lockPicture(manager, named.fileName);
    await this.storage.write(originalKey(named.fileName), bytes);
    const byteSize = bytes.byteLength;
    await manager
      .createQueryBuilder()
      .insert()
      .into(MediaFile)
      .values({ ...named, mimeType: 'image/webp', width, height, byteSize, placeholder })
      .orUpdate(['byte_size'], ['content_hash'])
      .execute();
    const stored = await manager.findOneByOrFail(MediaFile, { contentHash: named.contentHash });
    await claim(manager, stored);
    return stored;
  }
}

/** Takes the file off the upload ledger, so that it is not pruned. False when it has been pruned already. */
async function claim(manager: EntityManager, { id }: MediaFile): Promise<boolean> {
  await manager.query('DELETE FROM picture_upload WHERE media_file_id = $1', [id]);
  return manager.existsBy(MediaFile, { id });
}
