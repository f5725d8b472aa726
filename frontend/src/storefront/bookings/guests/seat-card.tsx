import { chakra } from '@chakra-ui/react';
import { GraduationCap } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  AGE_BAND_LABELS,
  AGE_BANDS,
  isMinor,
  PHOTO_CONSENT_LABELS,
  PHOTO_CONSENTS,
  SEAT_GUEST_NAME_LENGTH,
} from '@contract/bookings/seat-guests/seat-guest.js';
import type { GuestFormView, SeatOfForm } from '@contract/bookings/seat-guests/seat-guests.views.js';
import { guestMarks, guestName } from '@contract/bookings/seat-guests/guest-marks.js';
import { fieldsOf } from '../../../lib/forms/form-fields.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { Note } from '../../../ui/note.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import { GuardianFields } from './guardian-fields.js';
import { type GuestFormValues, isChangedSeat, seatKey } from './guest-values.js';
import { NeedsFields } from './needs-fields.js';
import { SeatTicketLinks } from './seat-ticket-links.js';

const AGES = AGE_BANDS.map((value) => ({ value, label: AGE_BAND_LABELS[value] }));
const CONSENTS = PHOTO_CONSENTS.map((value) => ({ value, label: PHOTO_CONSENT_LABELS[value] }));

interface SeatCardProps {
  readonly seat: SeatOfForm;
  readonly view: GuestFormView;
  /** The name changed with the last save, and so did the address of the guest's ticket. */
  readonly isRenewed: boolean;
  /** Another tab has saved somebody else since this page read the seat. */
  readonly isChangedElsewhere: boolean;
  readonly onTakeSaved: () => void;
}

export function SeatCard({ seat, view, isRenewed, isChangedElsewhere, onTakeSaved }: SeatCardProps) {
  const { position, guest, isStudent } = seat;
  const key = seatKey(position);
  const form = useFormContext<GuestFormValues>();
  const field = fieldsOf(form);
  // A seat that was added meanwhile has no values yet.
  const ageBand = useWatch<GuestFormValues, `${typeof key}.ageBand`>({
    name: `${key}.ageBand`,
    defaultValue: 'adult',
  });
  const isOpen = view.state === 'open';
  const isGuarded = isMinor(ageBand) && (isOpen || guest?.guardianName !== '');
  const isDirty = isChangedSeat(form.formState.dirtyFields[key]);
  return (
    <Card aria-labelledby={`${key}-title`}>
      <chakra.h2
        id={`${key}-title`}
        textStyle="h4"
        display="flex"
        alignItems="center"
        gap="2"
        flexWrap="wrap"
      >
        {position + 1}. kişi
        {isStudent && (
          <chakra.span textStyle="sm" fontWeight="400" color="fg.muted" display="inline-flex" gap="1">
            <Icon as={GraduationCap} size="sm" /> Öğrenci bileti, belge gerekir
          </chakra.span>
        )}
      </chakra.h2>
      {isChangedElsewhere && guest !== null && (
        <Note tone="warning">
          <p>
            Bu yer için şu anda kayıtlı olan: {guestName(guest)}, {guestMarks(guest).join(' · ')}.
            Kaydederseniz sizin yazdığınız geçerli olur.
          </p>
          <Button variant="outline" size="sm" onClick={onTakeSaved}>
            Kayıtlı Olanı Al
          </Button>
        </Note>
      )}
      <Columns>
        <TextField
          label="Ad soyad"
          autoComplete="off"
          maxLength={SEAT_GUEST_NAME_LENGTH}
          {...field(`${key}.name`)}
        />
        <SelectField label="Yaş" options={AGES} {...field(`${key}.ageBand`)} />
      </Columns>
      {isGuarded && <GuardianFields seat={key} buyerName={view.buyerName} />}
      <NeedsFields seat={key} />
      <SelectField label="Fotoğraf" options={CONSENTS} {...field(`${key}.photoConsent`)} />
      {seat.ticketUrl !== null && !isDirty && isOpen && (
        <SeatTicketLinks seat={seat} view={view} isRenewed={isRenewed} />
      )}
    </Card>
  );
}

const Card = chakra('section', {
  base: {
    display: 'grid',
    gap: '5',
    p: { base: '4', md: '6' },
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'lg',
    bg: 'bg.panel',
    minW: '0',
  },
});

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: '5',
  },
});
