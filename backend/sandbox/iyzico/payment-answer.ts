import type { StoredItem, StoredPayment } from './payment-store.js';
import { asLira } from './request-fields.js';
import type { Fields } from './sandbox-context.js';
import { signFields } from './signatures.js';

const SIGNED = ['paymentId', 'currency', 'basketId', 'conversationId', 'paidPrice', 'price'];

/** The payment in the answers of auth and detail. `conversationId` is that of the request. */
export function paymentAnswer(
  payment: StoredPayment,
  requested: { conversationId: string; secretKey: string },
): Fields {
  const answer = {
    conversationId: requested.conversationId,
    paymentId: payment.id,
    price: asLira(payment.priceKurus),
    paidPrice: asLira(payment.paidPriceKurus),
    currency: payment.currency,
    basketId: payment.basketId,
    installment: payment.installment,
    fraudStatus: payment.fraudStatus,
    merchantCommissionRate: 0,
    merchantCommissionRateAmount: 0,
    iyziCommissionRateAmount: 0,
    iyziCommissionFee: 0,
    ...cardFields(payment),
    itemTransactions: payment.items.map((item) => itemFields(item, payment.fraudStatus)),
    authCode: payment.authCode,
    phase: 'AUTH',
    hostReference: payment.hostReference,
  };
  return { ...answer, signature: signFields(answer, SIGNED, requested.secretKey) };
}

function cardFields({ card }: StoredPayment): Fields {
  return {
    cardType: card.type,
    cardAssociation: card.association,
    cardFamily: card.family,
    binNumber: card.bin,
    lastFourDigits: card.lastFour,
  };
}

function itemFields(item: StoredItem, fraudStatus: number): Fields {
  return {
    itemId: item.itemId,
    paymentTransactionId: item.transactionId,
    transactionStatus: fraudStatus === 1 ? 2 : fraudStatus,
    price: asLira(item.priceKurus),
    paidPrice: asLira(item.paidPriceKurus),
    merchantPayoutAmount: asLira(item.paidPriceKurus),
    blockageRate: 0,
  };
}
