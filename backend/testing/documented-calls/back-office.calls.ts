import { aCategory, aProduct } from '../../seed/catalog.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { type CallGroup, DONE, notSignedIn, UNKNOWN_ID } from './documented-call.js';
import { type DocumentedShop, formOf } from './documented-shop.js';

const SAVED = { ...DONE, id: 'text' };
const WORKSHOP_FORM = {
  title: 'Çarkta ilk kâse',
  description: '',
  date: '2030-05-04',
  start_time: '10:00',
  end_time: '13:00',
  price: 1000,
  student_price: '',
  capacity: 8,
};
const PRODUCT_FORM = {
  name: 'Seladon kupa',
  price: '640.50',
  description: 'Avucunuza oturur.',
  material: 'Stoneware',
  dimensions: 'Ø 8 cm',
  care: 'Elde yıkanır',
  stock_quantity: '7',
  min_stock: '2',
  is_unlimited: '0',
  category: 'genel',
};
const QUESTION = {
  name: 'Ayşe',
  surname: 'Demir',
  email: 'ayse@kil.example',
  phone: '+905321234567',
  workshop_type: 'cocuk',
  experience_level: 'az_deneyim',
  message: 'Ne zaman?',
};
const WISH = { name: 'Zeynep', email: 'z@kafe.example', phone: '+905321234567', message: '60 fincan' };

async function aQuestion(shop: DocumentedShop): Promise<string> {
  await shop.stranger().post('/api/workshop_info_requests.php', QUESTION);
  return shop.firstOf('SELECT id FROM information_request ORDER BY created_at DESC LIMIT 1');
}

async function aWish(shop: DocumentedShop): Promise<string> {
  await shop.stranger().post('/api/bulk_orders.php', WISH);
  return shop.firstOf('SELECT id FROM bulk_order_request ORDER BY created_at DESC LIMIT 1');
}

const WORKSHOPS: CallGroup = {
  source: 'Specification 2, section 7: workshops, info requests, bulk orders',
  calls: [
    {
      what: 'New workshop',
      route: 'POST /api/workshops.php',
      sends:
        'JSON title, description, date, start_time, end_time, price, student_price, capacity; optional is_for_children (boolean), absent: false',
      who: 'admin',
      answers: SAVED,
      works: () => ({ json: WORKSHOP_FORM }),
      fails: [400, 'invalid_input', () => ({ json: { ...WORKSHOP_FORM, title: '' } })],
    },
    {
      what: 'Change a workshop',
      route: 'PUT /api/workshops.php',
      sends: '`id`; the same JSON; is_for_children absent: unchanged',
      who: 'admin',
      answers: SAVED,
      works: async ({ manager }) => ({
        query: `?id=${(await aWorkshopSession(manager)).id}`,
        json: WORKSHOP_FORM,
      }),
      fails: [404, 'workshop_not_found', () => ({ query: `?id=${UNKNOWN_ID}`, json: WORKSHOP_FORM })],
    },
    {
      what: 'Delete a workshop',
      route: 'DELETE /api/workshops.php',
      sends: '`id`',
      who: 'admin',
      answers: SAVED,
      works: async ({ manager }) => ({ query: `?id=${(await aWorkshopSession(manager)).id}` }),
      fails: [404, 'workshop_not_found', () => ({ query: `?id=${UNKNOWN_ID}` })],
    },
    {
      what: 'Info requests',
      route: 'GET /api/workshop_info_requests.php',
      sends: '`status`',
      who: 'admin',
      answers: {
        success: 'true',
        requests: [
          {
            id: 'text',
            name: 'text',
            surname: 'text',
            email: 'text',
            phone: 'text',
            workshop_type: 'text',
            experience_level: 'text',
            message: 'text',
            status: 'text',
            admin_notes: 'text',
            created_at: 'instant',
          },
        ],
      },
      works: async (shop) => {
        await aQuestion(shop);
        return { query: '?status=pending' };
      },
      fails: [400, 'invalid_input', () => ({ query: '?status=yok' })],
    },
    {
      what: 'Mark an info request',
      route: 'PUT /api/workshop_info_requests.php',
      sends: 'JSON id, status, admin_notes',
      who: 'admin',
      answers: DONE,
      works: async (shop) => ({
        json: { id: await aQuestion(shop), status: 'contacted', admin_notes: 'Arandı' },
      }),
      fails: [400, 'invalid_input', () => ({ json: { id: UNKNOWN_ID, status: 'yok', admin_notes: '' } })],
    },
    {
      what: 'Delete an info request',
      route: 'DELETE /api/workshop_info_requests.php',
      sends: '`id`',
      who: 'admin',
      answers: DONE,
      works: async (shop) => ({ query: `?id=${await aQuestion(shop)}` }),
      fails: [404, 'not_found', () => ({ query: `?id=${UNKNOWN_ID}` })],
    },
    {
      what: 'Bulk orders',
      route: 'GET /api/bulk_orders.php',
      sends: '',
      who: 'admin',
      answers: {
        success: 'true',
        orders: [
          {
            id: 'text',
            name: 'text',
            email: 'text',
            phone: 'text',
            message: 'text',
            status: 'text',
            created_at: 'instant',
          },
        ],
      },
      works: async (shop) => {
        await aWish(shop);
        return {};
      },
      fails: notSignedIn('admin'),
    },
    {
      what: 'Approve or reject a bulk order',
      route: 'PUT /api/bulk_orders.php',
      sends: '`id`; JSON status',
      who: 'admin',
      answers: DONE,
      works: async (shop) => ({ query: `?id=${await aWish(shop)}`, json: { status: 'approved' } }),
      fails: [400, 'invalid_input', () => ({ query: `?id=${UNKNOWN_ID}`, json: { status: 'belki' } })],
    },
  ],
};

