import { performance } from 'node:perf_hooks';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { fillBackOffice } from './fill-back-office.mjs';
import { fillDashboard } from './fill-dashboard.mjs';
import { compiled } from './orders.mjs';
import { answerBench } from './processes.mjs';

/** The back office's lists through our own services, in a studio of the size that is asked for. */
answerBench(async ({ environment, sizes }) => {
  const { startServer } = await import(join(compiled, 'src/server.js'));
  const { loadSettings } = await import(join(compiled, 'src/platform/config/load-settings.js'));
  const { migrateDatabase } = await import(join(compiled, 'src/platform/database/data-source.js'));
  await migrateDatabase(environment.DATABASE_URL);
  const { app } = await startServer(loadSettings(environment));
  const ask = await listsOf(app);
  if (sizes) {
    await fillBackOffice(environment.DATABASE_URL, sizes);
    await fillDashboard(environment.DATABASE_URL);
  }
  // As a worker does every minute.
  const { ListTallies } = await import(join(compiled, 'src/platform/lists/list-tallies.service.js'));
  await app.get(ListTallies).addUp();
  await app
    .get(DataSource)
    .query('VACUUM ANALYZE order_tally, booking_tally, log_tally, order_names, booking_names');
  return {
    answer: ({ what, list, query, times }) =>
      what === 'sheet' ? weigh(ask[list].sheet(query)) : repeat(() => ask[list][what](query), times),
  };
});

async function listsOf(app) {
  const find = async (file, name) => app.get((await import(join(compiled, `src/${file}.service.js`)))[name]);
  const orders = await find('orders/back-office/admin-order-list', 'AdminOrderList');
  const bookings = await find('bookings/back-office/admin-booking-list', 'AdminBookingList');
  const logs = await find('activity-log/back-office/log-list', 'LogList');
  const orderFigures = await find('orders/back-office/order-statistics', 'OrderStatisticsQueries');
  const bookingFigures = await find('bookings/back-office/booking-statistics', 'BookingStatisticsQueries');
  return {
    orders: {
      page: (query) => orders.page(query),
      sheet: (query) => orders.sheet(query),
      figures: () => orderFigures.read(),
    },
    bookings: {
      page: (query) => bookings.page(query),
      sheet: (query) => bookings.sheet(query),
      figures: () => bookingFigures.read(),
    },
    logs: { page: (query) => logs.page(query) },
    dashboard: await dashboardOf(find, logs),
  };
}

/** Each part of the back office's first page. */
async function dashboardOf(find, logs) {
  const sales = await find('orders/back-office/sales-figures', 'SalesFigures');
  const sessions = await find('workshops/upcoming-sessions', 'UpcomingSessionQueries');
  const stock = await find('catalog/back-office/stock-alarms', 'StockAlarmQueries');
  const requests = await find(
    'workshops/information-requests/admin-information-request-queries',
    'AdminInformationRequestQueries',
  );
  const bulkOrders = await find('bulk-orders/back-office/admin-bulk-order-queries', 'AdminBulkOrderQueries');
  const payments = await find('payments/payment-troubles', 'PaymentTroubleQueries');
  const mails = await find('email/mail-log', 'MailLog');
  const since = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return {
    sales: () => sales.overview(),
    weeks: () => sales.weeks(),
    month: () => sales.month(),
    waiting: () => sales.waiting(),
    sessions: () => sessions.read(),
    stock: () => stock.read(),
    informationRequests: () => requests.open(3),
    bulkOrders: () => bulkOrders.open(3),
    payments: () => payments.count(),
    mails: () => mails.failures(since),
    errors: () => logs.errors(since),
  };
}

/** How long each call took, and the pages there are. */
async function repeat(call, times) {
  const latencies = [];
  let answer;
  for (let time = 0; time < times; time += 1) {
    const before = performance.now();
    answer = await call();
    latencies.push(performance.now() - before);
  }
  return { latencies, totalPages: answer.pagination?.totalPages ?? 1 };
}

/** What a whole table for download takes besides, while somebody takes it as fast as it comes. */
async function weigh(pieces) {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const start = performance.now();
  let most = before;
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += Buffer.byteLength(piece);
    most = Math.max(most, process.memoryUsage().rss);
  }
  return { bytes, seconds: (performance.now() - start) / 1000, additionalBytes: most - before };
}
