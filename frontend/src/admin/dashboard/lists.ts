import { addDays, type LocalDate } from '@contract/common/dates.js';
import type { Days } from '@contract/dashboard/dashboard.views.js';
import { adminPaths } from '../lib/admin-paths.js';

const asked = (path: string, filters: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(filters).toString()}`;

const PAID = { payment_status: 'paid' };
const daysOf = ({ from, to }: Days) => ({ date_from: from, date_to: to });

/** Where each figure leads: the list that shows what it counts, by the filters that the list keeps in its address. */
export const lists = {
  orders: (days: Days, filters: Readonly<Record<string, string>> = {}) =>
    asked(adminPaths.orders, { ...filters, ...daysOf(days) }),
  paidOrders: (days: Days) => asked(adminPaths.orders, { ...PAID, ...daysOf(days) }),
  paidOrdersOfWeek: (monday: LocalDate) =>
    asked(adminPaths.orders, { ...PAID, ...daysOf({ from: monday, to: addDays(monday, 6) }) }),
  ordersToConfirm: asked(adminPaths.orders, { status: 'pending', ...PAID }),
  ordersIn: (status: string) => asked(adminPaths.orders, { status }),
  ordersInTrouble: (trouble: 'stuck' | 'refund') => asked(adminPaths.orders, { payment_trouble: trouble }),
  sessionsOf: (day: LocalDate) => asked(adminPaths.workshops, { gun: day }),
  products: (stock: 'low_stock' | 'out_of_stock') =>
    asked(adminPaths.products, { stok: stock, rafta: 'true', sirala: 'stock-asc' }),
  openInformationRequests: asked(adminPaths.informationRequests, { durum: 'pending' }),
  informationRequest: (id: string) => asked(adminPaths.informationRequests, { durum: 'pending', talep: id }),
  openBulkOrders: asked(adminPaths.bulkOrders, { durum: 'pending' }),
  bulkOrder: (id: string) => asked(adminPaths.bulkOrders, { durum: 'pending', yanit: id }),
  failedMails: (since: LocalDate) =>
    asked(adminPaths.email, { sekme: 'kayitlar', durum: 'failed', tarih: since }),
  systemErrors: (since: LocalDate) => asked(adminPaths.logs, { type: 'system_error', date_from: since }),
  unreadNotifications: asked(adminPaths.notifications, { okunmamis: '1' }),
} as const;
