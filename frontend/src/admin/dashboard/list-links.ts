import { addDays, type LocalDate } from '@contract/common/dates.js';
import type { Days } from '@contract/admin/dashboard/dashboard.views.js';
import { adminPaths } from '../lib/admin-paths.js';

const linkTo = (path: string, filters: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(filters).toString()}`;

const PAID = { payment_status: 'paid' };
const PLACED = { scope: 'placed' };
const daysOf = ({ from, to }: Days) => ({ date_from: from, date_to: to });

/** Links from each figure to the list that shows what it counts, with the filters in the address. */
export const listLinks = {
  orders: (days: Days, filters: Readonly<Record<string, string>> = {}) =>
    linkTo(adminPaths.orders, { ...filters, ...PLACED, ...daysOf(days) }),
  paidOrders: (days: Days) => linkTo(adminPaths.orders, { ...PAID, ...daysOf(days) }),
  paidOrdersOfWeek: (monday: LocalDate) =>
    linkTo(adminPaths.orders, { ...PAID, ...daysOf({ from: monday, to: addDays(monday, 6) }) }),
  ordersToConfirm: linkTo(adminPaths.orders, { status: 'pending', ...PAID }),
  ordersToPrepare: (status: 'confirmed' | 'preparing') =>
    linkTo(adminPaths.orders, { status, scope: 'with_pieces' }),
  ordersInTrouble: (trouble: 'stuck' | 'refund') => linkTo(adminPaths.orders, { payment_trouble: trouble }),
  sessionsOf: (day: LocalDate) => linkTo(adminPaths.workshops, { gun: day }),
  products: (stock: 'low_stock' | 'out_of_stock') =>
    linkTo(adminPaths.products, { stok: stock, rafta: 'true', sirala: 'stock-asc' }),
  openInformationRequests: linkTo(adminPaths.informationRequests, { durum: 'pending' }),
  informationRequest: (id: string) => linkTo(adminPaths.informationRequests, { durum: 'pending', talep: id }),
  openBulkOrders: linkTo(adminPaths.bulkOrders, { durum: 'pending' }),
  bulkOrder: (id: string) => linkTo(adminPaths.bulkOrders, { durum: 'pending', yanit: id }),
  failedMails: (since: LocalDate) =>
    linkTo(adminPaths.email, { sekme: 'kayitlar', durum: 'failed', tarih: since }),
  systemErrors: (since: LocalDate) => linkTo(adminPaths.logs, { type: 'system_error', date_from: since }),
  unreadNotifications: linkTo(adminPaths.notifications, { okunmamis: '1' }),
} as const;
