import { AppError } from '../../contract/app-error.js';
import { MAX_MEDIA_BYTES } from '../../contract/media/media-upload.js';
import type { UploadedPicture } from './store-picture.service.js';

/** Checks the size limit of specification 3, section 5, 'Media upload'. Throws media_too_large. */
export function assertMediaSize({ bytes }: UploadedPicture): void {
  if (bytes.byteLength > MAX_MEDIA_BYTES) throw new AppError('media_too_large');
}

/** The size in bytes has been checked before, so 'too large' can only mean its pixels. */
export function asMediaError(error: unknown): never {
  if (error instanceof AppError && error.code === 'picture_too_large') throw new AppError('media_too_wide');
  throw error;
}
