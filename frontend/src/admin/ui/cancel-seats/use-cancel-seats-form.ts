import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import type { ReschedulableSeat } from '@contract/booking-changes/reschedule.views.js';
import { formatTl } from '@contract/common/money.js';
import type { CancellationBill } from '@contract/workshops/policies/booking-policy.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useRequestKey } from '../../../lib/server/use-request-key.js';
import { toast } from '../../../ui/toast.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';
import { describeWord } from '../../lib/describe-word.js';
import { useCacheBooking } from '../../lib/use-cache-booking.js';
import { useMay } from '../../lib/use-may.js';

const NOT_CANCELLED = 'Yer iptal edilemedi.';

interface OpenedCancellation {
  /** As it was when the dialog opened. */
  readonly booking: AdminBookingView;
  readonly seats: readonly ReschedulableSeat[];
  readonly chosen: readonly number[] | undefined;
  readonly onDone: () => void;
}

/** A cancellation for a caller being entered. */
export function useCancelSeatsForm({ booking, seats, chosen, onDone }: OpenedCancellation) {
  const [positions, setPositions] = useState(() =>
    seats
      .filter(({ isNoted, position }) => !isNoted && (chosen?.includes(position) ?? true))
      .map(({ position }) => position),
  );
  /** Null while the rules decide. */
  const [kinderKurus, setKinderKurus] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const asked = { bookingId: booking.id, positions: [...positions] };
  const query = trpc.admin.bookingChanges.cancellationBill.useQuery(asked, {
    ...{ enabled: positions.length > 0, gcTime: 0, staleTime: 0, placeholderData: keepPreviousData },
  });
  const bill = positions.length > 0 ? (query.data ?? null) : null;
  const mayRefund = useMay('money.refund');
  const cancellation = useCancel(booking, onDone);
  const requestKey = useRequestKey();
  const refund = decidedRefund({ bill, kinderKurus, reason });
  const mayPayBack = mayRefund || bill?.refundKurus === 0;
  return {
    ...{ seats, positions, bill, mayPayBack, reason },
    ...{ isKinder: kinderKurus !== null, refundKurus: refund.kurus, refundProblem: refund.problem },
    isPending: cancellation.isPending,
    problem: query.error === null ? undefined : describeError(query.error).message,
    isReady: refund.isReady && !query.isPlaceholderData && mayPayBack,
    toggle: (position: number) => {
      // Other seats have another bill.
      setKinderKurus(null);
      setPositions(
        positions.includes(position)
          ? positions.filter((each) => each !== position)
          : [...positions, position].toSorted((one, other) => one - other),
      );
    },
    /** Begins with all that was paid. */
    chooseKinder: (isChosen: boolean) =>
      setKinderKurus(isChosen && bill !== null ? bill.refundKurus + bill.keptKurus : null),
    writeRefund: (kurus: number) => setKinderKurus(kurus),
    writeReason: setReason,
    send: () => {
      if (bill === null) return;
      const decided = { refundKurus: refund.kurus, reason: kinderKurus === null ? '' : reason.trim() };
      cancellation.mutate({
        ...{ ...asked, version: booking.version, seenRefundKurus: bill.refundKurus, ...decided },
        requestKey: requestKey([positions, decided]),
      });
    },
  };
}

function useCancel(booking: AdminBookingView, onDone: () => void) {
  const utils = trpc.useUtils();
  const keep = useCacheBooking();
  return trpc.admin.bookingChanges.cancel.useMutation({
    onSuccess: ({ booking: cancelled, word }) => {
      keep(cancelled);
      toast.success(describeWord('Yer iptal edildi.', word, cancelled.phone));
      onDone();
    },
    onError: (error) => toast.error({ text: describeSaveFailure(error, NOT_CANCELLED) }),
    onSettled: async () => {
      await utils.admin.bookings.view.invalidate({ bookingId: booking.id });
      await Promise.all([
        utils.admin.attendance.invalidate(),
        utils.admin.bookings.invalidate(),
        utils.admin.bookingChanges.invalidate(),
        utils.admin.workshops.invalidate(),
        utils.admin.orders.invalidate(),
      ]);
    },
  });
}

interface EnteredRefund {
  readonly bill: CancellationBill | null;
  /** Null while the rules decide. */
  readonly kinderKurus: number | null;
  readonly reason: string;
}

/** What goes back, and whether it can be sent as it was entered. */
function decidedRefund({ bill, kinderKurus, reason }: EnteredRefund) {
  if (bill === null) return { kurus: 0, problem: undefined, isReady: false };
  const kurus = kinderKurus ?? bill.refundKurus;
  const problem = problemOf(kurus, bill);
  const isReasonMissing = kurus > bill.refundKurus && reason.trim() === '';
  return { kurus, problem, isReady: problem === undefined && !isReasonMissing };
}

function problemOf(kurus: number, { refundKurus, keptKurus }: CancellationBill): string | undefined {
  if (Number.isNaN(kurus)) return 'Tutarı yazın.';
  if (kurus < refundKurus) return `Kurala göre ${formatTl(refundKurus)} iade edilir; daha azı yazılamaz.`;
  const paidKurus = refundKurus + keptKurus;
  return kurus > paidKurus ? `En fazla ${formatTl(paidKurus)} iade edilebilir.` : undefined;
}
