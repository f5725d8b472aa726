import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { type HoldView, MAX_HOLD_RENEWALS } from '../../contract/orders/checkout.views.js';
import type { AskedLine, Quote, QuoteLine } from '../../contract/orders/quote.js';
import { HoldsService } from '../orders/holds.service.js';
import { ClosePaymentService } from '../payments/close-payment.service.js';
import { PaymentAttempts } from '../payments/payment-attempts.service.js';
import { Clock } from '../platform/clock.js';
import { mergeSameProducts, QuoteCartService } from './quote-cart.service.js';

interface CartToHold {
  readonly items: readonly AskedLine[];
  readonly visitorAddress: string;
  readonly replacesHoldId?: string;
}

/** The time at the till: holds the cart, prolongs it, lets it go. */
@Injectable()
export class OpenCheckoutService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(HoldsService) private readonly holds: HoldsService,
    @Inject(QuoteCartService) private readonly quotes: QuoteCartService,
    @Inject(PaymentAttempts) private readonly attempts: PaymentAttempts,
    @Inject(ClosePaymentService) private readonly closing: ClosePaymentService,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Throws cart_changed when a price or the stock is not what the visitor saw: nothing is held then. */
  async open(cart: CartToHold): Promise<HoldView> {
    return this.hold(cart, assertUnchanged);
  }

  /** The documented REST call names no prices: the cart is held at today's. Throws what exactly is missing. */
  async openAtTodaysPrices(cart: CartToHold): Promise<HoldView> {
    return this.hold(cart, assertBuyable);
  }

  private async hold(cart: CartToHold, assertLine: (line: QuoteLine) => void): Promise<HoldView> {
    const items = mergeSameProducts(cart.items);
    return this.dataSource.transaction(async (manager) => {
      await this.holds.takeTurn(manager, cart.visitorAddress);
      if (cart.replacesHoldId) {
        await this.giveUpPlacedOrder(manager, cart.replacesHoldId);
        const wanted = items.map(({ productId }) => productId);
        await this.holds.releaseFor(manager, cart.replacesHoldId, wanted);
      }
      const quote = await this.quotes.quote(manager, items);
      quote.lines.forEach(assertLine);
      const hold = await this.holds.take(manager, {
        items: items.map(({ productId, quantity }) => ({ productId, quantity })),
        visitorAddress: cart.visitorAddress,
      });
      return this.toView(hold, quote);
    });
  }

  /** The buyer walked back from the bank: an order that nobody charged makes way for the new one. */
  private async giveUpPlacedOrder(manager: EntityManager, holdId: string): Promise<void> {
    const orderId = await this.holds.findPlacedOrder(manager, holdId);
    const attempt = orderId === null ? null : await this.attempts.findLatestOfOrder(orderId);
    if (attempt) await this.closing.giveUp(manager, attempt.id);
  }

  async renew(holdId: string): Promise<HoldView> {
    return this.dataSource.transaction(async (manager) => {
      const hold = await this.holds.renew(manager, holdId);
      return this.toView(hold, await this.quoteOfHold(manager, holdId));
    });
  }

  async release(holdId: string): Promise<void> {
    await this.dataSource.transaction((manager) => this.holds.releaseOpen(manager, holdId));
  }

  /** The held cart at today's prices. */
  async quoteOfHold(manager: EntityManager, holdId: string): Promise<Quote> {
    const lines = await this.holds.linesOf(manager, holdId);
    const items = lines.map(({ productId, quantity }) => ({ productId, quantity, unitPriceKurus: null }));
    return this.quotes.quote(manager, items, holdId);
  }

  private toView(hold: { id: string; expiresAt: Date; renewals: number }, quote: Quote): HoldView {
    const millisecondsLeft = hold.expiresAt.getTime() - this.clock.now().getTime();
    return {
      id: hold.id,
      expiresAt: hold.expiresAt.toISOString(),
      secondsLeft: Math.max(0, Math.floor(millisecondsLeft / 1000)),
      renewalsLeft: MAX_HOLD_RENEWALS - hold.renewals,
      quote,
    };
  }
}

function assertUnchanged({ issue }: QuoteLine): void {
  if (issue !== null) throw new AppError('cart_changed');
}

function assertBuyable({ name, issue }: QuoteLine): void {
  switch (issue?.kind) {
    case 'unavailable':
      throw new AppError('product_not_found');
    case 'out_of_stock':
      throw new AppError('out_of_stock', { name });
    case 'insufficient_stock':
      throw new AppError('insufficient_stock', { name, available: issue.available });
    case 'price_changed':
    case undefined:
  }
}
