import { AppError } from '../../contract/app-error.js';
import { PICTURE_WIDTHS } from '../../contract/media/picture.js';
import type { PictureProcessor } from '../platform/pictures/picture-processor.js';
import type { NormalisedPicture } from '../platform/pictures/picture-worker.js';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
/** Resizing a strip of one pixel's height would take minutes, however few pixels it has. */
const MAX_SIDE = 20_000;
const MAX_WIDTH = Math.max(...PICTURE_WIDTHS);
const LIMITS = { maxPixels: MAX_PIXELS, maxWidth: MAX_WIDTH, maxHeight: MAX_WIDTH * 2 };
const ACCEPTED_FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif'];

/**
 * Turns an upload into the picture that is stored, never larger than the widest variant. Throws
 * invalid_picture for files that are not pictures of an accepted format, picture_too_large and picture_broken.
 */
export async function preparePicture(
  bytes: Uint8Array,
  processor: PictureProcessor,
): Promise<NormalisedPicture> {
  if (bytes.byteLength > MAX_BYTES) throw new AppError('picture_too_large');
  const header = await processor.run('readHeader', { bytes });
  if (!header || !ACCEPTED_FORMATS.includes(header.format)) throw new AppError('invalid_picture');
  const { width, height } = header;
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) {
    throw new AppError('picture_too_large');
  }
  const normalised = await processor.run('normalise', { bytes, ...LIMITS });
  // The header was valid, but the pixels are damaged.
  if (!normalised) throw new AppError('picture_broken');
  return normalised;
}
