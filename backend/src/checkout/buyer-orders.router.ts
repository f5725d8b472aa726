import { Injectable } from '@nestjs/common';
import { OrderKeyDto, PlaceOrderDto } from '../../contract/checkout/checkout.dto.js';
import { invoiceDetailsOf } from '../../contract/invoicing/invoice-details.js';
import type { PlacedOrder } from '../../contract/checkout/checkout.views.js';
import { TrackOrderDto } from '../../contract/orders/track-order.dto.js';
import { anybodySends, router } from '../api/trpc.js';
import { CouponAttemptsService } from '../coupons/coupon-attempts.service.js';
import { SaveBuyerDetailsService } from '../people/customer-account/save-buyer-details.service.js';
import { TrackOrderService } from '../orders/track-order.service.js';
import { buyerOf } from './buyer.js';
import { OrderViewService } from './order-view.service.js';
import { PlaceOrderService } from './place-order.service.js';

/** The details whose boxes are ticked. */
function detailsToKeep({ saveAddress, saveInvoice, address, customer, invoice }: PlaceOrderDto) {
  return {
    ...(saveAddress === true && { delivery: { place: address ?? null, phone: customer.phone } }),
    ...(saveInvoice === true && { invoice: invoiceDetailsOf(invoice) }),
  };
}

/** A buyer places an order, looks at it and finds it again. */
@Injectable()
export class BuyerOrdersRouter {
  constructor(
    private readonly placeOrder: PlaceOrderService,
    private readonly views: OrderViewService,
    private readonly trackOrder: TrackOrderService,
    private readonly details: SaveBuyerDetailsService,
    private readonly attempts: CouponAttemptsService,
  ) {}

  readonly router = router({
    place: anybodySends(PlaceOrderDto).mutation(async ({ input, ctx }): Promise<PlacedOrder> => {
      const { holdId, expectedTotalKurus, documentsSha256, card, credit } = input;
      const { customerId } = ctx.visit;
      const { ipAddress } = ctx.visit;
      const tried = { ipAddress, code: credit?.code ?? null };
      const { orderId, orderUrl, bankUrl } = await this.attempts.watch(tried, () =>
        this.placeOrder.place({
          ...{ holdId, expectedTotalKurus, documentsSha256, customerId, ipAddress },
          card: card ?? null,
          ...(credit && { credit }),
          buyer: buyerOf(input),
        }),
      );
      if (customerId !== null) await this.details.keep(customerId, detailsToKeep(input));
      return { orderId, orderUrl, bankUrl };
    }),
    view: anybodySends(OrderKeyDto).query(({ input: { orderId, accessKey }, ctx }) =>
      accessKey === undefined
        ? this.views.own(orderId, ctx.visit.customerId)
        : this.views.view(orderId, accessKey),
    ),
    track: anybodySends(TrackOrderDto).mutation(async ({ input, ctx }) => ({
      orderUrl: await this.trackOrder.track(input, ctx.visit.ipAddress),
    })),
  });
}
