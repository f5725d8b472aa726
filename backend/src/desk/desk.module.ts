import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AdminOrdersModule } from '../orders/back-office/admin-orders.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentLinksModule } from '../payments/links/payment-links.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { WorkshopsModule } from '../workshops/workshops.module.js';
import { AddGuestsService } from './add-guests.service.js';
import { DeskRouter } from './desk.router.js';
import { DeskSeatsService } from './desk-seats.service.js';
import { DeskSaleService } from './desk-sale.service.js';
import { FreeUnpaidSeatsService } from './free-unpaid-seats.service.js';
import { GuestsPaymentLinkService } from './guests-payment-link.service.js';
import { RepeatedSalesService } from './repeated-sales.service.js';
import { TellGuestsService } from './tell-guests.service.js';
import { UnpaidTermService } from './unpaid-term.service.js';

/** What the studio sells itself: by telephone, at the door and over the counter. */
@Module({
  imports: [
    AdminOrdersModule,
    BookingsModule,
    CheckoutModule,
    NotificationsModule,
    OrdersModule,
    PaymentLinksModule,
    PaymentsModule,
    StudioModule,
    WorkshopsModule,
  ],
  providers: [
    AddGuestsService,
    DeskRouter,
    DeskSaleService,
    DeskSeatsService,
    FreeUnpaidSeatsService,
    GuestsPaymentLinkService,
    RepeatedSalesService,
    TellGuestsService,
    UnpaidTermService,
  ],
  exports: [AddGuestsService, DeskRouter, DeskSaleService, RepeatedSalesService],
})
export class DeskModule {}
