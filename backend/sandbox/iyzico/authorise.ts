import { paymentAnswer } from './payment-answer.js';
import type { StoredPayment } from './payment-store.js';
import { ProviderRefusal } from './provider-errors.js';
import { priceField, requiredText, textField } from './request-fields.js';
import type { Fields, Handler, SandboxContext } from './sandbox-context.js';

/** /payment/3dsecure/auth: requires the conversationData that the bank's page sent. */
export const authorise: Handler = (body, sandbox) => {
  const payment = findPayment(body, sandbox);
  if (payment.conversationData !== textField(body, 'conversationData')) throw new ProviderRefusal('11');
  return charge(payment, { body, sandbox });
};

/** /payment/v2/3dsecure/auth: iyzico compares the amount itself. */
export const authoriseV2: Handler = (body, sandbox) => {
  const payment = findPayment(body, sandbox);
  const isSame =
    priceField(body, 'paidPrice') === payment.paidPriceKurus &&
    requiredText(body, 'basketId') === payment.basketId &&
    requiredText(body, 'currency') === payment.currency;
  if (!isSame) throw new ProviderRefusal('11');
  return charge(payment, { body, sandbox });
};

function findPayment(body: Fields, { store }: SandboxContext): StoredPayment {
  const payment = store.find(requiredText(body, 'paymentId', '5002'));
  if (!payment) throw new ProviderRefusal('5087');
  if (payment.status !== 'CALLBACK_THREEDS') throw new ProviderRefusal('5115');
  return payment;
}

function charge(
  payment: StoredPayment,
  { body, sandbox }: { body: Fields; sandbox: SandboxContext },
): Fields {
  const { behaviour } = payment.card;
  if (behaviour.kind === 'refused') {
    payment.status = 'FAILURE';
    payment.errorCode = behaviour.errorCode;
  } else {
    payment.status = 'SUCCESS';
    payment.charges += 1;
    payment.chargedAt = Date.now();
    if (behaviour.kind === 'fraud_review') payment.fraudStatus = 0;
  }
  sandbox.store.save(payment);
  sandbox.webhooks.announce(payment, 'THREE_DS_AUTH');
  if (payment.errorCode) throw new ProviderRefusal(payment.errorCode);
  const requested = {
    conversationId: textField(body, 'conversationId'),
    secretKey: sandbox.credentials.secretKey,
  };
  return { ...paymentAnswer(payment, requested), mdStatus: 1 };
}
