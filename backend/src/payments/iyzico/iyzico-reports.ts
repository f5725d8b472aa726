import { kurus, optionalText, records, UnreadableAnswerError } from './iyzico-answers.js';
import { type Report, refundedOfItem } from './iyzico-verdicts.js';

/** Money that moved on a day by iyzico's report: taken of a payment, or gone back of it. In kuruş. */
export interface ReportedMove {
  readonly providerPaymentId: string;
  readonly conversationId: string;
  readonly paidKurus: number;
  readonly returnedKurus: number;
  /** iyzico's commission and fee; negative when they went back. */
  readonly feeKurus: number;
}

export interface ReportPage {
  readonly moves: readonly ReportedMove[];
  readonly isLast: boolean;
}

/** All that a payment has taken and given back until now. In kuruş. */
export interface PaymentTotals {
  readonly paidKurus: number;
  readonly returnedKurus: number;
}

/** The status of a payment that has taken its money. */
const PAID = '1';

/** A page of the report of a day. Throws UnreadableAnswerError. */
export function readReportPage(fields: Report, page: number): ReportPage {
  const total = Number(optionalText(fields, 'totalPageCount') ?? '1');
  return { moves: records(fields, 'transactions').map(readMove), isLast: !(total > page) };
}

/** The totals of one payment in the list of those of its conversation; null when iyzico has none. */
export function totalsOf(payments: readonly Report[], providerPaymentId: string): PaymentTotals | null {
  const report = payments.find((payment) => optionalText(payment, 'paymentId') === providerPaymentId);
  if (!report) return null;
  if (optionalText(report, 'paymentStatus') !== PAID) return { paidKurus: 0, returnedKurus: 0 };
  const paidKurus = kurus(report, 'paidPrice');
  const returned = records(report, 'itemTransactions')
    .flatMap((item) => optionalText(item, 'paymentTransactionId') ?? [])
    .reduce((sum, id) => sum + refundedOfItem(report, id), 0);
  return { paidKurus, returnedKurus: Math.min(returned, paidKurus) };
}

function readMove(transaction: Report): ReportedMove {
  const providerPaymentId = optionalText(transaction, 'paymentId');
  if (providerPaymentId === null) throw new UnreadableAnswerError('paymentId');
  const isPayment = optionalText(transaction, 'transactionType') === 'PAYMENT';
  const amount = Math.abs(kurus(transaction, 'paidPrice'));
  const fee = feeOf(transaction, 'iyzicoCommission') + feeOf(transaction, 'iyzicoFee');
  return {
    providerPaymentId,
    conversationId: optionalText(transaction, 'conversationId') ?? '',
    paidKurus: isPayment ? amount : 0,
    returnedKurus: isPayment ? 0 : amount,
    feeKurus: isPayment ? fee : -Math.abs(fee),
  };
}

/** Commissions have fractions of a kuruş. */
function feeOf(transaction: Report, name: string): number {
  const lira = Number(optionalText(transaction, name) ?? '0');
  return Number.isFinite(lira) ? Math.round(lira * 100) : 0;
}
