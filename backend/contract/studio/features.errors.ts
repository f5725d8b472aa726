import type { ErrorEntry } from '../common/error-entry.js';
import type { ErrorCode } from '../app-error.js';
import type { Feature } from './features.js';

/** One for each part that the studio does not use. Nothing is there, so visitors get 404. */
export const FEATURE_ERRORS = {
  shop_off: { status: 404, message: 'Şu anda ürün satışımız yok.' },
  workshops_off: { status: 404, message: 'Şu anda workshop düzenlemiyoruz.' },
  bulk_orders_off: { status: 404, message: 'Şu anda toplu sipariş almıyoruz.' },
  blog_off: { status: 404, message: 'Şu anda blog yayımlamıyoruz.' },
  newsletter_off: { status: 404, message: 'Şu anda bülten göndermiyoruz.' },
} as const satisfies Record<string, ErrorEntry>;

export const FEATURE_REFUSALS: Readonly<Record<Feature, ErrorCode>> = {
  shop: 'shop_off',
  workshops: 'workshops_off',
  bulkOrders: 'bulk_orders_off',
  blog: 'blog_off',
  newsletter: 'newsletter_off',
};
