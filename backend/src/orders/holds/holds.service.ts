import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, IsNull, LessThan } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { type HoldView, MAX_HOLD_RENEWALS } from '../../../contract/checkout/checkout.views.js';
import { Clock } from '../../platform/clock.js';
import { visitorOrigin } from '../../platform/http/visitor-network.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { type InventoryItem, itemOf } from '../inventory/inventory-item.js';
import type { OfferedSeats } from '../../waiting-list/offered-seats.service.js';
import { HoldAllowancesService } from './hold-allowances.service.js';
import { HoldLimitsService } from './hold-limits.service.js';
import { HoldOffersService } from './hold-offers.service.js';
import { HoldQueriesService, ownerCriteria, type RequestedHold } from './hold-queries.service.js';
import { HoldReservationsService } from './hold-reservations.service.js';
import type { EndedHold } from './ended-hold.js';
import { Hold } from './hold.entity.js';
import { reservedOf } from './reserved-part.js';

/** The expiry of a hold and the number of renewals. */
type HoldTime = Pick<Hold, 'expiresAt' | 'renewals'>;

interface CartToHold {
  readonly items: readonly (InventoryItem & { readonly isStudent: boolean })[];
  /** The coupon of which one use is reserved as well, unless the network reserves one already. */
  readonly couponId: string | null;
  /** Null for a guest. */
  readonly customerId: string | null;
  readonly ipAddress: string;
  /** The expiry of the hold that this one replaces, because another cart gets no additional time. */
  readonly continues?: HoldTime | null;
  /** Seats that the waiting list keeps for the buyer. */
  readonly offer?: OfferedSeats | null;
}

/**
 * Takes, renews and ends holds of pieces, seats and coupon uses. Each ending is one conditional UPDATE, so
 * that everything is released exactly once.
 */
@Injectable()
export class HoldsService {
  constructor(
    private readonly queries: HoldQueriesService,
    private readonly limits: HoldLimitsService,
    private readonly allowances: HoldAllowancesService,
    private readonly reservations: HoldReservationsService,
    private readonly offers: HoldOffersService,
    private readonly studio: CurrentStudio,
    private readonly clock: Clock,
  ) {}

  /** How long a new or renewed hold lasts. */
  get minutes(): number {
    return this.studio.orderRules.holdMinutes;
  }

