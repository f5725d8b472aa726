import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { CounterSale } from '../../contract/desk/counter.views.js';
import type { ReturnKind } from '../../contract/returns/return-state.js';
import { anAdmin } from '../../seed/admins.js';
import { aCategory, aProduct } from '../../seed/catalog.js';
import { AdminVisitor } from '../../testing/admin-visitor.js';
import { eventually } from '../../testing/poll.js';
import type { HttpAnswer } from '../../testing/shop-client.js';
import { freePort, type ShopProcess, startShopProcess } from '../../testing/shop-process.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { testEnvironment } from '../../testing/test-environment.js';
import { dataOf } from '../../testing/visitor.js';
import { Admin } from '../admin/admin.entity.js';
import { Category } from '../catalog/category.entity.js';
import { ProductPicture } from '../catalog/product-picture.entity.js';
import { Product } from '../catalog/product.entity.js';
import { MediaFile } from '../media/media-file.entity.js';
import { verifyData } from '../operations/verify/verify-data.js';
import { SecuritySetting } from '../platform/security/security-setting.entity.js';
import { changeSecuritySetting } from '../security-center/change-setting.js';

/** When the process is killed: the tables that it cannot write any more, and how many of the acts wait for that. */
const DEATHS: readonly [when: string, tables: readonly string[], waiting: number][] = [
  ['before the return is changed', ['order_return', 'order_return_line'], 4],
  ['before the pieces are in the ledger', ['stock_movement'], 2],
  ['before the money is reserved', ['payment_share'], 1],
  ['before the refund is written', ['refund'], 1],
  ['before it is in the log', ['log_entry'], 4],
  ['after the commit', [], 0],
];

/** An act on a return, and what must be true once it was asked for a second time. */
interface Act {
  readonly what: string;
  readonly ask: () => Promise<HttpAnswer>;
  readonly productId: string;
  readonly expected: Readonly<Record<string, unknown>>;
}

