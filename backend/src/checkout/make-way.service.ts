import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AskedLine } from '../../contract/orders/quote.js';
import { HoldsService } from '../orders/holds/holds.service.js';
import { ClosePaymentService } from '../payments/close-payment.service.js';
import { PaymentAttempts } from '../payments/payment-attempts.service.js';
import { QuoteCartService } from './quote-cart.service.js';

/** What a visitor held before makes way for what is wanted now. */
@Injectable()
export class MakeWayService {
  constructor(
    @Inject(HoldsService) private readonly holds: HoldsService,
    @Inject(QuoteCartService) private readonly quotes: QuoteCartService,
    @Inject(PaymentAttempts) private readonly attempts: PaymentAttempts,
    @Inject(ClosePaymentService) private readonly closing: ClosePaymentService,
  ) {}

  async letGo(
    manager: EntityManager,
    holdId: string,
    { items, couponCode }: { readonly items: readonly AskedLine[]; readonly couponCode: string | null },
  ) {
    const givenUpOrderId = await this.giveUpPlacedOrder(manager, holdId);
    const couponId = await this.quotes.findCouponId(manager, couponCode);
    return this.holds.releaseFor(manager, holdId, { items, couponId, givenUpOrderId });
  }

  /** The buyer walked back from the bank: an order that nobody charged makes way for the new one. */
  private async giveUpPlacedOrder(manager: EntityManager, holdId: string): Promise<string | null> {
    const orderId = await this.holds.findPlacedOrder(manager, holdId);
    const attempt = orderId === null ? null : await this.attempts.findLatestOfOrder(manager, orderId);
    return attempt && (await this.closing.giveUp(manager, attempt)) ? attempt.orderId : null;
  }
}