const CATALOGUE: CallGroup = {
  source: 'Specification 2, section 7: categories, products',
  calls: [
    {
      what: 'New category',
      route: 'POST /api/product_categories.php',
      sends: 'JSON name',
      who: 'admin',
      answers: { ...DONE, category: { id: 'number', name: 'text' } },
      works: (shop) => ({ json: { name: shop.word() } }),
      fails: [400, 'invalid_input', () => ({ json: { name: ' ' } })],
    },
    {
      what: 'Delete a category',
      route: 'DELETE /api/product_categories.php',
      sends: '`id`',
      who: 'admin',
      answers: DONE,
      works: async (shop) => ({ query: `?id=${(await aCategory(shop.manager, { name: shop.word() })).id}` }),
      fails: [
        409,
        'category_protected',
        async (shop) => ({
          query: `?id=${await shop.firstOf(`SELECT id FROM category WHERE slug = 'genel'`)}`,
        }),
      ],
    },
    {
      what: 'New product',
      route: 'POST /api/products.php',
      sends:
        'multipart name, price, description, material, dimensions, care, image, additional_images[], stock_quantity, ' +
        'min_stock, is_unlimited, category',
      who: 'admin',
      answers: SAVED,
      works: async (shop) => ({
        form: formOf({
          ...PRODUCT_FORM,
          image: await shop.photo(),
          'additional_images[]': await shop.photo(),
        }),
      }),
      fails: [400, 'invalid_input', () => ({ form: formOf(PRODUCT_FORM) })],
    },
    {
      what: 'Change a product',
      route: 'POST /api/products.php',
      sends: '`id`; the same form with an extra id field',
      who: 'admin',
      answers: SAVED,
      works: async (shop) => {
        const { id } = await aProduct(shop.manager, { name: shop.word() });
        return { query: `?id=${id}`, form: formOf({ ...PRODUCT_FORM, id, image: await shop.photo() }) };
      },
      fails: [
        404,
        'product_not_found',
        () => ({ query: `?id=${UNKNOWN_ID}`, form: formOf({ ...PRODUCT_FORM, id: UNKNOWN_ID }) }),
      ],
    },
    {
      what: 'Delete a product',
      route: 'DELETE /api/products.php',
      sends: '`id`',
      who: 'admin',
      answers: DONE,
      works: async (shop) => ({ query: `?id=${(await aProduct(shop.manager, { name: shop.word() })).id}` }),
      fails: [404, 'product_not_found', () => ({ query: `?id=${UNKNOWN_ID}` })],
    },
    {
      what: 'Picture of a product',
      route: 'POST /api/upload_image.php',
      sends: 'multipart file, type (main, additional)',
      who: 'admin',
      answers: { success: 'true', filename: 'text', width: 'number', height: 'number', placeholder: 'text' },
      works: async (shop) => ({ form: formOf({ file: await shop.photo(), type: 'main' }) }),
      fails: [400, 'upload_missing', () => ({ form: formOf({ type: 'main' }) })],
    },
  ],
};

export const BACK_OFFICE_CALLS: readonly CallGroup[] = [WORKSHOPS, CATALOGUE];
