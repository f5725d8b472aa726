import { CalendarClock, CalendarX } from 'lucide-react';
import { useState } from 'react';
import type { ExpectedGuest } from '@contract/attendance/attendance.views.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { useMay } from '../lib/use-may.js';
import { CancelSeatsDialog } from '../ui/cancel-seats/cancel-seats-dialog.js';
import { RescheduleDialog } from '../ui/reschedule/reschedule-dialog.js';

interface MoveGuestProps {
  readonly guest: ExpectedGuest;
  readonly name: string;
}

/** Lets this guest come on another day, or cancels the seat by its rules; the others of the booking can go along. */
export function MoveGuest({ guest, name }: MoveGuestProps) {
  const [opened, setOpened] = useState<'move' | 'cancel' | null>(null);
  const close = () => setOpened(null);
  const { bookingId, position, isCancelled } = guest;
  if (!useMay('bookings.change') || isCancelled) return null;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<Icon as={CalendarClock} size="sm" />}
        aria-label={`${name}: başka güne al`}
        onClick={() => setOpened('move')}
      >
        Başka Güne Al
      </Button>
      <Button
        variant="outline"
        size="sm"
        icon={<Icon as={CalendarX} size="sm" />}
        aria-label={`${name}: yerini iptal et`}
        onClick={() => setOpened('cancel')}
      >
        Yerini İptal Et
      </Button>
      {opened === 'move' && (
        <RescheduleDialog bookingId={bookingId} start={{ positions: [position] }} onClose={close} />
      )}
      {opened === 'cancel' && (
        <CancelSeatsDialog bookingId={bookingId} positions={[position]} onClose={close} />
      )}
    </>
  );
}
