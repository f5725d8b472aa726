import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { AppliedCoupon } from '../../contract/checkout/quote.js';
import { type RequestedCart, QuoteCartService } from './quote-cart.service.js';
import { assertCouponUsable } from './quote-refusals.js';

/** Checks a coupon code that a visitor has just typed. */
@Injectable()
export class CheckCouponService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotes: QuoteCartService,
  ) {}

  /** Throws coupon_required without a code, coupon_refused with the reason. */
  async check(cart: RequestedCart, ownHoldId?: string): Promise<AppliedCoupon> {
    const { coupon, discountKurus } = await this.quotes.quote(this.dataSource.manager, cart, ownHoldId);
    if (coupon === null) throw new AppError('coupon_required');
    assertCouponUsable(coupon);
    return { code: coupon.code, name: coupon.name, discountKurus };
  }
}
