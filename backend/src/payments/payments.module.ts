import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingsModule } from '../bookings/bookings.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { BankReturnService } from './bank-return.service.js';
import { CardAttemptsService } from './card-attempts.service.js';
import { ClosePaymentService } from './close-payment.service.js';
import { CloseRefundService } from './close-refund.service.js';
import { IyzicoGateways } from './iyzico/iyzico-gateways.service.js';
import { OrderMoneyService } from './order-money.service.js';
import { OrderPayment } from './order-payment.entity.js';
import { PaymentAttempt } from './payment-attempt.entity.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import { PaymentLink } from './payment-link.entity.js';
import { MakePaymentLinkService } from './links/make-payment-link.service.js';
import { PaymentLinkAddressesService } from './links/payment-link-addresses.service.js';
import { PaymentShare } from './payment-share.entity.js';
import { PaymentTroubleQueriesService } from './payment-trouble-queries.service.js';
import { PaymentSweeperService } from './payment-sweeper.service.js';
import { PaymentViewsService } from './payment-views.service.js';
import { Refund } from './refund.entity.js';
import { RecordPaymentService } from './record-payment.service.js';
import { RequestRefundService } from './request-refund.service.js';
import { SendDueRefundsService } from './send-due-refunds.service.js';
import { SendRefundService } from './send-refund.service.js';
import { ReconcilePaymentService } from './reconcile-payment.service.js';
import { AuthorisePaymentService } from './authorise-payment.service.js';
import { Credit } from './credits/credit.entity.js';
import { CreditEntry } from './credits/credit-entry.entity.js';
import { CreditQueriesService } from './credits/credit-queries.service.js';
import { IssueCreditService } from './credits/issue-credit.service.js';
import { UseCreditService } from './credits/use-credit.service.js';
import { DecideRefundService } from './decide-refund.service.js';
import { SplitSharesService } from './split-shares.service.js';
import { StartPaymentService } from './start-payment.service.js';
import { StudioModule } from '../studio/studio.module.js';

@Module({
  imports: [
    BookingsModule,
    OrdersModule,
    StudioModule,
    TypeOrmModule.forFeature([
      Credit,
      CreditEntry,
      PaymentLink,
      PaymentAttempt,
      OrderPayment,
      PaymentShare,
      Refund,
    ]),
  ],
  providers: [
    CardAttemptsService,
    CreditQueriesService,
    IssueCreditService,
    UseCreditService,
    IyzicoGateways,
    MakePaymentLinkService,
    OrderMoneyService,
    PaymentAttemptsService,
    PaymentLinkAddressesService,
    PaymentTroubleQueriesService,
    PaymentViewsService,
    StartPaymentService,
    AuthorisePaymentService,
    ReconcilePaymentService,
    ClosePaymentService,
    RecordPaymentService,
    RequestRefundService,
    SendRefundService,
    SplitSharesService,
    CloseRefundService,
    DecideRefundService,
    SendDueRefundsService,
    BankReturnService,
    PaymentSweeperService,
  ],
  exports: [
    CreditQueriesService,
    IssueCreditService,
    UseCreditService,
    IyzicoGateways,
    MakePaymentLinkService,
    OrderMoneyService,
    PaymentAttemptsService,
    PaymentLinkAddressesService,
    PaymentTroubleQueriesService,
    PaymentViewsService,
    StartPaymentService,
    ClosePaymentService,
    BankReturnService,
    RecordPaymentService,
    RequestRefundService,
    DecideRefundService,
    SplitSharesService,
  ],
})
export class PaymentsModule {}
