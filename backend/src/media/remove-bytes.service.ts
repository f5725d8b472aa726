import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Log } from '../platform/logging/log.js';
import { MediaFile } from './media-file.entity.js';
import { lockPicture } from './picture-lock.js';
import { MediaStorage, originalKey, variantsKey } from './storage/media-storage.js';

/** Takes the bytes of pictures away that no row names any more. */
@Injectable()
export class RemoveBytes {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(MediaStorage) private readonly storage: MediaStorage,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** After the row. What cannot be removed stays behind until it is swept up; that is said in the log. */
  async ofPicture(fileName: string): Promise<void> {
    await this.unlessNamed(fileName, originalKey(fileName), variantsKey(fileName));
  }

  /**
   * Looks once more: the same picture may have been handed in again since. What is made of it may go without the lock,
   * because it is made again when it is asked for.
   */
  async unlessNamed(fileName: string, key: string, ...made: readonly string[]): Promise<void> {
    try {
      const isGone = await this.dataSource.transaction(async (manager) => {
        await lockPicture(manager, fileName);
        if (await manager.existsBy(MediaFile, { fileName })) return false;
        await this.storage.remove([key]);
        return true;
      });
      if (isGone) await this.storage.remove(made);
    } catch (cause) {
      this.log.warn('The bytes of a deleted picture could not be removed and stay behind.', {
        fileName,
        cause,
      });
    }
  }
}
