import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { shortId } from '../../../../contract/common/short-id.js';
import { type GeliverSandbox, startGeliverSandbox } from '../../../../sandbox/geliver/start-geliver.js';
import { aProduct } from '../../../../seed/catalog.js';
import { connectGeliver, giveAddress } from '../../../../testing/geliver.js';
import { aPaidOrder } from '../../../../testing/invoicing.js';
import { anActor } from '../../../../testing/order-transitions.js';
import { eventually } from '../../../../testing/poll.js';
import { pieces } from '../../../../testing/purchase.js';
import { freePort, startShopProcess } from '../../../../testing/shop-process.js';
import { testEnvironment } from '../../../../testing/test-environment.js';
import { startTestShop, type TestShop } from '../../../../testing/test-shop.js';
import { verifyData } from '../../../operations/verify/verify-data.js';
import { AskLabelsService } from './ask-labels.service.js';
import { LabelProgressService } from './label-progress.service.js';

/** The call at which the process dies, before or after Geliver has done its work. */
const DEATHS = [
  ['silent', 'POST /shipments'],
  ['hanging', 'POST /shipments'],
  ['silent', 'POST /transactions'],
  ['hanging', 'POST /transactions'],
  ['hanging', 'GET /labels'],
] as const;

/** The table whose lock keeps the process from noting what it was told. */
const WRITES = ['parcel', 'parcel_label_pdf'] as const;

describe('A process that is killed while it buys a label', () => {
  let geliver: GeliverSandbox;
  let shop: TestShop;
  let environment: Record<string, string>;
  let holder: pg.Client;

  beforeAll(async () => {
    geliver = await startGeliverSandbox();
    shop = await startTestShop({ GELIVER_BASE_URL: geliver.url });
    await connectGeliver(shop.app);
    const { url: databaseUrl } = shop.dataSource.options as { url: string };
    environment = testEnvironment(
      { databaseUrl, iyzicoUrl: shop.iyzico.url },
      { GELIVER_BASE_URL: geliver.url, WORKER: 'on', SWEEP_SECONDS: '1' },
    );
    holder = new pg.Client({ connectionString: databaseUrl });
    await holder.connect();
  }, 120_000);
  afterAll(async () => {
    await holder.end();
    await shop.stop();
    await geliver.stop();
  });
  afterEach(async () => {
    geliver.behave('well');
    await holder.query('ROLLBACK');
  });

  const ask = async () => {
    const mug = await aProduct(shop.dataSource.manager, { priceKurus: 64_000, stockQuantity: 9 });
    const orderId = await aPaidOrder(shop.app, [pieces(mug)]);
    await giveAddress(shop.dataSource, orderId);
    await shop.app.get(AskLabelsService).ask(await anActor(shop.app), [orderId]);
    return orderId;
  };
  const waiting = async () => {
    const [row] = await shop.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return row?.count ?? 0;
  };
  const dieOnce = async (isDying: () => Promise<boolean>) => {
    const first = await startShopProcess(environment, await freePort());
    await eventually('it waits where it is to die', isDying, 60_000);
    await first.kill();
  };
  const expectOneLabel = async (orderId: string) => {
    geliver.behave('well');
    await holder.query('ROLLBACK');
    await shop.dataSource.query('UPDATE parcel_label SET next_try_at = now() WHERE next_try_at IS NOT NULL');
    const second = await startShopProcess(environment, await freePort());
    const isReady = async () =>
      (await shop.app.get(LabelProgressService).of([orderId])).every(({ state }) => state === 'ready');
    await eventually('the label is there', isReady, 60_000);
    await second.kill();
    expect(geliver.shipments.standing(`${shortId(orderId)}-1`)).toBe(1);
    const { url } = shop.dataSource.options as { url: string };
    const said: string[] = [];
    const differences = await verifyData(url, (text) => said.push(text));
    expect(differences === 0 ? [] : said).toEqual([]);
  };

  it.each(DEATHS)(
    '%s at %s has bought one in the end',
    async (mood, call) => {
      const orderId = await ask();
      geliver.behave(mood, call);
      await dieOnce(() => Promise.resolve(geliver.unanswered() > 0));
      await expectOneLabel(orderId);
    },
    180_000,
  );

  it.each(WRITES)(
    'before it writes to %s has bought one in the end',
    async (table) => {
      const orderId = await ask();
      await holder.query('BEGIN');
      await holder.query(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
      await dieOnce(async () => (await waiting()) > 0);
      await expectOneLabel(orderId);
    },
    180_000,
  );
});
