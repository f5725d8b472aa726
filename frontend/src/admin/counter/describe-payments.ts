import { formatTl } from '@contract/common/money.js';
import type { CounterPayment } from '@contract/desk/counter.views.js';
import { PAYMENT_METHOD_LABELS } from '@contract/payments/payment-method.js';

/** 'Nakit', or 'Nakit 200,00 TL + POS 440,00 TL' for several ways of payment; empty when nothing was paid. */
export function describePayments(payments: readonly CounterPayment[]): string {
  const isWhole = payments.length === 1;
  return payments
    .map(({ method, amountKurus }) => {
      const label = PAYMENT_METHOD_LABELS[method];
      return isWhole ? label : `${label} ${formatTl(amountKurus)}`;
    })
    .join(' + ');
}
