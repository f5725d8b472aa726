import { Check, CheckCheck, Clock, type LucideIcon, X } from 'lucide-react';
import { BOOKING_STATUS_LABELS, type BookingStatus } from '@contract/bookings/booking.js';
import { Badge } from './badge.js';
import { Icon } from './icon.js';

type Tone = 'warning' | 'success' | 'successSolid' | 'danger';

const LOOKS: Record<BookingStatus, { readonly tone: Tone; readonly icon: LucideIcon }> = {
  pending: { tone: 'warning', icon: Clock },
  confirmed: { tone: 'success', icon: Check },
  completed: { tone: 'successSolid', icon: CheckCheck },
  cancelled: { tone: 'danger', icon: X },
};

export function BookingStatusBadge({ status }: { readonly status: BookingStatus }) {
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone}>
      <Icon as={icon} size="sm" />
      {BOOKING_STATUS_LABELS[status]}
    </Badge>
  );
}
