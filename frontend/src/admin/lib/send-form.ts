import { AppError, isErrorCode } from '@contract/app-error.js';
import { isRecord } from '../../lib/server/error-code.js';
import { sessionExpiry } from './session-expiry.js';

export interface SendOptions {
  /** Gets the sent share, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Posts a form with files to a documented address and returns the answer. It uses XMLHttpRequest, because `fetch`
 * does not report upload progress. Throws an AppError, or 'network'.
 */
export function sendForm(
  address: string,
  form: FormData,
  { onProgress, signal }: SendOptions,
): Promise<Readonly<Record<string, unknown>>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const answer = parsed(request.responseText);
      if (request.status === 200 && isRecord(answer) && answer['success'] === true) resolve(answer);
      else reject(refusalIn(answer));
    });
    request.addEventListener('error', () => reject(new Error('network')));
    request.addEventListener('abort', () => reject(new Error('aborted')));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

function refusalIn(answer: unknown): AppError {
  const code = isRecord(answer) && isErrorCode(answer['code']) ? answer['code'] : 'unexpected';
  if (code === 'admin_session_needed') sessionExpiry.suspect();
  return new AppError(code);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
