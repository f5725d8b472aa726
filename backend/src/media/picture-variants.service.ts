import { Injectable } from '@nestjs/common';
import { AppError } from '../../contract/app-error.js';
import { type PictureFormat, pictureWidths } from '../../contract/media/picture.js';
import { Log } from '../platform/logging/log.js';
import { PictureProcessor } from '../platform/pictures/picture-processor.js';
import { MediaStorage, originalKey, variantsKey } from './storage/media-storage.js';
import { PictureQueriesService } from './picture-queries.service.js';

export interface RequestedVariant {
  readonly fileName: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/**
 * Serves pictures in the sizes and formats that browsers request; a variant is made on the first request and
 * stored.
 */
@Injectable()
export class PictureVariantsService {
  private readonly underway = new Map<string, Promise<Uint8Array>>();

  constructor(
    private readonly pictures: PictureQueriesService,
    private readonly storage: MediaStorage,
    private readonly processor: PictureProcessor,
    private readonly log: Log,
  ) {}

  /** Throws picture_not_found for unknown names and for widths that are not offered. */
  async get({ fileName, width, format }: RequestedVariant): Promise<Uint8Array> {
    const picture = await this.pictures.findByFileName(fileName);
    if (!picture || !pictureWidths(picture.width).includes(width)) throw new AppError('picture_not_found');
    const key = `${variantsKey(fileName)}/${width}.${format}`;
    return (await this.storage.read(key)) ?? this.makeOnce(key, { fileName, width, format });
  }

  /** The narrowest offered width that fills `width`; the picture's own width when none is given. */
  async fittingWidth(fileName: string, width = Number.POSITIVE_INFINITY): Promise<number> {
    const picture = await this.pictures.findByFileName(fileName);
    if (!picture) throw new AppError('picture_not_found');
    const widths = pictureWidths(picture.width);
    return widths.find((candidate) => candidate >= width) ?? Math.max(...widths);
  }

  private makeOnce(key: string, requested: RequestedVariant): Promise<Uint8Array> {
    const making =
      this.underway.get(key) ?? this.make(key, requested).finally(() => this.underway.delete(key));
    this.underway.set(key, making);
    return making;
  }

  private async make(key: string, { fileName, width, format }: RequestedVariant): Promise<Uint8Array> {
    const original = await this.storage.read(originalKey(fileName));
    if (!original) {
      this.log.error('The bytes of a stored picture are missing.', { fileName });
      throw new AppError('picture_not_found');
    }
    const bytes = await this.processor.run('encodeVariant', { bytes: original, width, format });
    // A failed write, for example to a full disk, must not prevent the answer: the variant is made again
    // later.
    await this.storage.write(key, bytes).catch((cause: unknown) => {
      this.log.warn('A picture could not be kept and will be made again.', { key, cause });
    });
    return bytes;
  }
}
