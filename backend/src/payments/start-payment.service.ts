import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../contract/app-error.js';
import type { LineKind } from '../../contract/orders/line-kind.js';
import type { CardDto } from '../../contract/payments/card.dto.js';
import type { WholeOrder } from '../orders/order-queries.service.js';
import { Settings } from '../platform/config/settings.js';
import { ClosePaymentService } from './close-payment.service.js';
import { IyzicoGateway } from './iyzico/iyzico-gateway.service.js';
import type { ThreeDsInitialize } from './iyzico/iyzico.types.js';
import { type PaymentAttempt, UNCHARGED_STATUSES } from './payment-attempt.entity.js';
import { PaymentAttempts } from './payment-attempts.service.js';

const COUNTRY = 'Turkey';
/** Iyzico wants a city; a foreign or free-text address has none of its own field. */
const DEFAULT_CITY = 'İstanbul';

const BASKET_KINDS = {
  product: { category: 'Seramik', kind: 'physical' },
  workshop: { category: 'Workshop', kind: 'virtual' },
} as const satisfies Record<LineKind, unknown>;

export interface PaymentStart {
  readonly attempt: PaymentAttempt;
  readonly whole: WholeOrder;
  readonly card: CardDto;
  readonly visitorAddress: string;
}

/** Opens the bank's page for an order. The card goes straight to iyzico and is kept nowhere. */
@Injectable()
export class StartPaymentService {
  constructor(
    @Inject(IyzicoGateway) private readonly iyzico: IyzicoGateway,
    @Inject(PaymentAttempts) private readonly attempts: PaymentAttempts,
    @Inject(ClosePaymentService) private readonly close: ClosePaymentService,
    @Inject(Settings) private readonly settings: Settings,
  ) {}

  /** Answers the bank's page as HTML. Throws payment_refused; then the order is closed and its stock is back. */
  async begin(start: PaymentStart): Promise<string> {
    const { attempt } = start;
    const result = await this.iyzico.initialize(this.requestFor(start));
    if (result.outcome === 'refused') {
      await this.close.refuse({ id: attempt.id, from: UNCHARGED_STATUSES }, result.refusal);
      throw new AppError('payment_refused', { reason: result.refusal.message });
    }
    if (!(await this.attempts.awaitBank(attempt.id, result))) throw new AppError('payment_unavailable');
    return result.html;
  }

  private requestFor({ attempt, whole, card, visitorAddress }: PaymentStart): ThreeDsInitialize {
    const { order, lines } = whole;
    const city = order.city ?? DEFAULT_CITY;
    const address = {
      contactName: `${order.name} ${order.surname}`,
      address: order.shippingAddress,
      city,
      country: COUNTRY,
    };
    return {
      conversationId: attempt.conversationId,
      ...expectationOf(attempt),
      card: {
        holderName: card.cardHolderName,
        number: card.cardNumber,
        expireMonth: card.expireMonth.padStart(2, '0'),
        expireYear: card.expireYear,
        cvc: card.cvc,
      },
      buyer: {
        id: order.id,
        name: order.name,
        surname: order.surname,
        identityNumber: this.settings.IYZICO_GUEST_IDENTITY,
        email: order.email,
        gsmNumber: order.phone,
        ip: visitorAddress,
        address: order.shippingAddress,
        city,
        country: COUNTRY,
      },
      shippingAddress: address,
      billingAddress: address,
      items: lines.map((line) => ({
        id: line.id,
        name: line.name,
        priceKurus: line.totalKurus,
        ...BASKET_KINDS[line.kind],
      })),
    };
  }
}

/** What iyzico must have charged; anything else is no payment of this attempt. */
export function expectationOf(attempt: PaymentAttempt) {
  return {
    basketId: attempt.orderId,
    priceKurus: attempt.basketKurus,
    paidPriceKurus: attempt.amountKurus,
    currency: 'TRY' as const,
  };
}
