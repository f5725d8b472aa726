import { beforeEach, describe, expect, it } from '@jest/globals';
import { aProduct } from '../../../seed/catalog.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { sessionState } from '../../../testing/ledger.js';
import { holdCart, pieces, placeOrder, seats } from '../../../testing/purchase.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import type { Product } from '../../catalog/product.entity.js';
import { HoldSweeperService } from './hold-sweeper.service.js';
import { OpenCheckoutService } from '../../checkout/open-checkout.service.js';

describe('Carts that are held', () => {
  const shop = suiteShop({
    HOLDS_PER_NETWORK: '5',
    PIECES_PER_NETWORK: '50',
    SEATS_PER_NETWORK: '24',
  });
  let bowl: Product;
  let vase: Product;
  beforeEach(async () => {
    await shop.dataSource.query('TRUNCATE product, hold, "order", payment_attempt CASCADE');
    bowl = await aProduct(shop.dataSource.manager, { name: 'Kase', stockQuantity: 100 });
    vase = await aProduct(shop.dataSource.manager, { name: 'Vazo', stockQuantity: 100 });
  });

  const heldNow = async () => {
    const rows = await shop.dataSource.query<{ held: number }[]>(
      'SELECT sum(held_quantity)::int AS held FROM product',
    );
    return rows[0]?.held;
  };
  const open = (product: Product, ipAddress: string, replacesHoldId?: string) =>
    shop.app.get(OpenCheckoutService).open({
      lines: [pieces(product)],
      couponCode: null,
      customerId: null,
      ipAddress,
      ...(replacesHoldId ? { replacesHoldId } : {}),
    });

  it('are no more than the limit of their address, however many are asked for at once', async () => {
    const requested = await Promise.allSettled(Array.from({ length: 30 }, () => open(bowl, '203.0.113.1')));
    expect(requested.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const one of requested) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'hold_limit' });
    }
    await expect(open(bowl, '203.0.113.2')).resolves.toMatchObject({
      renewalsLeft: 2,
      renewalMinutes: 15,
    });
  });

  it('are no more seats than one address may have, in however many carts', async () => {
    const { manager } = shop.dataSource;
    const session = await aWorkshopSession(manager, { capacity: 90 });
    const hold = (quantity: number, ipAddress: string) =>
      holdCart(shop.app, { lines: [seats(session, quantity)], ipAddress });
    await expect(hold(25, '2001:db8:1:2::1')).rejects.toMatchObject({ code: 'seat_limit', status: 429 });
    await hold(20, '2001:db8:1:2::1');
    await expect(hold(5, '2001:db8:1:2:ffff::9')).rejects.toMatchObject({ code: 'seat_limit' });
    await hold(4, '2001:db8:1:2::2');
    await hold(5, '2001:db8:1:3::1');
    expect(await sessionState(shop.dataSource, session.id)).toMatchObject({ held: 29 });
  });

  it('are no more pieces than one address may have, where pieces are counted', async () => {
    const { manager } = shop.dataSource;
    const unlimited = await aProduct(manager, { name: 'Saksı', isUnlimited: true });
    const hold = (product: Product, quantity: number) =>
      holdCart(shop.app, { lines: [pieces(product, quantity)], ipAddress: '203.0.113.1' });
    await hold(unlimited, 99);
    await hold(bowl, 50);
    await expect(hold(vase, 1)).rejects.toMatchObject({ code: 'piece_limit', status: 429 });
    expect(await heldNow()).toBe(50);
  });

  it('keep their time when another cart takes their place, and get it anew once it is over', async () => {
    const checkout = shop.app.get(OpenCheckoutService);
    const first = await open(bowl, '203.0.113.1');
    await checkout.renew({ holdId: first.id, customerId: null });
    await shop.dataSource.query(`UPDATE hold SET expires_at = now() + interval '3 minutes'`);
    const second = await open(vase, '203.0.113.1', first.id);
    expect(second.renewalsLeft).toBe(1);
    expect(second.secondsLeft).toBeLessThanOrEqual(180);
    await shop.dataSource.query(
      `UPDATE hold SET expires_at = now() - interval '1 second' WHERE status = 'active'`,
    );
    const third = await open(bowl, '203.0.113.1', second.id);
    expect(third.renewalsLeft).toBe(2);
    expect(third.secondsLeft).toBeGreaterThan(800);
  });

  it('are forgotten a month after they ended, and not before', async () => {
    const { id: old } = await open(bowl, '203.0.113.1');
    const { id: recent } = await open(bowl, '203.0.113.2');
    const { id: active } = await open(bowl, '203.0.113.3');
    const checkout = shop.app.get(OpenCheckoutService);
    await checkout.release({ holdId: old, customerId: null });
    await checkout.release({ holdId: recent, customerId: null });
    await shop.dataSource.query(`UPDATE hold SET ended_at = now() - interval '31 days' WHERE id = $1`, [old]);
    await shop.app.get(HoldSweeperService).prune();
    const left = await shop.dataSource.query<{ id: string }[]>('SELECT id FROM hold');
    expect(left.map(({ id }) => id).sort()).toEqual([recent, active].sort());
  });

  it('count until they are paid, so that nobody can empty the stock with unpaid orders', async () => {
    for (let order = 0; order < 5; order += 1) await placeOrder(shop.app, { product: bowl });
    await expect(placeOrder(shop.app, { product: bowl })).rejects.toMatchObject({ code: 'hold_limit' });
  });

  it('may be swapped by several visitors at once', async () => {
    let holds = await Promise.all(Array.from('abcd', (visitor) => open(bowl, visitor)));
    for (let round = 0; round < 15; round += 1) {
      holds = await Promise.all(
        holds.map(({ id }, index) => open((index + round) % 2 ? bowl : vase, 'abcd'.charAt(index), id)),
      );
    }
    expect(await heldNow()).toBe(4);
  });
});
