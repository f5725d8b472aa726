import { chakra } from '@chakra-ui/react';
import type {
  ChangeableSeat,
  GuestChangesView,
} from '@contract/booking-changes/guest/guest-changes.views.js';
import { Button } from '../../../ui/button.js';
import { FormProblem } from '../../../ui/form-problem.js';
import type { DoneChange } from './change-done.js';
import { describeBill } from './describe-bill.js';
import { useCancelSeats } from './use-cancel-seats.js';

interface CancelSeatsProps {
  readonly view: GuestChangesView;
  readonly chosen: readonly ChangeableSeat[];
  readonly formKey: string;
  readonly onDone: (done: DoneChange) => void;
}

/** Cancels the chosen seats; the bill stands there before the question. */
export function CancelSeats(props: CancelSeatsProps) {
  const { bill, cancel, isPending, problem } = useCancelSeats(props);
  const isNoted = props.chosen.some(({ mayCancel }) => !mayCancel);
  return (
    <chakra.section aria-labelledby="cancel-seats" display="grid" gap="4" pt="6" borderTopWidth="1px">
      <chakra.h2 id="cancel-seats" textStyle="h3">
        İptal et
      </chakra.h2>
      {isNoted ? (
        <chakra.p color="fg.muted">Bu yer için atölyede not alındı, iptal edilemiyor.</chakra.p>
      ) : (
        <>
          <chakra.p role="status">
            {bill === null ? 'İade tutarı hesaplanıyor…' : describeBill(bill)}
          </chakra.p>
          <FormProblem text={problem} />
          <div>
            <Button
              variant="outline"
              pending={isPending}
              pendingLabel="İptal ediliyor..."
              disabled={bill === null}
              onClick={() => bill !== null && void cancel(bill)}
            >
              İptal Et
            </Button>
          </div>
        </>
      )}
    </chakra.section>
  );
}
