import type { ErrorEntry } from '../common/error-entry.js';

export const RECONCILIATION_ERRORS = {
  till_changed: {
    status: 409,
    message: 'Siz sayarken kasaya para girdi ya da çıktı. Güncel tutarlara bakıp yeniden kaydedin.',
  },
  till_closed_since: {
    status: 409,
    message: 'Bu günden sonra kasa sayıldı; bu günün sayımı artık değişmez.',
  },
  difference_not_found: { status: 404, message: 'Bu fark bulunamadı.' },
  difference_changed: {
    status: 409,
    message: 'Bu fark siz bakarken değişti. Güncel hâline bakıp yeniden deneyin.',
  },
  card_report_unreachable: {
    status: 503,
    message:
      'iyzico’nun raporu şu anda okunamıyor. Birazdan yeniden deneyin; kendiliğinden de yeniden okunur.',
  },
} as const satisfies Record<string, ErrorEntry>;
