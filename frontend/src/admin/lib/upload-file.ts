import { sendForm } from './send-form.js';

/** An upload that takes longer has stalled. */
const PATIENCE_MS = 120_000;

/** Uploads a file that no record shows yet, and returns its name. Throws an AppError, or 'network'. */
export async function uploadFile(file: File): Promise<string> {
  const form = new FormData();
  form.append('type', 'additional');
  form.append('file', file);
  const { filename } = await sendForm('/api/upload_image.php', form, {
    onProgress: () => undefined,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return String(filename);
}
