import { useRef } from 'react';
import type {
  ChangeableSeat,
  GuestChangesView,
} from '@contract/booking-changes/guest/guest-changes.views.js';
import type { ResaleBill } from '@contract/booking-changes/resale/resale.views.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useRequestKey } from '../../../lib/server/use-request-key.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import type { DoneChange } from './change-done.js';
import { describeResale } from './describe-resale.js';
import { NETWORK } from './use-move-seats.js';

interface SeatsForResale {
  readonly view: GuestChangesView;
  readonly formKey: string;
  /** Those of the chosen seats that are put up already. */
  readonly listed: readonly ChangeableSeat[];
  /** Those that can be put up. */
  readonly listable: readonly ChangeableSeat[];
  readonly onDone: (done: DoneChange) => void;
}

/** Reads the bill of seats and puts them up after a question; takes back those that are up. */
export function useResale({ view, formKey, listed, listable, onDone }: SeatsForResale) {
  const utils = trpc.useUtils();
  const { bookingId, version } = view;
  const asked = { bookingId, formKey, positions: positionsOf(listable) };
  const bill = trpc.resale.bill.useQuery(asked, { enabled: listable.length > 0, gcTime: 0 });
  const listing = trpc.resale.list.useMutation();
  const withdrawal = trpc.resale.withdraw.useMutation();
  const requestKey = useRequestKey();
  // Seats that were taken back can be put up again: then it is another act.
  const actsDone = useRef(0);

  const keyOf = (act: string, positions: readonly number[]) =>
    requestKey([act, bookingId, positions, actsDone.current]);

  /** Whatever was other than this page knew is shown at once; a lost answer may be asked for again. */
  const carryOut = async (act: () => Promise<void>, done: DoneChange): Promise<void> => {
    try {
      await act();
      actsDone.current += 1;
      onDone(done);
    } catch (error) {
      if (describeError(error).code === 'network') return;
    }
    await Promise.all([utils.guestChanges.invalidate(), utils.resale.invalidate()]);
  };

  const list = async (shown: ResaleBill): Promise<void> => {
    const isSure = await confirm({
      title: listable.length === 1 ? 'Yeriniz devre çıksın mı?' : `${listable.length} yer devre çıksın mı?`,
      text: `${describeResale(shown)} O zamana kadar yer sizindir.`,
      confirmLabel: 'Devre Çıkar',
      destructive: false,
    });
    if (!isSure) return;
    const { positions } = asked;
    const seenRefundKurus = shown.refundKurus;
    await carryOut(
      () => listing.mutateAsync({ ...asked, version, seenRefundKurus, requestKey: keyOf('list', positions) }),
      LISTED,
    );
  };

  const withdraw = async (): Promise<void> => {
    const positions = positionsOf(listed);
    const key = keyOf('withdraw', positions);
    await carryOut(
      () => withdrawal.mutateAsync({ bookingId, formKey, positions, requestKey: key }),
      WITHDRAWN,
    );
  };

  const error = listing.error ?? withdrawal.error ?? bill.error;
  return {
    bill: bill.data ?? null,
    list,
    withdraw,
    isListing: listing.isPending,
    isWithdrawing: withdrawal.isPending,
    problem: error === null ? undefined : describeError(error, NETWORK).message,
  };
}

const LISTED: DoneChange = {
  title: 'Yeriniz devre çıkarıldı',
  text: 'Başka biri alıp ödeyene kadar yer sizindir, biletiniz geçerli. Alan olursa e-postayla haber veririz.',
  paymentUrl: null,
};
const WITHDRAWN: DoneChange = {
  title: 'Yeriniz devirden çekildi',
  text: 'Yeriniz sizde; biletiniz geçerli.',
  paymentUrl: null,
};

function positionsOf(seats: readonly ChangeableSeat[]): number[] {
  return seats.map(({ position }) => position);
}
