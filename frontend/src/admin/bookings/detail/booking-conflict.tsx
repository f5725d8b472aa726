import { BOOKING_STATUS_LABELS } from '@contract/bookings/booking.js';
import { ConflictDialog } from '../../ui/conflict-dialog.js';
import { turnWords } from './turn-words.js';
import type { BookingChanges } from './use-booking-changes.js';

interface BookingConflictProps {
  readonly changes: BookingChanges;
  readonly onSettled: () => void;
}

/** Somebody else changed the booking first: what I wanted beside what it is now, and what mine would do to that. */
export function BookingConflict({ changes, onSettled }: BookingConflictProps) {
  const { conflict, saveOver, giveUp, isSaving } = changes;
  if (conflict === null) return null;
  const { mine, theirs } = conflict;
  const keepMine = async () => {
    if (await saveOver(conflict)) onSettled();
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
      consequences={turnWords(theirs, mine.status)}
      pending={isSaving}
      onKeepMine={() => void keepMine()}
      onTakeTheirs={() => {
        giveUp();
        onSettled();
      }}
      onClose={giveUp}
    />
  );
}
