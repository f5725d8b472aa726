import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CouponsModule } from '../coupons/coupons.module.js';
import { WaitingListModule } from '../waiting-list/waiting-list.module.js';
import { WorkshopsModule } from '../workshops/workshops.module.js';
import { CheckCouponService } from './check-coupon.service.js';
import { ItemsForSaleService } from './items-for-sale.service.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { CustomerAccountModule } from '../people/customer-account/customer-account.module.js';
import { AddressesModule } from '../orders/addresses/addresses.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { AssembleOrderService } from './assemble-order.service.js';
import { CheckoutRouter } from './checkout.router.js';
import { ReplaceHoldService } from './replace-hold.service.js';
import { OpenCheckoutService } from './open-checkout.service.js';
import { OrderViewService } from './order-view.service.js';
import { BuyerOrdersRouter } from './buyer-orders.router.js';
import { PayNewOrderService } from './pay-new-order.service.js';
import { PlaceOrderService } from './place-order.service.js';
import { MayOrderService } from './may-order.service.js';
import { QuoteCartService } from './quote-cart.service.js';
import { RecordOrderService } from './record-order.service.js';
import { LegalModule } from '../legal/legal.module.js';
import { StudioModule } from '../studio/studio.module.js';

/** The way from the cart to the bank's page. */
@Module({
  imports: [
    LegalModule,
    StudioModule,
    CatalogModule,
    WaitingListModule,
    WorkshopsModule,
    CouponsModule,
    BookingsModule,
    CustomerAccountModule,
    OrdersModule,
    AddressesModule,
    PaymentsModule,
  ],
  providers: [
    ItemsForSaleService,
    MayOrderService,
    QuoteCartService,
    CheckCouponService,
    ReplaceHoldService,
    OpenCheckoutService,
    AssembleOrderService,
    RecordOrderService,
    PayNewOrderService,
    PlaceOrderService,
    OrderViewService,
    CheckoutRouter,
    BuyerOrdersRouter,
  ],
  exports: [
    AssembleOrderService,
    OpenCheckoutService,
    PlaceOrderService,
    QuoteCartService,
    CheckoutRouter,
    BuyerOrdersRouter,
  ],
})
export class CheckoutModule {}
