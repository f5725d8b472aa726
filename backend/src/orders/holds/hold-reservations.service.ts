import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { lineKey } from '../../../contract/orders/line-kind.js';
import { CouponUsesService } from '../../coupons/coupon-uses.service.js';
import {
  byLockOrder,
  type InventoryItem,
  itemColumns,
  itemOf,
  linesByLockOrder,
} from '../inventory/inventory-item.js';
import { InventoryService } from '../inventory/inventory.service.js';
import type { EndedHold, EndedHoldLine } from './ended-hold.js';
import { HoldLine } from './hold-line.entity.js';
import type { Hold } from './hold.entity.js';

interface LineToReserve {
  readonly item: InventoryItem & { readonly isStudent: boolean };
  readonly position: number;
  /** How many of them the waiting list keeps for the buyer. */
  readonly offered: number;
  /** How many of the others may be reserved; what is not only has to be there. */
  readonly reserved: number;
}

const NOT_TRACKED = { isTracked: false, reservedQuantity: 0 } as const;

/**
 * Reserves and returns the contents of a hold: a part of them when the checkout opens, all of them when its order goes to the bank.
 */
@Injectable()
export class HoldReservationsService {
  constructor(
    private readonly inventory: InventoryService,
    private readonly coupons: CouponUsesService,
  ) {}

  /** Writes the lines of a new hold. Throws cart_changed, coupon_used_up. */
  async reservePart(manager: EntityManager, hold: Hold, wanted: readonly LineToReserve[]): Promise<void> {
    const lines = [];
    // A session can be in two lines, one of them with student seats: the second finds what the first left for sale.
    const unreserved = new Map<string, number>();
    for (const { item, position, offered, ...most } of wanted.toSorted((a, b) =>
      byLockOrder(a.item, b.item),
    )) {
      const { quantity, isStudent } = item;
      const open = quantity - offered;
      const reserved = Math.min(most.reserved, open);
      const before = unreserved.get(lineKey(item)) ?? 0;
      unreserved.set(lineKey(item), before + open - reserved);
      const wantedOfAll = { ...item, quantity: open + before };
      const result = open === 0 ? 'held' : await this.inventory.holdPart(manager, wantedOfAll, reserved);
      if (result === null) throw new AppError('cart_changed');
      const tracking = result === 'held' ? { isTracked: true, reservedQuantity: reserved } : NOT_TRACKED;
      const line = { ...itemColumns(item), quantity, isStudent, position, offeredQuantity: offered };
      lines.push({ holdId: hold.id, ...line, ...tracking });
    }
    await manager.insert(HoldLine, lines);
    if (hold.reservesCoupon) await this.reserveCoupon(manager, hold);
  }

  /** Throws cart_changed or coupon_used_up when others took what was not reserved. */
  async reserveRest(manager: EntityManager, hold: Hold, lines: readonly HoldLine[]): Promise<void> {
    for (const line of lines.toSorted(linesByLockOrder)) await this.reserveRestOf(manager, line);
    if (hold.couponId !== null && !hold.reservesCoupon) await this.reserveCoupon(manager, hold);
  }

  /** Returns to the shelf what an ended hold had reserved. */
  async release(manager: EntityManager, ended: EndedHold | null): Promise<void> {
    if (!ended) return;
    const reserved = ended.lines
      .filter(({ reservedQuantity }) => reservedQuantity > 0)
      .flatMap((line) => reservedItemOf(line) ?? []);
    for (const item of reserved.sort(byLockOrder)) await this.inventory.releaseHeld(manager, item);
    if (ended.couponId !== null) await this.coupons.releaseHeld(manager, ended.couponId);
  }

  /** Locks items and coupons until the transaction ends, always in the same order. */
  async lock(
    manager: EntityManager,
    { items, couponIds }: { readonly items: readonly InventoryItem[]; readonly couponIds: (string | null)[] },
  ): Promise<void> {
    await this.inventory.lock(manager, items);
    await this.coupons.lock(manager, couponIds);
  }

  private async reserveRestOf(manager: EntityManager, line: HoldLine): Promise<void> {
    const item = itemOf(line);
    const open = line.quantity - line.offeredQuantity;
    const rest = open - line.reservedQuantity;
    if (!line.isTracked || rest === 0 || item === null) return;
    const result = await this.inventory.hold(manager, { ...item, quantity: rest });
    if (result === null) throw new AppError('cart_changed');
    // The studio has stopped counting the product, so nothing of it needs to be reserved.
    if (result === 'untracked' && line.reservedQuantity > 0) {
      await this.inventory.releaseHeld(manager, { ...item, quantity: line.reservedQuantity });
    }
    const tracking = result === 'held' ? { reservedQuantity: open } : NOT_TRACKED;
    await manager.update(HoldLine, { holdId: line.holdId, position: line.position }, tracking);
  }

  private async reserveCoupon(manager: EntityManager, { couponId }: Hold): Promise<void> {
    if (couponId !== null && !(await this.coupons.hold(manager, couponId))) {
      throw new AppError('coupon_used_up');
    }
  }
}

function reservedItemOf({ productId, sessionId, reservedQuantity }: EndedHoldLine): InventoryItem | null {
  return itemOf({ productId, sessionId, quantity: reservedQuantity });
}
