import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { seatDifferences } from '@contract/booking-changes/move-difference.js';
import type {
  ChangeableSeat,
  GuestChangesView,
  MoveDate,
  MoveRefusal,
} from '@contract/booking-changes/guest/guest-changes.views.js';
import { formatTl } from '@contract/common/money.js';
import { formatSession } from '@contract/workshops/session.js';
import { Button } from '../../../ui/button.js';
import { FormProblem } from '../../../ui/form-problem.js';
import { SelectField } from '../../../ui/select-field.js';
import type { DoneChange } from './change-done.js';
import { useMoveSeats } from './use-move-seats.js';

const REFUSALS: Record<MoveRefusal, string> = {
  move_too_late: 'Gün değişikliği için süre geçti. Bizi arayın, birlikte bakalım.',
  no_moves_left: 'Bu yer ücretsiz gün değişikliği hakkını kullandı. Bizi arayın, birlikte bakalım.',
  guest_noted: 'Bu yer için atölyede not alındı, günü değiştirilemiyor.',
};

interface MoveSeatsProps {
  readonly view: GuestChangesView;
  readonly chosen: readonly ChangeableSeat[];
  readonly formKey: string;
  readonly onDone: (done: DoneChange) => void;
}

/** Takes the chosen seats to another day of the same workshop; what it costs is said before. */
export function MoveSeats(props: MoveSeatsProps) {
  const { view, chosen } = props;
  const fitting = view.dates.filter(({ freeSeats }) => freeSeats >= chosen.length);
  const refusal = chosen.find(({ moveRefusal }) => moveRefusal !== null)?.moveRefusal ?? null;
  return (
    <chakra.section aria-labelledby="move-seats" display="grid" gap="4" pt="6" borderTopWidth="1px">
      <chakra.h2 id="move-seats" textStyle="h3">
        Başka güne al
      </chakra.h2>
      {refusal !== null && <chakra.p color="fg.muted">{REFUSALS[refusal]}</chakra.p>}
      {refusal === null && fitting.length === 0 && (
        <chakra.p color="fg.muted">
          Bu workshopun {chosen.length} kişilik boş yeri olan başka bir günü şu anda yok.
        </chakra.p>
      )}
      {refusal === null && fitting.length > 0 && <DayChoice {...props} fitting={fitting} />}
    </chakra.section>
  );
}

function DayChoice({ fitting, ...props }: MoveSeatsProps & { readonly fitting: readonly MoveDate[] }) {
  const { view, chosen } = props;
  const [sessionId, setSessionId] = useState('');
  const date = fitting.find((each) => each.sessionId === sessionId) ?? null;
  const differenceKurus = date === null ? 0 : differenceOf({ view, chosen, date });
  const { move, isPending, problem } = useMoveSeats(props);
  return (
    <>
      <SelectField
        label="Yeni gün"
        placeholder="Gün seçin"
        options={fitting.map((each) => ({ value: each.sessionId, label: dateName(each) }))}
        value={date?.sessionId ?? ''}
        onChange={({ target }) => setSessionId(target.value)}
      />
      {date !== null && (
        <chakra.p role="status">{describeDifference(differenceKurus, view.cheaperDay)}</chakra.p>
      )}
      <FormProblem text={problem} />
      <div>
        <Button
          pending={isPending}
          pendingLabel="Alınıyor..."
          disabled={date === null}
          onClick={() => date !== null && void move(date, differenceKurus)}
        >
          Bu Güne Al
        </Button>
      </div>
    </>
  );
}

function differenceOf({
  view,
  chosen,
  date,
}: Pick<MoveSeatsProps, 'view' | 'chosen'> & { readonly date: MoveDate }): number {
  const prices = { from: view.prices, to: date.prices };
  return seatDifferences(chosen, prices, view.cheaperDay).reduce((sum, kurus) => sum + kurus, 0);
}

function describeDifference(kurus: number, cheaperDay: GuestChangesView['cheaperDay']): string {
  if (kurus > 0) return `Yeni gün ${formatTl(kurus)} daha pahalı. Bu farkı kartla ödersiniz.`;
  if (kurus < 0) return `Yeni gün ${formatTl(-kurus)} daha ucuz. Bu tutar size geri döner.`;
  return cheaperDay === 'kept'
    ? 'Fiyatınız değişmez; ek bir ödeme yok.'
    : 'Yeni günün fiyatı aynı; ek bir ödeme yok.';
}

function dateName({ freeSeats, ...times }: MoveDate): string {
  return `${formatSession(times)} · ${freeSeats} boş yer`;
}
