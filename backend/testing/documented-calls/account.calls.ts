import { CustomerMessagesService } from '../../src/messaging/messages/customer-messages.service.js';
import { type CallGroup, notSignedIn, UNKNOWN_ID } from './documented-call.js';
import type { DocumentedShop } from './documented-shop.js';

const UNREAD = { success: 'true', unread_count: 'number' };
const NO_MESSAGE = { json: { message_id: 'x' } };

/** The id of an unread message of the customer. */
async function aMessage({ server, manager, customer }: DocumentedShop): Promise<string> {
  await server.app.get(CustomerMessagesService).add(manager, {
    customerId: customer.id,
    category: 'genel',
    subject: 'Kupalarınız',
    message: 'Fırından çıktı.',
    isImportant: false,
  });
  const [newest] = (await server.app.get(CustomerMessagesService).list(customer.id)).messages;
  return newest?.id ?? '';
}

export const ACCOUNT_CALLS: CallGroup = {
  source: 'Specification 1, section 7: customer account',
  calls: [
    {
      what: 'Own orders',
      route: 'GET /api/orders.php',
      sends: '',
      who: 'customer',
      answers: [
        {
          id: 'text',
          created_at: 'instant',
          total_amount: 'number',
          status: 'text',
          shipping_address: 'text',
          notes: 'text',
          items: [
            {
              id: 'text',
              product_name: 'text',
              product_image: 'text | null',
              product_description: 'text',
              product_material: 'text',
              product_dimensions: 'text',
              product_care: 'text',
              price: 'number',
              quantity: 'number',
            },
          ],
        },
      ],
      works: () => ({}),
      fails: notSignedIn('customer'),
    },
    {
      what: 'Own bookings',
      route: 'GET /api/user_bookings.php',
      sends: '',
      who: 'customer',
      answers: [
        { id: 'text', date: 'text', start_time: 'text', end_time: 'text', status: 'text', price: 'number' },
      ],
      works: () => ({}),
      fails: notSignedIn('customer'),
    },
    {
      what: 'Own messages',
      route: 'GET /api/user_messages.php',
      sends: '',
      who: 'customer',
      answers: {
        success: 'true',
        messages: [
          {
            id: 'text',
            subject: 'text',
            message: 'text',
            category: 'text',
            sender_name: 'text',
            created_at: 'instant',
            is_read: 'boolean',
            read_at: 'instant | null',
            is_important: 'boolean',
          },
        ],
        unread_count: 'number',
      },
      works: async (shop) => {
        await aMessage(shop);
        return {};
      },
      fails: notSignedIn('customer'),
    },
    {
      what: 'Mark several messages read',
      route: 'PATCH /api/user_messages.php',
      sends: 'JSON message_ids',
      who: 'customer',
      answers: UNREAD,
      works: async (shop) => ({ json: { message_ids: [await aMessage(shop)] } }),
      fails: [400, 'invalid_input', () => ({ json: { message_ids: [] } })],
    },
    {
      what: 'Mark one message read',
      route: 'POST /api/user_messages.php',
      sends: 'JSON message_id',
      who: 'customer',
      answers: UNREAD,
      works: async (shop) => ({ json: { message_id: await aMessage(shop) } }),
      fails: [400, 'invalid_input', () => NO_MESSAGE],
    },
    {
      what: 'Delete a message',
      route: 'DELETE /api/user_messages.php',
      sends: '`id`',
      who: 'customer',
      answers: UNREAD,
      works: async (shop) => ({ query: `?id=${await aMessage(shop)}` }),
      fails: [404, 'message_not_found', () => ({ query: `?id=${UNKNOWN_ID}` })],
    },
    {
      what: 'Own profile',
      route: 'PUT /api/profile.php',
      sends:
        'JSON first_name, last_name, email, phone, address; what is left out stays; current_password when the address changes',
      who: 'customer',
      answers: {
        success: 'true',
        user: {
          id: 'text',
          first_name: 'text',
          last_name: 'text',
          email: 'text',
          phone: 'text | null',
          address: 'text | null',
        },
      },
      works: () => ({ json: { first_name: 'Ayşe', address: 'Üsküdar' } }),
      fails: [400, 'invalid_input', () => ({ json: { first_name: '' } })],
    },
    {
      what: 'Badge: unread messages per category',
      route: 'GET /api/notifications.php',
      sends: '',
      who: 'customer',
      answers: {
        success: 'true',
        counts: [{ type: 'text', total: 'number', unread: 'number' }],
        unread: 'number',
      },
      works: async (shop) => {
        await aMessage(shop);
        return {};
      },
      fails: notSignedIn('customer'),
    },
  ],
};
