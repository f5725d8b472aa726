import { beforeEach, describe, expect, it } from '@jest/globals';
import { aProduct } from '../../seed/catalog.js';
import { aCoupon } from '../../seed/coupons.js';
import { aCustomer } from '../../seed/customers.js';
import { eventually } from '../../testing/poll.js';
import { holdCart, pieces, placeHeldCart } from '../../testing/purchase.js';
import { suiteShop } from '../../testing/suite-shop.js';
import { CustomerRecordsService } from '../people/accounts/customer-records.service.js';
import type { Customer } from '../people/accounts/customer.entity.js';
import { ErasePersonService } from '../people/customer-account/erase-person.service.js';
import { OpenCheckoutService } from './open-checkout.service.js';

const shop = suiteShop();
let ayse: Customer;
let can: Customer;

beforeEach(async () => {
  ayse = await aCustomer(shop.dataSource.manager);
  can = await aCustomer(shop.dataSource.manager);
});

/** Holds a cart with a coupon that belongs to Ayşe alone. */
async function holdWithHerGift() {
  const { manager } = shop.dataSource;
  const code = `AYSEYE${ayse.id.slice(0, 8)}`.toUpperCase();
  await aCoupon(manager, {
    code,
    valueHundredths: 10_000,
    reach: { scope: 'specific_users', customerIds: [ayse.id] },
  });
  return holdCart(shop.app, {
    lines: [pieces(await aProduct(manager))],
    couponCode: code,
    customerId: ayse.id,
  });
}

const ownerOf = async (orderId: string) => {
  const [order] = await shop.dataSource.query<{ customer_id: string | null; status: string }[]>(
    'SELECT customer_id, status FROM "order" WHERE id = $1',
    [orderId],
  );
  return order;
};

describe('What a customer holds', () => {
  it('cannot be bought by another customer who knows its id', async () => {
    const hold = await holdWithHerGift();
    for (const customerId of [can.id, null]) {
      await expect(placeHeldCart(shop.app, hold, { customerId })).rejects.toMatchObject({
        code: 'hold_expired',
      });
    }
    const { orderId } = await placeHeldCart(shop.app, hold, { customerId: ayse.id });
    expect(await ownerOf(orderId)).toEqual({ customer_id: ayse.id, status: 'confirmed' });
  });

  it('can be renewed and released by nobody else', async () => {
    const { id: holdId } = await holdWithHerGift();
    const checkout = shop.app.get(OpenCheckoutService);
    for (const customerId of [can.id, null]) {
      await expect(checkout.renew({ holdId, customerId })).rejects.toMatchObject({ code: 'hold_expired' });
      await checkout.release({ holdId, customerId });
    }
    expect(await checkout.renew({ holdId, customerId: ayse.id })).toMatchObject({ renewalsLeft: 1 });
    await checkout.release({ holdId, customerId: ayse.id });
    const [hold] = await shop.dataSource.query<unknown[]>('SELECT status FROM hold WHERE id = $1', [holdId]);
    expect(hold).toEqual({ status: 'released' });
  });
});

it('What a guest holds goes with them when they sign in', async () => {
  const hold = await holdCart(shop.app, { lines: [pieces(await aProduct(shop.dataSource.manager))] });
  const { orderId } = await placeHeldCart(shop.app, hold, { customerId: can.id });
  expect(await ownerOf(orderId)).toMatchObject({ customer_id: can.id });
});

describe('An account that is deleted while its customer is at the till', () => {
  const remove = () =>
    shop.dataSource.transaction(async (manager) => {
      const records = shop.app.get(CustomerRecordsService);
      await shop.app.get(ErasePersonService).erase(manager, await records.lock(manager, ayse.id));
      await records.remove(manager, ayse.id);
    });

  it('makes the order a guest’s', async () => {
    const hold = await holdWithHerGift();
    await remove();
    const { orderId } = await placeHeldCart(shop.app, hold, { customerId: ayse.id });
    expect(await ownerOf(orderId)).toMatchObject({ customer_id: null });
  });

  it('lets the cart be held as a guest’s', async () => {
    await remove();
    const lines = [pieces(await aProduct(shop.dataSource.manager))];
    const { id } = await holdCart(shop.app, { lines, customerId: ayse.id });
    const [hold] = await shop.dataSource.query<unknown[]>('SELECT customer_id FROM hold WHERE id = $1', [id]);
    expect(hold).toEqual({ customer_id: null });
  });

  it('waits neither for ever nor in a circle when both happen at once', async () => {
    const hold = await holdWithHerGift();
    const runner = shop.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT id FROM customer WHERE id = $1 FOR UPDATE', [ayse.id]);
    const placing = placeHeldCart(shop.app, hold, { customerId: ayse.id });
    await eventually('the order waits for the account', async () => {
      const [waiting] = await shop.dataSource.query<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting?.count === 1;
    });
    await runner.query('DELETE FROM customer WHERE id = $1', [ayse.id]);
    await runner.commitTransaction();
    await runner.release();
    expect(await ownerOf((await placing).orderId)).toMatchObject({ customer_id: null });
  });
});
