import { useNavigate } from 'react-router-dom';
import type {
  ChangeableSeat,
  GuestChangesView,
  MoveDate,
} from '@contract/booking-changes/guest/guest-changes.views.js';
import { formatTl } from '@contract/common/money.js';
import { formatSession } from '@contract/workshops/session.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useRequestKey } from '../../../lib/server/use-request-key.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import type { DoneChange } from './change-done.js';

export const NETWORK = { network: 'Bağlantı hatası. Yeriniz duruyor; yeniden deneyin.' };

interface SeatsToMove {
  readonly view: GuestChangesView;
  readonly chosen: readonly ChangeableSeat[];
  readonly formKey: string;
  readonly onDone: (done: DoneChange) => void;
}

/** Moves the chosen seats after a question. A lost answer is asked for again by the same key. */
export function useMoveSeats({ view, chosen, formKey, onDone }: SeatsToMove) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const mutation = trpc.guestChanges.move.useMutation();
  const requestKey = useRequestKey();
  const positions = chosen.map(({ position }) => position);

  const move = async (date: MoveDate, differenceKurus: number): Promise<void> => {
    const when = formatSession(date);
    if (!(await confirm(question(when, differenceKurus)))) return;
    const { bookingId, version } = view;
    const { sessionId } = date;
    try {
      const { changesUrl, paymentUrl, guestsUrl } = await mutation.mutateAsync({
        ...{ bookingId, formKey, version, sessionId, positions },
        ...{
          seenDifferenceKurus: differenceKurus,
          requestKey: requestKey([bookingId, sessionId, positions]),
        },
      });
      onDone({
        title: `Yeriniz başka güne alındı: ${when}`,
        text: doneText(differenceKurus),
        paymentUrl,
        guestsUrl,
      });
      await navigate(changesUrl, { replace: true });
      await utils.guestChanges.view.invalidate();
    } catch (error) {
      // Whatever was other than this page knew is shown at once; a lost answer may be asked for again.
      if (describeError(error).code !== 'network') await utils.guestChanges.view.invalidate();
    }
  };

  const problem = mutation.isError ? describeError(mutation.error, NETWORK).message : undefined;
  return { move, isPending: mutation.isPending, problem };
}

function question(when: string, differenceKurus: number) {
  const price =
    differenceKurus > 0
      ? ` ${formatTl(differenceKurus)} farkı kartla ödersiniz.`
      : differenceKurus < 0
        ? ` ${formatTl(-differenceKurus)} size geri döner.`
        : '';
  return {
    title: 'Yeriniz bu güne alınsın mı?',
    text: `${when}.${price} Şimdiki gününüzdeki yer boşalır.`,
    confirmLabel: 'Bu Güne Al',
    destructive: false,
  };
}

function doneText(differenceKurus: number): string {
  const valid = 'Biletiniz yeni gün için geçerli';
  if (differenceKurus === 0) return `${valid}; ayrıntıları e-postayla da gönderdik.`;
  const amount = formatTl(Math.abs(differenceKurus));
  return differenceKurus > 0 ? `${valid}. Kalan fark: ${amount}.` : `${valid}. ${amount} size geri dönüyor.`;
}
