import { Module } from '@nestjs/common';
import { BookingsModule } from '../../../bookings/bookings.module.js';
import { CheckoutModule } from '../../../checkout/checkout.module.js';
import { PaymentLinksModule } from '../../../payments/links/payment-links.module.js';
import { PaymentsModule } from '../../../payments/payments.module.js';
import { AdminOrdersModule } from '../../back-office/admin-orders.module.js';
import { OrdersModule } from '../../orders.module.js';
import { CorrectOrderService } from './correct-order.service.js';
import { CorrectedGoodsService } from './corrected-goods.service.js';
import { OrderCorrectionsRouter } from './order-corrections.router.js';
import { PayDifferenceService } from './pay-difference.service.js';
import { PlanCorrectionService } from './plan-correction.service.js';
import { StudentDifferenceService } from './student-difference.service.js';

/** Corrections of orders. It is a module of its own, because it prices what is added as the checkout does. */
@Module({
  imports: [
    AdminOrdersModule,
    BookingsModule,
    CheckoutModule,
    OrdersModule,
    PaymentLinksModule,
    PaymentsModule,
  ],
  providers: [
    CorrectOrderService,
    CorrectedGoodsService,
    PayDifferenceService,
    PlanCorrectionService,
    StudentDifferenceService,
    OrderCorrectionsRouter,
  ],
  exports: [OrderCorrectionsRouter],
})
export class OrderCorrectionsModule {}
