import { beforeEach, describe, expect, it } from '@jest/globals';
import { aProduct } from '../../seed/catalog.js';
import { aCoupon } from '../../seed/coupons.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { IyzicoControl } from '../../testing/iyzico-control.js';
import { couponState, sessionState } from '../../testing/ledger.js';
import {
  confirmAtBank,
  holdCart,
  pieces,
  placeCart,
  placeHeldCart,
  seats,
  studentSeats,
} from '../../testing/purchase.js';
import { changeOrderStatus } from '../../testing/order-transitions.js';
import { suiteShop } from '../../testing/suite-shop.js';
import type { Product } from '../catalog/product.entity.js';
import type { CouponRecord } from '../coupons/coupon.entity.js';
import { HoldSweeperService } from '../orders/holds/hold-sweeper.service.js';
import { BankReturnService } from '../payments/bank-return.service.js';
import { ClosePaymentService } from '../payments/close-payment.service.js';
import { PaymentAttemptsService } from '../payments/payment-attempts.service.js';
import { PaymentSweeperService } from '../payments/payment-sweeper.service.js';
import { ReconcilePaymentService } from '../payments/reconcile-payment.service.js';
import type { WorkshopSession } from '../workshops/workshop-session.entity.js';
import { CheckCouponService } from './check-coupon.service.js';
import { OpenCheckoutService } from './open-checkout.service.js';
import type { OrderAtTheBank } from './place-order.service.js';

const GONE = { booked: 0, held: 0, sales: 0, returns: 0, bookings: 0 };
const UNUSED = { used: 0, held: 0, uses: 0 };
const REFUSED_CARD = '4111111111111129';

