import { useState } from 'react';
import type { EntryKeyDto } from '@contract/waiting-list/waiting-list.dto.js';
import type { WaitingListEntryView } from '@contract/waiting-list/waiting-list.views.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { FormProblem } from '../../ui/form-problem.js';
import { DECLINE, LEAVE } from './entry-texts.js';
import { useTakeSeats } from './use-take-seats.js';

interface EntryActionsProps {
  readonly entry: WaitingListEntryView;
  readonly address: EntryKeyDto;
}

/** What who waits can do: take the offered seats, decline them, leave. */
export function EntryActions({ entry, address }: EntryActionsProps) {
  const { status, offer } = entry;
  const takeSeats = useTakeSeats(address);
  const { end, isEnding, problem } = useEnd(address);
  const staying = useStay(address);
  return (
    <>
      <FormProblem text={problem ?? staying.problem} />
      {entry.mayStay && (
        <Button size="lg" block pending={staying.isPending} onClick={() => staying.stay()}>
          Sıramı Koruyun
        </Button>
      )}
      {offer !== null && !offer.isBeingPaid && (
        <>
          <Button size="lg" block onClick={() => takeSeats(offer)}>
            Yerimi Al
          </Button>
          <Button variant="outline" block pending={isEnding} onClick={() => void end('decline')}>
            İstemiyorum
          </Button>
        </>
      )}
      {status === 'waiting' && (
        <Button variant="outline" pending={isEnding} onClick={() => void end('leave')}>
          Listeden Çık
        </Button>
      )}
    </>
  );
}

/** Keeps the place for the new day of a session that was moved. */
function useStay(address: EntryKeyDto) {
  const utils = trpc.useUtils();
  const { mutate, isPending, error } = trpc.waitingList.stay.useMutation({
    onSettled: () => utils.waitingList.entry.invalidate(),
  });
  return {
    stay: () => mutate(address),
    isPending,
    problem: error === null ? undefined : describeError(error).message,
  };
}

/** Asks before anything is given up, because the seat goes to the next at once. */
function useEnd(address: EntryKeyDto) {
  const [problem, setProblem] = useState<string | undefined>();
  const utils = trpc.useUtils();
  const decline = trpc.waitingList.decline.useMutation();
  const leave = trpc.waitingList.leave.useMutation();
  const end = async (how: 'decline' | 'leave') => {
    if (!(await confirm(how === 'decline' ? DECLINE : LEAVE))) return;
    setProblem(undefined);
    try {
      await (how === 'decline' ? decline : leave).mutateAsync(address);
    } catch (error) {
      setProblem(describeError(error).message);
    }
    await utils.waitingList.entry.invalidate();
  };
  return { end, problem, isEnding: decline.isPending || leave.isPending };
}