describe('A return, in a process that is killed', () => {
  let database: TestDatabase;
  let holder: pg.Client;
  let shop: ShopProcess;
  let environment: Record<string, string>;
  let port: number;
  let admin: AdminVisitor;

  beforeAll(async () => {
    database = await createTestDatabase([
      Admin,
      Category,
      MediaFile,
      Product,
      ProductPicture,
      SecuritySetting,
    ]);
    const { manager } = database.dataSource;
    await changeSecuritySetting(manager, 'admin_2fa_enabled', 'false');
    await aCategory(manager);
    const { email } = await anAdmin(manager);
    environment = testEnvironment({ databaseUrl: database.url, iyzicoUrl: 'http://127.0.0.1:9' });
    holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    port = await freePort();
    shop = await startShopProcess(environment, port);
    admin = new AdminVisitor(shop);
    expect(await admin.signInAsAdmin(email)).toMatchObject({ status: 200 });
  }, 120_000);
  afterAll(async () => {
    await shop.kill();
    await holder.end();
    await database.drop();
  });

  // Where a test fails, the next one finds no table locked.
  afterEach(() => holder.query('ROLLBACK'));

  const ask = (procedure: string, input: object) => admin.mutate(`admin.${procedure}`, input);

  /** Two pieces were sold, one of which is told of. */
  async function aReturn(kind: ReturnKind) {
    const { id: productId } = await aProduct(database.dataSource.manager, {
      ...{ slug: `kupa-${randomUUID()}`, priceKurus: 64_000, stockQuantity: 5 },
    });
    const sold = await ask('counter.sell', {
      ...{ lines: [{ productId, quantity: 2 }], payments: [{ method: 'cash', amountKurus: 128_000 }] },
      ...{ seenTotalKurus: 128_000, fullName: '', email: '', requestKey: randomUUID() },
    });
    const { orderId } = dataOf(sold) as CounterSale;
    const [told] = await database.dataSource.query<{ id: string; lineId: string }[]>(
      `WITH back AS (INSERT INTO order_return (order_id, request_key, request_hash, kind, reason)
         VALUES ($1, gen_random_uuid(), 'a', $2, 'size') RETURNING id)
       INSERT INTO order_return_line (return_id, order_line_id, quantity)
       SELECT back.id, line.id, 1 FROM back, order_line line WHERE line.order_id = $1
       RETURNING return_id AS id, order_line_id AS "lineId"`,
      [orderId, kind],
    );
    return { productId, id: told?.id ?? '', lineId: told?.lineId ?? '' };
  }

  async function receiving(): Promise<Act> {
    const { id, lineId, productId } = await aReturn('withdrawal');
    const lines = [{ lineId, wholeQuantity: 1 }];
    return {
      ...{ what: 'received', productId, ask: () => ask('returns.receive', { id, lines }) },
      expected: { stock: 4, moves: 2, refunds: 0, state: 'received' },
    };
  }

  async function refunding(): Promise<Act> {
    const { id, lineId, productId } = await aReturn('withdrawal');
    await ask('returns.receive', { id, lines: [{ lineId, wholeQuantity: 1 }] });
    return {
      ...{ what: 'paid back', productId, ask: () => ask('returns.refund', { id, amountKurus: 64_000 }) },
      expected: { stock: 4, moves: 2, refunds: 1, state: 'refunded' },
    };
  }

  async function replacing(): Promise<Act> {
    const { id, productId } = await aReturn('damage');
    return {
      ...{ what: 'replaced', productId, ask: () => ask('returns.replace', { id }) },
      expected: { stock: 2, moves: 2, refunds: 0, state: 'replaced' },
    };
  }

  async function refusing(): Promise<Act> {
    const { id, productId } = await aReturn('withdrawal');
    return {
      ...{ what: 'refused', productId, ask: () => ask('returns.refuse', { id, refusal: 'Kullanılmış.' }) },
      expected: { stock: 3, moves: 1, refunds: 0, state: 'refused' },
    };
  }

  const waiting = async () => {
    const [row] = await database.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return row?.count ?? 0;
  };
  const truthOf = async (productId: string) => {
    const [found] = await database.dataSource.query<Record<string, unknown>[]>(
      `SELECT product.stock_quantity AS stock, back.state,
         (SELECT count(*)::int FROM stock_movement WHERE product_id = product.id) AS moves,
         (SELECT count(*)::int FROM refund WHERE request_key = back.id) AS refunds
       FROM product JOIN order_line line ON line.product_id = product.id
       JOIN order_return back ON back.order_id = line.order_id WHERE product.id = $1`,
      [productId],
    );
    return found;
  };

  it.each(DEATHS)(
    'is done exactly once when the process dies %s',
    async (_when, tables, waitingActs) => {
      const acts = await Promise.all([receiving(), refunding(), replacing(), refusing()]);
      await holder.query('BEGIN');
      if (tables.length > 0) {
        await holder.query(`LOCK TABLE ${tables.join(', ')} IN SHARE ROW EXCLUSIVE MODE`);
      }
      let done = 0;
      const cutOff = acts.map((act) =>
        act.ask().then(
          ({ status }) => (done += status === 200 ? 1 : 0),
          () => null,
        ),
      );
      await eventually(
        'each act is done, or waits where it is to die',
        async () => done + (await waiting()) === acts.length,
        60_000,
      );
      expect(await waiting()).toBe(waitingActs);
      await shop.kill();
      await Promise.all(cutOff);
      await holder.query('ROLLBACK');
      shop = await startShopProcess(environment, port);

      for (const { what, ask: again, productId, expected } of acts) {
        expect({ what, status: (await again()).status }).toEqual({ what, status: 200 });
        expect({ what, ...(await truthOf(productId)) }).toEqual({ what, ...expected });
      }
      const said: string[] = [];
      const differences = await verifyData(database.url, (text) => said.push(text));
      expect(differences === 0 ? [] : said).toEqual([]);
    },
    180_000,
  );
});
