import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, IsNull, LessThan } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { MAX_HOLD_RENEWALS } from '../../../contract/checkout/checkout.views.js';
import { lineKey } from '../../../contract/orders/line-kind.js';
import { CouponUsesService } from '../../coupons/coupon-uses.service.js';
import { Clock } from '../../platform/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { visitorNetwork } from '../../platform/http/visitor-network.js';
import { type InventoryItem, itemColumns, itemOf, byLockOrder } from '../inventory/inventory-item.js';
import { InventoryService } from '../inventory/inventory.service.js';
import { HoldLimitsService } from './hold-limits.service.js';
import { HoldLine } from './hold-line.entity.js';
import { Hold } from './hold.entity.js';

/** The expiry of a hold and the number of renewals. */
type HoldTime = Pick<Hold, 'expiresAt' | 'renewals'>;

interface CartToHold {
  readonly items: readonly (InventoryItem & { readonly isStudent: boolean })[];
  /** The coupon of which one use is held as well. */
  readonly couponId: string | null;
  /** Null for a guest. */
  readonly customerId: string | null;
  readonly ipAddress: string;
  /** The expiry of the hold that this one replaces, because another cart gets no additional time. */
  readonly continues?: HoldTime | null;
}

/** Identifies a hold and the visitor who asks for it. */
export interface RequestedHold {
  readonly holdId: string;
  /** Null for a guest. */
  readonly customerId: string | null;
}

/** The contents of a hold that has just ended. */
export interface EndedHold {
  readonly lines: readonly HoldLine[];
  readonly couponId: string | null;
}

/**
 * Takes, renews and ends holds of pieces, seats and coupon uses. Each ending is one conditional UPDATE, so
 * that everything is released exactly once.
 */
