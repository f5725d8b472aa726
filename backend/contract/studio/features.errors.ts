import type { ErrorEntry } from '../common/error-entry.js';

/** One for each part that the studio does not use. Nothing is there, so visitors get 404. */
export const FEATURE_ERRORS = {
  shop_off: { status: 404, message: 'Şu anda ürün satışımız yok.' },
  workshops_off: { status: 404, message: 'Şu anda workshop düzenlemiyoruz.' },
  bulk_orders_off: { status: 404, message: 'Şu anda toplu sipariş almıyoruz.' },
  blog_off: { status: 404, message: 'Şu anda blog yayımlamıyoruz.' },
  newsletter_off: { status: 404, message: 'Şu anda bülten göndermiyoruz.' },
} as const satisfies Record<string, ErrorEntry>;
