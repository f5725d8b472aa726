import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import { CorrectGuestDto } from '@contract/bookings/correct-guest.dto.js';
import { formatPhone, normalisePhone } from '@contract/common/phone.js';
import { trpc } from '../../../../lib/server/trpc.js';
import type { PersonShown } from '../../../lib/compare-person.js';
import { type PersonFormEvents, usePersonForm } from '../../../lib/use-person-form.js';
import { ConflictDialog } from '../../../ui/conflict-dialog.js';
import { PersonFields } from '../../../ui/person-fields.js';
import { RecordForm } from '../../../ui/record-form.js';
import { useCacheBooking } from '../../../lib/use-cache-booking.js';

interface GuestFormProps extends PersonFormEvents {
  readonly formId: string;
  readonly booking: AdminBookingView;
}

export const UNSAVED_GUEST = 'Rezervasyonun bilgilerinde yaptığınız değişiklikler kaydedilmedi.';
const EMAIL_HELP =
  'Değişirse bilet yeni adrese gider, eski adrese haber verilir ve eski bilet bağlantısı kapanır.';

const resolver = classValidatorResolver(CorrectGuestDto, { validator: { stopAtFirstError: true } });

export function GuestForm({ formId, booking: read, ...events }: GuestFormProps) {
  const { client } = trpc.useUtils();
  const keep = useCacheBooking();
  const { form, submit, conflictFields, choices } = usePersonForm<CorrectGuestDto, AdminBookingView>(
    read,
    {
      resolver,
      valuesOf: guestValues,
      shownOf: shownGuest,
      wantedOf: ({ phone, ...mine }) => shownGuest({ ...mine, phone: normalisePhone(phone) ?? phone }),
      send: async (values) => {
        const { booking, word } = await client.admin.bookings.correctGuest.mutate(values);
        keep(booking);
        return { word, phone: booking.phone };
      },
      readAgain: () => client.admin.bookings.view.query({ bookingId: read.id }),
      unsaved: UNSAVED_GUEST,
    },
    events,
  );
  return (
    <RecordForm id={formId} label="Rezervasyonun bilgileri" form={form} onSubmit={submit}>
      <chakra.p textStyle="sm" color="fg.muted">
        Yalnızca bu rezervasyon değişir; siparişin bilgileri olduğu gibi kalır.
      </chakra.p>
      <PersonFields emailHelp={EMAIL_HELP} />
      {conflictFields && <ConflictDialog fields={conflictFields} {...choices} />}
    </RecordForm>
  );
}

function guestValues({ id, version, name, surname, email, phone }: AdminBookingView): CorrectGuestDto {
  return { bookingId: id, version, name, surname, email, phone: formatPhone(phone) };
}

function shownGuest({
  name,
  surname,
  email,
  phone,
}: Pick<AdminBookingView, 'name' | 'surname' | 'email' | 'phone'>): PersonShown {
  return { name, surname, email, phone };
}
