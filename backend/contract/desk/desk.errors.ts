import type { ErrorEntry } from '../common/error-entry.js';

export const DESK_ERRORS = {
  session_closed: {
    status: 409,
    message: 'Bu seans geçti, başladı ya da takvimden kaldırıldı; kişi eklenemez.',
  },
  session_has_too_few_seats: {
    status: 409,
    message: 'Bu seansta {left} boş yer kaldı. Hiçbir şey kaydedilmedi.',
  },
} as const satisfies Record<string, ErrorEntry>;
