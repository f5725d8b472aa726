import { CircleCheck, CircleDashed, CircleX, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import { BOOKING_PAYMENT_STATUS_LABELS, type BookingPaymentStatus } from '@contract/bookings/booking.js';
import { Badge } from '../../ui/badge.js';
import { Icon } from '../../ui/icon.js';

type Tone = 'success' | 'warning' | 'danger' | 'neutral';

/** An order's payment knows three of these words, a booking's all of them. */
const LOOKS: Record<BookingPaymentStatus, { readonly tone: Tone; readonly icon: LucideIcon }> = {
  paid: { tone: 'success', icon: CircleCheck },
  unpaid: { tone: 'warning', icon: CircleDashed },
  pending: { tone: 'warning', icon: Clock },
  failed: { tone: 'danger', icon: CircleX },
  refunded: { tone: 'neutral', icon: Undo2 },
};

interface PaymentBadgeProps {
  readonly status: BookingPaymentStatus;
  /** Of a charge that was given back in part, which stays 'paid'. */
  readonly refundedKurus?: number;
}

/** Read-only everywhere: it has no ground, so that it does not compete with what can be changed. */
export function PaymentBadge({ status, refundedKurus = 0 }: PaymentBadgeProps) {
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} plain>
      <Icon as={icon} size="sm" />
      {BOOKING_PAYMENT_STATUS_LABELS[status]}
      {status === 'paid' && refundedKurus > 0 && ', bir kısmı iade'}
    </Badge>
  );
}
