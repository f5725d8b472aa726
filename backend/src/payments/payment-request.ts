import type { OrderLineKind } from '../../contract/orders/line-kind.js';
import type { CardDto } from '../../contract/payments/card.dto.js';
import type { OrderLine } from '../orders/order-line.entity.js';
import { pricedLines, type WholeOrder } from '../orders/order-queries.service.js';
import type { BasketItem, ThreeDsInitialize } from './iyzico/iyzico.types.js';
import type { PaymentAttempt } from './payment-attempt.entity.js';

const COUNTRY = 'Turkey';
/** iyzico requires a city; a foreign or free-text address has no field for it. */
const DEFAULT_CITY = 'İstanbul';

const BASKET_KINDS = {
  product: { category: 'Seramik', kind: 'physical' },
  workshop: { category: 'Workshop', kind: 'virtual' },
  shipping: { category: 'Kargo', kind: 'physical' },
} as const satisfies Record<OrderLineKind, unknown>;

export interface PaymentStart {
  readonly attempt: PaymentAttempt;
  readonly whole: WholeOrder;
  readonly card: CardDto;
  readonly ipAddress: string;
  /** What of each line is paid, in kuruş, when it is a part of the order. */
  readonly shares?: ReadonlyMap<string, number>;
}

/** What iyzico requires of a buyer and the shop does not know. */
export interface UnknownBuyer {
  /** The identity number, for which buyers are not asked. */
  readonly identity: string;
  /** The address and the telephone number of the studio, for who gave none at the desk or the counter. */
  readonly email: string;
  readonly phone: string;
}

/** The order in the form for iyzico. */
export function paymentRequest(
  { attempt, whole, card, ipAddress, shares }: PaymentStart,
  unknown: UnknownBuyer,
): ThreeDsInitialize {
  const { order } = whole;
  const city = order.city ?? DEFAULT_CITY;
  const address = {
    contactName: `${order.name} ${order.surname}`.trim(),
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
      // Who gave one name at the desk has no other.
      surname: order.surname || order.name,
      identityNumber: unknown.identity,
      email: order.email || unknown.email,
      gsmNumber: order.phone || unknown.phone,
      ip: ipAddress,
      address: order.shippingAddress,
      city,
      country: COUNTRY,
    },
    shippingAddress: address,
    billingAddress: address,
    items: pricedLines(whole).map((line) =>
      basketItem(line, shares ? (shares.get(line.id) ?? 0) : line.totalKurus),
    ),
  };
}

/** An order that is paid as a whole has the prices before the coupon: a seat that it makes free stays in the basket. */
function basketItem({ id, name, kind }: OrderLine, priceKurus: number): BasketItem {
  return { id, name, priceKurus, ...BASKET_KINDS[kind] };
}

/** The payment that iyzico must report; a different one does not belong to this attempt. */
export function expectationOf(attempt: PaymentAttempt) {
  return {
    basketId: attempt.orderId,
    priceKurus: attempt.basketKurus,
    paidPriceKurus: attempt.amountKurus,
    currency: 'TRY' as const,
  };
}
