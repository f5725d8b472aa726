import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, studioDate } from '../../contract/common/dates.js';
import { aProduct } from '../../seed/catalog.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { CallOffs } from '../../testing/call-offs.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { anActor, changeOrderStatus } from '../../testing/order-transitions.js';
import { confirmAtBank, pieces, placeCart, seats } from '../../testing/purchase.js';
import { refusedWith } from '../../testing/refused.js';
import { aPhoto, aReturnRequest, keyOf, pieceLines } from '../../testing/returns.js';
import { suiteShop } from '../../testing/suite-shop.js';
import type { Product } from '../catalog/product.entity.js';
import { CheckDocumentsService } from '../invoicing/draw-up/check-documents.service.js';
import { verifyData } from '../operations/verify/verify-data.js';
import { BankReturnService } from '../payments/bank-return.service.js';
import { CreditQueriesService } from '../payments/credits/credit-queries.service.js';
import type { Credit } from '../payments/credits/credit.entity.js';
import { SendDueRefundsService } from '../payments/send-due-refunds.service.js';
import { Settings } from '../platform/config/settings.js';
import type { Actor } from '../platform/sessions/actor.js';
import { AskReturnService } from './ask-return.service.js';
import { DecideReturnService } from './back-office/decide-return.service.js';
import { ReceiveReturnService } from './back-office/receive-return.service.js';
import { RefundReturnService } from './back-office/refund-return.service.js';
import { ReturnQueriesService } from './back-office/return-queries.service.js';
import { ReturnPicturesService } from './return-pictures.service.js';

const SEAT = 85_000;
const BOWL = 143_000;

const shop = suiteShop();
let actor: Actor;
let bowl: Product;
const callOffs = new CallOffs(shop, () => actor);

beforeEach(async () => {
  await emptyTables(shop.dataSource, 'order', 'workshop_session', 'hold', 'mail_message', 'product');
  actor = await anActor(shop.app);
  bowl = await aProduct(shop.dataSource.manager, { name: 'Kase', priceKurus: BOWL, stockQuantity: 5 });
});

const rows = <T>(sql: string, given: readonly unknown[] = []) => shop.dataSource.query<T[]>(sql, [...given]);
const sendRefunds = () => shop.app.get(SendDueRefundsService).sendDue();
const leftOf = async ({ id }: Credit) =>
  (await rows<{ kurus: number }>('SELECT left_kurus AS kurus FROM credit WHERE id = $1', [id]))[0]?.kurus;
const stock = async () =>
  (await rows<{ stock: number }>('SELECT stock_quantity AS stock FROM product'))[0]?.stock;

async function expectAgreement(): Promise<void> {
  await sendRefunds();
  await shop.app.get(CheckDocumentsService).checkDue();
  const said: string[] = [];
  const differences = await verifyData(shop.app.get(Settings).DATABASE_URL, (text) => said.push(text));
  expect(differences === 0 ? [] : said).toEqual([]);
}

/** A guest whose date was called off chose the credit. */
async function aCredit(quantity: number): Promise<Credit> {
  const session = await aWorkshopSession(shop.dataSource.manager, {
    ...{ date: addDays(studioDate(new Date()), 7), capacity: 6, priceKurus: SEAT },
  });
  const orderId = await paid(await placeCart(shop.app, { lines: [seats(session, quantity)] }));
  const [booking] = await rows<{ id: string }>('SELECT id FROM booking WHERE order_id = $1', [orderId]);
  const bookingId = booking?.id ?? '';
  await callOffs.announce(session.id, { offersCredit: true });
  await callOffs.choose('guest', { bookingId, choice: 'credit' });
  await sendRefunds();
  const credit = await shop.app.get(CreditQueriesService).ofBooking(shop.dataSource.manager, bookingId);
  if (!credit) throw new Error('There is no credit.');
  return credit;
}

async function paid(placed: Awaited<ReturnType<typeof placeCart>>): Promise<string> {
  if (placed.bankUrl !== null) {
    await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
  }
  return placed.orderId;
}

async function deliveredWith(credit: Credit, quantity: number): Promise<string> {
  const used = { code: credit.code, kurus: Math.min(credit.leftKurus, quantity * BOWL) };
  const orderId = await paid(await placeCart(shop.app, { lines: [pieces(bowl, quantity)], credit: used }));
  for (const status of ['shipped', 'delivered'] as const) {
    await changeOrderStatus(shop.app, { orderId, status });
  }
  await shop.app.get(CheckDocumentsService).checkDue();
  return orderId;
}