describe('seats and coupons at the till', () => {
  const shop = suiteShop({
    SEATS_PER_NETWORK: '1000',
    PIECES_PER_NETWORK: '1000',
  });
  const bank = new IyzicoControl(shop);
  let session: WorkshopSession;
  let mug: Product;
  let coupon: CouponRecord;

  beforeEach(async () => {
    await bank.clear();
    await emptyTables(shop.dataSource, 'coupon', 'workshop_session', 'product', 'hold', 'order');
    const { manager } = shop.dataSource;
    mug = await aProduct(manager, { name: 'Kupa', priceKurus: 64_000, stockQuantity: 10 });
    session = await aWorkshopSession(manager, { capacity: 8, priceKurus: 100_000 });
    coupon = await aCoupon(manager, { code: 'ONLUK', valueHundredths: 1_000, usageLimit: 10 });
  });

  const seatsNow = () => sessionState(shop.dataSource, session.id);
  const couponNow = () => couponState(shop.dataSource, coupon.id);
  const pay = async (placed: OrderAtTheBank) =>
    shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
  const sweepPayments = () => shop.app.get(PaymentSweeperService).sweep();
  const timeIsUp = () =>
    shop.dataSource.query(`UPDATE payment_attempt SET next_check_at = now() - interval '1 second'`);
  const row = async <T extends object>(sql: string, id: string): Promise<T | undefined> =>
    (await shop.dataSource.query<T[]>(sql, [id]))[0];
  const orderOf = ({ orderId }: OrderAtTheBank) =>
    row<{ status: string; payment: string; total: number; discount: number }>(
      `SELECT status, payment_status AS payment, total_kurus AS total, discount_kurus AS discount
       FROM "order" WHERE id = $1`,
      orderId,
    );

  it('transition into a booking that says who comes, what it cost and how it was paid', async () => {
    const placed = await placeCart(shop.app, {
      lines: [pieces(mug), studentSeats(session, 2)],
      couponCode: 'ONLUK',
    });
    expect(await seatsNow()).toMatchObject({ booked: 0, held: 2 });
    await pay(placed);
    expect(await seatsNow()).toEqual({ booked: 2, held: 0, sales: 2, returns: 0, bookings: 1 });
    expect(await couponNow()).toEqual({ used: 1, held: 0, uses: 1 });
    // 640 + 2 × 800 = 2.240 TL, 10 % of it is 224 TL: 64 on the mug, 160 on the seats.
    expect(await orderOf(placed)).toEqual({
      status: 'confirmed',
      payment: 'paid',
      total: 201_600,
      discount: 22_400,
    });
    const booking = await row('SELECT * FROM booking WHERE order_id = $1', placed.orderId);
    expect(booking).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      name: 'Ayşe',
      surname: 'Demir',
      date: session.date,
      quantity: 2,
      is_student: true,
      original_price_kurus: 100_000,
      price_kurus: 80_000,
      discount_kurus: 56_000,
      total_kurus: 144_000,
      currency: 'TRY',
      payment_method: 'iyzico',
      payment_id: expect.any(String),
      transaction_id: expect.any(String),
    });
  });

  it('reach iyzico as a basket that adds up to its price, with the discounted total to be charged', async () => {
    const placed = await placeCart(shop.app, {
      lines: [pieces(mug, 3), seats(session, 1)],
      couponCode: 'ONLUK',
    });
    await pay(placed);
    const payment = (await bank.payments()).find(({ basketId }) => basketId === placed.orderId);
    expect(payment).toMatchObject({ priceKurus: 292_000, paidPriceKurus: 262_800, charges: 1 });
    const items = payment?.['items'] as { priceKurus: number; paidPriceKurus: number }[];
    expect(items.reduce((sum, item) => sum + item.priceKurus, 0)).toBe(292_000);
    expect(items.reduce((sum, item) => sum + item.paidPriceKurus, 0)).toBe(262_800);
  });

  it('need no address without a piece', async () => {
    const placed = await placeCart(shop.app, { lines: [seats(session)] });
    await pay(placed);
    const order = await row(`SELECT shipping_address FROM "order" WHERE id = $1`, placed.orderId);
    expect(order).toEqual({ shipping_address: 'İstanbul' });
  });

  it('sell exactly 3 of the last 3 seats to 200 buyers at once', async () => {
    session = await aWorkshopSession(shop.dataSource.manager, { capacity: 3 });
    const tries = await Promise.allSettled(
      Array.from({ length: 200 }, async (_, buyer) => {
        const placed = await placeCart(shop.app, {
          lines: [seats(session)],
          ipAddress: `198.51.100.${buyer}`,
        });
        await pay(placed);
      }),
    );
    const refused = tries.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(197);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'cart_changed' });
    expect(await seatsNow()).toEqual({ booked: 3, held: 0, sales: 3, returns: 0, bookings: 3 });
  });

  it('let exactly 10 of 100 carts at once have a coupon with 10 uses', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 100 }, async (_, buyer) => {
        const ipAddress = `198.51.100.${buyer}`;
        const placed = await placeCart(shop.app, {
          lines: [pieces(await aProduct(shop.dataSource.manager))],
          couponCode: 'ONLUK',
          ipAddress,
        });
        await pay(placed);
      }),
    );
    const refused = tries.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(90);
    for (const { reason } of refused) {
      expect(['cart_changed', 'coupon_used_up']).toContain((reason as { code: string }).code);
    }
    expect(await couponNow()).toEqual({ used: 10, held: 0, uses: 10 });
  });

  it('come back once when the bank refuses', async () => {
    const placed = await placeCart(shop.app, {
      lines: [seats(session, 2)],
      couponCode: 'ONLUK',
      cardNumber: REFUSED_CARD,
    });
    expect(await couponNow()).toMatchObject({ held: 1 });
    const { fields } = await confirmAtBank(placed);
    await Promise.all([1, 2].map(() => shop.app.get(BankReturnService).receive(fields)));
    await timeIsUp();
    await sweepPayments();
    expect(await seatsNow()).toEqual(GONE);
    expect(await couponNow()).toEqual(UNUSED);
  });

  it('come back once when the buyer never returns from the bank', async () => {
    await placeCart(shop.app, { lines: [seats(session, 2)], couponCode: 'ONLUK' });
    await timeIsUp();
    await Promise.all([sweepPayments(), sweepPayments()]);
    expect(await seatsNow()).toEqual(GONE);
    expect(await couponNow()).toEqual(UNUSED);
  });

  it('come back once when the hold of an abandoned cart runs out', async () => {
    await holdCart(shop.app, { lines: [seats(session, 5)], couponCode: 'ONLUK' });
    expect(await seatsNow()).toMatchObject({ held: 5 });
    await shop.dataSource.query(`UPDATE hold SET expires_at = now() - interval '1 second'`);
    const sweeper = shop.app.get(HoldSweeperService);
    await Promise.all([sweeper.sweep(), sweeper.sweep()]);
    expect(await seatsNow()).toEqual(GONE);
    expect(await couponNow()).toEqual(UNUSED);
  });

  it('come back once when the order is cancelled, and the money follows', async () => {
    const placed = await placeCart(shop.app, { lines: [pieces(mug, 2), seats(session, 3)] });
    await pay(placed);
    const cancel = () => changeOrderStatus(shop.app, { orderId: placed.orderId, status: 'cancelled' });
    await Promise.all([1, 2, 3].map(cancel));
    await cancel();
    expect(await seatsNow()).toEqual({ booked: 0, held: 0, sales: 3, returns: 3, bookings: 0 });
    expect(await row('SELECT stock_quantity AS stock FROM product WHERE id = $1', mug.id)).toEqual({
      stock: 10,
    });
    await sweepPayments();
    expect(await orderOf(placed)).toMatchObject({ status: 'cancelled', payment: 'refunded' });
    const booking = await row<{ status: string; payment_status: string }>(
      'SELECT status, payment_status FROM booking WHERE order_id = $1',
      placed.orderId,
    );
    expect(booking).toEqual({ status: 'cancelled', payment_status: 'refunded' });
    await sweepPayments();
    expect(await seatsNow()).toMatchObject({ booked: 0, returns: 3 });
  });

  it('are paid without the bank when nothing is left to pay', async () => {
    await aCoupon(shop.dataSource.manager, { code: 'HEDIYE', valueHundredths: 10_000 });
    const placed = await placeCart(shop.app, { lines: [seats(session)], couponCode: 'HEDIYE' });
    expect(placed).toMatchObject({ bankUrl: null, bankPage: null });
    expect(await orderOf(placed)).toMatchObject({ status: 'confirmed', payment: 'paid', total: 0 });
    expect(await seatsNow()).toMatchObject({ booked: 1, held: 0, bookings: 1 });
    expect((await bank.payments()).filter(({ basketId }) => basketId === placed.orderId)).toEqual([]);
    await changeOrderStatus(shop.app, { orderId: placed.orderId, status: 'cancelled' });
    expect(await orderOf(placed)).toMatchObject({ status: 'cancelled', payment: 'paid' });
    expect(await seatsNow()).toMatchObject({ booked: 0, bookings: 0 });
  });

  describe('whose money comes after the order was given up', () => {
    /**
     * Charges an order, loses the answer, lets the shop give the order up, runs `meanwhile` and then lets the
     * shop find out about the charge.
     */
    const payLate = async (cart: Parameters<typeof placeCart>[1], meanwhile: () => Promise<unknown>) => {
      const placed = await placeCart(shop.app, cart);
      const { fields } = await confirmAtBank(placed);
      await bank.plan({ on: 'auth', kind: 'http_502_after' });
      await shop.app.get(BankReturnService).receive(fields);
      const attempt = await shop.app
        .get(PaymentAttemptsService)
        .findLatestOfOrder(shop.dataSource.manager, placed.orderId);
      const id = attempt?.id ?? '';
      await shop.app.get(ClosePaymentService).expire({ id, from: ['authorising'] });
      await meanwhile();
      await shop.app.get(ReconcilePaymentService).reconcile(id, { isTimeUp: false });
      await sweepPayments();
      return placed;
    };
    const buy = async (cart: Parameters<typeof placeCart>[1]) => pay(await placeCart(shop.app, cart));

    it('go to the buyer all the same when they are still there', async () => {
      const cart = { lines: [seats(session, 2)], couponCode: 'ONLUK' };
      const placed = await payLate(cart, () => Promise.resolve());
      expect(await orderOf(placed)).toMatchObject({ status: 'confirmed', payment: 'paid' });
      expect(await seatsNow()).toEqual({ booked: 2, held: 0, sales: 2, returns: 0, bookings: 1 });
      expect(await couponNow()).toEqual({ used: 1, held: 0, uses: 1 });
    });

    it('stay with the buyer of the last seat, and the money goes back', async () => {
      session = await aWorkshopSession(shop.dataSource.manager, { capacity: 1 });
      const cart = { lines: [seats(session)], couponCode: 'ONLUK' };
      const late = await payLate(cart, () => buy({ lines: [seats(session)] }));
      expect(await orderOf(late)).toMatchObject({ status: 'cancelled', payment: 'refunded' });
      expect(await seatsNow()).toEqual({ booked: 1, held: 0, sales: 1, returns: 0, bookings: 1 });
      expect(await couponNow()).toEqual(UNUSED);
    });

    it('are free again when somebody else used the coupon up meanwhile, and the money goes back', async () => {
      await shop.dataSource.query('UPDATE coupon SET usage_limit = 1');
      const late = await payLate({ lines: [seats(session)], couponCode: 'ONLUK' }, () =>
        buy({ lines: [pieces(mug)], couponCode: 'ONLUK' }),
      );
      expect(await orderOf(late)).toMatchObject({ status: 'cancelled', payment: 'refunded' });
      expect(await seatsNow()).toEqual(GONE);
      expect(await couponNow()).toEqual({ used: 1, held: 0, uses: 1 });
    });
  });

  it('stay the visitor’s own when the cart is opened anew, the last seat and the last use included', async () => {
    session = await aWorkshopSession(shop.dataSource.manager, { capacity: 2 });
    await shop.dataSource.query('UPDATE coupon SET usage_limit = 1');
    const cart = { lines: [seats(session, 2)], couponCode: 'ONLUK' };
    const first = await holdCart(shop.app, cart);
    await expect(holdCart(shop.app, cart)).rejects.toMatchObject({ code: 'cart_changed' });
    const second = await holdCart(shop.app, { ...cart, replacesHoldId: first.id });
    expect(second.quote).toMatchObject({ discountKurus: 20_000, coupon: { refusal: null } });
    const requested = { ...cart, customerId: null };
    const check = shop.app.get(CheckCouponService);
    expect(await check.check(requested, second.id)).toMatchObject({ discountKurus: 20_000 });
    await expect(check.check(requested)).rejects.toMatchObject({ code: 'coupon_refused' });
    expect(await seatsNow()).toMatchObject({ held: 2 });
    expect(await couponNow()).toMatchObject({ held: 1 });
  });

  it('may be swapped by several visitors at once', async () => {
    const other = await aWorkshopSession(shop.dataSource.manager, {
      capacity: 8,
      startTime: '10:00',
      endTime: '12:00',
    });
    const another = await aCoupon(shop.dataSource.manager, { code: 'BASKA', usageLimit: 10 });
    const cartOf = (isFirst: boolean) => ({
      lines: [seats(isFirst ? session : other), pieces(mug)],
      couponCode: isFirst ? 'ONLUK' : 'BASKA',
    });
    let holds = await Promise.all(
      [0, 1, 2, 3].map((visitor) => holdCart(shop.app, cartOf(visitor % 2 === 0))),
    );
    for (let round = 1; round < 12; round += 1) {
      holds = await Promise.all(
        holds.map(({ id }, visitor) =>
          holdCart(shop.app, {
            ...cartOf((visitor + round) % 2 === 0),
            ipAddress: `198.51.${visitor}.7`,
            replacesHoldId: id,
          }),
        ),
      );
    }
    const left = await couponState(shop.dataSource, another.id);
    expect((await couponNow()).held + left.held).toBe(4);
    expect((await seatsNow()).held + (await sessionState(shop.dataSource, other.id)).held).toBe(4);
  });

  it('may be swapped by visitors who walked back from the bank, all at once', async () => {
    const other = await aWorkshopSession(shop.dataSource.manager, { startTime: '10:00', endTime: '12:00' });
    await aCoupon(shop.dataSource.manager, { code: 'BASKA', usageLimit: 10 });
    const cartOf = (isFirst: boolean) => ({
      lines: [seats(isFirst ? session : other)],
      couponCode: isFirst ? 'ONLUK' : 'BASKA',
    });
    for (let round = 0; round < 8; round += 1) {
      const placed = await Promise.all(
        [0, 1, 2, 3].map(async (visitor) => {
          const hold = await holdCart(shop.app, {
            ...cartOf(visitor % 2 === 0),
            ipAddress: `198.51.${visitor}.7`,
          });
          await placeHeldCart(shop.app, hold);
          return hold;
        }),
      );
      const again = await Promise.all(
        placed.map(({ id }, visitor) =>
          holdCart(shop.app, {
            ...cartOf(visitor % 2 === 1),
            ipAddress: `198.51.${visitor}.7`,
            replacesHoldId: id,
          }),
        ),
      );
      expect((await seatsNow()).held).toBe(2);
      await Promise.all(
        again.map(({ id: holdId }) =>
          shop.app.get(OpenCheckoutService).release({ holdId, customerId: null }),
        ),
      );
    }
    expect(await seatsNow()).toEqual(GONE);
    expect(await couponNow()).toEqual(UNUSED);
  });

  it('do not stop the shop when one visitor asks ten times at once', async () => {
    const hold = await holdCart(shop.app, { lines: [seats(session)] });
    await placeHeldCart(shop.app, hold);
    const requested = Array.from({ length: 20 }, () =>
      holdCart(shop.app, { lines: [seats(session)], replacesHoldId: hold.id }),
    );
    const settled = await Promise.allSettled(requested);
    for (const one of settled) {
      if (one.status === 'rejected') {
        expect(one.reason).toMatchObject({ code: expect.any(String), status: 409 });
      }
    }
    expect(settled.some(({ status }) => status === 'fulfilled')).toBe(true);
  });

  it('are booked once when a free order is placed again because its answer was lost', async () => {
    await aCoupon(shop.dataSource.manager, { code: 'HEDIYE', valueHundredths: 10_000 });
    const hold = await holdCart(shop.app, { lines: [seats(session, 2)], couponCode: 'HEDIYE' });
    const answers = await Promise.all([1, 2, 3].map(() => placeHeldCart(shop.app, hold)));
    answers.push(await placeHeldCart(shop.app, hold));
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await seatsNow()).toEqual({ booked: 2, held: 0, sales: 2, returns: 0, bookings: 1 });
  });

  it('are not charged at another price than the visitor saw', async () => {
    const cheap = { ...seats(session), unitPriceKurus: 1 };
    await expect(holdCart(shop.app, { lines: [cheap] })).rejects.toMatchObject({ code: 'cart_changed' });
    const hold = await holdCart(shop.app, { lines: [seats(session)] });
    await shop.dataSource.query('UPDATE workshop_session SET price_kurus = price_kurus + 100');
    await expect(placeHeldCart(shop.app, hold)).rejects.toMatchObject({ code: 'total_changed' });
    expect(await seatsNow()).toMatchObject({ booked: 0, held: 1 });
  });

  it('hold nothing for more than one order may cost, and say so', async () => {
    const { manager } = shop.dataSource;
    const dearSeat = await aWorkshopSession(manager, { capacity: 8, priceKurus: 100_000_000 });
    const dearMug = await aProduct(manager, { priceKurus: 100_000_000, stockQuantity: 10 });
    const tooDear = { code: 'cart_too_dear', status: 409 };
    for (const lines of [[seats(dearSeat, 2)], [pieces(dearMug), seats(session)]]) {
      await expect(holdCart(shop.app, { lines })).rejects.toMatchObject(tooDear);
    }
    expect(await seatsNow()).toEqual(GONE);
    expect((await holdCart(shop.app, { lines: [pieces(dearMug)] })).quote.totalKurus).toBe(100_000_000);
  });

  it('are not sold when they have become too dear for one order while they were held', async () => {
    const hold = await holdCart(shop.app, { lines: [seats(session, 2)] });
    await shop.dataSource.query('UPDATE workshop_session SET price_kurus = 100_000_000');
    await expect(placeHeldCart(shop.app, hold)).rejects.toMatchObject({ code: 'cart_too_dear' });
  });

  it('give no student price to a piece', async () => {
    const claimed = { ...pieces(mug), isStudent: true, unitPriceKurus: 51_200 };
    await expect(holdCart(shop.app, { lines: [claimed] })).rejects.toMatchObject({
      code: 'student_price_for_product',
      status: 400,
    });
  });

  it('keep a coupon’s discount for who holds it, even when the studio switches it off meanwhile', async () => {
    const hold = await holdCart(shop.app, { lines: [seats(session)], couponCode: 'ONLUK' });
    await shop.dataSource.query('UPDATE coupon SET is_active = false');
    const placed = await placeHeldCart(shop.app, hold);
    await pay(placed);
    expect(await orderOf(placed)).toMatchObject({ payment: 'paid', total: 90_000 });
  });

  it('refuse a coupon that takes nothing off, and hold nothing', async () => {
    await shop.dataSource.query('UPDATE coupon SET is_active = false');
    await expect(holdCart(shop.app, { lines: [seats(session)], couponCode: 'ONLUK' })).rejects.toMatchObject({
      code: 'cart_changed',
    });
    expect(await seatsNow()).toEqual(GONE);
  });
});
