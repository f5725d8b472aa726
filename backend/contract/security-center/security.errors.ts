import type { ErrorEntry } from '../common/error-entry.js';

export const SECURITY_ERRORS = {
  maintenance: {
    status: 503,
    message: 'Sitemiz kısa bir bakımda. Az sonra yeniden buradayız.',
  },
  not_open_yet: {
    status: 503,
    message: 'Dükkânımız yakında açılıyor. Hazır olunca burada olacağız.',
  },
  rate_limited: {
    status: 429,
    message: 'Kısa sürede çok fazla istek aldık. {seconds} saniye sonra yeniden deneyin.',
  },
  too_many_tries: {
    status: 429,
    message: 'Çok fazla deneme yapıldı. {minutes} dakika sonra yeniden deneyin.',
  },
} as const satisfies Record<string, ErrorEntry>;