async function asked(orderId: string, quantity: number, kind: 'withdrawal' | 'damage' = 'withdrawal') {
  const [lineId] = (await pieceLines(shop.app, orderId)) as [string];
  const pictureId = randomUUID();
  if (kind === 'damage') {
    const picture = { ...(await keyOf(shop.app, orderId)), pictureId, base64: await aPhoto() };
    await shop.app.get(ReturnPicturesService).add(picture, null);
  }
  const pictureIds = kind === 'damage' ? [pictureId] : [];
  await shop.app
    .get(AskReturnService)
    .ask(await aReturnRequest(shop.app, orderId, { kind, pictureIds, lines: [{ lineId, quantity }] }), null);
  const id = (await shop.app.get(ReturnQueriesService).ofOrder(orderId)).at(-1)?.id ?? '';
  const receive = () =>
    shop.app.get(ReceiveReturnService).receive(actor, { id, lines: [{ lineId, wholeQuantity: quantity }] });
  const refund = async () => {
    const { amountKurus } = await shop.app.get(RefundReturnService).preview(id);
    await shop.app.get(RefundReturnService).refund(actor, { id, amountKurus });
    return amountKurus;
  };
  return { id, receive, refund };
}

describe('A piece that a credit paid and that comes back', () => {
  it('fills the credit and then the card, and its documents add up', async () => {
    const credit = await aCredit(1);
    const orderId = await deliveredWith(credit, 2);
    const back = [await asked(orderId, 1), await asked(orderId, 1)];
    for (const each of back) await each.receive();
    const sums = [];
    for (const { refund } of back) sums.push(await refund());
    expect(sums.reduce((sum, kurus) => sum + kurus, 0)).toBe(2 * BOWL);
    await expectAgreement();
    expect(await leftOf(credit)).toBe(SEAT);
    const documents = await rows<{ kind: string; kurus: number }>(
      'SELECT kind, sum(gross_kurus)::integer AS kurus FROM sales_document WHERE order_id = $1 GROUP BY kind ORDER BY kind',
      [orderId],
    );
    expect(documents.map(({ kurus }) => kurus)).toEqual([2 * BOWL, 2 * BOWL]);
  });
});

describe('The buyer of a piece that comes back', () => {
  /** What mails tell of the money, one for each return. */
  const told = () =>
    rows<{ template: string; refunded: number; credited: number }>(
      `SELECT template, (payload->>'refundedKurus')::integer AS refunded, (payload->>'creditedKurus')::integer AS credited
       FROM mail_message WHERE template IN ('return-decided', 'refund-done')`,
    );

  it('is told once when all of it went back to the credit', async () => {
    const { receive, refund } = await asked(await deliveredWith(await aCredit(2), 1), 1);
    await receive();
    await refund();
    await expectAgreement();
    expect(await told()).toEqual([{ template: 'refund-done', refunded: BOWL, credited: BOWL }]);
  });

  it('is told both sums in one mail when the rest goes to the card', async () => {
    const { receive, refund } = await asked(await deliveredWith(await aCredit(1), 1), 1);
    await receive();
    await refund();
    await expectAgreement();
    const [mail, ...others] = await told();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ template: 'refund-done', refunded: BOWL, credited: SEAT });
  });
});

describe('A return whose order is cancelled', () => {
  it('comes to the shelf once and gives its money once', async () => {
    const credit = await aCredit(1);
    const orderId = await deliveredWith(credit, 2);
    const { receive, refund } = await asked(orderId, 1);
    await changeOrderStatus(shop.app, { orderId, status: 'cancelled', refundsMoney: true, restocks: true });
    expect(await stock()).toBe(5);
    await receive();
    expect(await refund()).toBe(0);
    await expectAgreement();
    expect(await stock()).toBe(5);
    expect(await leftOf(credit)).toBe(SEAT);
  });

  it('sends no new piece for one whose money went back', async () => {
    const orderId = await deliveredWith(await aCredit(1), 1);
    const { id } = await asked(orderId, 1, 'damage');
    await changeOrderStatus(shop.app, { orderId, status: 'cancelled', refundsMoney: true, restocks: false });
    const before = await stock();
    const replaced = refusedWith(shop.app.get(DecideReturnService).replace(actor, id));
    expect(await replaced).toBe('return_order_cancelled');
    await expectAgreement();
    expect(await stock()).toBe(before);
  });
});

describe('A refund of a return and the cancellation of its order at once', () => {
  it('give the money back once', async () => {
    const credit = await aCredit(1);
    const orderId = await deliveredWith(credit, 2);
    const { receive, refund } = await asked(orderId, 1);
    await receive();
    await Promise.all([
      refusedWith(refund()),
      refusedWith(changeOrderStatus(shop.app, { orderId, status: 'cancelled', refundsMoney: true })),
      refusedWith(refund()),
    ]);
    await expectAgreement();
    expect(await leftOf(credit)).toBe(SEAT);
    const [sum] = await rows<{ kurus: number }>(
      `SELECT sum(refund.amount_kurus)::integer AS kurus FROM refund JOIN order_payment p ON p.id = payment_id WHERE p.order_id = $1`,
      [orderId],
    );
    expect(sum?.kurus).toBe(2 * BOWL);
  });
});
