import { aProduct } from '../../seed/catalog.js';
import { aCoupon } from '../../seed/coupons.js';
import { aMediaItem } from '../../seed/media-library.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { type CallGroup, type DocumentedCall, DONE, otherMethod } from './documented-call.js';
import type { DocumentedShop } from './documented-shop.js';

const PRODUCT = {
  id: 'text',
  name: 'text',
  description: 'text',
  price: 'number',
  prior_price: 'number | null',
  image: 'text | null',
  additional_images: 'text[]',
  category: 'text',
  material: 'text',
  dimensions: 'text',
  care: 'text',
  stock_quantity: 'number',
  min_stock: 'number',
  stock_status: '"in_stock" | "low_stock" | "out_of_stock"',
  is_unlimited: 'boolean',
};
const CATEGORIES = { success: 'true', categories: [{ id: 'number', name: 'text' }] } as const;
const WORKSHOP = {
  id: 'text',
  title: 'text',
  description: 'text',
  date: 'text',
  start_time: 'text',
  end_time: 'text',
  time: 'text',
  price: 'number',
  prior_price: 'number | null',
  student_price: 'number',
  capacity: 'number',
  available_spots: 'number',
  is_for_children: 'boolean',
};
const MEDIA = {
  success: 'true',
  media: [
    {
      id: 'number',
      title: 'text',
      file_path: 'text',
      full_url: 'text',
      alt_text: 'text',
      filename: 'text',
      category: 'text',
      description: 'text',
      is_active: 'true',
      display_order: 'number',
    },
  ],
} as const;
/** The query of a coupon check for a cart with one product. */
async function couponQuestion(shop: DocumentedShop, code: string): Promise<string> {
  const { id, priceKurus } = await aProduct(shop.manager, { name: shop.word() });
  const products = encodeURIComponent(JSON.stringify([{ id, category: 'Kupa' }]));
  return `?validate=1&code=${code}&cart_total=${(priceKurus / 100).toFixed(2)}&products=${products}`;
}

const COUPON_ADVICE: readonly DocumentedCall[] = [
  {
    what: 'May this coupon be used? It may',
    route: 'GET /api/coupons.php',
    sends: '`validate=1`, `code`, `cart_total` (lira), `products` (JSON list of id, category), `user_id`',
    who: 'anybody',
    answers: {
      valid: 'true',
      coupon: {
        code: 'text',
        name: 'text',
        type: '"percentage" | "fixed"',
        value: 'number',
        maximum_discount: 'number | null',
      },
      message: 'text',
    },
    works: async (shop) => {
      const { code } = await aCoupon(shop.manager, { code: shop.word().toUpperCase() });
      return { query: await couponQuestion(shop, code) };
    },
    fails: [400, 'invalid_input', () => ({ query: '?validate=1&code=KIL' })],
  },
  {
    what: 'May this coupon be used? It may not',
    route: 'GET /api/coupons.php',
    sends: 'the same',
    who: 'anybody',
    answers: { valid: 'false', error: 'text', message: 'text' },
    works: async (shop) => ({ query: await couponQuestion(shop, 'YOK') }),
    fails: [400, 'malformed_request', () => ({ query: '?validate=2' })],
  },
];

export const SHOP_CALLS: CallGroup = {
  source: 'Specification 1, section 7: shop data',
  calls: [
    {
      what: 'Products',
      route: 'GET /api/products.php',
      sends: 'besides: `page`, `per_page`',
      who: 'anybody',
      answers: { success: 'true', products: [PRODUCT], total: 'number' },
      works: () => ({}),
      fails: [400, 'invalid_input', () => ({ query: '?page=0' })],
    },
    {
      what: 'Categories',
      route: 'GET /api/product_categories.php',
      sends: '',
      who: 'anybody',
      answers: CATEGORIES,
      works: () => ({}),
      fails: otherMethod(),
    },
    {
      what: 'Categories, where the first way fails',
      route: 'GET /api/products.php',
      sends: '`categories=true`',
      who: 'anybody',
      answers: CATEGORIES,
      works: () => ({ query: '?categories=true' }),
      fails: otherMethod(),
    },
    ...COUPON_ADVICE,
    {
      what: 'Bulk-order request',
      route: 'POST /api/bulk_orders.php',
      sends: 'JSON name, email, phone, message',
      who: 'anybody',
      answers: DONE,
      works: () => ({
        json: { name: 'Zeynep', email: 'z@kafe.example', phone: '+905321234567', message: '60 fincan' },
      }),
      fails: [400, 'invalid_input', () => ({ json: { name: 'Zeynep' } })],
    },
    {
      what: 'Workshops',
      route: 'GET /api/workshops.php',
      sends: '',
      who: 'anybody',
      answers: { success: 'true', workshops: [WORKSHOP] },
      works: async ({ manager }) => {
        await aWorkshopSession(manager);
        return {};
      },
      fails: otherMethod(),
    },
    ...['simple_media', 'public_media'].map((script): DocumentedCall => ({
      what: script === 'simple_media' ? 'Gallery' : 'Pictures of the workshops page',
      route: `GET /api/${script}.php`,
      sends: '`category`; `_t` is not looked at',
      who: 'anybody',
      answers: MEDIA,
      works: async ({ manager, mediaDir }) => {
        await aMediaItem(manager, { mediaDir });
        return { query: '?category=gallery&_t=1' };
      },
      fails: [400, 'invalid_input', () => ({ query: '?category=' })],
    })),
  ],
};
