import sharp from 'sharp';
import { AppError } from '../../contract/app-error.js';
import { PICTURE_WIDTHS } from '../../contract/media/picture.js';
import { pictureWork } from './picture-work.js';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
/** Resizing a strip of one pixel's height would take minutes, however few pixels it has. */
const MAX_SIDE = 20_000;
const MAX_WIDTH = Math.max(...PICTURE_WIDTHS);
const ACCEPTED_FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif'];
/** High quality, because every variant is made from it; low effort, because it is never sent itself. */
const ORIGINAL = { quality: 90, effort: 1 };
const PLACEHOLDER_PX = 16;

export interface PreparedPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

/**
 * Decodes an upload and encodes it anew as WebP: upright, sRGB, without EXIF, never larger than the widest
 * variant. Files that are not pictures of an accepted format are refused.
 */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  if (bytes.byteLength > MAX_BYTES) throw new AppError('picture_too_large');
  return pictureWork(async () => {
    await assertAccepted(bytes);
    const { data, info } = await decode(bytes);
    const placeholder = await sharp(data)
      .resize(PLACEHOLDER_PX, PLACEHOLDER_PX, { fit: 'inside' })
      .webp({ quality: 30, effort: 4 })
      .toBuffer();
    return {
      bytes: data,
      width: info.width,
      height: info.height,
      placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
    };
  });
}

async function assertAccepted(bytes: Uint8Array): Promise<void> {
  const { format, width, height } = await readHeader(bytes);
  if (!ACCEPTED_FORMATS.includes(format)) throw new AppError('invalid_picture');
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) {
    throw new AppError('picture_too_large');
  }
}

async function readHeader(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new AppError('invalid_picture');
  }
}

async function decode(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, autoOrient: true })
      .resize({ width: MAX_WIDTH, height: MAX_WIDTH * 2, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp(ORIGINAL)
      .toBuffer({ resolveWithObject: true });
  } catch {
    // The header was valid, but the pixels are damaged.
    throw new AppError('picture_broken');
  }
}
