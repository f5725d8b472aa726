import type {
  MonthOfOrders,
  OpenRequests,
  SalesOverview,
  StockAlarms,
  RecentTroubles,
  UpcomingSessions,
  WeekOfSales,
} from '@contract/admin/dashboard/dashboard.views.js';
import { ORDER_STATUSES } from '@contract/orders/order-status.js';
import type { FakeProcedures } from './fake-server.js';

export const someSales = (): SalesOverview => ({
  today: {
    ...{ from: '2026-11-22', to: '2026-11-22', orders: 5, revenueKurus: 250_000 },
    before: { from: '2026-11-15', to: '2026-11-15', orders: 3, revenueKurus: 500_000 },
  },
  month: {
    ...{ from: '2026-11-01', to: '2026-11-22', orders: 1248, revenueKurus: 14_862_000 },
    before: { from: '2026-10-01', to: '2026-10-22', orders: 1248, revenueKurus: 13_635_000 },
  },
});

const weeks = (): WeekOfSales[] =>
  ['2026-11-09', '2026-11-16'].map((monday) => ({ monday, orders: 2, revenueKurus: 120_000 }));

const noMonth = (): MonthOfOrders => ({
  ...{ from: '2026-11-01', to: '2026-11-22' },
  statuses: ORDER_STATUSES.map((status) => ({ status, count: 0 })),
});

const noSessions = (): UpcomingSessions => ({ total: 0, sessions: [] });
const fullStock = (): StockAlarms => ({
  low: { count: 0, products: [] },
  soldOut: { count: 0, products: [] },
});
const nobodyWaits = (): OpenRequests => ({ count: 0, overdue: 0, requests: [] });
const noTrouble = (): RecentTroubles => ({ count: 0, latestAt: null, since: '2026-11-21', days: 2 });

/** A dashboard on which nothing is left to do. */
export const aCalmDay = (): FakeProcedures => ({
  'admin.dashboard.sales': someSales,
  'admin.dashboard.weeks': weeks,
  'admin.dashboard.month': noMonth,
  'admin.dashboard.waiting': () => [],
  'admin.dashboard.sessions': noSessions,
  'admin.dashboard.stock': fullStock,
  'admin.dashboard.informationRequests': nobodyWaits,
  'admin.dashboard.bulkOrders': nobodyWaits,
  'admin.troubles.payments': () => ({ stuck: 0, refunds: 0 }),
  'admin.troubles.mails': noTrouble,
  'admin.troubles.errors': noTrouble,
});
