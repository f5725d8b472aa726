import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { aProduct } from '../../../seed/catalog.js';
import { aCustomer } from '../../../seed/customers.js';
import { aCoupon } from '../../../seed/coupons.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { sessionState, stockState } from '../../../testing/ledger.js';
import {
  holdCart,
  pieces,
  placeHeldCart,
  placeOrder,
  seats,
  studentSeats,
} from '../../../testing/purchase.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import type { Product } from '../../catalog/product.entity.js';
import { OpenCheckoutService } from '../../checkout/open-checkout.service.js';
import { Clock } from '../../platform/clock.js';
import { HoldSweeperService } from './hold-sweeper.service.js';

const MINUTE_MS = 60_000;
const shop = suiteShop({
  HOLD_SHARE_PERCENT: '50',
  PIECES_RESERVED_OF_PRODUCT: '4',
  SEATS_RESERVED_OF_SESSION: '6',
  RESERVED_PER_NETWORK: '10',
  UNPAID_MINUTES_PER_NETWORK: '600',
});
let bowl: Product;
let vase: Product;
let now: number;

beforeEach(async () => {
  await emptyTables(shop.dataSource, 'product', 'hold', 'order', 'payment_attempt');
  const { manager } = shop.dataSource;
  bowl = await aProduct(manager, { name: 'Kase', stockQuantity: 40 });
  vase = await aProduct(manager, { name: 'Vazo', stockQuantity: 3 });
  now = Date.now();
  jest.spyOn(shop.app.get(Clock), 'now').mockImplementation(() => new Date(now));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const heldOf = async ({ id }: Product) => (await stockState(shop.dataSource, id)).held;
const open = (product: Product, quantity: number, ipAddress = '203.0.113.1') =>
  holdCart(shop.app, { lines: [pieces(product, quantity)], ipAddress });
const pass = async (minutes: number) => {
  now += minutes * MINUTE_MS;
  await shop.app.get(HoldSweeperService).sweep();
};

describe('A checkout', () => {
  it('reserves a part of a large cart, and all of it once the order goes to the bank', async () => {
    const hold = await open(bowl, 30);
    expect(hold).toMatchObject({
      reservedPart: 'part',
      reserved: { [bowl.id]: 4 },
      quote: { lines: [{ quantity: 30 }] },
    });
    expect(await heldOf(bowl)).toBe(4);
    await placeHeldCart(shop.app, hold);
    expect(await heldOf(bowl)).toBe(30);
  });

  it('asks its buyer again when others have bought what it did not reserve', async () => {
    const hold = await open(vase, 3);
    expect(await heldOf(vase)).toBe(2);
    await placeOrder(shop.app, { product: vase, ipAddress: '198.51.100.1' });
    await expect(placeHeldCart(shop.app, hold)).rejects.toMatchObject({ code: 'cart_changed' });
    expect(await heldOf(vase)).toBe(3);
  });

  it('sells what it reserved and the rest when the studio stops counting the product', async () => {
    const hold = await open(bowl, 10);
    await shop.dataSource.query('UPDATE product SET is_unlimited = true WHERE id = $1', [bowl.id]);
    await placeHeldCart(shop.app, hold);
    expect(await heldOf(bowl)).toBe(0);
  });

  it('reserves the seats of a session once, for adults and students together', async () => {
    const session = await aWorkshopSession(shop.dataSource.manager, { capacity: 8 });
    await holdCart(shop.app, { lines: [seats(session, 8)] });
    expect(await sessionState(shop.dataSource, session.id)).toMatchObject({ held: 4 });
  });

  it('reserves one use of a coupon for all carts of a network', async () => {
    const { id } = await aCoupon(shop.dataSource.manager, { code: 'UCKEZ', usageLimit: 3 });
    for (let cart = 0; cart < 3; cart += 1) {
      await holdCart(shop.app, { lines: [pieces(bowl)], couponCode: 'UCKEZ' });
    }
    const [coupon] = await shop.dataSource.query<unknown[]>('SELECT held_uses FROM coupon WHERE id = $1', [
      id,
    ]);
    expect(coupon).toEqual({ held_uses: 1 });
  });

  it('reserves one use of a coupon for a whole site, and none after three quarters of an hour unpaid', async () => {
    const endless = await aProduct(shop.dataSource.manager, { name: 'Saksı', isUnlimited: true });
    const { id } = await aCoupon(shop.dataSource.manager, { code: 'TEKKEZ', usageLimit: 3 });
    const heldUses = async () => {
      const [coupon] = await shop.dataSource.query<{ uses: number }[]>(
        'SELECT held_uses AS uses FROM coupon WHERE id = $1',
        [id],
      );
      return coupon?.uses;
    };
    const openWithCoupon = (ipAddress: string) =>
      holdCart(shop.app, { lines: [pieces(endless)], couponCode: 'TEKKEZ', ipAddress });
    for (let round = 0; round < 3; round += 1) {
      await openWithCoupon('2001:db8:1:1::1');
      await openWithCoupon('2001:db8:1:2::1');
      expect(await heldUses()).toBe(1);
      await pass(16);
    }
    await openWithCoupon('2001:db8:1:3::1');
    expect(await heldUses()).toBe(0);
  });

  it('lasts half as long once the same piece was reserved unpaid for a quarter of an hour, and reserves nothing after three', async () => {
    const seen: unknown[] = [];
    for (let visit = 0; visit < 6; visit += 1) {
      const { id: holdId, secondsLeft, reservedPart, renewalsLeft } = await open(vase, 1);
      seen.push([secondsLeft / 60, reservedPart, renewalsLeft]);
      await pass(secondsLeft / 60 - 1);
      // Closed just before its end: that gives it no more than a lapse does.
      await shop.app.get(OpenCheckoutService).release({ holdId, customerId: null });
      await pass(1);
    }
    expect(seen).toEqual([
      [15, 'all', 2],
      [15, 'all', 2],
      [7.5, 'all', 0],
      [7.5, 'all', 0],
      [7.5, 'all', 0],
      [7.5, 'none', 0],
    ]);
    expect(await open(vase, 1, '203.0.113.2')).toMatchObject({ reservedPart: 'all' });
    await pass(24 * 60);
    expect(await open(vase, 1)).toMatchObject({ reservedPart: 'all' });
  });

  it('counts the seats of adults and students in one cart as one hold', async () => {
    const session = await aWorkshopSession(shop.dataSource.manager, {
      capacity: 8,
      studentPriceKurus: 100_00,
    });
    const openBoth = () => holdCart(shop.app, { lines: [seats(session), studentSeats(session)] });
    await openBoth();
    await pass(14);
    expect((await openBoth()).secondsLeft).toBe(15 * 60);
  });

  it('of another visitor is not ended by whoever asks to replace it', async () => {
    const { id: customerId } = await aCustomer(shop.dataSource.manager);
    const hold = await holdCart(shop.app, { lines: [pieces(bowl)], customerId });
    await holdCart(shop.app, { lines: [pieces(vase)], replacesHoldId: hold.id });
    expect(await heldOf(bowl)).toBe(1);
  });
});

describe('An order', () => {
  const place = (quantity: number, ipAddress: string) =>
    placeOrder(shop.app, { product: bowl, quantity, ipAddress });
  beforeEach(() =>
    shop.dataSource.query('UPDATE product SET stock_quantity = 1000, counted_quantity = 1000'),
  );

  it('of a few pieces goes to the bank, whatever somebody with the same address left unpaid', async () => {
    await place(90, '203.0.113.1');
    await place(10, '203.0.113.1');
    await expect(place(5, '203.0.113.1')).rejects.toMatchObject({ code: 'piece_limit' });
    await place(4, '203.0.113.1');
    await pass(60);
    await expect(place(90, '203.0.113.1')).rejects.toMatchObject({ code: 'hold_limit' });
    await place(4, '203.0.113.1');
  });

  it('of many pieces is refused when another /64 of the same line has left as many unpaid', async () => {
    for (let network = 1; network <= 3; network += 1) await place(99, `2001:db8:1:${network}::1`);
    await expect(place(5, '2001:db8:1:4::1')).rejects.toMatchObject({ code: 'piece_limit' });
    await place(5, '2001:db8:2:1::1');
  });

  it('of many pieces is counted with those placed at the same moment', async () => {
    const placed = await Promise.allSettled([1, 2, 3].map(() => place(60, '203.0.113.1')));
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is refused after sixty unpaid card attempts of one line in an hour, from however many of its /64s', async () => {
    for (let attempt = 0; attempt < 60; attempt += 1) await place(1, `2001:db8:1:${attempt % 4}::1`);
    await expect(place(1, '2001:db8:1:9::1')).rejects.toMatchObject({ code: 'too_many_payments' });
    await place(1, '2001:db8:2:9::1');
  });
});

/** Steps of visitors who never pay. */
const STEP = fc.oneof(
  fc.record({
    kind: fc.constant('open' as const),
    network: fc.nat(3),
    quantity: fc.integer({ min: 1, max: 40 }),
  }),
  fc.record({ kind: fc.constant('renew' as const), hold: fc.nat() }),
  fc.record({ kind: fc.constant('release' as const), hold: fc.nat() }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 20 }) }),
);

