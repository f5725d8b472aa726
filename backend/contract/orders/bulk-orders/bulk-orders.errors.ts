import type { ErrorEntry } from '../../common/error-entry.js';

export const BULK_ORDER_ERRORS = {
  too_many_bulk_orders: {
    status: 429,
    message:
      'Bu e-posta adresinden gelen talepleriniz bizde. Teklifinizi, size e-postayla yazdığımız güne kadar ileteceğiz.',
  },
  bulk_order_decided: {
    status: 409,
    message: 'Bu talep için daha önce karar verilmiş. Listeyi yenileyip son durumuna bakın.',
  },
} as const satisfies Record<string, ErrorEntry>;
