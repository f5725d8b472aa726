import { BOOKING_STATUS_LABELS } from '@contract/bookings/booking.js';
import { ConflictDialog } from '../../ui/conflict-dialog.js';
import { transitionNotes } from './transition-notes.js';
import type { BookingChanges } from './use-booking-changes.js';

interface BookingConflictProps {
  readonly changes: BookingChanges;
  readonly onResolved: () => void;
}

/** Shows a conflict: my change, the booking as it is now, and the effect of my change on it. */
export function BookingConflict({ changes, onResolved }: BookingConflictProps) {
  const { conflict, saveOver, giveUp, isSaving } = changes;
  if (conflict === null) return null;
  const { mine, theirs } = conflict;
  const keepMine = async () => {
    if (await saveOver(conflict)) onResolved();
  };
  return (
    <ConflictDialog
      fields={[
        {
          label: 'Rezervasyon durumu',
          mine: BOOKING_STATUS_LABELS[mine.status],
          theirs: BOOKING_STATUS_LABELS[theirs.status],
        },
      ]}
      consequences={transitionNotes(theirs, mine.status)}
      pending={isSaving}
      onKeepMine={() => void keepMine()}
      onTakeTheirs={() => {
        giveUp();
        onResolved();
      }}
      onClose={giveUp}
    />
  );
}
