import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aProduct } from '../../seed/catalog.js';
import { IyzicoControl } from '../../testing/iyzico-control.js';
import { withLittlePatience } from '../../testing/little-patience.js';
import {
  confirmAtBank,
  holdCart,
  pieces,
  placeHeldCart,
  placeOrder,
  stateOf,
} from '../../testing/purchase.js';
import { eventually } from '../../testing/poll.js';
import { suiteShop } from '../../testing/suite-shop.js';
import type { OrderAtTheBank } from '../checkout/place-order.service.js';
import type { Product } from '../catalog/product.entity.js';
import { HoldSweeperService } from '../orders/holds/hold-sweeper.service.js';
import { Clock } from '../platform/clock.js';
import { OpenCheckoutService } from '../checkout/open-checkout.service.js';
import { BankReturnService } from './bank-return.service.js';
import { PaymentSweeperService } from './payment-sweeper.service.js';
import { ReconcilePaymentService } from './reconcile-payment.service.js';

const UNPAID = { status: 'cancelled', paymentStatus: 'unpaid', stock: 5, held: 0, sales: 0, mails: 0 };
const PAID = {
  status: 'confirmed',
  paymentStatus: 'paid',
  attempt: 'paid',
  stock: 4,
  held: 0,
  sales: 1,
  mails: 2,
};

/** More than a call to iyzico takes, less than a buyer's time at the bank. */
const MINUTES_AHEAD = 10;

