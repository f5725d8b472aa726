import { beforeEach, describe, expect, it } from '@jest/globals';
import { aCoupon } from '../../seed/coupons.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { eventually } from '../../testing/poll.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import { CouponUsesService } from './coupon-uses.service.js';
import { CouponRecord } from './coupon.entity.js';

const UNKNOWN_ID = '6f1c1b0e-0000-4000-8000-000000000000';

describe('The uses of a coupon', () => {
  const uses = new CouponUsesService();
  const database = suiteDatabase([CouponRecord]);

  beforeEach(() => emptyTables(database.dataSource, 'coupon', 'order'));

  const manager = () => database.dataSource.manager;
  const inTransaction = <T>(work: (own: ReturnType<typeof manager>) => Promise<T>) =>
    database.dataSource.transaction(work);
  const limitedTo = async (usageLimit: number | null) => (await aCoupon(manager(), { usageLimit })).id;
  const countersOf = async (id: string) => {
    const { usageCount, heldUses, version } = await manager().findOneByOrFail(CouponRecord, { id });
    return { usageCount, heldUses, version };
  };
  const anOrder = async () => {
    const [order] = await manager().query<{ id: string }[]>(
      `INSERT INTO "order" (link_nonce, name, surname, email, phone, shipping_address, subtotal_kurus,
         discount_kurus, total_kurus)
       VALUES (gen_random_uuid(), 'Ayşe', 'Demir', 'ayse@toprak.example', '+905321234567', '', 1000, 100, 900)
       RETURNING id`,
    );
    return order?.id ?? '';
  };
  const ledger = () =>
    manager().query<unknown[]>(
      `SELECT order_id AS "orderId", coupon_id AS "couponId", discount_kurus AS "discountKurus" FROM coupon_use`,
    );
  const aUse = async (couponId: string) => ({ couponId, orderId: await anOrder(), discountKurus: 100 });

  it('are kept for exactly ten of a hundred visitors who pay at once, when there are ten', async () => {
    const id = await limitedTo(10);

    const answers = await Promise.all(
      Array.from({ length: 100 }, () => inTransaction((own) => uses.hold(own, id))),
    );

    expect(answers.filter(Boolean)).toHaveLength(10);
    expect(await countersOf(id)).toMatchObject({ usageCount: 0, heldUses: 10 });
  });

  it('are taken by exactly ten of a hundred payments that come without a hold', async () => {
    const id = await limitedTo(10);
    const payments = await Promise.all(Array.from({ length: 100 }, () => aUse(id)));

    const answers = await Promise.all(
      payments.map((payment) => inTransaction((own) => uses.takeNow(own, payment))),
    );

    expect(answers.filter(Boolean)).toHaveLength(10);
    expect(await countersOf(id)).toMatchObject({ usageCount: 10, heldUses: 0 });
    expect(await ledger()).toHaveLength(10);
  });

  it('never go beyond the limit, whatever order holds, failures and payments come in', async () => {
    const id = await limitedTo(7);
    const visit = async (index: number) => {
      if (index % 3 === 2) return uses.takeNow(manager(), await aUse(id));
      if (!(await uses.hold(manager(), id))) return false;
      if (index % 3 === 1) return uses.takeHeld(manager(), await aUse(id));
      await uses.releaseHeld(manager(), id);
      return false;
    };

    const taken = (await Promise.all(Array.from({ length: 60 }, (_, index) => visit(index)))).filter(Boolean);

    expect(taken.length).toBeGreaterThan(0);
    expect(taken.length).toBeLessThanOrEqual(7);
    expect(await countersOf(id)).toMatchObject({ usageCount: taken.length, heldUses: 0 });
    expect(await ledger()).toHaveLength(taken.length);
  });

  it('come back when the payment failed, once per hold', async () => {
    const id = await limitedTo(1);
    expect(await uses.hold(manager(), id)).toBe(true);
    expect(await uses.hold(manager(), id)).toBe(false);

    await uses.releaseHeld(manager(), id);

    await expect(uses.releaseHeld(manager(), id)).rejects.toThrow('holds no use to release');
    expect(await uses.hold(manager(), id)).toBe(true);
  });

  it('are gone with the order that was paid, and written down with what it saved', async () => {
    const id = await limitedTo(1);
    await uses.hold(manager(), id);
    const use = await aUse(id);

    expect(await uses.takeHeld(manager(), use)).toBe(true);

    expect(await countersOf(id)).toMatchObject({ usageCount: 1, heldUses: 0 });
    expect(await ledger()).toEqual([use]);
    expect(await uses.hold(manager(), id)).toBe(false);
  });

  it('cannot be taken twice for one order, and the second attempt moves no counter', async () => {
    const id = await limitedTo(null);
    const use = await aUse(id);
    await uses.hold(manager(), id);
    await uses.hold(manager(), id);

    const answers = await Promise.allSettled([1, 2].map(() => uses.takeHeld(manager(), use)));

    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(uses.takeNow(manager(), use)).rejects.toThrow('coupon_use_pkey');
    expect(await countersOf(id)).toMatchObject({ usageCount: 1, heldUses: 1 });
    expect(await ledger()).toEqual([use]);
  });

  it('cannot be taken from a hold that is gone', async () => {
    const id = await limitedTo(null);

    expect(await uses.takeHeld(manager(), await aUse(id))).toBe(false);

    expect(await countersOf(id)).toMatchObject({ usageCount: 0, heldUses: 0 });
    expect(await ledger()).toEqual([]);
  });

  it('that are kept for others are not there for a payment that comes late', async () => {
    const id = await limitedTo(2);
    await uses.hold(manager(), id);

    expect(await uses.takeNow(manager(), await aUse(id))).toBe(true);
    expect(await uses.takeNow(manager(), await aUse(id))).toBe(false);

    expect(await countersOf(id)).toMatchObject({ usageCount: 1, heldUses: 1 });
  });

  it('have no end without a limit', async () => {
    const id = await limitedTo(null);

    const answers = await Promise.all(Array.from({ length: 30 }, () => uses.hold(manager(), id)));

    expect(answers.every(Boolean)).toBe(true);
    expect(await countersOf(id)).toMatchObject({ heldUses: 30 });
  });

  it('count nothing when the transaction does not hold', async () => {
    const id = await limitedTo(1);

    await expect(
      inTransaction(async (own) => {
        await uses.hold(own, id);
        throw new Error('the order could not be written');
      }),
    ).rejects.toThrow('could not be written');

    expect(await countersOf(id)).toMatchObject({ heldUses: 0 });
  });

  it('of an unknown coupon do not exist', async () => {
    expect(await uses.hold(manager(), UNKNOWN_ID)).toBe(false);
    await expect(uses.releaseHeld(manager(), UNKNOWN_ID)).rejects.toThrow('holds no use');
  });

  it('leave the version alone, so that a sale does not disturb the studio at its form', async () => {
    const id = await limitedTo(5);
    const { version } = await countersOf(id);

    await uses.hold(manager(), id);
    await uses.takeHeld(manager(), await aUse(id));

    expect(await countersOf(id)).toMatchObject({ version });
  });

  it('wait for a lock of the coupons, and accept carts without one', async () => {
    const id = await limitedTo(1);
    const isWaiting = async () => {
      const waiting = await manager().query<unknown[]>(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting.length === 1;
    };

    const other = await inTransaction(async (own) => {
      await uses.lock(own, [null, id, id]);
      const answer = uses.hold(manager(), id);
      await eventually('the other visitor waits', isWaiting);
      expect(await uses.hold(own, id)).toBe(true);
      return { answer };
    });
    await uses.lock(manager(), [null]);

    expect(await other.answer).toBe(false);
    expect(await countersOf(id)).toMatchObject({ heldUses: 1 });
  });

  it.each([
    'UPDATE coupon SET held_uses = 11',
    'UPDATE coupon SET usage_count = 6, held_uses = 5',
    'UPDATE coupon SET usage_count = 10, usage_limit = 9',
  ])('are guarded by the database itself: %s', async (statement) => {
    await limitedTo(10);
    await expect(manager().query(statement)).rejects.toThrow('coupon_never_overused');
  });

  it.each(['held_uses', 'usage_count'])('are never fewer than none: %s', async (counter) => {
    await limitedTo(10);
    await expect(manager().query(`UPDATE coupon SET ${counter} = -1`)).rejects.toThrow(
      `coupon_${counter}_check`,
    );
  });
});
