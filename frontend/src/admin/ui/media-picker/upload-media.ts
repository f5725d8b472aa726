import type { MediaCategory } from '@contract/media/media-category.js';
import { sendForm, type SendOptions } from '../../lib/send-form.js';

interface UploadOptions extends SendOptions {
  readonly category: MediaCategory;
}

/** A file into the media library. Throws an AppError, or 'network'. */
export async function uploadMedia(file: File, { category, ...options }: UploadOptions): Promise<void> {
  const form = new FormData();
  // Fields first: the server reads in order.
  form.append('category', category);
  form.append('file', file);
  await sendForm('/api/media_manager.php', form, options);
}
