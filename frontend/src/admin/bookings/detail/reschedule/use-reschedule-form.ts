import { useState } from 'react';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import type { RescheduleChoices, RescheduleDate } from '@contract/booking-changes/reschedule.views.js';
import { trpc } from '../../../../lib/trpc.js';
import { toast } from '../../../../ui/toast.js';
import { describeSaveFailure } from '../../../lib/describe-load-failure.js';
import { describeWord } from '../../../lib/describe-word.js';
import { useCacheBooking } from '../../use-cache-booking.js';

const NOT_MOVED = 'Rezervasyon başka güne alınamadı.';

interface Entered {
  /** Null: all seats that may move. */
  readonly positions: readonly number[] | null;
  readonly sessionId: string;
  readonly reason: string;
  /** What was entered otherwise is another move, and not a repetition of an earlier one. */
  readonly requestKey: string;
}

/** A move being entered. `booking` is as it was when the dialog opened. */
export function useRescheduleForm(
  booking: AdminBookingView,
  { seats, dates }: RescheduleChoices,
  onDone: () => void,
) {
  const [entered, setEntered] = useState(newEntry);
  const movable = seats.filter(({ isNoted }) => !isNoted).map(({ position }) => position);
  const positions = entered.positions ?? movable;
  const fitting = dates.filter(({ freeSeats }) => freeSeats >= positions.length);
  const date = fitting.find(({ sessionId }) => sessionId === entered.sessionId) ?? null;
  const reschedule = useReschedule(booking, onDone);
  const change = (next: Partial<Entered>) =>
    setEntered({ ...entered, ...next, requestKey: crypto.randomUUID() });
  return {
    ...{ seats, positions, fitting, date },
    ...{ reason: entered.reason, isPending: reschedule.isPending },
    isDirty: entered.sessionId !== '' || entered.positions !== null || entered.reason !== '',
    toggle: (position: number) =>
      change({
        positions: positions.includes(position)
          ? positions.filter((each) => each !== position)
          : [...positions, position].toSorted((one, other) => one - other),
      }),
    chooseDate: (sessionId: string) => change({ sessionId }),
    writeReason: (reason: string) => change({ reason }),
    send: ({ sessionId }: RescheduleDate) =>
      reschedule.mutate({
        ...{ bookingId: booking.id, version: booking.version, sessionId },
        ...{ positions: [...positions], reason: entered.reason, requestKey: entered.requestKey },
      }),
  };
}

function useReschedule(booking: AdminBookingView, onDone: () => void) {
  const utils = trpc.useUtils();
  const keep = useCacheBooking();
  return trpc.admin.bookingChanges.reschedule.useMutation({
    onSuccess: ({ booking: moved, word }) => {
      keep(moved);
      toast.success(describeWord('Rezervasyon başka güne alındı.', word, moved.phone));
      onDone();
    },
    onError: (error) => toast.error({ text: describeSaveFailure(error, NOT_MOVED) }),
    onSettled: async () => {
      await utils.admin.bookings.view.invalidate({ bookingId: booking.id });
      await Promise.all([
        utils.admin.bookings.invalidate(),
        utils.admin.bookingChanges.choices.invalidate(),
        utils.admin.workshops.invalidate(),
        utils.admin.orders.invalidate(),
      ]);
    },
  });
}

function newEntry(): Entered {
  return { positions: null, sessionId: '', reason: '', requestKey: crypto.randomUUID() };
}
