import { Module } from '@nestjs/common';
import { AdminOrdersModule } from '../../orders/back-office/admin-orders.module.js';
import { PaymentsModule } from '../payments.module.js';
import { AdminCreditsRouter } from './back-office/admin-credits.router.js';
import { PayBackCreditService } from './back-office/pay-back-credit.service.js';
import { CreditsRouter } from './credits.router.js';

/** Credits as customers and the studio see them. It is a module of its own, because it uses the back office of orders. */
@Module({
  imports: [AdminOrdersModule, PaymentsModule],
  providers: [PayBackCreditService, AdminCreditsRouter, CreditsRouter],
  exports: [AdminCreditsRouter, CreditsRouter],
})
export class CreditsModule {}
