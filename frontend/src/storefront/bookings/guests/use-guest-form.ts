import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { GuestFormKeyDto } from '@contract/bookings/seat-guests/seat-guests.dto.js';
import { NEEDS_CONSENT_VERSION } from '@contract/bookings/seat-guests/needs-consent.js';
import type { GuestFormView, SeatOfForm } from '@contract/bookings/seat-guests/seat-guests.views.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useLeaveWarning } from '../../../lib/navigation/use-leave-warning.js';
import { toast } from '../../../ui/toast.js';
import {
  type GuestFormValues,
  guestResolver,
  isChangedSeat,
  seatKey,
  seatValues,
  valuesOf,
} from './guest-values.js';

const UNSAVED = 'Yazdığınız misafirler henüz kaydedilmedi.';
const NETWORK = { network: 'Bağlantı hatası. Yazdıklarınız duruyor; yeniden deneyin.' };
/** Something is other than this page knew, so it is read again. */
const OUTDATED: readonly string[] = [
  'guest_seat_cancelled',
  'guests_changed_meanwhile',
  'guests_of_cancelled_booking',
  'guests_after_workshop',
];

/** The form of the guests. What was typed stays through every refusal. */
export function useGuestForm(address: GuestFormKeyDto, view: GuestFormView) {
  const utils = trpc.useUtils();
  const save = trpc.guestForm.save.useMutation();
  const [problem, setProblem] = useState<string>();
  const [renewed, setRenewed] = useState<readonly number[]>([]);
  /** The seats as they were when the typed values were last read or saved. */
  const [known, setKnown] = useState(view.seats);
  const form = useForm<GuestFormValues>({
    resolver: guestResolver(view),
    defaultValues: valuesOf(view),
  });
  const { isDirty, dirtyFields } = form.formState;
  useLeaveWarning(isDirty, UNSAVED);

  /** Takes what is saved for these seats instead of what is typed. */
  const takeSaved = (seats: readonly SeatOfForm[]): void => {
    for (const seat of seats) form.resetField(seatKey(seat.position), { defaultValue: seatValues(seat) });
    setKnown((before) => before.map((each) => seats.find((seat) => isSame(seat, each)) ?? each));
  };

  const readAgain = async (): Promise<void> => {
    const { seats } = await utils.guestForm.view.fetch(address, { staleTime: 0 });
    const isTyped = ({ position }: SeatOfForm) => isChangedSeat(dirtyFields[seatKey(position)]);
    takeSaved(seats.filter((seat) => seat.version > 0 && !isTyped(seat)));
  };

  const refuse = async (error: unknown): Promise<void> => {
    const { code, message } = describeError(error, NETWORK);
    setProblem(message);
    if (OUTDATED.includes(code)) await readAgain();
  };

  const sayNothingChanged = (): void => {
    if (known.some(({ version }) => version > 0)) {
      toast.success({ text: 'Misafirleriniz zaten kayıtlı.' });
    } else {
      setProblem('En az bir misafirin adını yazın.');
    }
  };

  const submit = async (values: GuestFormValues): Promise<void> => {
    setProblem(undefined);
    const guests = view.seats.flatMap(({ position, version }) => {
      const guest = values[seatKey(position)];
      const isNew = version === 0 || isChangedSeat(dirtyFields[seatKey(position)]);
      return guest && isNew ? [{ ...guest, position, version }] : [];
    });
    if (guests.length === 0) {
      sayNothingChanged();
      return;
    }
    try {
      const saved = await save.mutateAsync({
        bookingId: address.bookingId,
        formKey: address.formKey,
        guests,
        needsConsentVersion: NEEDS_CONSENT_VERSION,
      });
      utils.guestForm.view.setData(address, saved.form);
      setKnown(saved.form.seats);
      setRenewed(saved.renewed);
      form.reset(valuesOf(saved.form));
      toast.success({
        title: 'Misafirleriniz kaydedildi',
        text: 'Herkese kendi biletini gönderebilirsiniz.',
      });
    } catch (error) {
      await refuse(error);
    }
  };

  return { form, submit: form.handleSubmit(submit), problem, renewed, known, takeSaved, readAgain };
}

function isSame(one: SeatOfForm, other: SeatOfForm): boolean {
  return one.position === other.position;
}
