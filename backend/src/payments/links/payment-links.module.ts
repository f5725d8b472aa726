import { Module } from '@nestjs/common';
import { AdminOrdersModule } from '../../orders/back-office/admin-orders.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import { PaymentsModule } from '../payments.module.js';
import { AdminPaymentLinksRouter } from './back-office/admin-payment-links.router.js';
import { MailPaymentLinksService } from './back-office/mail-payment-links.service.js';
import { ManagePaymentLinksService } from './back-office/manage-payment-links.service.js';
import { OpenPaymentLinksService } from './back-office/open-payment-links.service.js';
import { PayByLinkService } from './pay-by-link.service.js';
import { PaymentLinkViewsService } from './payment-link-views.service.js';
import { PaymentLinksRouter } from './payment-links.router.js';

/** Payment of open parts of orders by a link. It is a module of its own, because it uses the back office of orders. */
@Module({
  imports: [AdminOrdersModule, NotificationsModule, OrdersModule, PaymentsModule],
  providers: [
    MailPaymentLinksService,
    ManagePaymentLinksService,
    OpenPaymentLinksService,
    PayByLinkService,
    PaymentLinkViewsService,
    AdminPaymentLinksRouter,
    PaymentLinksRouter,
  ],
  exports: [
    AdminPaymentLinksRouter,
    MailPaymentLinksService,
    ManagePaymentLinksService,
    PaymentLinkViewsService,
    PaymentLinksRouter,
  ],
})
export class PaymentLinksModule {}
