import type { ErrorEntry } from '../common/error-entry.js';

export const BULK_ORDER_ERRORS = {
  too_many_bulk_orders: {
    status: 429,
    message: 'Bu e-posta adresinden gelen talepleriniz bizde. Teklifinizi 24 saat içinde ileteceğiz.',
  },
} as const satisfies Record<string, ErrorEntry>;
