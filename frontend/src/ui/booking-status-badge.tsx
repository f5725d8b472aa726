import { Check, CheckCheck, CircleDashed, Clock, type LucideIcon, X } from 'lucide-react';
import { BOOKING_STATUS_LABELS, type BookingStatus } from '@contract/bookings/booking.js';
import { Badge } from './badge.js';
import { Icon } from './icon.js';
import { UNKNOWN_STATUS_LABEL } from './unknown-status.js';

type Tone = 'warning' | 'success' | 'successSolid' | 'danger';

const APPEARANCES: Record<BookingStatus, { readonly tone: Tone; readonly icon: LucideIcon }> = {
  pending: { tone: 'warning', icon: Clock },
  confirmed: { tone: 'success', icon: Check },
  completed: { tone: 'successSolid', icon: CheckCheck },
  cancelled: { tone: 'danger', icon: X },
};

/** A page opened with an older version may receive a new status. */
const isKnown = (status: string): status is BookingStatus => Object.hasOwn(APPEARANCES, status);

export function BookingStatusBadge({ status }: { readonly status: string }) {
  const { tone, icon } = isKnown(status)
    ? APPEARANCES[status]
    : ({ tone: 'neutral', icon: CircleDashed } as const);
  return (
    <Badge tone={tone}>
      <Icon as={icon} size="sm" />
      {isKnown(status) ? BOOKING_STATUS_LABELS[status] : UNKNOWN_STATUS_LABEL}
    </Badge>
  );
}
