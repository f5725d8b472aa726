import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RequestedLine } from '../../contract/checkout/quote.js';
import { HoldQueriesService, type RequestedHold } from '../orders/holds/hold-queries.service.js';
import { HoldsService } from '../orders/holds/holds.service.js';
import { ClosePaymentService } from '../payments/close-payment.service.js';
import { PaymentAttemptsService } from '../payments/payment-attempts.service.js';
import { QuoteCartService } from './quote-cart.service.js';

/** Releases a visitor's earlier hold, so that the new one can replace it. */
@Injectable()
export class ReplaceHoldService {
  constructor(
    private readonly holds: HoldsService,
    private readonly holdQueries: HoldQueriesService,
    private readonly quotes: QuoteCartService,
    private readonly attempts: PaymentAttemptsService,
    private readonly closing: ClosePaymentService,
  ) {}

  /** Does nothing to the hold of somebody else. Returns the remaining time of an open hold. */
  async release(
    manager: EntityManager,
    replaced: RequestedHold,
    { items, couponCode }: { readonly items: readonly RequestedLine[]; readonly couponCode: string | null },
  ) {
    if (!(await this.holdQueries.isOwn(manager, replaced))) return null;
    const { holdId } = replaced;
    const abandonedOrderId = await this.abandonPlacedOrder(manager, holdId);
    const couponId = await this.quotes.findCouponId(manager, couponCode);
    return this.holds.releaseFor(manager, holdId, { items, couponId, abandonedOrderId });
  }

  /**
   * The buyer came back from the bank's page without paying: the uncharged order is given up for the new one.
   */
  private async abandonPlacedOrder(manager: EntityManager, holdId: string): Promise<string | null> {
    const orderId = await this.holdQueries.findPlacedOrder(manager, holdId);
    const attempt = orderId === null ? null : await this.attempts.findLatestOfOrder(manager, orderId);
    return attempt && (await this.closing.abandon(manager, attempt)) ? attempt.orderId : null;
  }
}
