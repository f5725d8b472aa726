import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/**
 * The only writer of a coupon's counters. Each step is one conditional UPDATE in the caller's transaction, plain SQL so
 * that a use does not raise the version under which the studio edits the coupon.
 */
@Injectable()
export class CouponUsesService {
  /** Holds a use for a checkout; false when none is left. */
  async hold(manager: EntityManager, couponId: string): Promise<boolean> {
    return change(
      manager,
      `UPDATE coupon SET held_uses = held_uses + 1
       WHERE id = $1 AND (usage_limit IS NULL OR usage_count + held_uses < usage_limit)`,
      couponId,
    );
  }

  async isUsedBy(manager: EntityManager, orderId: string): Promise<boolean> {
    const uses = await manager.query<unknown[]>('SELECT 1 FROM coupon_use WHERE order_id = $1', [orderId]);
    return uses.length > 0;
  }

  /** Locks these coupons until the transaction ends, always in the same order. */
  async lock(manager: EntityManager, couponIds: readonly (string | null)[]): Promise<void> {
    const ids = couponIds.filter((id) => id !== null);
    if (ids.length === 0) return;
    await manager.query('SELECT id FROM coupon WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE', [
      ids,
    ]);
  }

  /** Releases a held use. */
  async releaseHeld(manager: EntityManager, couponId: string): Promise<void> {
    const isReleased = await change(
      manager,
      `UPDATE coupon SET held_uses = held_uses - 1 WHERE id = $1 AND held_uses > 0`,
      couponId,
    );
    if (!isReleased) throw new Error(`Coupon ${couponId} holds no use to release.`);
  }

  /**
   * Uses the held use for a paid order; false when no use is held. Throws when the order has used a coupon
   * before.
   */
  async takeHeld(manager: EntityManager, use: CouponUse): Promise<boolean> {
    return take(
      manager,
      `UPDATE coupon SET held_uses = held_uses - 1, usage_count = usage_count + 1
       WHERE id = $1 AND held_uses > 0`,
      use,
    );
  }

  /** Notes what a corrected order still saves by its coupon; the use itself stays. */
  async correct(manager: EntityManager, orderId: string, discountKurus: number): Promise<void> {
    await manager.query('UPDATE coupon_use SET discount_kurus = $2 WHERE order_id = $1', [
      orderId,
      discountKurus,
    ]);
  }

  /**
   * For a payment that arrives after its hold has ended; false when the coupon is used up. Throws like
   * `takeHeld`.
   */
  async takeNow(manager: EntityManager, use: CouponUse): Promise<boolean> {
    return take(
      manager,
      `UPDATE coupon SET usage_count = usage_count + 1
       WHERE id = $1 AND (usage_limit IS NULL OR usage_count + held_uses < usage_limit)`,
      use,
    );
  }
}

interface CouponUse {
  readonly couponId: string;
  readonly orderId: string;
  readonly discountKurus: number;
}

async function change(manager: EntityManager, statement: string, couponId: string): Promise<boolean> {
  const [, affected] = await manager.query<[unknown, number]>(statement, [couponId]);
  return affected === 1;
}

/** Counter and ledger in one statement; the ledger's key, the order, makes a second use of the same order impossible. */
async function take(manager: EntityManager, update: string, use: CouponUse): Promise<boolean> {
  const taken = await manager.query<unknown[]>(
    `WITH taken AS (${update} RETURNING id)
     INSERT INTO coupon_use (order_id, coupon_id, discount_kurus) SELECT $2, id, $3 FROM taken RETURNING order_id`,
    [use.couponId, use.orderId, use.discountKurus],
  );
  return taken.length === 1;
}
