import { AnsweredFile, type CallGroup, DONE, UNKNOWN_ID } from './documented-call.js';
import {
  BOOKING_DETAIL,
  BOOKING_STATISTICS,
  ORDER,
  ORDER_STATISTICS,
  PAGINATION,
  SORTING,
} from './sale-shapes.js';

const PAGES = 'page, per_page (10, 25, 50, 100), sort_by, sort_order';
const ORDER_FILTERS =
  'status, payment_status, date_from, date_to, customer_name, customer_email, order_id, amount_min, amount_max, is_guest';
const BOOKING_FILTERS =
  'status, payment_status, date_from, date_to, workshop_date_from, workshop_date_to, customer_name, customer_email, ' +
  'customer_phone, booking_id, workshop_id, price_min, price_max';

export const ADVANCED_SALES_CALLS: CallGroup = {
  source: 'Specification 2, section 7: orders (advanced), bookings (advanced)',
  calls: [
    {
      what: 'Orders; totals in kuruş, prices of items in lira',
      route: 'GET /api/admin_orders_advanced.php',
      sends: `\`action=list\`; ${ORDER_FILTERS}; ${PAGES}`,
      who: 'admin',
      answers: {
        success: 'true',
        orders: [ORDER],
        pagination: PAGINATION,
        sorting: SORTING,
        statistics: ORDER_STATISTICS,
      },
      works: () => ({
        query:
          '?action=list&status=&payment_status=paid&date_from=2020-01-01&is_guest=0&page=1&per_page=25' +
          '&sort_by=created_at&sort_order=desc',
      }),
      fails: [400, 'invalid_input', () => ({ query: '?action=list&per_page=11' })],
    },
    {
      what: 'Statistics; revenue in kuruş',
      route: 'GET /api/admin_orders_advanced.php',
      sends: '`action=stats`',
      who: 'admin',
      answers: { success: 'true', statistics: ORDER_STATISTICS },
      works: () => ({ query: '?action=stats' }),
      fails: [400, 'malformed_request', () => ({ query: '?action=yok' })],
    },
    {
      what: 'Download, `siparisler_{timestamp}.csv`, or an Excel workbook',
      route: 'GET /api/admin_orders_advanced.php',
      sends: `\`action=export\`; \`format=csv\` (default) or \`xlsx\`; ${ORDER_FILTERS}`,
      who: 'admin',
      answers: new AnsweredFile('text/csv'),
      works: () => ({ query: '?action=export&status=confirmed' }),
      fails: [400, 'invalid_input', () => ({ query: '?action=export&status=yok' })],
    },
    {
      what: 'Download of all lines, `siparis-satirlari_{timestamp}.csv`, or an Excel workbook',
      route: 'GET /api/admin_orders_advanced.php',
      sends: `\`action=export_lines\`; \`format=csv\` (default) or \`xlsx\`; ${ORDER_FILTERS}`,
      who: 'admin',
      answers: new AnsweredFile('text/csv'),
      works: () => ({ query: '?action=export_lines&status=confirmed' }),
      fails: [400, 'invalid_input', () => ({ query: '?action=export_lines&status=yok' })],
    },
    {
      what: 'Bookings',
      route: 'GET /api/admin_bookings_advanced.php',
      sends: `\`action=list\`; ${BOOKING_FILTERS}; ${PAGES}`,
      who: 'admin',
      answers: {
        success: 'true',
        bookings: [{ ...BOOKING_DETAIL, payment_currency: 'text' }],
        pagination: PAGINATION,
        sorting: SORTING,
      },
      works: () => ({
        query: '?action=list&customer_name=&price_min=0&sort_by=price&sort_order=asc&per_page=10',
      }),
      fails: [400, 'invalid_input', () => ({ query: '?action=list&sort_by=password' })],
    },
    {
      what: 'Statistics; revenue in lira',
      route: 'GET /api/admin_bookings_advanced.php',
      sends: '`action=stats`',
      who: 'admin',
      answers: { success: 'true', statistics: BOOKING_STATISTICS },
      works: () => ({ query: '?action=stats' }),
      fails: [400, 'malformed_request', () => ({ query: '?action=yok' })],
    },
    {
      what: 'Download, `rezervasyonlar_{timestamp}.csv`',
      route: 'GET /api/admin_bookings_advanced.php',
      sends: `\`action=export\`; ${BOOKING_FILTERS}`,
      who: 'admin',
      answers: new AnsweredFile('text/csv'),
      works: () => ({ query: '?action=export' }),
      fails: [400, 'invalid_input', () => ({ query: '?action=export&date_from=dün' })],
    },
    {
      what: 'Status of a booking',
      route: 'PUT /api/admin_bookings_advanced.php',
      sends: '`id`; JSON status',
      who: 'admin',
      answers: DONE,
      works: async (shop) => ({
        query: `?id=${(await shop.paidOrder()).bookingId}`,
        json: { status: 'cancelled' },
      }),
      fails: [
        404,
        'booking_not_found',
        () => ({ query: `?id=${UNKNOWN_ID}`, json: { status: 'confirmed' } }),
      ],
    },
    {
      what: 'Delete a booking',
      route: 'DELETE /api/admin_bookings_advanced.php',
      sends: '`id`',
      who: 'admin',
      answers: DONE,
      works: async (shop) => ({ query: `?id=${(await shop.paidOrder()).bookingId}` }),
      fails: [400, 'invalid_input', () => ({ query: '?id=1' })],
    },
  ],
};
