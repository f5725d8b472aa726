import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrdersModule } from '../orders/orders.module.js';
import { Settings } from '../platform/config/settings.js';
import { Log } from '../platform/logging/log.js';
import { BANK_RETURN_PATH } from './bank-paths.js';
import { BankReturnService } from './bank-return.service.js';
import { CardAttemptsService } from './card-attempts.service.js';
import { ClosePaymentService } from './close-payment.service.js';
import { CloseRefundService } from './close-refund.service.js';
import { IyzicoGateway } from './iyzico/iyzico-gateway.js';
import { OrderChargesService } from './order-charges.service.js';
import { PaymentAttempt } from './payment-attempt.entity.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import { PaymentItem } from './payment-item.entity.js';
import { PaymentTroubleQueriesService } from './payment-trouble-queries.service.js';
import { PaymentSweeperService } from './payment-sweeper.service.js';
import { PaymentViewsService } from './payment-views.service.js';
import { Refund } from './refund.entity.js';
import { RequestRefundService } from './request-refund.service.js';
import { SendDueRefundsService } from './send-due-refunds.service.js';
import { SendRefundService } from './send-refund.service.js';
import { ReconcilePaymentService } from './reconcile-payment.service.js';
import { AuthorisePaymentService } from './authorise-payment.service.js';
import { DecideRefundService } from './decide-refund.service.js';
import { StartPaymentService } from './start-payment.service.js';

@Module({
  imports: [OrdersModule, TypeOrmModule.forFeature([PaymentAttempt, PaymentItem, Refund])],
  providers: [
    CardAttemptsService,
    {
      provide: IyzicoGateway,
      inject: [Settings, Log],
      useFactory: (settings: Settings, log: Log) =>
        new IyzicoGateway({
          uri: settings.IYZICO_URI,
          apiKey: settings.IYZICO_API_KEY,
          secretKey: settings.IYZICO_SECRET_KEY,
          callbackUrl: new URL(BANK_RETURN_PATH, settings.PUBLIC_URL).href,
          timeoutMs: settings.IYZICO_TIMEOUT_MS,
          onTrouble: (cause) => log.warn('Iyzico could not be asked.', { cause }),
        }),
    },
    OrderChargesService,
    PaymentAttemptsService,
    PaymentTroubleQueriesService,
    PaymentViewsService,
    StartPaymentService,
    AuthorisePaymentService,
    ReconcilePaymentService,
    ClosePaymentService,
    RequestRefundService,
    SendRefundService,
    CloseRefundService,
    DecideRefundService,
    SendDueRefundsService,
    BankReturnService,
    PaymentSweeperService,
  ],
  exports: [
    OrderChargesService,
    PaymentAttemptsService,
    PaymentTroubleQueriesService,
    PaymentViewsService,
    StartPaymentService,
    ClosePaymentService,
    BankReturnService,
    RequestRefundService,
    DecideRefundService,
  ],
})
export class PaymentsModule {}
