import { useState } from 'react';
import { seatDifferences } from '@contract/booking-changes/move-difference.js';
import type { MovePrice } from '@contract/booking-changes/reschedule.dto.js';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import type { RescheduleChoices, RescheduleDate } from '@contract/booking-changes/reschedule.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { toast } from '../../../ui/toast.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';
import { describeWord } from '../../lib/describe-word.js';
import { useCacheBooking } from '../../lib/use-cache-booking.js';
import { type RescheduleStart, startingDate, whyNotThere } from './reschedule-start.js';

const NOT_MOVED = 'Rezervasyon başka güne alınamadı.';

interface Entered {
  readonly positions: readonly number[];
  readonly sessionId: string;
  readonly price: MovePrice;
  readonly reason: string;
  /** What was entered otherwise is another move, and not a repetition of an earlier one. */
  readonly requestKey: string;
}

interface OpenedMove {
  /** As it was when the dialog opened. */
  readonly booking: AdminBookingView;
  readonly choices: RescheduleChoices;
  readonly start: RescheduleStart;
  readonly onDone: () => void;
}

/** A move being entered. */
export function useRescheduleForm({ booking, choices, start, onDone }: OpenedMove) {
  const { seats, dates } = choices;
  const [first] = useState(() => firstEntry(choices, start));
  const [entered, setEntered] = useState(first);
  const { positions } = entered;
  const fitting = datesFor(positions.length, dates);
  const date = fitting.find(({ sessionId }) => sessionId === entered.sessionId) ?? null;
  const differenceKurus = differenceOf(choices, positions, date);
  const isReasonNeeded = differenceKurus !== 0 && entered.price === 'kept';
  const reschedule = useReschedule(booking, onDone);
  const change = (next: Partial<Entered>) =>
    setEntered({ ...entered, ...next, requestKey: crypto.randomUUID() });
  return {
    ...{ seats, positions, fitting, date },
    ...{ differenceKurus, price: entered.price, isReasonNeeded },
    isReady: date !== null && positions.length > 0 && !(isReasonNeeded && entered.reason.trim() === ''),
    ...{ reason: entered.reason, isPending: reschedule.isPending },
    /** Why the day of the drop is not chosen; null when it is, and once another day is. */
    refusal: date === null ? whyNotThere(start, fitting, positions.length) : null,
    isDirty: entered !== first,
    toggle: (position: number) =>
      change({
        price: 'kept',
        positions: positions.includes(position)
          ? positions.filter((each) => each !== position)
          : [...positions, position].toSorted((one, other) => one - other),
      }),
    // Another day or other seats have another difference.
    chooseDate: (sessionId: string) => change({ sessionId, price: 'kept' }),
    choosePrice: (price: MovePrice) => change({ price }),
    writeReason: (reason: string) => change({ reason }),
    send: ({ sessionId }: RescheduleDate) =>
      reschedule.mutate({
        ...{ bookingId: booking.id, version: booking.version, sessionId },
        ...{ price: entered.price, seenDifferenceKurus: differenceKurus },
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
        utils.admin.attendance.invalidate(),
        utils.admin.bookings.invalidate(),
        utils.admin.bookingChanges.choices.invalidate(),
        utils.admin.workshops.invalidate(),
        utils.admin.orders.invalidate(),
      ]);
    },
  });
}

function firstEntry({ seats, dates }: RescheduleChoices, start: RescheduleStart): Entered {
  const positions = seats
    .filter(({ isNoted, position }) => !isNoted && (start.positions?.includes(position) ?? true))
    .map(({ position }) => position);
  const date = startingDate(start, datesFor(positions.length, dates));
  return {
    positions,
    sessionId: date?.sessionId ?? '',
    price: 'kept',
    reason: '',
    requestKey: crypto.randomUUID(),
  };
}

/** The dates with room for so many. */
function datesFor(count: number, dates: readonly RescheduleDate[]): readonly RescheduleDate[] {
  return dates.filter(({ freeSeats }) => freeSeats >= count);
}

/** How much more all of these seats cost on that day, in kuruş. */
function differenceOf(
  { seats, prices: from }: RescheduleChoices,
  positions: readonly number[],
  date: RescheduleDate | null,
): number {
  if (date === null) return 0;
  const moving = seats.filter(({ position }) => positions.includes(position));
  const differences = seatDifferences(moving, { from, to: date.prices }, 'given_back');
  return differences.reduce((sum, kurus) => sum + kurus, 0);
}
