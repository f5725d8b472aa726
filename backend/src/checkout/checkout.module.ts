import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CouponsModule } from '../coupons/coupons.module.js';
import { WorkshopsModule } from '../workshops/workshops.module.js';
import { CardTries } from './card-tries.service.js';
import { CheckCouponService } from './check-coupon.service.js';
import { GoodsForSale } from './goods-for-sale.service.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { CustomerAccountModule } from '../customer-account/customer-account.module.js';
import { AddressesModule } from '../orders/addresses/addresses.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { AgreeOrderService } from './agree-order.service.js';
import { CheckoutRouter } from './checkout.router.js';
import { MakeWayService } from './make-way.service.js';
import { OpenCheckoutService } from './open-checkout.service.js';
import { OrderViewService } from './order-view.service.js';
import { OrdersRouter } from './orders.router.js';
import { PlaceOrderService } from './place-order.service.js';
import { QuoteCartService } from './quote-cart.service.js';
import { RecordOrderService } from './record-order.service.js';

/** From the cart to the bank's page: what the visitor does at the till. */
@Module({
  imports: [
    CatalogModule,
    WorkshopsModule,
    CouponsModule,
    BookingsModule,
    CustomerAccountModule,
    OrdersModule,
    AddressesModule,
    PaymentsModule,
  ],
  providers: [
    CardTries,
    GoodsForSale,
    QuoteCartService,
    CheckCouponService,
    MakeWayService,
    OpenCheckoutService,
    AgreeOrderService,
    RecordOrderService,
    PlaceOrderService,
    OrderViewService,
    CheckoutRouter,
    OrdersRouter,
  ],
  exports: [CardTries, OpenCheckoutService, PlaceOrderService, CheckoutRouter, OrdersRouter],
})
export class CheckoutModule {}
