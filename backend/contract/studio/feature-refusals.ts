import type { ErrorCode } from '../app-error.js';
import type { Feature } from './features.js';

/** The error of each part that the studio does not use. */
export const FEATURE_REFUSALS: Readonly<Record<Feature, ErrorCode>> = {
  shop: 'shop_off',
  workshops: 'workshops_off',
  bulkOrders: 'bulk_orders_off',
  blog: 'blog_off',
  newsletter: 'newsletter_off',
};
