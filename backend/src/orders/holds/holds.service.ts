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

/** How long a hold lasts, and how often it was prolonged. */
type HoldTime = Pick<Hold, 'expiresAt' | 'renewals'>;

interface CartToHold {
  readonly items: readonly (InventoryItem & { readonly isStudent: boolean })[];
  /** A use of it is kept as well. */
  readonly couponId: string | null;
  /** Null for a guest. */
  readonly customerId: string | null;
  readonly visitorAddress: string;
  /** The time of the hold it takes the place of: another cart is no reason for more of it. */
  readonly continues?: HoldTime | null;
}

/** A hold by its id, and who asks for it. */
export interface AskedHold {
  readonly holdId: string;
  /** Null for a guest. */
  readonly customerId: string | null;
}

/** What a hold that has just ended kept. */
export interface EndedHold {
  readonly lines: readonly HoldLine[];
  readonly couponId: string | null;
}

/**
 * Taking, prolonging and ending holds of pieces, seats and coupon uses. Every ending is one conditional UPDATE, so
 * all of it comes back exactly once.
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

  /**
   * Throws cart_changed when something is gone in the meantime, coupon_used_up when the coupon is, hold_limit when the
   * address holds too much.
   */
  async take(manager: EntityManager, cart: CartToHold): Promise<Hold> {
    const { items, couponId, customerId } = cart;
    const visitorAddress = visitorNetwork(cart.visitorAddress);
    const time = cart.continues ?? { expiresAt: this.newExpiry(), renewals: 0 };
    const hold = manager.create(Hold, { visitorAddress, couponId, customerId, ...time });
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
    await this.limits.assertKept(manager, visitorAddress);
    return hold;
  }

  /** At most twice, and only while nothing was placed with it. */
  async renew(manager: EntityManager, asked: AskedHold): Promise<Hold> {
    const hold = await this.getOpen(manager, asked);
    if (hold.renewals >= MAX_HOLD_RENEWALS) throw new AppError('hold_not_renewable');
    hold.renewals += 1;
    hold.expiresAt = this.newExpiry();
    return manager.save(hold);
  }

  /** Binds the hold to the order that was placed with it and gives the bank its full time. */
  async bindToOrder(manager: EntityManager, hold: Hold, orderId: string): Promise<void> {
    await manager.update(Hold, { id: hold.id }, { orderId, expiresAt: this.newExpiry() });
  }

  /** Throws hold_expired when there is no such hold any more. */
  async getOpen(manager: EntityManager, asked: AskedHold): Promise<Hold> {
    const hold = await this.findOpen(manager, asked);
    if (!hold) throw new AppError('hold_expired');
    return hold;
  }

  /** The hold as long as whoever asks can still pay with it; locks its row. */
  async findOpen(manager: EntityManager, asked: AskedHold): Promise<Hold | null> {
    const hold = await manager.findOne(Hold, {
      where: whoseOf(asked).map((whose) => ({ ...whose, status: 'active', orderId: IsNull() })),
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

  /** What the hold already keeps for its owner, by `lineKey`. Unknown and ended holds keep nothing. */
  async keptFor(
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

  /** The order was paid: its hold becomes a sale. Null when there is no hold left to use. */
  async use(manager: EntityManager, orderId: string): Promise<EndedHold | null> {
    return this.settle(manager, { orderId }, 'used');
  }

  async releaseOfOrder(manager: EntityManager, orderId: string): Promise<void> {
    await this.giveBack(manager, await this.settle(manager, { orderId }, 'released'));
  }

  /** The order that was placed with a hold and still keeps it. */
  async findPlacedOrder(manager: EntityManager, holdId: string): Promise<string | null> {
    const hold = await manager.findOne(Hold, {
      select: { id: true, orderId: true },
      where: { id: holdId, status: 'active' },
    });
    return hold?.orderId ?? null;
  }

  /** The visitor closed the checkout. Only what was not placed can be let go this way. */
  async releaseOpen(manager: EntityManager, asked: AskedHold): Promise<void> {
    const hold = await manager.findOneBy(Hold, whoseOf(asked));
    if (hold) await this.releaseUnplaced(manager, hold.id);
  }

  private async releaseUnplaced(manager: EntityManager, holdId: string): Promise<void> {
    await this.giveBack(manager, await this.settle(manager, { id: holdId, orderId: IsNull() }, 'released'));
  }

  /**
   * Lets go of a hold whose owner wants other things instead; one with an order only once that was given up. The
   * items of both are locked in one order before anything is given back, or two visitors who swap theirs would wait
   * for each other in a circle. Answers the time that was left of an open hold.
   */
  async releaseFor(
    manager: EntityManager,
    holdId: string,
    wanted: Pick<CartToHold, 'items' | 'couponId'> & { readonly givenUpOrderId: string | null },
  ): Promise<HoldTime | null> {
    const hold = await manager.findOne(Hold, { where: { id: holdId }, lock: { mode: 'pessimistic_write' } });
    const held = await this.linesOf(manager, holdId);
    await this.inventory.lock(manager, [...held.flatMap((line) => itemOf(line) ?? []), ...wanted.items]);
    await this.coupons.lock(manager, [hold?.couponId ?? null, wanted.couponId]);
    if (wanted.givenUpOrderId === null) await this.releaseUnplaced(manager, holdId);
    else await this.releaseOfOrder(manager, wanted.givenUpOrderId);
    return hold && this.isOpen(hold) ? { expiresAt: hold.expiresAt, renewals: hold.renewals } : null;
  }

  /** A hold that was renewed in the meantime is left alone. */
  async releaseAbandoned(manager: EntityManager, holdId: string): Promise<void> {
    const which = { id: holdId, orderId: IsNull(), expiresAt: LessThan(this.clock.now()) };
    await this.giveBack(manager, await this.settle(manager, which, 'released'));
  }

  /** Holds nobody placed an order with in time. */
  async findAbandoned(manager: EntityManager, limit: number): Promise<string[]> {
    const holds = await manager.find(Hold, {
      select: { id: true },
      where: { status: 'active', orderId: IsNull(), expiresAt: LessThan(this.clock.now()) },
      order: { expiresAt: 'ASC' },
      take: limit,
    });
    return holds.map(({ id }) => id);
  }

  private async settle(
    manager: EntityManager,
    which: FindOptionsWhere<Hold>,
    status: 'used' | 'released',
  ): Promise<EndedHold | null> {
    const result = await manager
      .createQueryBuilder()
      .update(Hold)
      .set({ status, settledAt: this.clock.now() })
      .where({ ...which, status: 'active' })
      .returning(['id', 'couponId'])
      .execute();
    const [ended] = result.raw as { id: string; coupon_id: string | null }[];
    return ended ? { lines: await this.linesOf(manager, ended.id), couponId: ended.coupon_id } : null;
  }

  private async giveBack(manager: EntityManager, ended: EndedHold | null): Promise<void> {
    if (!ended) return;
    const tracked = ended.lines.filter(({ isTracked }) => isTracked).flatMap((line) => itemOf(line) ?? []);
    for (const item of tracked.sort(byLockOrder)) await this.inventory.releaseHeld(manager, item);
    if (ended.couponId !== null) await this.coupons.releaseHeld(manager, ended.couponId);
  }

  private newExpiry(): Date {
    return new Date(this.clock.now().getTime() + this.settings.HOLD_MINUTES * 60_000);
  }
}

/** A guest's hold is good for whoever has its id, also once they sign in; a customer's only for that customer. */
function whoseOf({ holdId: id, customerId }: AskedHold): FindOptionsWhere<Hold>[] {
  const ofGuests = { id, customerId: IsNull() };
  return customerId === null ? [ofGuests] : [ofGuests, { id, customerId }];
}
