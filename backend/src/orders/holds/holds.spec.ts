import { beforeEach, describe, expect, it } from '@jest/globals';
import { aProduct } from '../../../seed/catalog.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { holdCart, pieces, placeOrder, seats } from '../../../testing/purchase.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import type { Product } from '../../catalog/product.entity.js';
import { HoldSweeperService } from './hold-sweeper.service.js';
import type { RequestedLine } from '../../../contract/checkout/quote.js';
import { OpenCheckoutService } from '../../checkout/open-checkout.service.js';

describe('Carts that are held', () => {
  const shop = suiteShop({
    RESERVED_PER_NETWORK: '5',
    PIECES_PER_NETWORK: '50',
    SEATS_PER_NETWORK: '24',
  });
  let bowl: Product;
  let vase: Product;
  beforeEach(async () => {
    await emptyTables(shop.dataSource, 'product', 'hold', 'order', 'payment_attempt');
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

  it('reserve no more than the limit of their network, however many are asked for at once', async () => {
    await Promise.all(Array.from({ length: 30 }, () => open(bowl, '203.0.113.1')));
    expect(await heldNow()).toBe(5);
    await expect(open(bowl, '203.0.113.2')).resolves.toMatchObject({
      renewalsLeft: 2,
      renewalMinutes: 15,
      reservedPart: 'all',
    });
  });

  it('are refused when no order of one network may be so large', async () => {
    const { manager } = shop.dataSource;
    const session = await aWorkshopSession(manager, { capacity: 90 });
    const unlimited = await aProduct(manager, { name: 'Saksı', isUnlimited: true });
    const hold = (line: RequestedLine) => holdCart(shop.app, { lines: [line] });
    await expect(hold(seats(session, 25))).rejects.toMatchObject({ code: 'seat_limit', status: 429 });
    await expect(hold(pieces(bowl, 51))).rejects.toMatchObject({ code: 'piece_limit', status: 429 });
    await hold(seats(session, 24));
    await hold(pieces(bowl, 50));
    await hold(pieces(unlimited, 99));
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

  it('of large orders count until they are paid, so that nobody can empty the stock', async () => {
    await placeOrder(shop.app, { product: bowl, quantity: 40 });
    await expect(placeOrder(shop.app, { product: vase, quantity: 11 })).rejects.toMatchObject({
      code: 'piece_limit',
    });
    await placeOrder(shop.app, { product: vase, quantity: 10 });
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
