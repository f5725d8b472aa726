import type { ErrorEntry } from '../../common/error-entry.js';
import { MAX_OPEN_WISHES } from './stock-wish-limits.js';

export const STOCK_WISH_ERRORS = {
  piece_is_back: {
    status: 409,
    message: 'İyi haber: bu parça yeniden rafta. Hemen sepetinize ekleyebilirsiniz.',
  },
  too_many_stock_wishes: {
    status: 429,
    message: `Bir adres aynı anda en çok ${MAX_OPEN_WISHES} parçayı bekleyebilir. Biri rafa dönünce yerine yenisini yazabilirsiniz.`,
  },
  stock_wish_link_invalid: { status: 404, message: 'Bu bağlantı geçersiz.' },
} as const satisfies Record<string, ErrorEntry>;
