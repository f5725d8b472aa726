import type { UploadedPicture } from '@contract/catalog/admin-catalog.views.js';
import type { Picture } from '@contract/media/picture.js';
import { sendForm, type SendOptions } from '../lib/send-form.js';

export type PictureType = 'main' | 'additional';

interface UploadOptions extends SendOptions {
  readonly type: PictureType;
}

/** Throws an AppError, or 'network'. */
export async function uploadPicture(file: File, { type, ...options }: UploadOptions): Promise<Picture> {
  const form = new FormData();
  form.append('type', type);
  form.append('file', file);
  const answer = await sendForm('/api/upload_image.php', form, options);
  const { filename, width, height, placeholder } = answer as unknown as UploadedPicture;
  return { fileName: filename, width, height, placeholder, alt: '' };
}
