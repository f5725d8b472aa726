import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { returnToShop, visitBank, type WayBack } from '../../sandbox/iyzico/bank-visitor.js';
import { type IyzicoSandbox, startIyzicoSandbox } from '../../sandbox/iyzico/start-iyzico.js';
import { IyzicoControl } from '../../testing/iyzico-control.js';
import { eventually } from '../../testing/poll.js';
import { AYSE, stateOf } from '../../testing/purchase.js';
import { freePort, type ShopProcess, startShopProcess } from '../../testing/shop-process.js';
import { createEmptyCopy } from '../../testing/test-database.js';
import { SANDBOX_KEYS, testEnvironment } from '../../testing/test-environment.js';
import { dataSourceOptions } from '../platform/database/data-source.js';

/** Where the process dies, in the order of a payment. */
type Death =
  | 'before iyzico hears of the payment'
  | 'before it stores the bank page'
  | 'while the buyer is at the bank'
  | 'before the charge'
  | 'between charge and commit'
  | 'after the commit';

/** How often the buyer's browser comes back once the shop is up again. */
type Return = 'never' | 'once' | 'twice';

const DEATHS: readonly Death[] = [
  'before iyzico hears of the payment',
  'before it stores the bank page',
  'while the buyer is at the bank',
  'before the charge',
  'between charge and commit',
  'after the commit',
];
const RETURNS: readonly Return[] = ['never', 'once', 'twice'];

const PAID = {
  status: 'confirmed',
  paymentStatus: 'paid',
  attempt: 'paid',
  stock: 4,
  held: 0,
  sales: 1,
  mails: 2,
};
const GIVEN_UP = { status: 'cancelled', paymentStatus: 'unpaid', stock: 5, held: 0, sales: 0, mails: 0 };

describe.each(DEATHS)('a process killed %s', (death) => {
  let database: Awaited<ReturnType<typeof createEmptyCopy>>;
  let dataSource: DataSource;
  let iyzico: IyzicoSandbox;
  let bank: IyzicoControl;
  let shop: ShopProcess;
  let environment: Record<string, string>;
  let port: number;

  beforeEach(async () => {
    database = await createEmptyCopy();
    dataSource = await new DataSource(dataSourceOptions(database.url, 5)).initialize();
    iyzico = await startIyzicoSandbox(SANDBOX_KEYS);
    bank = new IyzicoControl(iyzico.url);
    port = await freePort();
    environment = testEnvironment(
      { databaseUrl: database.url, iyzicoUrl: iyzico.url },
      { WORKER: 'on', SWEEP_SECONDS: '1', PAYMENT_RECHECK_SECONDS: '600', IYZICO_TIMEOUT_MS: '60000' },
    );
    shop = await startShopProcess(environment, port);
  });
  afterEach(async () => {
    await shop.kill();
    await iyzico.stop();
    await dataSource.destroy();
    await database.drop();
  });

  it.each(RETURNS)('leaves one truth when the buyer then comes back %s', async (returns) => {
    const productId = await insertProduct(dataSource);
    const wayBack = await payUntilDeath(productId);
    await shop.kill();
    await bank.clear();
    shop = await startShopProcess(environment, port);
    for (let times = returns === 'never' ? 0 : returns === 'once' ? 1 : 2; wayBack && times > 0; times -= 1) {
      await returnToShop(wayBack);
    }
    const orderId = await theOrder(dataSource);
    await timePasses(dataSource);
    await eventually('the payment is settled', async () => {
      const { attempt } = await stateOf(dataSource, orderId);
      return ['paid', 'failed', 'expired', 'refunded'].includes(attempt);
    });
    const state = await stateOf(dataSource, orderId);
    const charges = (await bank.payments()).reduce((sum, payment) => sum + Number(payment['charges']), 0);
    expect(state).toMatchObject(charges === 1 ? PAID : GIVEN_UP);
    expect(charges).toBe(isPaidInTheEnd(returns) ? 1 : 0);
  });

  function isPaidInTheEnd(returns: Return): boolean {
    if (death === 'before iyzico hears of the payment' || death === 'before it stores the bank page')
      return false;
    return death === 'while the buyer is at the bank' ? returns !== 'never' : true;
  }

  /** Buys until the chosen moment. Answers the form that brings the buyer back, where the bank got that far. */
  async function payUntilDeath(productId: string): Promise<WayBack | null> {
    if (death === 'before iyzico hears of the payment')
      await bank.plan({ on: 'initialize', kind: 'hang_before' });
    if (death === 'before it stores the bank page') await bank.plan({ on: 'initialize', kind: 'hang_after' });
    const paying = pay(productId);
    if (death.startsWith('before i')) {
      await faultWasHit();
      return null;
    }
    const wayBack = await visitBank(await paying);
    if (!wayBack) throw new Error('The bank did not send the buyer back.');
    if (death === 'before the charge') await bank.plan({ on: 'auth', kind: 'hang_before' });
    if (death === 'between charge and commit') await bank.plan({ on: 'auth', kind: 'hang_after' });
    if (death === 'while the buyer is at the bank') return wayBack;
    const returning = returnToShop(wayBack).catch(() => null);
    if (death === 'after the commit') await returning;
    else await faultWasHit();
    return wayBack;
  }

  async function pay(productId: string): Promise<string> {
    const response = await fetch(`${shop.url}/api/payment_card_form_direct.php?action=payment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(restPayment(productId)),
    }).catch(() => null);
    const answer = (await response?.json()) as { threeds_html_content?: string } | undefined;
    return answer?.threeds_html_content ?? '';
  }

  async function faultWasHit(): Promise<void> {
    await eventually('the stand-in misbehaved', async () =>
      (await bank.faults()).every(({ times }) => times === 0),
    );
  }
});

function restPayment(productId: string) {
  return {
    order_data: {
      items: [{ product_id: productId, quantity: 1 }],
      customer_info: AYSE,
      shipping_address: 'Bereketli Sok. No: 12, Üsküdar / İstanbul',
      notes: '',
    },
    total_amount: 740,
    subtotal_amount: 740,
    card_data: {
      card_holder_name: 'AYŞE DEMİR',
      card_number: '5528790000000008',
      expire_month: '12',
      expire_year: '2030',
      cvc: '123',
      installment: 1,
    },
    enable_3ds: true,
    coupon: null,
  };
}

async function insertProduct(dataSource: DataSource): Promise<string> {
  const [category] = await dataSource.query<{ id: number }[]>(
    `INSERT INTO category (name, slug) VALUES ('Kase', 'kase') RETURNING id`,
  );
  const [product] = await dataSource.query<{ id: string }[]>(
    `INSERT INTO product (slug, name, category_id, price_kurus, stock_quantity)
     VALUES ('benekli-kase', 'Benekli Kase', $1, 74000, 5) RETURNING id`,
    [category?.id],
  );
  return product?.id ?? '';
}

async function theOrder(dataSource: DataSource): Promise<string> {
  const [order] = await dataSource.query<{ id: string }[]>(`SELECT id FROM "order"`);
  if (!order) throw new Error('The order was lost.');
  return order.id;
}

/** The buyer's time at the bank is over. */
async function timePasses(dataSource: DataSource): Promise<void> {
  await dataSource.query(`UPDATE payment_attempt SET next_check_at = now() - interval '1 second'`);
}
