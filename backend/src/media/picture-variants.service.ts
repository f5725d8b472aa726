import { Injectable } from '@nestjs/common';
import { AppError } from '../../contract/app-error.js';
import { linkCutName, linkCutSize } from '../../contract/media/link-preview.js';
import { type Picture, type PictureFormat, pictureWidths } from '../../contract/media/picture.js';
import { Log } from '../platform/logging/log.js';
import { PictureProcessor } from '../platform/pictures/picture-processor.js';
import { MediaStorage, originalKey, variantsKey } from './storage/media-storage.js';
import { PictureQueriesService } from './picture-queries.service.js';

interface SizedVariant {
  readonly fileName: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/** Cut to the shape of previews of links. */
interface LinkCut {
  readonly fileName: string;
  /** Where it is cut, in percents of what does not fit. */
  readonly at: number;
  readonly format: 'jpeg';
}

export type RequestedVariant = SizedVariant | LinkCut;

/** What the variant is called below its picture: '640.webp'. */
export function variantName(requested: RequestedVariant): string {
  return 'at' in requested ? linkCutName(requested.at) : `${requested.width}.${requested.format}`;
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
  async get(requested: RequestedVariant): Promise<Uint8Array> {
    const { fileName } = requested;
    const picture = await this.pictures.findByFileName(fileName);
    if (!picture || !isOffered(picture, requested)) throw new AppError('picture_not_found');
    const key = `${variantsKey(fileName)}/${variantName(requested)}`;
    return (await this.storage.read(key)) ?? this.makeOnce(key, picture, requested);
  }

  /** The narrowest offered width that fills `width`; the picture's own width when none is given. */
  async fittingWidth(fileName: string, width = Number.POSITIVE_INFINITY): Promise<number> {
    const picture = await this.pictures.findByFileName(fileName);
    if (!picture) throw new AppError('picture_not_found');
    const widths = pictureWidths(picture.width);
    return widths.find((candidate) => candidate >= width) ?? Math.max(...widths);
  }

  private makeOnce(key: string, picture: Picture, requested: RequestedVariant): Promise<Uint8Array> {
    const making =
      this.underway.get(key) ?? this.make(key, picture, requested).finally(() => this.underway.delete(key));
    this.underway.set(key, making);
    return making;
  }

  private async make(key: string, picture: Picture, requested: RequestedVariant): Promise<Uint8Array> {
    const { fileName } = requested;
    const original = await this.storage.read(originalKey(fileName));
    if (!original) {
      this.log.error('The bytes of a stored picture are missing.', { fileName });
      throw new AppError('picture_not_found');
    }
    const bytes = await this.encode(original, picture, requested);
    // A failed write, for example to a full disk, must not prevent the answer: the variant is made again
    // later.
    await this.storage.write(key, bytes).catch((cause: unknown) => {
      this.log.warn('A picture could not be kept and will be made again.', { key, cause });
    });
    return bytes;
  }

  private encode(bytes: Uint8Array, picture: Picture, requested: RequestedVariant): Promise<Uint8Array> {
    if ('at' in requested) {
      return this.processor.run('encodeCut', { bytes, ...linkCutSize(picture), at: requested.at });
    }
    const { width, format } = requested;
    return this.processor.run('encodeVariant', { bytes, width, format });
  }
}

function isOffered({ width }: Picture, requested: RequestedVariant): boolean {
  return 'at' in requested || pictureWidths(width).includes(requested.width);
}
