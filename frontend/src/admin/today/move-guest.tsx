import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { ExpectedGuest } from '@contract/attendance/attendance.views.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { useMay } from '../lib/use-may.js';
import { RescheduleDialog } from '../ui/reschedule/reschedule-dialog.js';

interface MoveGuestProps {
  readonly guest: ExpectedGuest;
  readonly name: string;
}

/** Lets this guest come on another day; the others of the booking can go along. */
export function MoveGuest({ guest, name }: MoveGuestProps) {
  const [isOpen, setOpen] = useState(false);
  const { bookingId, position, isCancelled } = guest;
  if (!useMay('bookings.change') || isCancelled) return null;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<Icon as={CalendarClock} size="sm" />}
        aria-label={`${name}: başka güne al`}
        onClick={() => setOpen(true)}
      >
        Başka Güne Al
      </Button>
      {isOpen && (
        <RescheduleDialog
          bookingId={bookingId}
          start={{ positions: [position] }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
