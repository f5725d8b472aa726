import { Injectable } from '@nestjs/common';
import type { BrandFile } from '../../../contract/content/public-paths.js';
import { PictureProcessor } from '../../platform/pictures/picture-processor.js';
import { CurrentStudio } from '../current-studio.js';
import { type Drawing, faviconSvg, iconDrawing, mailMarkDrawing, shareDrawing } from './brand-drawing.js';

export interface ReadyFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** What is made from the studio's mark: icons, the head of mails and the picture of shared links. */
@Injectable()
export class BrandFilesService {
  /** The files of one version of the look. Requests for the same file share one drawing. */
  private made = new Map<BrandFile, Promise<ReadyFile>>();
  private version = '';

  constructor(
    private readonly studio: CurrentStudio,
    private readonly processor: PictureProcessor,
  ) {}

  async get(file: BrandFile): Promise<ReadyFile> {
    const studio = await this.studio.latest();
    if (studio.look.version !== this.version) {
      this.version = studio.look.version;
      this.made = new Map();
    }
    const { made } = this;
    const ready = made.get(file) ?? this.make(file, studio);
    made.set(file, ready);
    // A failure is not kept: the next request tries again.
    ready.catch(() => made.delete(file));
    return ready;
  }

  private async make(file: BrandFile, studio: CurrentStudio): Promise<ReadyFile> {
    switch (file) {
      case 'favicon':
        return { type: 'image/svg+xml', bytes: Buffer.from(faviconSvg(studio)) };
      case 'touchIcon':
        return this.drawn(iconDrawing(180, studio), 'png');
      case 'icon192':
        return this.drawn(iconDrawing(192, studio), 'png');
      case 'icon512':
        return this.drawn(iconDrawing(512, studio), 'png');
      case 'mailMark':
        return this.drawn(mailMarkDrawing(studio), 'png');
      case 'share':
        return this.drawn(shareDrawing(studio, studio.profile), 'jpeg');
    }
  }

  private async drawn(drawing: Drawing, format: 'png' | 'jpeg'): Promise<ReadyFile> {
    const bytes = await this.processor.run('draw', { ...drawing, format });
    return { type: `image/${format}`, bytes: Buffer.from(bytes) };
  }
}
