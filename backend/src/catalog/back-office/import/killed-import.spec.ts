import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { anAdmin } from '../../../../seed/admins.js';
import { aProduct } from '../../../../seed/catalog.js';
import { type KillableProcess, startKillable } from '../../../../testing/killable-process.js';
import { eventually } from '../../../../testing/poll.js';
import { suiteShop } from '../../../../testing/suite-shop.js';
import { Settings } from '../../../platform/config/settings.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { ImportStateService } from './import-state.service.js';
import { ImportsService } from './imports.service.js';
import { StartImportService } from './start-import.service.js';
import { UploadImportService } from './upload-import.service.js';

/** Two batches and a half. */
const LINES = 250;
/** The address of a product in the second batch. */
const DEADLY = 'kase-150';
/** For a busy machine: the next worker starts, and takes the job of the dead one once its lease has run out. */
const TAKEN_OVER_MS = 40_000;

const shop = suiteShop();
const workers: KillableProcess[] = [];
/** Holds what a worker wants to write, so that it waits there until it is killed. */
let holder: QueryRunner;
let actor: Actor;

beforeEach(async () => {
  const { id } = await anAdmin(shop.dataSource.manager);
  actor = { adminId: id, ipAddress: '198.18.0.1', userAgent: 'test' };
  holder = shop.dataSource.createQueryRunner();
  await holder.connect();
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  await holder.release();
});

const startWorker = (): KillableProcess => {
  const worker = startKillable('killable-import-worker.js', {
    DATABASE_URL: shop.app.get(Settings).DATABASE_URL,
  });
  workers.push(worker);
  return worker;
};
const view = (id: string) => shop.app.get(ImportsService).view(id);
const isIn = (id: string, status: string) => async () => (await view(id)).status === status;

/** The database undoes what the dead worker had open. */
async function killWhileItWaits(worker: KillableProcess): Promise<void> {
  await eventually('the worker waits', async () => (await waiting()) > 0, TAKEN_OVER_MS);
  await worker.kill();
  await holder.rollbackTransaction();
  await eventually('nothing of it is left open', async () => (await waiting()) === 0);
}

/** How many wait for what another transaction has written or locked. */
const waiting = () =>
  count(`pg_stat_activity WHERE datname = current_database() AND wait_event IN ('transactionid', 'tuple')`);

async function count(sql: string): Promise<number> {
  const [row] = await shop.dataSource.query<[{ count: number }]>(`SELECT count(*)::int AS count FROM ${sql}`);
  return row.count;
}

it('an import whose worker is killed takes each line once, and is undone though that is killed too', async () => {
  const { manager } = shop.dataSource;
  await aProduct(manager, { name: 'Kâse 7', priceKurus: 52_000, stockQuantity: 3 });
  const table = ['Ürün Adı;Fiyat (TL)', ...Array.from({ length: LINES }, (_, at) => `Kâse ${at};${at + 1}`)];
  const id = await shop.app
    .get(UploadImportService)
    .upload(actor, { table: { name: 'urunler.csv', bytes: Buffer.from(table.join('\r\n')) } });
  await shop.app.get(StartImportService).start(actor, { id, version: (await view(id)).version });

  // A product that is about to take the same address makes the batch wait in its middle.
  await holder.startTransaction();
  await holder.query(
    `INSERT INTO product (slug, name, category_id, price_kurus, stock_quantity)
     SELECT $1, 'Rakip', id, 100, 1 FROM category WHERE slug = 'genel'`,
    [DEADLY],
  );
  await killWhileItWaits(startWorker());
  expect((await view(id)).status).toBe('running');
  expect((await view(id)).progress).toMatchObject({ total: LINES, done: 100 });
  expect(await count('product')).toBe(100);

  const second = startWorker();
  await eventually('the import is done', isIn(id, 'done'), TAKEN_OVER_MS);
  expect((await view(id)).progress).toMatchObject({
    done: LINES,
    outcomes: { created: LINES - 1, changed: 1 },
  });
  expect(await count('product')).toBe(LINES);
  expect(await count('(SELECT DISTINCT name FROM product) AS named')).toBe(LINES);
  expect(await count(`log_entry WHERE details->>'event' = 'product_created'`)).toBe(LINES - 1);

  await holder.startTransaction();
  await holder.query('SELECT FROM product WHERE slug = $1 FOR UPDATE', [DEADLY]);
  await shop.app.get(ImportStateService).undo(actor, id);
  await killWhileItWaits(second);
  expect((await view(id)).status).toBe('undoing');
  expect(await count('product')).toBe(LINES - 100 + 1);

  startWorker();
  await eventually('the import is undone', isIn(id, 'undone'), TAKEN_OVER_MS);
  const left = await shop.dataSource.query<object[]>(
    'SELECT name, price_kurus AS price, stock_quantity AS stock FROM product',
  );
  expect(left).toEqual([{ name: 'Kâse 7', price: 52_000, stock: 3 }]);
  expect((await view(id)).progress.kept).toBe(0);
}, 120_000);
