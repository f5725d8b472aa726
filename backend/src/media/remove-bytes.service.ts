import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Log } from '../platform/logging/log.js';
import { MediaFile } from './media-file.entity.js';
import { lockPicture } from './picture-lock.js';
import { MediaStorage, originalKey, variantsKey } from './storage/media-storage.js';

/** Removes the bytes of pictures that have no row any more. */
@Injectable()
export class RemoveBytesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: MediaStorage,
    private readonly log: Log,
  ) {}

  /** Call it after the row is deleted. Bytes that cannot be removed are logged and left to the orphan sweeper. */
  async removePicture(fileName: string): Promise<void> {
    await this.removeUnreferenced(fileName, originalKey(fileName), variantsKey(fileName));
  }

  /**
   * Checks again that no row names the picture, because it may have been uploaded again meanwhile. Its variants may go
   * without the lock, because they are made again on request.
   */
  async removeUnreferenced(fileName: string, key: string, ...variants: readonly string[]): Promise<void> {
    try {
      const isGone = await this.dataSource.transaction(async (manager) => {
        await lockPicture(manager, fileName);
        if (await manager.existsBy(MediaFile, { fileName })) return false;
        await this.storage.remove([key]);
        return true;
      });
      if (isGone) await this.storage.remove(variants);
    } catch (cause) {
      this.log.warn('The bytes of a deleted picture could not be removed and stay behind.', {
        fileName,
        cause,
      });
    }
  }
}
