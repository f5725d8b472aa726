import { AppError, isErrorCode } from '@contract/app-error.js';
import type { UploadedPicture } from '@contract/catalog/admin-catalog.views.js';
import type { Picture } from '@contract/media/picture.js';
import { isRecord } from '../../lib/error-code.js';
import { sessionDoubt } from '../lib/session-end.js';

export type PictureType = 'main' | 'additional';

interface UploadOptions {
  readonly type: PictureType;
  /** 0 to 1, of the bytes that have left. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** By XMLHttpRequest: `fetch` does not tell how much of a file has left. Throws an AppError, or 'network'. */
export function uploadPicture(file: File, { type, onProgress, signal }: UploadOptions): Promise<Picture> {
  const form = new FormData();
  form.append('type', type);
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/upload_image.php');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const picture = pictureIn(request.responseText);
      if (request.status === 200 && picture) resolve(picture);
      else reject(refusalIn(request.responseText));
    });
    request.addEventListener('error', () => reject(new Error('network')));
    request.addEventListener('abort', () => reject(new Error('aborted')));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

function pictureIn(text: string): Picture | null {
  const answer = parsed(text) as UploadedPicture | null;
  if (answer?.success !== true) return null;
  const { filename, width, height, placeholder } = answer;
  return { fileName: filename, width, height, placeholder, alt: '' };
}

function refusalIn(text: string): AppError {
  const answer = parsed(text);
  const code = isRecord(answer) && isErrorCode(answer['code']) ? answer['code'] : 'unexpected';
  if (code === 'admin_session_needed') sessionDoubt.raise();
  return new AppError(code);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
