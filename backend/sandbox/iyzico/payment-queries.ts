import { paymentAnswer } from './payment-answer.js';
import type { StoredPayment } from './payment-store.js';
import { ProviderRefusal, errorFields } from './provider-errors.js';
import { asLira, textField } from './request-fields.js';
import type { Handler } from './sandbox-context.js';

/** /payment/detail. Its status says only that the query worked; `paymentStatus` is the result. */
export const detail: Handler = (body, { store, credentials }) => {
  const id = textField(body, 'paymentId');
  const conversation = textField(body, 'paymentConversationId');
  if (!id && !conversation) throw new ProviderRefusal('11');
  const payment = id ? store.find(id) : store.findByConversation(conversation);
  if (!payment) throw new ProviderRefusal('5087');
  const requested = { conversationId: textField(body, 'conversationId'), secretKey: credentials.secretKey };
  const failure = payment.errorCode ? errorFields(new ProviderRefusal(payment.errorCode), 'tr') : {};
  return { ...paymentAnswer(payment, requested), ...failure, paymentStatus: payment.status };
};

/** /v2/reporting/payment/details: several payments may share one conversation. */
export const report: Handler = (query, { store }) => {
  const id = textField(query, 'paymentId');
  const conversation = textField(query, 'paymentConversationId');
  const payments = store
    .all()
    .filter((payment) => payment.id === id || payment.conversationId === conversation);
  return { payments: payments.map(reportOf) };
};

const REPORTED_STATUS = { SUCCESS: 1, FAILURE: 2, INIT_THREEDS: 2, CALLBACK_THREEDS: 3 } as const;

function reportOf(payment: StoredPayment) {
  const refundedKurus = payment.items.reduce((total, item) => total + item.refundedKurus, 0);
  return {
    paymentId: payment.id,
    paymentStatus: REPORTED_STATUS[payment.status],
    paymentRefundStatus: refundStatusOf(refundedKurus, payment.paidPriceKurus),
    price: asLira(payment.priceKurus),
    paidPrice: asLira(payment.paidPriceKurus),
    currency: payment.currency,
    fraudStatus: payment.fraudStatus,
    threeDS: 1,
    cancels: payment.isCancelled ? [{ amount: asLira(payment.paidPriceKurus), refundStatus: 1 }] : [],
    itemTransactions: payment.items.map((item) => ({
      paymentTransactionId: item.transactionId,
      refunds: item.refundedKurus > 0 ? [{ refundPrice: asLira(item.refundedKurus), refundStatus: 1 }] : [],
    })),
  };
}

function refundStatusOf(refundedKurus: number, paidKurus: number): string {
  if (refundedKurus === 0) return 'NOT_REFUNDED';
  return refundedKurus < paidKurus ? 'PARTIALLY_REFUNDED' : 'TOTALLY_REFUNDED';
}
