import { type ProviderError, isBankError } from './card-refusals.js';
import { kurus, optionalText, records, UNKNOWN_KEY } from './iyzico-answers.js';
import type { PaymentExpectation, ProviderPayment, ReversalState } from './iyzico.types.js';

/** The bank's answer was lost: timeouts and other errors on the way. */
const BANK_ANSWER_LOST = new Set(['10214', '10219', '10240', '10241', '10242']);

/** Whether certainly no money moved. For all other errors the state must be read with `retrieve`. */
export function isFinalRefusal(error: ProviderError): boolean {
  return (
    isBankError(error) &&
    !BANK_ANSWER_LOST.has(error.errorCode ?? '') &&
    error.errorGroup !== 'REQUEST_TIMEOUT'
  );
}

export interface PaymentIdentity {
  readonly providerPaymentId: string | undefined;
  readonly conversationId: string;
}

export function isTheSamePayment(payment: ProviderPayment, identity: PaymentIdentity): boolean {
  const { providerPaymentId = payment.providerPaymentId } = identity;
  return (
    payment.providerPaymentId === providerPaymentId && payment.conversationId === identity.conversationId
  );
}

export function isAsExpected(payment: ProviderPayment, expected: PaymentExpectation): boolean {
  return (
    payment.basketId === expected.basketId &&
    payment.priceKurus === expected.priceKurus &&
    payment.paidPriceKurus === expected.paidPriceKurus &&
    payment.currency === expected.currency
  );
}

export function stateOf(payment: ProviderPayment): 'paid' | 'in_review' | 'failed' {
  if (payment.fraudStatus === 1) return 'paid';
  return payment.fraudStatus === 0 ? 'in_review' : 'failed';
}

/** Wrong signature, unknown API key, no signature. */
const KEYS_REFUSED = new Set(['1000', UNKNOWN_KEY, '1007']);

export function isRefusalOfKeys(error: ProviderError): boolean {
  return KEYS_REFUSED.has(error.errorCode ?? '');
}

/** Temporary errors of iyzico, and too many requests. */
const PASSING_TROUBLE = new Set(['', '1', '2', '50000']);

export function isPassing(error: ProviderError): boolean {
  return PASSING_TROUBLE.has(error.errorCode ?? '');
}

/** Whether certainly no money went back. */
export function isFinalReversalRefusal(error: ProviderError): boolean {
  return !isPassing(error) && !isRefusalOfKeys(error) && !BANK_ANSWER_LOST.has(error.errorCode ?? '');
}

export function reversalOf(report: Report): ReversalState {
  const cancels: unknown = report['cancels'];
  if (Array.isArray(cancels) && cancels.length > 0) return 'whole';
  switch (report['paymentRefundStatus']) {
    case 'NOT_REFUNDED':
      return 'none';
    case 'PARTIALLY_REFUNDED':
      return 'partial';
    case 'TOTALLY_REFUNDED':
      return 'whole';
    default:
      return 'unknown';
  }
}

export type Report = Readonly<Record<string, unknown>>;

/** The status of a completed refund. Older reports have none and list only completed refunds. */
const REFUNDED = '1';

/** The refunded amount of one item in kuruş; infinite when the whole payment was cancelled. */
export function refundedOfItem(report: Report, paymentTransactionId: string): number {
  if (reversalOf(report) === 'whole') return Number.POSITIVE_INFINITY;
  const item = records(report, 'itemTransactions').find(
    (candidate) => optionalText(candidate, 'paymentTransactionId') === paymentTransactionId,
  );
  const refunds = item === undefined || item['refunds'] === undefined ? [] : records(item, 'refunds');
  return refunds
    .filter((refund) => (optionalText(refund, 'refundStatus') ?? REFUNDED) === REFUNDED)
    .reduce((sum, refund) => sum + kurus(refund, 'refundPrice'), 0);
}
