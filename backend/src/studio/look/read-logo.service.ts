import { Injectable } from '@nestjs/common';
import { PictureQueriesService } from '../../media/picture-queries.service.js';
import { MediaStorage, originalKey } from '../../media/storage/media-storage.js';
import { Log } from '../../platform/logging/log.js';
import { PictureProcessor } from '../../platform/pictures/picture-processor.js';
import { type Logo, LOGO_BOX } from './logo.js';

/** Reads the uploaded mark. The last one is kept, because other details of the studio change more often. */
@Injectable()
export class ReadLogoService {
  private last: Logo | null = null;

  constructor(
    private readonly pictures: PictureQueriesService,
    private readonly storage: MediaStorage,
    private readonly processor: PictureProcessor,
    private readonly log: Log,
  ) {}

  /** Null without a file, and when it cannot be read: the shop opens with the initials then. */
  async read(fileName: string): Promise<Logo | null> {
    if (fileName === '') return null;
    if (this.last?.picture.fileName === fileName) return this.last;
    try {
      this.last = await this.make(fileName);
      return this.last;
    } catch (cause) {
      this.log.error('The studio’s mark cannot be read; its initials are shown.', { fileName, cause });
      return null;
    }
  }

  private async make(fileName: string): Promise<Logo | null> {
    const picture = await this.pictures.findByFileName(fileName);
    const bytes = picture && (await this.storage.read(originalKey(fileName)));
    if (!bytes) throw new Error('There is no such picture.');
    const png = await this.processor.run('fitPng', { bytes, ...LOGO_BOX });
    const scale = Math.min(LOGO_BOX.width / picture.width, LOGO_BOX.height / picture.height, 1);
    return {
      picture,
      png: Buffer.from(png),
      width: Math.max(1, Math.round(picture.width * scale)),
      height: Math.max(1, Math.round(picture.height * scale)),
    };
  }
}
