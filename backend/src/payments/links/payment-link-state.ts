import type { PaymentLinkState } from '../../../contract/payments/payment-link.views.js';
import type { Order } from '../../orders/order.entity.js';
import type { PaymentAttempt } from '../payment-attempt.entity.js';
import type { PaymentLink } from '../payment-link.entity.js';

interface LinkFacts {
  readonly link: PaymentLink;
  readonly order: Pick<Order, 'status' | 'openKurus'>;
  /** The latest by this link. */
  readonly attempt: PaymentAttempt | null;
  readonly now: Date;
}

/** What a payment link is good for now. */
export function paymentLinkState(facts: LinkFacts): PaymentLinkState {
  return stateOfMoney(facts) ?? stateOfDebt(facts) ?? stateOfTerm(facts);
}

/** A charge that pays the link makes it 'paid', so any other one was not kept. */
function stateOfMoney({ link, attempt }: LinkFacts): PaymentLinkState | null {
  if (link.status === 'paid') return 'paid';
  if (attempt?.status === 'paid' || attempt?.status === 'refunded') return 'returned';
  return attempt?.status === 'authorising' ? 'checking' : null;
}

function stateOfDebt({ link, order }: LinkFacts): PaymentLinkState | null {
  if (link.status === 'cancelled') return 'cancelled';
  if (order.status === 'cancelled' || order.status === 'pending') return 'order_ended';
  return link.amountKurus > order.openKurus ? 'settled' : null;
}

/** Who is at the bank may still pay after the term. */
function stateOfTerm({ link, attempt, now }: LinkFacts): PaymentLinkState {
  if (attempt?.status === 'awaiting_3ds') return 'at_bank';
  return link.expiresAt <= now ? 'expired' : 'open';
}
