import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  CouponCheckDto,
  HoldDto,
  OpenCheckoutDto,
  OrderInformationDto,
  QuoteDto,
} from '../../contract/checkout/checkout.dto.js';
import type { CartDto } from '../../contract/checkout/cart/cart-item.dto.js';
import { CreditCodeDto } from '../../contract/payments/credits/credits.dto.js';
import { anybodySends, router } from '../api/trpc.js';
import { CouponAttemptsService } from '../coupons/coupon-attempts.service.js';
import type { RequestedHold } from '../orders/holds/hold-queries.service.js';
import { CreditQueriesService } from '../payments/credits/credit-queries.service.js';
import type { Visit } from '../platform/sessions/visit.js';
import { AssembleOrderService } from './assemble-order.service.js';
import { buyerOf } from './buyer.js';
import { OpenCheckoutService } from './open-checkout.service.js';
import { CheckCouponService } from './check-coupon.service.js';
import { type RequestedCart, QuoteCartService } from './quote-cart.service.js';

@Injectable()
export class CheckoutRouter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotes: QuoteCartService,
    private readonly checkout: OpenCheckoutService,
    private readonly attempts: CouponAttemptsService,
    private readonly coupons: CheckCouponService,
    private readonly assembly: AssembleOrderService,
    private readonly credits: CreditQueriesService,
  ) {}

  readonly router = router({
    quote: anybodySends(QuoteDto).query(({ input, ctx: { visit } }) =>
      this.attempts.watch(
        codeTry(input, visit),
        () =>
          this.quotes.quote(this.dataSource.manager, requestedCart(input, visit.customerId), input.holdId),
        ({ coupon }) => coupon !== null && coupon.refusal !== null,
      ),
    ),
    checkCoupon: anybodySends(CouponCheckDto).query(({ input, ctx: { visit } }) =>
      this.attempts.watch(codeTry(input, visit), () =>
        this.coupons.check(requestedCart(input, visit.customerId), input.holdId),
      ),
    ),
    // A mutation only so that the code travels in the body instead of the address.
    credit: anybodySends(CreditCodeDto).mutation(({ input: { code }, ctx: { visit } }) =>
      this.attempts.watch({ ipAddress: visit.ipAddress, code }, () => this.credits.look(code)),
    ),
    open: anybodySends(OpenCheckoutDto).mutation(({ input, ctx: { visit } }) =>
      this.attempts.watch(codeTry(input, visit), () =>
        this.checkout.open({
          ...requestedCart(input, visit.customerId),
          ipAddress: visit.ipAddress,
          ...(input.replacesHoldId ? { replacesHoldId: input.replacesHoldId } : {}),
        }),
      ),
    ),
    renew: anybodySends(HoldDto).mutation(({ input, ctx: { visit } }) =>
      this.checkout.renew(requestedHold(input, visit)),
    ),
    release: anybodySends(HoldDto).mutation(({ input, ctx: { visit } }) =>
      this.checkout.release(requestedHold(input, visit)),
    ),
    // A mutation only so that personal data travels in the body instead of the address.
    documents: anybodySends(OrderInformationDto).mutation(({ input, ctx: { visit } }) =>
      this.assembly.documents(requestedHold(input, visit), buyerOf(input)),
    ),
  });
}

function requestedCart({ items, couponCode, offer }: CartDto, customerId: string | null): RequestedCart {
  return { lines: items, couponCode: couponCode ?? null, customerId, ...(offer && { offer }) };
}

function requestedHold({ holdId }: HoldDto, { customerId }: Visit): RequestedHold {
  return { holdId, customerId };
}

function codeTry({ couponCode }: CartDto, { ipAddress }: Visit) {
  return { ipAddress, code: couponCode ?? null };
}
