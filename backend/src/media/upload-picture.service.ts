import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { Picture } from '../../contract/media/picture.js';
import { Clock } from '../platform/clock.js';
import { PictureProcessor } from '../platform/pictures/picture-processor.js';
import { asMediaError, assertMediaSize } from './media-rules.js';
import { toPicture } from './picture.mapper.js';
import { PictureUpload } from './picture-upload.entity.js';
import { type UploadedPicture, StorePictureService } from './store-picture.service.js';

/** The formats of the product form (specification 2, section 5). */
const ACCEPTED_FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];

/** Stores an uploaded picture of a form at once; it is pruned after a day unless a record uses it. */
@Injectable()
export class UploadPictureService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: StorePictureService,
    private readonly processor: PictureProcessor,
    private readonly clock: Clock,
  ) {}

  /** Throws invalid_upload, picture_broken or picture_too_large. */
  async upload(uploaded: UploadedPicture): Promise<Picture> {
    await this.assertAccepted(uploaded.bytes);
    return this.store(uploaded);
  }

  /** Throws media_too_large, media_too_wide, invalid_picture or picture_broken. */
  async uploadByMediaRules(uploaded: UploadedPicture): Promise<Picture> {
    assertMediaSize(uploaded);
    return this.store(uploaded).catch(asMediaError);
  }

  /** Checks the file's content, whatever its name says. */
  private async assertAccepted(bytes: Uint8Array): Promise<void> {
    const header = await this.processor.run('readHeader', { bytes });
    if (!header || !ACCEPTED_FORMATS.includes(header.format)) throw new AppError('invalid_upload');
  }

  private async store(uploaded: UploadedPicture): Promise<Picture> {
    const { manager } = this.dataSource;
    const isInUse = await isKnownAndInUse(manager, uploaded.bytes);
    const file = await this.pictures.store(manager, uploaded);
    if (!isInUse) {
      await manager.upsert(PictureUpload, { mediaFileId: file.id, uploadedAt: this.clock.now() }, [
        'mediaFileId',
      ]);
    }
    return toPicture(file, '');
  }
}

/** Whether the picture was stored before and is not merely an unused upload. */
async function isKnownAndInUse(manager: EntityManager, bytes: Uint8Array): Promise<boolean> {
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const found = await manager.query<unknown[]>(
    `SELECT FROM media_file LEFT JOIN picture_upload ON media_file_id = id
     WHERE content_hash = $1 AND media_file_id IS NULL`,
    [contentHash],
  );
  return found.length > 0;
}
