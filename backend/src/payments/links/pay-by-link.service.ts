import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { formatTl } from '../../../contract/common/money.js';
import type { PayByLinkDto } from '../../../contract/payments/payment-link.dto.js';
import { OrderQueriesService } from '../../orders/order-queries.service.js';
import { Clock } from '../../platform/clock.js';
import { visitorOrigin } from '../../platform/http/visitor-network.js';
import { ClosePaymentService } from '../close-payment.service.js';
import { PaymentAttemptsService } from '../payment-attempts.service.js';
import type { PaymentStart } from '../payment-request.js';
import { spreadOverOpen } from '../open-lines.js';
import { StartPaymentService } from '../start-payment.service.js';
import { PaymentLinkAddressesService } from './payment-link-addresses.service.js';
import { paymentLinkState } from './payment-link-state.js';

type BegunPayment = Pick<PaymentStart, 'attempt' | 'whole' | 'shares'>;

/** Pays a part of an order by its link: exactly the link's amount, out of what is open of the lines. */
@Injectable()
export class PayByLinkService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly addresses: PaymentLinkAddressesService,
    private readonly attempts: PaymentAttemptsService,
    private readonly close: ClosePaymentService,
    private readonly orders: OrderQueriesService,
    private readonly start: StartPaymentService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the attempt and the bank's page. Throws payment_link_not_found, payment_link_closed,
   * payment_link_amount_changed, payment_link_running, too_many_payments, card_payment_closed, payment_refused.
   */
  async pay(
    { card, ...requested }: PayByLinkDto,
    ipAddress: string,
  ): Promise<{ readonly attemptId: string; readonly bankPage: string }> {
    const begun = await this.dataSource.transaction((manager) => this.begin(manager, requested, ipAddress));
    const bankPage = await this.start.begin({ ...begun, card, ipAddress });
    return { attemptId: begun.attempt.id, bankPage };
  }

  /** An older open attempt of the order ends, so that a payer with two tabs is charged in the later one only. */
  private async begin(
    manager: EntityManager,
    { linkId, accessKey, amountKurus }: Omit<PayByLinkDto, 'card'>,
    ipAddress: string,
  ): Promise<BegunPayment> {
    const { orderId } = await this.addresses.find(manager, linkId, accessKey);
    await this.attempts.lockOfOrder(manager, orderId);
    const order = await this.orders.locked(manager, orderId);
    const link = await this.addresses.find(manager, linkId, accessKey);
    const attempt = await this.attempts.findLatestOf(manager, { paymentLinkId: linkId });
    const state = paymentLinkState({ link, order, attempt, now: this.clock.now() });
    if (state === 'checking') throw new AppError('payment_link_running');
    const isOver = link.expiresAt <= this.clock.now();
    if (isOver || (state !== 'open' && state !== 'at_bank')) throw new AppError('payment_link_closed');
    if (amountKurus !== link.amountKurus) {
      throw new AppError('payment_link_amount_changed', { amount: formatTl(link.amountKurus) });
    }
    if (!(await this.close.abandonOpen(manager, orderId))) throw new AppError('payment_link_running');
    const shares = await spreadOverOpen(manager, orderId, amountKurus);
    return {
      attempt: await this.attempts.create(manager, {
        ...{ orderId, amountKurus, basketKurus: amountKurus, paymentLinkId: linkId },
        origin: visitorOrigin(ipAddress),
      }),
      whole: await this.orders.getById(manager, orderId),
      shares,
    };
  }
}
