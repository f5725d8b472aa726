import { Injectable } from '@nestjs/common';
import { AppError } from '../../contract/app-error.js';
import { normalisePhone } from '../../contract/common/phone.js';
import { Settings } from '../platform/config/settings.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { ClosePaymentService } from './close-payment.service.js';
import { IyzicoGateways } from './iyzico/iyzico-gateways.service.js';
import { UNCHARGED_STATUSES } from './payment-attempt.entity.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import { type PaymentStart, paymentRequest } from './payment-request.js';

/** Starts the payment of an order. The card data goes straight to iyzico and is stored nowhere. */
@Injectable()
export class StartPaymentService {
  constructor(
    private readonly iyzico: IyzicoGateways,
    private readonly attempts: PaymentAttemptsService,
    private readonly close: ClosePaymentService,
    private readonly settings: Settings,
    private readonly studio: CurrentStudio,
  ) {}

  /**
   * Returns the bank's page as HTML. Throws payment_refused; the order is closed and its items are returned
   * then.
   */
  async begin(start: PaymentStart): Promise<string> {
    const { attempt } = start;
    const iyzico = await this.iyzico.of(attempt);
    const { email, phone } = this.studio.seller;
    const result = await iyzico.initialize(
      paymentRequest(start, {
        identity: this.settings.IYZICO_GUEST_IDENTITY,
        email,
        phone: normalisePhone(phone) ?? phone,
      }),
    );
    if (result.outcome === 'refused') {
      await this.close.refuse({ id: attempt.id, from: UNCHARGED_STATUSES }, result.refusal);
      throw new AppError('payment_refused', { reason: result.refusal.message });
    }
    if (!(await this.attempts.awaitBank(attempt.id, result))) throw new AppError('payment_unavailable');
    return result.html;
  }
}