describe('Visitors who never pay', () => {
  it('of k networks reserve at most 4 k pieces at a time, and 600 k piece-minutes a day and what they have then', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(STEP, { minLength: 20, maxLength: 60 }), async (steps) => {
        await emptyTables(shop.dataSource, 'hold');
        await shop.dataSource.query('UPDATE product SET held_quantity = 0');
        const checkout = shop.app.get(OpenCheckoutService);
        const holds: string[] = [];
        const networks = new Set<number>();
        let pieceMinutes = 0;
        for (const step of steps) {
          const holdId = 'hold' in step ? (holds[step.hold % holds.length] ?? '') : '';
          if (step.kind === 'open') {
            networks.add(step.network);
            const opened = await open(bowl, step.quantity, `198.51.${step.network}.7`).catch(() => null);
            if (opened) holds.push(opened.id);
          } else if (step.kind === 'wait') {
            pieceMinutes += (await heldOf(bowl)) * step.minutes;
            await pass(step.minutes);
          } else if (holdId !== '') {
            await checkout[step.kind]({ holdId, customerId: null }).catch(() => undefined);
          }
          expect(await heldOf(bowl)).toBeLessThanOrEqual(4 * networks.size);
          expect(pieceMinutes).toBeLessThanOrEqual((600 + 4 * 45) * networks.size);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('cannot reserve a shelf by opening and closing the checkout again and again', async () => {
    let pieceMinutes = 0;
    for (let round = 0; round < 400; round += 1) {
      const hold = await open(bowl, 40);
      pieceMinutes += (await heldOf(bowl)) * 4;
      await pass(4);
      await shop.app.get(OpenCheckoutService).release({ holdId: hold.id, customerId: null });
    }
    // A day and a sixth: two budgets at most.
    expect(pieceMinutes).toBeLessThanOrEqual(2 * 600 + 4 * 4);
  });
});
