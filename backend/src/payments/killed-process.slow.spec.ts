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

/** The moment at which the process is killed, in the order of a payment. */
type Death =
  | 'before iyzico hears of the payment'
  | 'before it stores the bank page'
  | 'while the buyer is at the bank'
  | 'before the charge'
  | 'between charge and commit'
  | 'after the commit';

/** How often the buyer's browser returns once the shop is up again. */
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
const TIMES: Record<Return, number> = { never: 0, once: 1, twice: 2 };

/** The stand-in's fault that keeps the process waiting at the moment of its death. */
const FAULT_BEFORE_THE_BANK: Partial<Record<Death, string>> = {
  'before iyzico hears of the payment': 'hang_before',
  'before it stores the bank page': 'hang_after',
};
const FAULT_AT_THE_CHARGE: Partial<Record<Death, string>> = {
  'before the charge': 'hang_before',
  'between charge and commit': 'hang_after',
};

interface Purchase {
  readonly productId: string;
  readonly returns: Return;
  readonly wayBack: WayBack | null;
}

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

describe('a process that is killed', () => {
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
    bank = new IyzicoControl({ iyzico });
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

  it.each(DEATHS)(
    '%s leaves one truth, whether the buyer then comes back never, once or twice',
    async (death) => {
      const purchases: Purchase[] = [];
      for (const returns of RETURNS) purchases.push(await buyUntil(death, returns));
      await shop.kill();
      await bank.clear();
      shop = await startShopProcess(environment, port);
      for (const { wayBack, returns } of purchases) {
        for (let time = 0; wayBack && time < TIMES[returns]; time += 1) await returnToShop(wayBack);
      }
      await timePasses(dataSource);
      for (const purchase of purchases) await expectOneTruth(death, purchase);
    },
    60_000,
  );

  async function expectOneTruth(death: Death, { productId, returns }: Purchase): Promise<void> {
    const orderId = await orderOf(dataSource, productId);
    await eventually(`the payment is settled (${returns})`, async () => {
      const { attempt } = await stateOf(dataSource, orderId);
      return ['paid', 'failed', 'expired', 'refunded'].includes(attempt);
    });
    const charges = (await bank.payments())
      .filter(({ basketId }) => basketId === orderId)
      .reduce((sum, payment) => sum + Number(payment['charges']), 0);
    expect({ returns, charges }).toEqual({ returns, charges: isPaidInTheEnd(death, returns) ? 1 : 0 });
    expect({ returns, ...(await stateOf(dataSource, orderId)) }).toMatchObject(
      charges === 1 ? PAID : GIVEN_UP,
    );
  }

  /** Buys until the chosen moment. `wayBack`: the form that returns the buyer, if the bank got that far. */
  async function buyUntil(death: Death, returns: Return): Promise<Purchase> {
    const productId = await insertProduct(dataSource);
    const before = FAULT_BEFORE_THE_BANK[death];
    if (before) {
      await bank.plan({ on: 'initialize', kind: before });
      void pay(productId);
      await faultWasHit();
      return { productId, returns, wayBack: null };
    }
    const wayBack = await visitBank(await pay(productId));
    if (!wayBack) throw new Error('The bank did not send the buyer back.');
    await comeBackUntil(death, wayBack);
    return { productId, returns, wayBack };
  }

  async function comeBackUntil(death: Death, wayBack: WayBack): Promise<void> {
    if (death === 'while the buyer is at the bank') return;
    const fault = FAULT_AT_THE_CHARGE[death];
    if (fault) await bank.plan({ on: 'auth', kind: fault });
    const returning = returnToShop(wayBack).catch(() => null);
    if (fault) await faultWasHit();
    else await returning;
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
    await eventually('the stand-in misbehaved', async () => (await bank.faults()).length === 0);
  }
});

function isPaidInTheEnd(death: Death, returns: Return): boolean {
  if (FAULT_BEFORE_THE_BANK[death]) return false;
  return death !== 'while the buyer is at the bank' || returns !== 'never';
}

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
  const [product] = await dataSource.query<{ id: string }[]>(
    `WITH kind AS (INSERT INTO category (name, slug) VALUES ('Kase', 'kase')
       ON CONFLICT (name) DO UPDATE SET slug = 'kase' RETURNING id)
     INSERT INTO product (slug, name, category_id, price_kurus, stock_quantity)
     SELECT gen_random_uuid(), 'Benekli Kase', kind.id, 74000, 5 FROM kind RETURNING id`,
  );
  return product?.id ?? '';
}

async function orderOf(dataSource: DataSource, productId: string): Promise<string> {
  const [line] = await dataSource.query<{ orderId: string }[]>(
    `SELECT order_id AS "orderId" FROM order_line WHERE product_id = $1`,
    [productId],
  );
  if (!line) throw new Error('The order was lost.');
  return line.orderId;
}

/** Ends the buyer's time at the bank. */
async function timePasses(dataSource: DataSource): Promise<void> {
  await dataSource.query(`UPDATE payment_attempt SET next_check_at = now() - interval '1 second',
       authorising_at = authorising_at - interval '5 minutes'`);
}
