import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { PaymentsModule } from '../../payments/payments.module.js';
import { ShippingModule } from '../../shipping/shipping.module.js';
import { StudioModule } from '../../studio/studio.module.js';
import { AdminOrderViewsService } from './admin-order-views.service.js';
import { AdminOrdersRouter } from './admin-orders.router.js';
import { BulkStatusRouter } from './bulk-status/bulk-status.router.js';
import { ChangeStatusesService } from './bulk-status/change-statuses.service.js';
import { PreviewStatusesService } from './bulk-status/preview-statuses.service.js';
import { ChangeOrderStatusService } from './status/change-order-status.service.js';
import { AddressesModule } from '../addresses/addresses.module.js';
import { ConfirmAgainService } from './status/confirm-again.service.js';
import { CorrectOrderContactService } from './contact/correct-order-contact.service.js';
import { OrderContactViewsService } from './contact/order-contact-views.service.js';
import { ChangeOrderInvoiceService } from './invoice/change-order-invoice.service.js';
import { OrderInvoiceRouter } from './invoice/order-invoice.router.js';
import { OrderContactRouter } from './contact/order-contact.router.js';
import { TellCorrectionService } from './contact/tell-correction.service.js';
import { BookingsModule } from '../../bookings/bookings.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { LockedOrdersService } from './locked-orders.service.js';
import { NotePaymentService } from './money/note-payment.service.js';
import { OpenOrderPaymentService } from './money/open-order-payment.service.js';
import { OrderPaymentsRouter } from './money/order-payments.router.js';
import { OrderTransitionsService } from './status/order-transitions.service.js';
import { OrdersModule } from '../orders.module.js';
import { RefundOrderService } from './money/refund-order.service.js';
import { SetCargoService } from './parcels/set-cargo.service.js';
import { UnpaidTermsService } from './money/unpaid-terms.service.js';

/** The back office of orders. It is a separate module, because it uses payments, which use orders. */

@Module({
  imports: [
    ActivityLogModule,
    AddressesModule,
    BookingsModule,
    NotificationsModule,
    OrdersModule,
    PaymentsModule,
    ShippingModule,
    StudioModule,
  ],
  providers: [
    AdminOrderViewsService,
    ChangeOrderStatusService,
    LockedOrdersService,
    ConfirmAgainService,
    CorrectOrderContactService,
    OrderContactViewsService,
    OrderContactRouter,
    ChangeOrderInvoiceService,
    OrderInvoiceRouter,
    TellCorrectionService,
    NotePaymentService,
    OpenOrderPaymentService,
    OrderTransitionsService,
    RefundOrderService,
    SetCargoService,
    UnpaidTermsService,
    PreviewStatusesService,
    ChangeStatusesService,
    BulkStatusRouter,
    AdminOrdersRouter,
    OrderPaymentsRouter,
  ],
  exports: [
    AdminOrderViewsService,
    AdminOrdersRouter,
    LockedOrdersService,
    ConfirmAgainService,
    OrderContactRouter,
    OrderInvoiceRouter,
    OrderPaymentsRouter,
    NotePaymentService,
    LockedOrdersService,
    BulkStatusRouter,
    ChangeOrderStatusService,
    UnpaidTermsService,
  ],
})
export class AdminOrdersModule {}
