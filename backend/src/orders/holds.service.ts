import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, In, IsNull, LessThan } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { MAX_HOLD_RENEWALS } from '../../contract/orders/checkout.views.js';
import { StockService } from '../catalog/stock.service.js';
import { Clock } from '../platform/clock.js';
import { Settings } from '../platform/config/settings.js';
import { HoldLine } from './hold-line.entity.js';
import { Hold } from './hold.entity.js';

interface HeldItem {
  readonly productId: string;
  readonly quantity: number;
}

/** Taking, prolonging and ending holds. Every ending is one conditional UPDATE, so stock comes back exactly once. */
@Injectable()
export class HoldsService {
  constructor(
    @Inject(StockService) private readonly stock: StockService,
    @Inject(Settings) private readonly settings: Settings,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * The first step of a cart's transaction: carts of one address are counted one after the other, so that a burst
   * does not slip through its limit.
   */
  async takeTurn(manager: EntityManager, visitorAddress: string): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`hold ${visitorAddress}`]);
  }

  /** Throws out_of_stock when a piece is gone in the meantime, hold_limit when the address holds too many carts. */
  async take(
    manager: EntityManager,
    held: { readonly items: readonly HeldItem[]; readonly visitorAddress: string },
  ): Promise<Hold> {
    await this.assertBelowLimit(manager, held.visitorAddress);
    const hold = manager.create(Hold, { visitorAddress: held.visitorAddress, expiresAt: this.newExpiry() });
    await manager.insert(Hold, hold);
    // Always in the same order: two carts with the same pieces never wait for each other in a circle.
    const items = held.items
      .map((item, position) => ({ ...item, position }))
      .sort((a, b) => a.productId.localeCompare(b.productId));
    const lines = [];
    for (const item of items) {
      const result = await this.stock.hold(manager, item.productId, item.quantity);
      if (result === null) throw new AppError('cart_changed');
      lines.push({ holdId: hold.id, ...item, isTracked: result === 'held' });
    }
    await manager.insert(HoldLine, lines);
    return hold;
  }

  /** At most twice, and only while nothing was placed with it. */
  async renew(manager: EntityManager, holdId: string): Promise<Hold> {
    const hold = await this.getOpen(manager, holdId);
    if (hold.renewals >= MAX_HOLD_RENEWALS) throw new AppError('hold_not_renewable');
    hold.renewals += 1;
    hold.expiresAt = this.newExpiry();
    return manager.save(hold);
  }

  /** Binds the hold to the order that was placed with it and gives the bank its full time. */
  async bindToOrder(manager: EntityManager, hold: Hold, orderId: string): Promise<void> {
    await manager.update(Hold, { id: hold.id }, { orderId, expiresAt: this.newExpiry() });
  }

  /** The hold as long as it can still be paid with; locks its row. Throws hold_expired otherwise. */
  async getOpen(manager: EntityManager, holdId: string): Promise<Hold> {
    const hold = await manager.findOne(Hold, {
      where: { id: holdId, status: 'active', orderId: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    if (!hold || hold.expiresAt <= this.clock.now()) throw new AppError('hold_expired');
    return hold;
  }

  async linesOf(manager: EntityManager, holdId: string): Promise<HoldLine[]> {
    return manager.find(HoldLine, { where: { holdId }, order: { position: 'ASC' } });
  }

  /** What the hold already keeps for its owner, by product. Unknown and ended holds keep nothing. */
  async heldQuantities(manager: EntityManager, holdId: string): Promise<Map<string, number>> {
    const lines = await manager.find(HoldLine, {
      where: { holdId, isTracked: true, hold: { status: 'active' } },
    });
    return new Map(lines.map((line) => [line.productId, line.quantity]));
  }

  /** The order was paid: its hold becomes a sale. Null when there is no hold left to use. */
  async use(manager: EntityManager, orderId: string): Promise<HoldLine[] | null> {
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
  async releaseOpen(manager: EntityManager, holdId: string): Promise<void> {
    await this.giveBack(manager, await this.settle(manager, { id: holdId, orderId: IsNull() }, 'released'));
  }

  /**
   * Lets go of a hold whose owner wants `productIds` instead. The pieces of both are locked in one order, or two
   * visitors who swap theirs would wait for each other in a circle.
   */
  async releaseFor(manager: EntityManager, holdId: string, productIds: readonly string[]): Promise<void> {
    await manager.findOne(Hold, { where: { id: holdId }, lock: { mode: 'pessimistic_write' } });
    const held = await this.linesOf(manager, holdId);
    await this.stock.lock(manager, [...held.map(({ productId }) => productId), ...productIds]);
    await this.releaseOpen(manager, holdId);
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
  ): Promise<HoldLine[] | null> {
    const result = await manager
      .createQueryBuilder()
      .update(Hold)
      .set({ status, settledAt: this.clock.now() })
      .where({ ...which, status: 'active' })
      .returning('id')
      .execute();
    const ids = (result.raw as { id: string }[]).map(({ id }) => id);
    return ids.length === 0
      ? null
      : manager.find(HoldLine, { where: { holdId: In(ids) }, order: { productId: 'ASC' } });
  }

  private async giveBack(manager: EntityManager, lines: HoldLine[] | null): Promise<void> {
    for (const line of lines ?? []) {
      if (line.isTracked) await this.stock.releaseHeld(manager, line.productId, line.quantity);
    }
  }

  /** What waits at the bank counts too: nobody empties the shelf without paying. */
  private async assertBelowLimit(manager: EntityManager, visitorAddress: string): Promise<void> {
    const active = await manager.count(Hold, { where: { visitorAddress, status: 'active' } });
    if (active >= this.settings.HOLDS_PER_ADDRESS) throw new AppError('hold_limit');
  }

  private newExpiry(): Date {
    return new Date(this.clock.now().getTime() + this.settings.HOLD_MINUTES * 60_000);
  }
}
