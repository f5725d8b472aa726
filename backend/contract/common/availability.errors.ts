import type { ErrorEntry } from './error-entry.js';

/** Apart from the common ones, which every visitor fetches with the first page. */
export const AVAILABILITY_ERRORS = {
  unavailable: {
    status: 503,
    message:
      'Şu anda sistemimize ulaşamıyoruz. Hiçbir bilginiz kaybolmadı; birkaç saniye sonra yeniden deneyin.',
  },
} as const satisfies Record<string, ErrorEntry>;
