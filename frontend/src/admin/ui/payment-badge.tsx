import { CircleCheck, CircleDashed, CircleDot, CircleX, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import { BOOKING_PAYMENT_STATUS_LABELS, type BookingPaymentStatus } from '@contract/bookings/booking.js';
import { Badge } from '../../ui/badge.js';
import { Icon } from '../../ui/icon.js';

type Tone = 'success' | 'warning' | 'danger' | 'neutral';

/** The appearances of payment statuses. An order uses four of them, a booking all. */
const APPEARANCES: Record<BookingPaymentStatus, { readonly tone: Tone; readonly icon: LucideIcon }> = {
  paid: { tone: 'success', icon: CircleCheck },
  unpaid: { tone: 'warning', icon: CircleDashed },
  partly_paid: { tone: 'warning', icon: CircleDot },
  pending: { tone: 'warning', icon: Clock },
  failed: { tone: 'danger', icon: CircleX },
  refunded: { tone: 'neutral', icon: Undo2 },
};

interface PaymentBadgeProps {
  readonly status: BookingPaymentStatus;
  /** The refunded amount of a charge that was refunded in part and therefore stays 'paid'. */
  readonly refundedKurus?: number;
}

/** Payment status is read-only, so it has no background and does not compete with what can be changed. */
export function PaymentBadge({ status, refundedKurus = 0 }: PaymentBadgeProps) {
  const { tone, icon } = APPEARANCES[status];
  return (
    <Badge tone={tone} plain>
      <Icon as={icon} size="sm" />
      {BOOKING_PAYMENT_STATUS_LABELS[status]}
      {status === 'paid' && refundedKurus > 0 && ', bir kısmı iade'}
    </Badge>
  );
}
