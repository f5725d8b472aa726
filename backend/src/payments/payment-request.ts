import type { LineKind } from '../../contract/orders/line-kind.js';
import type { CardDto } from '../../contract/payments/card.dto.js';
import type { OrderLine } from '../orders/order-line.entity.js';
import type { WholeOrder } from '../orders/order-queries.service.js';
import type { BasketItem, ThreeDsInitialize } from './iyzico/iyzico.types.js';
import type { PaymentAttempt } from './payment-attempt.entity.js';

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

/** The order as iyzico is told of it. `guestIdentity`: the number it wants of everybody, and that nobody is asked for. */
export function paymentRequest(
  { attempt, whole, card, visitorAddress }: PaymentStart,
  guestIdentity: string,
): ThreeDsInitialize {
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
      identityNumber: guestIdentity,
      email: order.email,
      gsmNumber: order.phone,
      ip: visitorAddress,
      address: order.shippingAddress,
      city,
      country: COUNTRY,
    },
    shippingAddress: address,
    billingAddress: address,
    items: lines.map(basketItem),
  };
}

/** Before the coupon, which lowers only what is charged: a seat that a coupon makes free stays in the basket. */
function basketItem({ id, name, kind, totalKurus }: OrderLine): BasketItem {
  return { id, name, priceKurus: totalKurus, ...BASKET_KINDS[kind] };
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
