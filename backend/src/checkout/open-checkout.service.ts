import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { mergeSameItems } from '../../contract/checkout/cart/merge-same-items.js';
import { type HoldView, MAX_HOLD_RENEWALS } from '../../contract/checkout/checkout.views.js';
import type { Quote } from '../../contract/checkout/quote.js';
import type { Hold } from '../orders/holds/hold.entity.js';
import { HoldLimitsService } from '../orders/holds/hold-limits.service.js';
import type { RequestedHold } from '../orders/holds/hold-queries.service.js';
import { HoldsService } from '../orders/holds/holds.service.js';
import { lockCustomer } from '../orders/lock-customer.js';
import { Clock } from '../platform/clock.js';
import { MayOrderService } from './may-order.service.js';
import { ReplaceHoldService } from './replace-hold.service.js';
import { type RequestedCart, QuoteCartService } from './quote-cart.service.js';
import { assertAffordable, assertBuyable, assertUnchanged } from './quote-refusals.js';

interface CartToHold extends RequestedCart {
  readonly ipAddress: string;
  readonly replacesHoldId?: string;
}

/** Holds a cart for the checkout, renews the hold and releases it. */
@Injectable()
export class OpenCheckoutService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: HoldLimitsService,
    private readonly holds: HoldsService,
    private readonly quotes: QuoteCartService,
    private readonly replaceHold: ReplaceHoldService,
    private readonly buyers: MayOrderService,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws cart_changed when a price, the stock or the coupon is not what the visitor saw, cart_too_dear,
   * sign_in_required where guests cannot order, seller_missing while nobody is entered who sells. Nothing is held then.
   */
  async open(cart: CartToHold): Promise<HoldView> {
    return this.hold(cart, assertUnchanged);
  }

  /**
   * For the documented REST call, which names no prices: holds the cart at today's. Throws the specific error
   * of what is missing.
   */
  async openAtTodaysPrices(cart: CartToHold): Promise<HoldView> {
    return this.hold(cart, assertBuyable);
  }

  private async hold(cart: CartToHold, assertSellable: (quote: Quote) => void): Promise<HoldView> {
    const { ipAddress, replacesHoldId, couponCode } = cart;
    this.buyers.assertMayOrder(cart.customerId);
    const items = mergeSameItems(cart.lines);
    return this.dataSource.transaction(async (manager) => {
      await this.limits.lockNetwork(manager, ipAddress);
      const customerId = await lockCustomer(manager, cart.customerId);
      const continues = replacesHoldId
        ? await this.replaceHold.release(
            manager,
            { holdId: replacesHoldId, customerId },
            { items, couponCode },
          )
        : null;
      const { quote, coupon, offer } = await this.quotes.price(manager, cart);
      assertSellable(quote);
      assertAffordable(quote);
      const couponId = coupon?.id ?? null;
      const held = { items, couponId, customerId, ipAddress, continues, offer };
      const hold = await this.holds.take(manager, held);
      return this.toView(manager, hold, quote);
    });
  }

  async renew(requested: RequestedHold): Promise<HoldView> {
    return this.dataSource.transaction(async (manager) => {
      const hold = await this.holds.renew(manager, requested);
      return this.toView(manager, hold, await this.quotes.quoteHeld(manager, hold));
    });
  }

  async release(requested: RequestedHold): Promise<void> {
    await this.dataSource.transaction((manager) => this.holds.releaseOpen(manager, requested));
  }

  private async toView(manager: EntityManager, hold: Hold, quote: Quote): Promise<HoldView> {
    const millisecondsLeft = hold.expiresAt.getTime() - this.clock.now().getTime();
    return {
      id: hold.id,
      expiresAt: hold.expiresAt.toISOString(),
      secondsLeft: Math.max(0, Math.floor(millisecondsLeft / 1000)),
      renewalsLeft: MAX_HOLD_RENEWALS - hold.renewals,
      renewalMinutes: this.holds.minutes,
      ...(await this.holds.reservedOf(manager, hold)),
      quote,
    };
  }
}
