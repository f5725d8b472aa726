import { dayInIstanbul } from './day-in-istanbul.js';
import type { StoredPayment } from './payment-store.js';
import { asLira, textField } from './request-fields.js';
import type { Fields, Handler } from './sandbox-context.js';

const PER_PAGE = 20;
/** What iyzico keeps of each payment. */
const COMMISSION = 0.0299;

/** /v2/reporting/payment/transactions: what moved on a day, item by item. */
export const dayReport: Handler = (query, { store }) => {
  const day = textField(query, 'transactionDate');
  const page = Number(textField(query, 'page') || '1');
  const all = store.all().flatMap((payment) => [...chargesOf(payment, day), ...returnsOf(payment, day)]);
  return {
    transactions: all.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    currentPage: page,
    totalPageCount: Math.max(1, Math.ceil(all.length / PER_PAGE)),
  };
};

function chargesOf(payment: StoredPayment, day: string): Fields[] {
  if (payment.chargedAt === undefined || dayInIstanbul(payment.chargedAt) !== day) return [];
  return payment.items.map(({ transactionId, paidPriceKurus }) => ({
    ...moveOf(payment, transactionId, paidPriceKurus),
    transactionType: 'PAYMENT',
    iyzicoCommission: ((paidPriceKurus * COMMISSION) / 100).toFixed(8),
    iyzicoFee: '0.25000000',
  }));
}

function returnsOf(payment: StoredPayment, day: string): Fields[] {
  const ofDay = (payment.returns ?? []).filter(({ at }) => dayInIstanbul(at) === day);
  return ofDay.map(({ transactionId, kurus }) => ({
    ...moveOf(payment, transactionId, kurus),
    transactionType: payment.isCancelled ? 'CANCEL' : 'REFUND',
  }));
}

function moveOf(payment: StoredPayment, transactionId: string, kurus: number): Fields {
  return {
    ...{ paymentId: payment.id, paymentTxId: transactionId, conversationId: payment.conversationId },
    ...{ price: asLira(kurus), paidPrice: asLira(kurus), transactionCurrency: payment.currency },
  };
}