describe('paying an order', () => {
  const shop = suiteShop();
  const bank = new IyzicoControl(shop);
  let product: Product;

  beforeEach(async () => {
    await bank.clear();
    product = await aProduct(shop.dataSource.manager, { stockQuantity: 5 });
  });

  const bankReturn = () => shop.app.get(BankReturnService);
  const sweep = () => shop.app.get(PaymentSweeperService).sweep();
  const timeIsUp = () =>
    shop.dataSource.query(
      `UPDATE payment_attempt SET next_check_at = now() - interval '1 second', authorising_at = authorising_at - interval '5 minutes'`,
    );
  const order = (cardNumber?: string) =>
    placeOrder(shop.app, { product, ...(cardNumber ? { cardNumber } : {}) });
  const state = ({ orderId }: OrderAtTheBank) => stateOf(shop.dataSource, orderId);

  it('holds the piece while the bank page is open', async () => {
    const placed = await order();
    expect(await state(placed)).toMatchObject({
      status: 'pending',
      paymentStatus: 'unpaid',
      stock: 5,
      held: 1,
    });
  });

  it('takes the stock once and writes to buyer and studio when the bank agrees', async () => {
    const placed = await order();
    const { fields } = await confirmAtBank(placed);
    expect(await bankReturn().receive(fields)).toMatchObject({ orderId: placed.orderId });
    expect(await state(placed)).toEqual(PAID);
  });

  it('finds everything done when the bank sends the buyer back twice', async () => {
    const placed = await order();
    const { fields } = await confirmAtBank(placed);
    await Promise.all([bankReturn().receive(fields), bankReturn().receive(fields)]);
    await bankReturn().receive(fields);
    expect(await state(placed)).toEqual(PAID);
    expect((await bank.payments()).find(({ basketId }) => basketId === placed.orderId)).toMatchObject({
      charges: 1,
    });
  });

  it.each([
    ['4111111111111129', 'insufficient_funds'],
    ['4129111111111111', 'declined'],
    ['4125111111111115', 'expired_card'],
    ['4124111111111116', 'wrong_cvc'],
    ['4131111111111117', 'three_ds_failed'],
  ])('gives the piece back when card %s is refused', async (cardNumber, refusalCode) => {
    const placed = await order(cardNumber);
    const { fields } = await confirmAtBank(placed);
    await bankReturn().receive(fields);
    expect(await state(placed)).toEqual({ ...UNPAID, attempt: 'failed' });
    const [attempt] = await shop.dataSource.query<{ refusal_code: string }[]>(
      'SELECT refusal_code FROM payment_attempt WHERE order_id = $1',
      [placed.orderId],
    );
    expect(attempt?.refusal_code).toBe(refusalCode);
  });

  it('refuses at once, and holds nothing, when the bank has no page for the card', async () => {
    await expect(order('4151111111111112')).rejects.toMatchObject({ code: 'payment_refused' });
    const [row] = await shop.dataSource.query<{ held_quantity: number }[]>(
      'SELECT held_quantity FROM product WHERE id = $1',
      [product.id],
    );
    expect(row?.held_quantity).toBe(0);
  });

  it('gives up an order whose buyer never comes back from the bank', async () => {
    const placed = await order();
    await timeIsUp();
    await sweep();
    expect(await state(placed)).toEqual({ ...UNPAID, attempt: 'expired' });
  });

  it('charges nobody who comes back after the time is up', async () => {
    const placed = await order();
    const { fields } = await confirmAtBank(placed);
    await timeIsUp();
    await sweep();
    await bankReturn().receive(fields);
    expect(await state(placed)).toEqual({ ...UNPAID, attempt: 'expired' });
    expect((await bank.payments()).find(({ basketId }) => basketId === placed.orderId)).toMatchObject({
      charges: 0,
    });
  });

  it.each(['hang_after', 'http_502_after'])('learns of a charge whose answer was lost (%s)', async (kind) => {
    const placed = await order();
    const { fields } = await confirmAtBank(placed);
    await bank.plan({ on: 'auth', kind });
    await withLittlePatience(shop, () => bankReturn().receive(fields));
    expect(await state(placed)).toMatchObject({ attempt: 'authorising', held: 1 });
    await timeIsUp();
    await sweep();
    expect(await state(placed)).toEqual(PAID);
  });

  it.each(['hang_before', 'http_502'])('charges again when iyzico knows of no charge (%s)', async (kind) => {
    const placed = await order();
    const { fields } = await confirmAtBank(placed);
    await bank.plan({ on: 'auth', kind });
    await withLittlePatience(shop, () => bankReturn().receive(fields));
    await timeIsUp();
    await sweep();
    expect(await state(placed)).toEqual(PAID);
    expect((await bank.payments()).find(({ basketId }) => basketId === placed.orderId)).toMatchObject({
      charges: 1,
    });
  });

  it('does not give up what began to be charged while iyzico was asked about it', async () => {
    const placed = await order();
    const { fields } = await confirmAtBank(placed);
    await bank.plan({ on: 'detail', kind: 'delay', delayMs: 700 });
    await bank.plan({ on: 'auth', kind: 'http_502_after' });
    await timeIsUp();
    const sweeping = sweep();
    await eventually('iyzico is asked', async () => (await bank.faults()).every(({ on }) => on !== 'detail'));
    await bankReturn().receive(fields);
    await sweeping;
    await timeIsUp();
    await sweep();
    expect(await state(placed)).toEqual(PAID);
  });

  it('does not ask for a charge a second time while the first call may still be under way', async () => {
    const placed = await order();
    const { fields } = await confirmAtBank(placed);
    await bank.plan({ on: 'auth', kind: 'http_502' });
    await bankReturn().receive(fields);
    await shop.dataSource.query(`UPDATE payment_attempt SET next_check_at = now() - interval '1 second'`);
    await sweep();
    expect(await state(placed)).toMatchObject({ attempt: 'authorising', held: 1 });
    await timeIsUp();
    await sweep();
    expect(await state(placed)).toEqual(PAID);
  });

  it('does not ask a second time because the clock of a machine is fast', async () => {
    const placed = await order();
    const { fields } = await confirmAtBank(placed);
    await bank.plan({ on: 'auth', kind: 'http_502' });
    await bankReturn().receive(fields);
    const clock = jest
      .spyOn(shop.app.get(Clock), 'now')
      .mockReturnValue(new Date(Date.now() + MINUTES_AHEAD * 60_000));
    await sweep();
    clock.mockRestore();
    expect(await state(placed)).toMatchObject({ attempt: 'authorising', held: 1 });
  });

  it('waits for the fraud team, and follows what it says', async () => {
    const [good, bad] = [await order(), await order()];
    for (const placed of [good, bad]) {
      const { fields } = await confirmAtBank(placed);
      await bank.plan({ on: 'auth', kind: 'fraud_review' });
      await bankReturn().receive(fields);
      expect(await state(placed)).toMatchObject({ attempt: 'authorising' });
    }
    const payments = await bank.payments();
    const idOf = (placed: OrderAtTheBank) =>
      String(payments.find(({ basketId }) => basketId === placed.orderId)?.['id']);
    await bank.endFraudReview(idOf(good), 1);
    await bank.endFraudReview(idOf(bad), -1);
    await timeIsUp();
    await sweep();
    expect(await state(good)).toMatchObject({ attempt: 'paid', status: 'confirmed' });
    expect(await state(bad)).toMatchObject({ attempt: 'failed', status: 'cancelled', stock: 4, held: 0 });
  });

  it('refuses a return that iyzico did not sign, and changes nothing', async () => {
    const placed = await order();
    const { fields } = await confirmAtBank(placed);
    await expect(bankReturn().receive({ ...fields, mdStatus: '0' })).rejects.toMatchObject({
      code: 'invalid_signature',
    });
    expect(await state(placed)).toMatchObject({ attempt: 'awaiting_3ds', held: 1 });
  });

  it('asks iyzico only so often about a payment, however many notices come', async () => {
    const placed = await order();
    const payment = (await bank.payments()).find(({ basketId }) => basketId === placed.orderId);
    const requested = jest.spyOn(shop.app.get(ReconcilePaymentService), 'reconcile');
    const notice = {
      paymentConversationId: payment?.conversationId,
      paymentId: Number(payment?.['id']),
      status: 'SUCCESS',
      iyziReferenceCode: 'reference-1',
      iyziEventType: 'THREE_DS_AUTH',
    };
    await Promise.all(Array.from({ length: 30 }, () => bankReturn().receiveNotice({}, notice)));
    expect(requested).toHaveBeenCalledTimes(10);
    requested.mockRestore();
  });

  it('sends money back that arrives when the piece is gone', async () => {
    const placed = await order();
    const { fields } = await confirmAtBank(placed);
    await bank.plan({ on: 'auth', kind: 'http_502_after' });
    await bankReturn().receive(fields);
    // Simulates that the attempt was given up and the rest sold meanwhile.
    await shop.dataSource.query(`UPDATE payment_attempt SET status = 'expired' WHERE order_id = $1`, [
      placed.orderId,
    ]);
    await shop.dataSource.query(`UPDATE hold SET status = 'released' WHERE order_id = $1`, [placed.orderId]);
    await shop.dataSource.query(`UPDATE product SET stock_quantity = 0, held_quantity = 0 WHERE id = $1`, [
      product.id,
    ]);
    await shop.dataSource.query(`UPDATE "order" SET status = 'cancelled' WHERE id = $1`, [placed.orderId]);
    const conversation = (await bank.payments()).find(({ basketId }) => basketId === placed.orderId);
    await bankReturn().receiveNotice(
      {},
      {
        paymentConversationId: conversation?.conversationId,
        paymentId: Number(conversation?.['id']),
        status: 'SUCCESS',
        iyziReferenceCode: 'reference-1',
        iyziEventType: 'THREE_DS_AUTH',
        iyziEventTime: Date.now(),
        merchantId: 1,
        iyziPaymentId: Number(conversation?.['id']),
      },
    );
    expect(await state(placed)).toMatchObject({ status: 'cancelled', attempt: 'paid', mails: 0 });
    await sweep();
    expect(await state(placed)).toMatchObject({
      mails: 2,
      status: 'cancelled',
      paymentStatus: 'refunded',
      attempt: 'refunded',
      stock: 0,
      sales: 0,
    });
    expect((await bank.payments()).find(({ basketId }) => basketId === placed.orderId)).toMatchObject({
      isCancelled: true,
    });
  });

  it('sends the whole charge back when it is not what was agreed, whatever it was', async () => {
    const placed = await order();
    const { fields } = await confirmAtBank(placed);
    await shop.dataSource.query(`UPDATE "order" SET subtotal_kurus = 100, total_kurus = 100 WHERE id = $1`, [
      placed.orderId,
    ]);
    await shop.dataSource.query(`UPDATE payment_attempt SET amount_kurus = 100 WHERE order_id = $1`, [
      placed.orderId,
    ]);
    await bankReturn().receive(fields);
    await sweep();
    expect(await state(placed)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      attempt: 'refunded',
      stock: 5,
      held: 0,
      sales: 0,
    });
    expect((await bank.payments()).find(({ basketId }) => basketId === placed.orderId)).toMatchObject({
      isCancelled: true,
    });
  });

  it('tells the studio of money that it could not send back itself', async () => {
    const placed = await order('5406670000000009');
    const { fields } = await confirmAtBank(placed);
    await shop.dataSource.query(`UPDATE payment_attempt SET amount_kurus = 100 WHERE order_id = $1`, [
      placed.orderId,
    ]);
    await bankReturn().receive(fields);
    await shop.dataSource.query(`UPDATE refund SET tries = 19 WHERE status = 'requested'`);
    await sweep();
    expect(await state(placed)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'paid',
      attempt: 'paid',
    });
    const told = await shop.dataSource.query<{ template: string }[]>(
      `SELECT template FROM mail_message WHERE dedupe_key LIKE '%' || $1 || '%'`,
      [placed.orderId],
    );
    expect(told).toEqual([{ template: 'refund-failed-notice' }]);
  });

  it('returns the other payments when one cannot be returned', async () => {
    const placed = [await order(), await order()];
    for (const each of placed) {
      const { fields } = await confirmAtBank(each);
      await shop.dataSource.query(`UPDATE payment_attempt SET amount_kurus = 100 WHERE order_id = $1`, [
        each.orderId,
      ]);
      await bankReturn().receive(fields);
    }
    await bank.plan({ on: 'cancel', kind: 'http_502' });
    await sweep();
    const attempts = await Promise.all(placed.map(async (each) => (await state(each)).attempt));
    expect(attempts.sort()).toEqual(['paid', 'refunded']);
    await shop.dataSource.query(`UPDATE refund SET next_try_at = now() - interval '1 second'`);
    await sweep();
    expect(await Promise.all(placed.map(async (each) => (await state(each)).attempt))).toEqual([
      'refunded',
      'refunded',
    ]);
  });

  it('lets 5 of 50 buyers have the 5 pieces, and tells the others clearly', async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: 50 }, async (_, index) => {
        const placed = await placeOrder(shop.app, { product, ipAddress: `198.51.100.${index}` });
        const { fields } = await confirmAtBank(placed);
        return bankReturn().receive(fields);
      }),
    );
    const refused = attempts.filter((attempt) => attempt.status === 'rejected');
    expect(refused).toHaveLength(45);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'cart_changed', status: 409 });
    const [row] = await shop.dataSource.query<{ stock: number; held: number; paid: number }[]>(
      `SELECT stock_quantity AS stock, held_quantity AS held,
        (SELECT count(*)::int FROM "order" o JOIN order_line l ON l.order_id = o.id
         WHERE l.product_id = product.id AND o.payment_status = 'paid') AS paid
       FROM product WHERE id = $1`,
      [product.id],
    );
    expect(row).toEqual({ stock: 0, held: 0, paid: 5 });
  });

  it('lets a buyer who walked back from the bank buy the same last pieces again', async () => {
    const checkout = shop.app.get(OpenCheckoutService);
    const cart = { lines: [pieces(product, 5)], couponCode: null, customerId: null };
    const hold = await checkout.open({ ...cart, ipAddress: '203.0.113.9' });
    const placed = await placeHeldCart(shop.app, hold);
    const { fields } = await confirmAtBank(placed);
    await expect(checkout.open({ ...cart, ipAddress: '203.0.113.10' })).rejects.toMatchObject({
      code: 'cart_changed',
    });
    const again = await checkout.open({
      ...cart,
      ipAddress: '203.0.113.9',
      replacesHoldId: hold.id,
    });
    expect(await state(placed)).toMatchObject({ status: 'cancelled', attempt: 'expired', held: 5 });
    await bankReturn().receive(fields);
    expect(await state(placed)).toMatchObject({ status: 'cancelled', attempt: 'expired', sales: 0 });
    await checkout.release({ holdId: again.id, customerId: null });
    expect(await state(placed)).toMatchObject({ stock: 5, held: 0 });
  });

  it('does not give up an order that is being charged', async () => {
    const checkout = shop.app.get(OpenCheckoutService);
    const cart = { lines: [pieces(product)], couponCode: null, customerId: null };
    const hold = await checkout.open({ ...cart, ipAddress: '203.0.113.9' });
    const placed = await placeHeldCart(shop.app, hold);
    const { fields } = await confirmAtBank(placed);
    await bank.plan({ on: 'auth', kind: 'http_502_after' });
    await bankReturn().receive(fields);
    await checkout.open({ ...cart, ipAddress: '203.0.113.9', replacesHoldId: hold.id });
    await timeIsUp();
    await sweep();
    expect(await state(placed)).toMatchObject({ status: 'confirmed', attempt: 'paid', sales: 1, held: 1 });
  });

  it('gives back what a visitor held and walked away from, once', async () => {
    await holdCart(shop.app, { lines: [pieces(product, 3)] });
    await shop.dataSource.query(`UPDATE hold SET expires_at = now() - interval '1 second'`);
    const sweeper = shop.app.get(HoldSweeperService);
    await Promise.all([sweeper.sweep(), sweeper.sweep()]);
    const [row] = await shop.dataSource.query<{ held: number }[]>(
      'SELECT held_quantity AS held FROM product WHERE id = $1',
      [product.id],
    );
    expect(row?.held).toBe(0);
  });
});
