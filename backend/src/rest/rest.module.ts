import { Module } from '@nestjs/common';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { BankController } from './bank.controller.js';
import { HealthController } from './health.controller.js';
import { PaymentCardFormDirectController } from './payment-card-form-direct.controller.js';

/** The documented .php URLs, one file per script, and the few plain URLs of our own. */
@Module({
  imports: [CheckoutModule, OrdersModule, PaymentsModule],
  controllers: [BankController, HealthController, PaymentCardFormDirectController],
})
export class RestModule {}
