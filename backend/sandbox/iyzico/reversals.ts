import { dayInIstanbul } from './day-in-istanbul.js';
import type { StoredItem, StoredPayment } from './payment-store.js';
import { ProviderRefusal } from './provider-errors.js';
import { asLira, priceField, requiredText, textField } from './request-fields.js';
import type { Fields, Handler, SandboxContext } from './sandbox-context.js';
import { signFields } from './signatures.js';

const NOT_REFUNDED = '10246';
const ALREADY_REFUNDED = '8514';

export const cancel: Handler = (body, sandbox) => {
  const payment = chargedPayment(sandbox.store.find(requiredText(body, 'paymentId', '5002')));
  if (payment.items.some((item) => item.refundedKurus > 0)) throw new ProviderRefusal(ALREADY_REFUNDED);
  if (dayInIstanbul(payment.createdAt) !== dayInIstanbul(Date.now())) {
    throw new ProviderRefusal(NOT_REFUNDED);
  }
  payment.isCancelled = true;
  payment.items.forEach(({ transactionId, paidPriceKurus }) =>
    noteReturn(payment, transactionId, paidPriceKurus),
  );
  sandbox.store.save(payment);
  return { ...moneyBack(payment, payment.paidPriceKurus), cancelHostReference: payment.hostReference };
};

/** /payment/refund: at most the rest of one item. */
export const refundItem: Handler = (body, sandbox) => {
  const found = sandbox.store.findByTransaction(requiredText(body, 'paymentTransactionId', '5001'));
  const payment = chargedPayment(found?.payment);
  const amountKurus = priceField(body, 'price');
  take(payment, found?.item ? [found.item] : [], amountKurus);
  const { transactionId } = found?.item ?? { transactionId: '' };
  return { ...refunded(payment, amountKurus, { body, sandbox }), paymentTransactionId: transactionId };
};

/** /v2/payment/refund: iyzico chooses the items itself. */
export const refundPayment: Handler = (body, sandbox) => {
  const payment = chargedPayment(sandbox.store.find(requiredText(body, 'paymentId', '5002')));
  const amountKurus = priceField(body, 'price');
  take(payment, payment.items, amountKurus);
  return refunded(payment, amountKurus, { body, sandbox });
};

function chargedPayment(payment: StoredPayment | undefined): StoredPayment {
  if (payment?.status !== 'SUCCESS') throw new ProviderRefusal('5086');
  if (payment.card.behaviour.kind === 'not_reversible') throw new ProviderRefusal(NOT_REFUNDED);
  if (payment.isCancelled) throw new ProviderRefusal(ALREADY_REFUNDED);
  return payment;
}

function take(payment: StoredPayment, items: readonly StoredItem[], amountKurus: number): void {
  const left = items.reduce((total, item) => total + item.paidPriceKurus - item.refundedKurus, 0);
  if (left === 0) throw new ProviderRefusal(ALREADY_REFUNDED);
  if (amountKurus > left) throw new ProviderRefusal(NOT_REFUNDED);
  let open = amountKurus;
  for (const item of items) {
    const part = Math.min(open, item.paidPriceKurus - item.refundedKurus);
    item.refundedKurus += part;
    if (part > 0) noteReturn(payment, item.transactionId, part);
    open -= part;
  }
}

function noteReturn(payment: StoredPayment, transactionId: string, kurus: number): void {
  payment.returns = [...(payment.returns ?? []), { transactionId, kurus, at: Date.now() }];
}

function refunded(
  payment: StoredPayment,
  amountKurus: number,
  { body, sandbox }: { body: Fields; sandbox: SandboxContext },
): Fields {
  sandbox.store.save(payment);
  const answer = {
    ...moneyBack(payment, amountKurus),
    conversationId: textField(body, 'conversationId'),
    refundHostReference: payment.hostReference,
    retryable: false,
  };
  const signed = ['paymentId', 'price', 'currency', 'conversationId'];
  return { ...answer, signature: signFields(answer, signed, sandbox.credentials.secretKey) };
}

function moneyBack(payment: StoredPayment, amountKurus: number) {
  const { id, currency, authCode, hostReference } = payment;
  return { paymentId: id, price: asLira(amountKurus), currency, authCode, hostReference };
}
