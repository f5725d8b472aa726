import { Injectable } from '@nestjs/common';
import { type Picture, pictureWidths } from '../../../contract/media/picture.js';
import { PictureVariantsService } from '../../media/picture-variants.service.js';
import { Log } from '../../platform/logging/log.js';

/** A picture of this width is sharp in the small box of a line. */
const WIDTH = 160;
/** Some five hundred pictures; the lines after them have an empty box. */
const MOST_BYTES = 8 * 1024 * 1024;

/** The bytes of pictures as JPEG, by file name, because a PDF takes none of the formats of the site. */
export type PrintedPictures = ReadonlyMap<string, Uint8Array>;

@Injectable()
export class PrintedPicturesService {
  constructor(
    private readonly variants: PictureVariantsService,
    private readonly log: Log,
  ) {}

  /** One after the other, so that a long document takes neither memory nor processes from the shop. */
  async read(pictures: readonly Picture[]): Promise<PrintedPictures> {
    const read = new Map<string, Uint8Array>();
    let size = 0;
    for (const picture of new Map(pictures.map((each) => [each.fileName, each])).values()) {
      const bytes = await this.find(picture);
      if (bytes === null) continue;
      size += bytes.length;
      if (size > MOST_BYTES) break;
      read.set(picture.fileName, bytes);
    }
    return read;
  }

  /** Null for a picture that is missing or cannot be made now: the parcel needs its paper all the same. */
  private async find({ fileName, width }: Picture): Promise<Uint8Array | null> {
    const [narrowest = width] = pictureWidths(width).filter((each) => each >= WIDTH);
    try {
      return await this.variants.get({ fileName, width: Math.min(narrowest, width), format: 'jpeg' });
    } catch (cause) {
      this.log.warn('A picture is missing on a printed paper.', { fileName, cause });
      return null;
    }
  }
}
