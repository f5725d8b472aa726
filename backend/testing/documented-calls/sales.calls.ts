import { type CallGroup, DONE, notSignedIn, UNKNOWN_ID } from './documented-call.js';
import { BOOKING, BOOKING_DETAIL, ORDER } from './sale-shapes.js';

export const SALES_CALLS: CallGroup = {
  source: 'Specification 2, section 7: bookings (basic), orders (basic)',
  calls: [
    {
      what: 'Bookings',
      route: 'GET /api/bookings.php',
      sends: '',
      who: 'admin',
      answers: { success: 'true', bookings: [BOOKING] },
      works: () => ({}),
      fails: notSignedIn('admin'),
    },
    {
      what: 'One booking',
      route: 'GET /api/bookings.php',
      sends: '`booking_id`',
      who: 'admin',
      answers: { success: 'true', booking: BOOKING_DETAIL },
      works: async (shop) => ({ query: `?booking_id=${(await shop.paidOrder()).bookingId}` }),
      fails: [404, 'booking_not_found', () => ({ query: `?booking_id=${UNKNOWN_ID}` })],
    },
    {
      what: 'Status of a booking',
      route: 'PUT /api/bookings.php',
      sends: '`id`; JSON status',
      who: 'admin',
      answers: DONE,
      works: async (shop) => ({
        query: `?id=${(await shop.paidOrder()).bookingId}`,
        json: { status: 'completed' },
      }),
      fails: [400, 'invalid_input', () => ({ query: `?id=${UNKNOWN_ID}`, json: { status: 'yok' } })],
    },
    {
      what: 'Delete a booking',
      route: 'DELETE /api/bookings.php',
      sends: '`id`',
      who: 'admin',
      answers: DONE,
      works: async (shop) => ({ query: `?id=${(await shop.paidOrder()).bookingId}` }),
      fails: [404, 'booking_not_found', () => ({ query: `?id=${UNKNOWN_ID}` })],
    },
    {
      what: 'Orders; totals in kuruş, prices of items in lira',
      route: 'GET /api/admin_orders.php',
      sends: '',
      who: 'admin',
      answers: { success: 'true', orders: [ORDER] },
      works: () => ({}),
      fails: notSignedIn('admin'),
    },
    {
      what: 'Status of an order',
      route: 'PUT /api/admin_orders.php',
      sends: '`id`; JSON status',
      who: 'admin',
      answers: DONE,
      works: async (shop) => ({
        query: `?id=${(await shop.paidOrder()).orderId}`,
        json: { status: 'preparing' },
      }),
      fails: [404, 'order_not_found', () => ({ query: `?id=${UNKNOWN_ID}`, json: { status: 'shipped' } })],
    },
  ],
};
