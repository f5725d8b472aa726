import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import { BOOKING_STATUS_LABELS } from '@contract/bookings/booking.js';
import { ConflictDialog } from '../../ui/conflict-dialog.js';
import type { BookingChanges } from './use-booking-changes.js';

interface BookingConflictProps {
  /** As it stands now: it was read again when the conflict was noticed. */
  readonly booking: AdminBookingView;
  readonly changes: BookingChanges;
  readonly onSettled: () => void;
}

/** Somebody else changed the booking first: what I wanted beside what it is now. */
export function BookingConflict({ booking, changes, onSettled }: BookingConflictProps) {
  const { conflict, setStatus, dropConflict, isSaving } = changes;
  const keepMine = async () => {
    if (conflict && (await setStatus({ ...conflict, version: booking.version }))) onSettled();
  };
  const takeTheirs = () => {
    dropConflict();
    onSettled();
  };
  const fields = conflict && [
    {
      label: 'Rezervasyon durumu',
      mine: BOOKING_STATUS_LABELS[conflict.status],
      theirs: BOOKING_STATUS_LABELS[booking.status],
    },
  ];
  return (
    <ConflictDialog
      open={conflict !== null}
      fields={fields ?? []}
      pending={isSaving}
      onKeepMine={() => void keepMine()}
      onTakeTheirs={takeTheirs}
      onClose={dropConflict}
    />
  );
}
