import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import { CorrectGuestDto } from '@contract/bookings/correct-guest.dto.js';
import { formatPhone, normalisePhone } from '@contract/common/phone.js';
import { CONTACT_LABELS, contactText } from '@contract/people/corrected-person.js';
import { trpc } from '../../../../lib/trpc.js';
import { useLeaveWarning } from '../../../../lib/use-leave-warning.js';
import { toast } from '../../../../ui/toast.js';
import type { ToastMessage } from '../../../../ui/toaster.js';
import { describeWord } from '../../../lib/describe-word.js';
import { fallbackText } from '../../../lib/fallback-texts.js';
import { useVersionedForm } from '../../../lib/use-versioned-form.js';
import type { Comparison } from '../../../lib/use-versioned-save.js';
import { ConflictDialog } from '../../../ui/conflict-dialog.js';
import { PersonFields } from '../../../ui/person-fields.js';
import { RecordForm } from '../../../ui/record-form.js';
import { useCacheBooking } from '../../use-cache-booking.js';

interface GuestFormProps {
  readonly formId: string;
  readonly booking: AdminBookingView;
  readonly onSaving: (isSaving: boolean) => void;
  readonly onSaved: () => void;
}

export const UNSAVED_GUEST = 'Rezervasyonun bilgilerinde yaptığınız değişiklikler kaydedilmedi.';
const CORRECTED = 'Bilgiler düzeltildi.';
const EMAIL_HELP =
  'Değişirse bilet yeni adrese gider, eski adrese haber verilir ve eski bilet bağlantısı kapanır.';

const resolver = classValidatorResolver(CorrectGuestDto, { validator: { stopAtFirstError: true } });

export function GuestForm({ formId, booking: read, onSaving, onSaved }: GuestFormProps) {
  const { client } = trpc.useUtils();
  const keep = useCacheBooking();
  // The version with which the form was filled; later reads do not replace it.
  const [booking, setBooking] = useState(read);
  const form = useForm<CorrectGuestDto>({ resolver, defaultValues: guestValues(booking) });
  const { isDirty, isSubmitting } = form.formState;
  // What another try finds corrected already was told of by the first.
  const saved = useRef<ToastMessage>({ text: CORRECTED });
  const { conflict, submit, choices } = useVersionedForm<CorrectGuestDto, AdminBookingView>({
    form,
    valuesOf: guestValues,
    version: booking.version,
    send: async (values, version) => {
      const { booking: corrected, word } = await client.admin.bookings.correctGuest.mutate(
        Object.assign(values, { version }),
      );
      keep(corrected);
      saved.current = describeWord(CORRECTED, word, corrected.phone);
    },
    readAgain: () => client.admin.bookings.view.query({ bookingId: booking.id }),
    compare: (mine, theirs) => compareGuest(booking, mine, theirs),
    failed: fallbackText('Bilgiler kaydedilemedi.'),
    onSaving,
    onSaved: () => {
      form.reset(form.getValues());
      toast.success(saved.current);
      onSaved();
    },
    onTakeTheirs: setBooking,
  });
  useLeaveWarning(isDirty && !isSubmitting, UNSAVED_GUEST);
  return (
    <RecordForm id={formId} label="Rezervasyonun bilgileri" form={form} onSubmit={submit}>
      <chakra.p textStyle="sm" color="fg.muted">
        Yalnızca bu rezervasyon değişir; siparişin bilgileri olduğu gibi kalır.
      </chakra.p>
      <PersonFields emailHelp={EMAIL_HELP} />
      {conflict && <ConflictDialog fields={differingGuest(conflict.mine, conflict.theirs)} {...choices} />}
    </RecordForm>
  );
}

function guestValues({ id, version, name, surname, email, phone }: AdminBookingView): CorrectGuestDto {
  return { bookingId: id, version, name, surname, email, phone: formatPhone(phone) };
}

const FIELDS = ['name', 'surname', 'email', 'phone'] as const;
type Guest = Pick<AdminBookingView, (typeof FIELDS)[number]>;
const differing = (one: Guest, other: Guest) => FIELDS.filter((field) => one[field] !== other[field]);
const wantedOf = ({ name, surname, email, phone }: CorrectGuestDto): Guest => ({
  ...{ name, surname, email },
  phone: normalisePhone(phone) ?? phone,
});

/** Another admin's change of the status touches none of these fields. */
function compareGuest(from: Guest, mine: CorrectGuestDto, theirs: Guest): Comparison {
  if (differing(wantedOf(mine), theirs).length === 0) return 'same';
  return differing(from, theirs).length === 0 ? 'apart' : 'differs';
}

function differingGuest(mine: CorrectGuestDto, theirs: Guest) {
  const wanted = wantedOf(mine);
  return differing(wanted, theirs).map((field) => ({
    label: CONTACT_LABELS[field],
    mine: contactText(field, wanted[field]),
    theirs: contactText(field, theirs[field]),
  }));
}