@Injectable()
export class HoldsService {
  constructor(
    private readonly inventory: InventoryService,
    private readonly coupons: CouponUsesService,
    private readonly limits: HoldLimitsService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** How long a new or renewed hold lasts. */
  get minutes(): number {
    return this.settings.HOLD_MINUTES;
  }

  /**
   * Throws cart_changed when an item is no longer available, coupon_used_up when the coupon is not,
   * hold_limit when the address holds too much.
   */
  async take(manager: EntityManager, cart: CartToHold): Promise<Hold> {
    const { items, couponId, customerId } = cart;
    const network = visitorNetwork(cart.ipAddress);
    const time = cart.continues ?? { expiresAt: this.newExpiry(), renewals: 0 };
    const hold = manager.create(Hold, { network, couponId, customerId, ...time });
    await manager.insert(Hold, hold);
    const lines = [];
    for (const item of items.map((each, position) => ({ ...each, position })).sort(byLockOrder)) {
      const result = await this.inventory.hold(manager, item);
      if (result === null) throw new AppError('cart_changed');
      const { quantity, isStudent, position } = item;
      const isTracked = result === 'held';
      lines.push({ holdId: hold.id, ...itemColumns(item), quantity, isStudent, position, isTracked });
    }
    await manager.insert(HoldLine, lines);
    if (couponId !== null && !(await this.coupons.hold(manager, couponId))) {
      throw new AppError('coupon_used_up');
    }
    await this.limits.assertWithinLimits(manager, network);
    return hold;
  }

  /** Renews at most twice, and only before an order was placed with it. */
  async renew(manager: EntityManager, requested: RequestedHold): Promise<Hold> {
    const hold = await this.getOpen(manager, requested);
    if (hold.renewals >= MAX_HOLD_RENEWALS) throw new AppError('hold_not_renewable');
    hold.renewals += 1;
    hold.expiresAt = this.newExpiry();
    return manager.save(hold);
  }

  /** Binds the hold to its order and gives it the full time for the bank. */
  async bindToOrder(manager: EntityManager, hold: Hold, orderId: string): Promise<void> {
    await manager.update(Hold, { id: hold.id }, { orderId, expiresAt: this.newExpiry() });
  }

  /** Throws hold_expired when there is no open hold. */
  async getOpen(manager: EntityManager, requested: RequestedHold): Promise<Hold> {
    const hold = await this.findOpen(manager, requested);
    if (!hold) throw new AppError('hold_expired');
    return hold;
  }

  /** The hold, while the visitor can still pay with it; locks its row. */
  async findOpen(manager: EntityManager, requested: RequestedHold): Promise<Hold | null> {
    const hold = await manager.findOne(Hold, {
      where: ownedBy(requested).map((whose) => ({ ...whose, status: 'active', orderId: IsNull() })),
      lock: { mode: 'pessimistic_write' },
    });
    return hold && this.isOpen(hold) ? hold : null;
  }

  private isOpen({ status, orderId, expiresAt }: Hold): boolean {
    return status === 'active' && orderId === null && expiresAt > this.clock.now();
  }

  async linesOf(manager: EntityManager, holdId: string): Promise<HoldLine[]> {
    return manager.find(HoldLine, { where: { holdId }, order: { position: 'ASC' } });
  }

  /** The quantities that the hold keeps for its owner, by `lineKey`; empty for unknown and ended holds. */
  async itemsHeldBy(
    manager: EntityManager,
    holdId: string,
  ): Promise<{ quantities: Map<string, number>; couponId: string | null }> {
    const hold = await manager.findOneBy(Hold, { id: holdId, status: 'active' });
    const quantities = new Map<string, number>();
    for (const line of hold ? await this.linesOf(manager, holdId) : []) {
      const item = line.isTracked ? itemOf(line) : null;
      if (!item) continue;
      quantities.set(lineKey(item), (quantities.get(lineKey(item)) ?? 0) + item.quantity);
    }
    return { quantities, couponId: hold?.couponId ?? null };
  }

  /** Turns the hold of a paid order into a sale. Null when the hold has ended. */
  async use(manager: EntityManager, orderId: string): Promise<EndedHold | null> {
    return this.endHold(manager, { orderId }, 'used');
  }

  async releaseOfOrder(manager: EntityManager, orderId: string): Promise<void> {
    await this.release(manager, await this.endHold(manager, { orderId }, 'released'));
  }

  /** The order that was placed with this hold, while it is active. */
  async findPlacedOrder(manager: EntityManager, holdId: string): Promise<string | null> {
    const hold = await manager.findOne(Hold, {
      select: { id: true, orderId: true },
      where: { id: holdId, status: 'active' },
    });
    return hold?.orderId ?? null;
  }

  /** Releases the hold of a checkout that the visitor closed; not one with a placed order. */
  async releaseOpen(manager: EntityManager, requested: RequestedHold): Promise<void> {
    const hold = await manager.findOneBy(Hold, ownedBy(requested));
    if (hold) await this.releaseUnplaced(manager, hold.id);
  }

  private async releaseUnplaced(manager: EntityManager, holdId: string): Promise<void> {
    await this.release(manager, await this.endHold(manager, { id: holdId, orderId: IsNull() }, 'released'));
  }

  /**
   * Releases a hold that another one replaces; one with an order only after that was given up. The items of
   * both are locked in one order before anything is released, so that two visitors who swap items cannot
   * deadlock. Returns the remaining time of an open hold.
   */
  async releaseFor(
    manager: EntityManager,
    holdId: string,
    wanted: Pick<CartToHold, 'items' | 'couponId'> & { readonly abandonedOrderId: string | null },
  ): Promise<HoldTime | null> {
    const hold = await manager.findOne(Hold, { where: { id: holdId }, lock: { mode: 'pessimistic_write' } });
    const held = await this.linesOf(manager, holdId);
    await this.inventory.lock(manager, [...held.flatMap((line) => itemOf(line) ?? []), ...wanted.items]);
    await this.coupons.lock(manager, [hold?.couponId ?? null, wanted.couponId]);
    if (wanted.abandonedOrderId === null) await this.releaseUnplaced(manager, holdId);
    else await this.releaseOfOrder(manager, wanted.abandonedOrderId);
    return hold && this.isOpen(hold) ? { expiresAt: hold.expiresAt, renewals: hold.renewals } : null;
  }

  /** Does nothing when the hold was renewed meanwhile. */
  async releaseAbandoned(manager: EntityManager, holdId: string): Promise<void> {
    const which = { id: holdId, orderId: IsNull(), expiresAt: LessThan(this.clock.now()) };
    await this.release(manager, await this.endHold(manager, which, 'released'));
  }

  /** Expired holds without an order. */
  async findAbandoned(manager: EntityManager, limit: number): Promise<string[]> {
    const holds = await manager.find(Hold, {
      select: { id: true },
      where: { status: 'active', orderId: IsNull(), expiresAt: LessThan(this.clock.now()) },
      order: { expiresAt: 'ASC' },
      take: limit,
    });
    return holds.map(({ id }) => id);
  }

  private async endHold(
    manager: EntityManager,
    which: FindOptionsWhere<Hold>,
    status: 'used' | 'released',
  ): Promise<EndedHold | null> {
    const result = await manager
      .createQueryBuilder()
      .update(Hold)
      .set({ status, endedAt: this.clock.now() })
      .where({ ...which, status: 'active' })
      .returning(['id', 'couponId'])
      .execute();
    const [ended] = result.raw as { id: string; coupon_id: string | null }[];
    return ended ? { lines: await this.linesOf(manager, ended.id), couponId: ended.coupon_id } : null;
  }

  private async release(manager: EntityManager, ended: EndedHold | null): Promise<void> {
    if (!ended) return;
    const tracked = ended.lines.filter(({ isTracked }) => isTracked).flatMap((line) => itemOf(line) ?? []);
    for (const item of tracked.sort(byLockOrder)) await this.inventory.releaseHeld(manager, item);
    if (ended.couponId !== null) await this.coupons.releaseHeld(manager, ended.couponId);
  }

  private newExpiry(): Date {
    return new Date(this.clock.now().getTime() + this.minutes * 60_000);
  }
}

/**
 * A guest's hold belongs to everybody who knows its id, also after signing in; a customer's hold only to that
 * customer.
 */
function ownedBy({ holdId: id, customerId }: RequestedHold): FindOptionsWhere<Hold>[] {
  const ofGuests = { id, customerId: IsNull() };
  return customerId === null ? [ofGuests] : [ofGuests, { id, customerId }];
}
