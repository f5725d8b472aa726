import { chakra } from '@chakra-ui/react';
import { FormProvider } from 'react-hook-form';
import type { GuestFormKeyDto } from '@contract/bookings/seat-guests/seat-guests.dto.js';
import { SEAT_GUEST_KEPT_DAYS } from '@contract/bookings/seat-guests/seat-guest.js';
import type { GuestFormView, SeatOfForm } from '@contract/bookings/seat-guests/seat-guests.views.js';
import { Button } from '../../../ui/button.js';
import { ErrorSummary } from '../../../ui/error-summary.js';
import { FormProblem } from '../../../ui/form-problem.js';
import { Note } from '../../../ui/note.js';
import { PrivacyNotice } from '../../../ui/privacy-notice.js';
import { EraseNeeds } from './erase-needs.js';
import { type GuestFormValues, seatKey } from './guest-values.js';
import { SeatCard } from './seat-card.js';
import { useGuestForm } from './use-guest-form.js';

interface GuestFormProps {
  readonly view: GuestFormView;
  readonly address: GuestFormKeyDto;
}

/** One card for each seat; seats may stay empty. */
export function GuestForm({ view, address }: GuestFormProps) {
  const { form, submit, problem, renewed, known, takeSaved, readAgain } = useGuestForm(address, view);
  const { formState, getValues } = form;
  const isOpen = view.state === 'open';
  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        aria-label="Misafirler"
        onSubmit={(event) => void submit(event)}
        display="grid"
        gap="6"
      >
        <ErrorSummary errors={formState.errors} attempt={formState.submitCount} />
        <FormProblem text={problem} />
        {goneSeats(view, known).map((seat) => (
          <GoneSeat key={seat.position} seat={seat} values={getValues()} />
        ))}
        <chakra.fieldset disabled={!isOpen} minW="0" display="grid" gap="6">
          {view.seats.map((seat) => (
            <SeatCard
              key={seat.position}
              seat={seat}
              view={view}
              isRenewed={renewed.includes(seat.position)}
              isChangedElsewhere={isChanged(seat, known)}
              onTakeSaved={() => takeSaved([seat])}
            />
          ))}
        </chakra.fieldset>
        {!isOpen && <EraseNeeds view={view} address={address} onErased={readAgain} />}
        {isOpen && (
          <>
            <PrivacyNotice>
              Bu bilgileri yalnızca workshop günü sizi karşılamak ve güvende tutmak için kullanıyoruz.
              İhtiyaçları ve 18 yaşından küçüklerin bilgilerini workshoptan {SEAT_GUEST_KEPT_DAYS} gün sonra
              siliyoruz; yetişkinlerin adı rezervasyonunuzla birlikte saklanır.
            </PrivacyNotice>
            <Button
              type="submit"
              size="lg"
              block
              pending={formState.isSubmitting}
              pendingLabel="Kaydediliyor..."
            >
              Misafirleri Kaydet
            </Button>
          </>
        )}
      </chakra.form>
    </FormProvider>
  );
}

interface GoneSeatProps {
  readonly seat: SeatOfForm;
  readonly values: GuestFormValues;
}

/** Says what became of a name that was typed for a seat that is no more. */
function GoneSeat({ seat, values }: GoneSeatProps) {
  const name = (values[seatKey(seat.position)]?.name ?? '').trim();
  return (
    <Note tone="warning" role="status">
      {seat.position + 1}. yer bu arada iptal edildi.
      {name !== '' && ` Bu yere yazdığınız ${name} kaydedilmedi; gelecekse başka bir yere yazın.`}
    </Note>
  );
}

function goneSeats({ seats }: GuestFormView, known: readonly SeatOfForm[]): SeatOfForm[] {
  return known.filter(({ position }) => !seats.some((seat) => seat.position === position));
}

function isChanged({ position, version }: SeatOfForm, known: readonly SeatOfForm[]): boolean {
  const before = known.find((seat) => seat.position === position);
  return before !== undefined && before.version !== version;
}
