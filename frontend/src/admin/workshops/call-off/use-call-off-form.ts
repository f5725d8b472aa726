import { useState } from 'react';
import type { CallOffPreview } from '@contract/booking-changes/call-off/call-off.views.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { toast } from '../../../ui/toast.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';

const NOT_DONE = 'Workshop iptal edilemedi.';

interface Entered {
  readonly note: string;
  readonly offersDates: boolean;
  readonly offersCredit: boolean;
  /** What was entered otherwise is another act, and not a repetition of an earlier one. */
  readonly requestKey: string;
}

/** The steps of calling a session off, and what was entered in them. */
export function useCallOffForm({ id: sessionId, version }: AdminSessionRow, preview: CallOffPreview) {
  const canOffer = preview.dates.length > 0;
  const [step, setStep] = useState(0);
  const [entered, setEntered] = useState<Entered>(() => newEntry(canOffer));
  const utils = trpc.useUtils();
  const callOff = trpc.admin.callOffs.callOff.useMutation({
    onError: (error) => toast.error({ text: describeSaveFailure(error, NOT_DONE) }),
    onSettled: () => Promise.all([utils.admin.workshops.invalidate(), utils.admin.callOffs.invalidate()]),
  });
  // Nobody is offered anything where nobody has a booking.
  const steps =
    preview.guests.length === 0 ? (['guests', 'yes'] as const) : (['guests', 'offer', 'yes'] as const);
  const { note, offersDates, offersCredit, requestKey } = entered;
  const change = (next: Partial<Entered>) =>
    setEntered({ ...entered, ...next, requestKey: crypto.randomUUID() });
  return {
    ...{ step, steps, name: steps[step], note, offersDates, offersCredit, canOffer },
    canOfferCredit: preview.refunds.some(({ method }) => method !== 'credit'),
    isPending: callOff.isPending,
    isDirty: note !== '' && !callOff.isPending,
    next: () => setStep(step + 1),
    back: () => setStep(step - 1),
    writeNote: (text: string) => change({ note: text }),
    offerDates: (isOffered: boolean) => change({ offersDates: isOffered }),
    offerCredit: (isOffered: boolean) => change({ offersCredit: isOffered }),
    send: () =>
      callOff.mutate({ ...{ sessionId, version, note: note.trim() }, offersDates, offersCredit, requestKey }),
  };
}

export type CallOffForm = ReturnType<typeof useCallOffForm>;

function newEntry(offersDates: boolean): Entered {
  return { note: '', offersDates, offersCredit: true, requestKey: crypto.randomUUID() };
}
