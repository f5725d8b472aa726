import type { MediaCategory } from '@contract/media/media-category.js';
import { isRecord } from '../../../lib/server/error-code.js';
import { sendForm, type SendOptions } from '../../lib/send-form.js';

interface UploadOptions extends SendOptions {
  readonly category: MediaCategory;
}

/** Uploads a file into the media library and returns its id. Throws an AppError, or 'network'. */
export async function uploadMedia(
  file: File,
  { category, ...options }: UploadOptions,
): Promise<string | null> {
  const form = new FormData();
  // Fields before the file, because the server reads them in this order.
  form.append('category', category);
  form.append('file', file);
  const { media } = await sendForm('/api/media_manager.php', form, options);
  const id = isRecord(media) ? media['id'] : null;
  return typeof id === 'number' ? String(id) : null;
}