  /**
   * Reserves as much of the cart as the visitor's network may reserve unpaid; the rest is only looked at until the order
   * goes to the bank. Throws cart_changed when an item is no longer available, coupon_used_up when the coupon is not,
   * piece_limit or seat_limit when the cart is far too large, waiting_list_offer_over or waiting_list_being_paid when the
   * offered seats are not the buyer's.
   */
  async take(manager: EntityManager, cart: CartToHold): Promise<Hold> {
    const { items, couponId, customerId, offer = null } = cart;
    const origin = visitorOrigin(cart.ipAddress);
    await this.limits.assertNotTooLarge(manager, items);
    const { quantities, reservesCoupon, isHalfLength, isSpent } = await this.allowances.of(manager, {
      origin,
      items,
      couponId,
    });
    const time = cart.continues ?? this.newTime(isHalfLength);
    const createdAt = this.clock.now();
    const hold = manager.create(Hold, {
      ...origin,
      couponId,
      reservesCoupon,
      customerId,
      createdAt,
      ...time,
    });
    await manager.insert(Hold, hold);
    const offered = await this.offers.lend(manager, hold.id, { items, offer });
    const lines = items.map((item, position) => ({
      item,
      position,
      offered: offered[position] ?? 0,
      reserved: quantities[position] ?? 0,
    }));
    await this.reservations.reservePart(manager, hold, lines);
    if (isSpent) await this.allowances.tellStudio(manager, origin);
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

  /**
   * Binds the hold to its order, reserves all of it, and gives it the full time for the bank. Throws cart_changed or
   * coupon_used_up when others took what was not reserved; hold_limit, piece_limit or seat_limit for a large cart of a
   * network that has much unpaid.
   */
  async bindToOrder(manager: EntityManager, hold: Hold, orderId: string): Promise<void> {
    const lines = await this.offers.beginPayment(manager, await this.queries.linesOf(manager, hold.id));
    await this.limits.assertMayPlace(
      manager,
      hold,
      lines.flatMap((line) => itemOf(line) ?? []),
    );
    await this.reservations.reserveRest(manager, hold, lines);
    await manager.update(
      Hold,
      { id: hold.id },
      { orderId, reservesCoupon: hold.couponId !== null, expiresAt: this.newExpiry() },
    );
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
      where: ownerCriteria(requested).map((whose) => ({ ...whose, status: 'active', orderId: IsNull() })),
      lock: { mode: 'pessimistic_write' },
    });
    return hold && this.isOpen(hold) ? hold : null;
  }

  private isOpen({ status, orderId, expiresAt }: Hold): boolean {
    return status === 'active' && orderId === null && expiresAt > this.clock.now();
  }

  /** How much of the hold is reserved at the moment. */
  async reservedOf(
    manager: EntityManager,
    { id }: Pick<Hold, 'id'>,
  ): Promise<Pick<HoldView, 'reservedPart' | 'reserved'>> {
    return reservedOf(await this.queries.linesOf(manager, id));
  }

  /** Turns the hold of a paid order into a sale. Null when the hold has ended. */
  async use(manager: EntityManager, orderId: string): Promise<EndedHold | null> {
    return this.endHold(manager, { orderId }, 'used');
  }

  async releaseOfOrder(manager: EntityManager, orderId: string): Promise<void> {
    await this.reservations.release(manager, await this.endHold(manager, { orderId }, 'released'));
  }

  /** Releases the hold of a checkout that the visitor closed; not one with a placed order. */
  async releaseOpen(manager: EntityManager, requested: RequestedHold): Promise<void> {
    if (await this.queries.isOwn(manager, requested)) await this.releaseUnplaced(manager, requested.holdId);
  }

  /** Does nothing for a hold with a placed order, which ends with its payment. */
  async releaseUnplaced(manager: EntityManager, holdId: string): Promise<void> {
    await this.reservations.release(
      manager,
      await this.endHold(manager, { id: holdId, orderId: IsNull() }, 'released'),
    );
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
    const held = await this.queries.linesOf(manager, holdId);
    await this.reservations.lock(manager, {
      items: [...held.flatMap((line) => itemOf(line) ?? []), ...wanted.items],
      couponIds: [hold?.couponId ?? null, wanted.couponId],
    });
    if (wanted.abandonedOrderId === null) await this.releaseUnplaced(manager, holdId);
    else await this.releaseOfOrder(manager, wanted.abandonedOrderId);
    return hold && this.isOpen(hold) ? { expiresAt: hold.expiresAt, renewals: hold.renewals } : null;
  }

  /** Does nothing when the hold was renewed meanwhile. */
  async releaseAbandoned(manager: EntityManager, holdId: string): Promise<void> {
    const which = { id: holdId, orderId: IsNull(), expiresAt: LessThan(this.clock.now()) };
    await this.reservations.release(manager, await this.endHold(manager, which, 'released'));
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
      .returning(['id', 'couponId', 'reservesCoupon'])
      .execute();
    const [ended] = result.raw as { id: string; coupon_id: string | null; reserves_coupon: boolean }[];
    if (!ended) return null;
    const couponId = ended.reserves_coupon ? ended.coupon_id : null;
    const lines = await this.queries.linesOf(manager, ended.id);
    await this.offers.settle(manager, lines, status === 'used');
    return { lines, couponId };
  }

  /** A short hold lasts half the time and cannot be renewed. */
  private newTime(isHalfLength: boolean): HoldTime {
    const renewals = isHalfLength ? MAX_HOLD_RENEWALS : 0;
    return { expiresAt: this.newExpiry(isHalfLength ? this.minutes / 2 : this.minutes), renewals };
  }

  private newExpiry(minutes = this.minutes): Date {
    return new Date(this.clock.now().getTime() + minutes * 60_000);
  }
}
