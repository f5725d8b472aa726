import { type CallGroup, DONE, UNKNOWN_ID } from './documented-call.js';
import type { DocumentedShop } from './documented-shop.js';

const USER = {
  id: 'text',
  email: 'text',
  first_name: 'text',
  last_name: 'text',
  phone: 'text | null',
  address: 'text | null',
  created_at: 'instant',
};

const aNotice = (shop: DocumentedShop): Promise<string> =>
  shop.firstOf(
    `INSERT INTO studio_notification (type, dedupe_key, title, message) VALUES ('system', $1, 'Fırın', 'Soğudu') RETURNING id`,
    [shop.word()],
  );

export const NOTICE_CALLS: CallGroup = {
  source: 'Specification 2, section 7: notifications, users; specification 3, section 7: notifications',
  calls: [
    {
      what: 'Notifications, with the counts of the menu’s badge',
      route: 'GET /api/notifications.php',
      sends: '`type`, `unread_only=true`',
      who: 'admin',
      answersCustomersToo: true,
      answers: {
        success: 'true',
        notifications: [
          {
            id: 'number',
            type: 'text',
            title: 'text',
            message: 'text',
            is_read: 'boolean',
            created_at: 'instant',
          },
        ],
        counts: [{ type: 'text', total: 'number', unread: 'number' }],
      },
      works: async (shop) => {
        await aNotice(shop);
        return { query: '?type=system&unread_only=true' };
      },
      fails: [400, 'invalid_input', () => ({ query: '?type=yok' })],
    },
    ...(['one', 'all of a type', 'all'] as const).map((which) => ({
      what: `Mark ${which} read`,
      route: 'PUT /api/notifications.php',
      sends: { one: 'JSON id', 'all of a type': 'JSON type', all: 'an empty JSON object' }[which],
      who: 'admin' as const,
      answers: { success: 'true' },
      works: async (shop: DocumentedShop) => {
        const id = Number(await aNotice(shop));
        return { json: { one: { id }, 'all of a type': { type: 'system' }, all: {} }[which] };
      },
      fails: [400, 'invalid_input', () => ({ json: { type: 'yok' } })] as const,
    })),
    {
      what: 'Delete a notification',
      route: 'DELETE /api/notifications.php',
      sends: '`id`',
      who: 'admin',
      answers: { success: 'true' },
      works: async (shop) => ({ query: `?id=${await aNotice(shop)}` }),
      fails: [404, 'notification_not_found', () => ({ query: '?id=999999' })],
    },
    {
      what: 'Users',
      route: 'GET /api/user_management.php',
      sends: 'besides: `search`, `page` (of a thousand)',
      who: 'admin',
      answers: {
        success: 'true',
        users: [USER],
        pagination: {
          current_page: 'number',
          per_page: 'number',
          total_records: 'number',
          total_pages: 'number',
          has_next: 'boolean',
          has_prev: 'boolean',
        },
      },
      works: () => ({}),
      fails: [400, 'invalid_input', () => ({ query: '?page=0' })],
    },
    {
      what: 'Change a user',
      route: 'PUT /api/user_management.php',
      sends: '`id`; JSON email, first_name, last_name, phone, address; what is left out stays',
      who: 'admin',
      answers: { success: 'true', user: USER },
      works: async (shop) => {
        const { id, email } = await shop.anotherCustomer();
        const json = { email, first_name: 'Ayşe', last_name: 'Demir', phone: '', address: 'Üsküdar' };
        return { query: `?id=${id}`, json };
      },
      fails: [
        400,
        'invalid_input',
        ({ customer }) => ({ query: `?id=${customer.id}`, json: { first_name: '' } }),
      ],
    },
    {
      what: 'Delete a user',
      route: 'DELETE /api/user_management.php',
      sends: '`id`',
      who: 'admin',
      answers: { success: 'true' },
      works: async (shop) => ({ query: `?id=${(await shop.anotherCustomer()).id}` }),
      fails: [404, 'not_found', () => ({ query: `?id=${UNKNOWN_ID}` })],
    },
    {
      what: 'New password for a user',
      route: 'POST /api/update_user_password.php',
      sends: 'JSON user_id, new_password',
      who: 'admin',
      answers: DONE,
      works: async (shop) => ({
        json: { user_id: (await shop.anotherCustomer()).id, new_password: 'yeni-kupa' },
      }),
      fails: [
        400,
        'invalid_input',
        ({ customer }) => ({ json: { user_id: customer.id, new_password: '123' } }),
      ],
    },
  ],
};
