import type { OrderView, PaymentPhase } from '../../contract/orders/order.views.js';
import { bankPagePath } from './bank-paths.js';
import type { PaymentAttempt } from './payment-attempt.entity.js';

export function toPaymentView(
  attempt: PaymentAttempt | null,
  isMoneyGoingBack: boolean,
): OrderView['payment'] {
  const phase = isMoneyGoingBack ? 'returning' : phaseOf(attempt);
  return {
    phase,
    message: phase === 'failed' ? (attempt?.refusalMessage ?? null) : null,
    cardLastFour: attempt?.cardLastFour ?? null,
    cardAssociation: attempt?.cardAssociation ?? null,
    bankUrl: attempt?.status === 'awaiting_3ds' ? bankPagePath(attempt.id) : null,
  };
}

function phaseOf(attempt: PaymentAttempt | null): PaymentPhase {
  switch (attempt?.status) {
    case undefined:
      return 'expired';
    case 'created':
    case 'awaiting_3ds':
      return 'awaiting_bank';
    case 'authorising':
      return attempt.isInReview ? 'in_review' : 'checking';
    case 'paid':
    case 'failed':
    case 'expired':
    case 'refunded':
      return attempt.status;
  }
}
