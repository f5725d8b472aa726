import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { UserRoundPen } from 'lucide-react';
import type {
  ChangeableSeat,
  GuestChangesView,
} from '@contract/booking-changes/guest/guest-changes.views.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { CheckboxField } from '../../../ui/checkbox-field.js';
import { FieldGroup } from '../../../ui/field-group.js';
import { Icon } from '../../../ui/icon.js';
import { CancelSeats } from './cancel-seats.js';
import type { DoneChange } from './change-done.js';
import { ResaleSeats } from './resale-seats.js';
import { MoveSeats } from './move-seats.js';

interface OpenChangesProps {
  readonly view: GuestChangesView;
  readonly formKey: string;
  readonly onDone: (done: DoneChange) => void;
}

/** What can be done with the seats: another day, another person, the next guest, or none at all. */
export function OpenChanges({ view, formKey, onDone }: OpenChangesProps) {
  const [positions, setPositions] = useState(() => view.seats.map(({ position }) => position));
  const chosen = view.seats.filter(({ position }) => positions.includes(position));
  const parts = { view, chosen, formKey, onDone };
  return (
    <chakra.div display="grid" gap="8">
      {view.seats.length > 1 && (
        <FieldGroup legend="Hangi yerler?">
          {view.seats.map((seat) => (
            <CheckboxField
              key={seat.position}
              label={seatName(seat)}
              checked={positions.includes(seat.position)}
              onChange={({ target }) =>
                setPositions(
                  target.checked
                    ? [...positions, seat.position]
                    : positions.filter((each) => each !== seat.position),
                )
              }
            />
          ))}
          {chosen.length === 0 && <chakra.p color="fg.muted">Önce en az bir yer seçin.</chakra.p>}
        </FieldGroup>
      )}
      {chosen.length > 0 && <MoveSeats {...parts} />}
      <OtherGuest guestsUrl={view.guestsUrl} />
      {chosen.length > 0 && <ResaleSeats {...parts} />}
      {chosen.length > 0 && <CancelSeats {...parts} />}
    </chakra.div>
  );
}

function OtherGuest({ guestsUrl }: Pick<GuestChangesView, 'guestsUrl'>) {
  return (
    <chakra.section aria-labelledby="other-guest" display="grid" gap="3" pt="6" borderTopWidth="1px">
      <chakra.h2 id="other-guest" textStyle="h3">
        Yerime başkası gelecek
      </chakra.h2>
      <chakra.p color="fg.muted">
        Gelecek kişinin adını yazın, kendi biletini alsın. Ücretsizdir; workshop dolu olsa da olur.
      </chakra.p>
      <div>
        <ButtonAnchor href={guestsUrl} variant="outline" icon={<Icon as={UserRoundPen} />}>
          Adını Yazın
        </ButtonAnchor>
      </div>
    </chakra.section>
  );
}

function seatName({ position, guestName, isListed }: ChangeableSeat): string {
  const name = guestName === '' ? `${position + 1}. yer` : guestName;
  return isListed ? `${name} (devirde)` : name;
}
