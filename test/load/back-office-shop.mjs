import { performance } from 'node:perf_hooks';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { fillBackOffice } from './fill-back-office.mjs';
import { fillDashboard } from './fill-dashboard.mjs';
import { compiled } from './orders.mjs';
import { answerBench } from './processes.mjs';

/** The highest rate limit for admins, and no mailed code at sign-in. */
const SETTINGS = { api_rate_limit: '1000', admin_2fa_enabled: 'false' };

/** Starts the whole shop without jobs, in a studio of the requested size. Answers its address. */
answerBench(async ({ environment, sizes }) => {
  const { startServer } = await import(join(compiled, 'src/server.js'));
  const { loadSettings } = await import(join(compiled, 'src/platform/config/load-settings.js'));
  const { migrateDatabase } = await import(join(compiled, 'src/platform/database/migrate.js'));
  const { AdminOrderListService } = await import(
    join(compiled, 'src/orders/back-office/list/admin-order-list.service.js')
  );
  await askOutOfNowhere();
  await migrateDatabase(environment.DATABASE_URL);
  if (sizes) {
    await fillBackOffice(environment.DATABASE_URL, sizes);
    await fillDashboard(environment.DATABASE_URL);
  }
  const { app, port } = await startServer(loadSettings(environment), prepare);
  return {
    ready: { url: `http://127.0.0.1:${port}` },
    answer: () => weigh(app.get(AdminOrderListService).sheet({}).pieces),
  };
});

/** Disables the scan cache, so that each call is answered as if nobody had used the same filter before. */
async function askOutOfNowhere() {
  const { ScanCache } = await import(join(compiled, 'src/platform/lists/scan-cache.js'));
  ScanCache.prototype.isMany = () => false;
  ScanCache.prototype.pageStart = () => undefined;
}

async function prepare(app) {
  const dataSource = app.get(DataSource);
  for (const [key, value] of Object.entries(SETTINGS)) {
    await dataSource.query(
      `INSERT INTO security_setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2`,
      [key, value],
    );
  }
  // In production a worker adds the tallies up every minute.
  const { ListTalliesService } = await import(join(compiled, 'src/platform/lists/list-tallies.service.js'));
  await app.get(ListTalliesService).addUp();
  const tallies = ['order_tally', 'booking_tally', 'log_tally', 'order_name_counts', 'booking_name_counts'];
  await dataSource.query(`VACUUM ANALYZE ${tallies.join(', ')}`);
  // The indexes are rebuilt, because filling the tables in large steps leaves them bloated, unlike daily use.
  for (const tally of tallies) await dataSource.query(`REINDEX TABLE ${tally}`);
}

/** The memory that a whole download takes, read as fast as it is produced. */
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
