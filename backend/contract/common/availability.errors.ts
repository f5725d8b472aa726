import type { ErrorEntry } from './error-entry.js';

/** Separate from the common errors, which every visitor loads with the first page. */
export const AVAILABILITY_ERRORS = {
  unavailable: {
    status: 503,
    message:
      'Şu anda sistemimize ulaşamıyoruz. Hiçbir bilginiz kaybolmadı; birkaç saniye sonra yeniden deneyin.',
  },
} as const satisfies Record<string, ErrorEntry>;
