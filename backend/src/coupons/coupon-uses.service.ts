import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The only writer of a coupon's counters: each step is one conditional UPDATE in the caller's transaction. */
@Injectable()
export class CouponUses {
  /** Keeps a use for a visitor who is paying; false when none is left. */
  async hold(manager: EntityManager, couponId: string): Promise<boolean> {
    return change(
      manager,
      `UPDATE coupon SET held_uses = held_uses + 1
       WHERE id = $1 AND (usage_limit IS NULL OR usage_count + held_uses < usage_limit)`,
      couponId,
    );
  }

  /** The visitor did not pay after all. */
  async releaseHeld(manager: EntityManager, couponId: string): Promise<void> {
    const isReleased = await change(
      manager,
      `UPDATE coupon SET held_uses = held_uses - 1 WHERE id = $1 AND held_uses > 0`,
      couponId,
    );
    if (!isReleased) throw new Error(`Coupon ${couponId} holds no use to release.`);
  }

  /** The order with the held use was paid. */
  async takeHeld(manager: EntityManager, use: CouponUse): Promise<boolean> {
    const isTaken = await change(
      manager,
      `UPDATE coupon SET held_uses = held_uses - 1, usage_count = usage_count + 1
       WHERE id = $1 AND held_uses > 0`,
      use.couponId,
    );
    return isTaken && record(manager, use);
  }

  /** For money that came after the hold was gone; false when others have used the coupon up. */
  async takeNow(manager: EntityManager, use: CouponUse): Promise<boolean> {
    const isTaken = await change(
      manager,
      `UPDATE coupon SET usage_count = usage_count + 1
       WHERE id = $1 AND (usage_limit IS NULL OR usage_count + held_uses < usage_limit)`,
      use.couponId,
    );
    return isTaken && record(manager, use);
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

/** One row per order: its key makes a second use of the same order impossible. */
async function record(
  manager: EntityManager,
  { couponId, orderId, discountKurus }: CouponUse,
): Promise<true> {
  await manager.query(`INSERT INTO coupon_use (order_id, coupon_id, discount_kurus) VALUES ($1, $2, $3)`, [
    orderId,
    couponId,
    discountKurus,
  ]);
  return true;
}
