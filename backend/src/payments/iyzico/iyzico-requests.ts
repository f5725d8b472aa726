import type { BasketItem, Buyer, PostalAddress, RefundRequest, ThreeDsInitialize } from './iyzico.types.js';

/** The amount in lira with a point and without thousands separators, as iyzico requires. */
export function lira(amountKurus: number): string {
  if (!Number.isSafeInteger(amountKurus) || amountKurus < 0) {
    throw new RangeError(`Not an amount: ${amountKurus}`);
  }
  return `${Math.trunc(amountKurus / 100)}.${String(amountKurus % 100).padStart(2, '0')}`;
}

export function initializeRequest(request: ThreeDsInitialize, callbackUrl: string): object {
  return {
    locale: 'tr',
    conversationId: request.conversationId,
    price: lira(request.priceKurus),
    paidPrice: lira(request.paidPriceKurus),
    currency: request.currency,
    installment: 1,
    basketId: request.basketId,
    paymentChannel: 'WEB',
    paymentGroup: 'PRODUCT',
    callbackUrl,
    paymentCard: cardFields(request.card),
    buyer: buyerFields(request.buyer),
    shippingAddress: addressFields(request.shippingAddress),
    billingAddress: addressFields(request.billingAddress),
    basketItems: request.items.filter((item) => item.priceKurus > 0).map(itemFields),
  };
}

/**
 * The whole payment is refunded by amount; a single item needs its transaction id, or iyzico chooses the item
 * itself.
 */
export function refundRequest(request: RefundRequest): object {
  const { paymentTransactionId, providerPaymentId } = request;
  return {
    locale: 'tr',
    conversationId: request.conversationId,
    price: lira(request.amountKurus),
    currency: 'TRY',
    ip: request.ip,
    ...(paymentTransactionId ? { paymentTransactionId } : { paymentId: providerPaymentId }),
  };
}

function cardFields(card: ThreeDsInitialize['card']): object {
  return {
    cardHolderName: card.holderName,
    cardNumber: card.number,
    expireMonth: card.expireMonth,
    expireYear: card.expireYear,
    cvc: card.cvc,
    registerCard: 0,
  };
}

function buyerFields({ address, ...buyer }: Buyer): object {
  return { ...buyer, registrationAddress: address };
}

function addressFields(address: PostalAddress): object {
  return { ...address };
}

function itemFields(item: BasketItem): object {
  return {
    id: item.id,
    name: item.name,
    category1: item.category,
    itemType: item.kind === 'physical' ? 'PHYSICAL' : 'VIRTUAL',
    price: lira(item.priceKurus),
  };
}
