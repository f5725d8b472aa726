import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm } from 'react-hook-form';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { AddGuestsDto } from '@contract/desk/add-guests.dto.js';
import type { AddedGuests } from '@contract/desk/desk.views.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { trpc } from '../../lib/trpc.js';
import { toast } from '../../ui/toast.js';
import { describeSaveFailure } from '../lib/describe-load-failure.js';

const resolver = classValidatorResolver(AddGuestsDto, { validator: { stopAtFirstError: true } });

/** The form of one act: a repeated request after a lost answer books once. */
export function useAddGuests(session: AdminSessionRow, onAdded: () => void) {
  const utils = trpc.useUtils();
  const form = useForm<AddGuestsDto>({
    resolver,
    defaultValues: {
      sessionId: session.id,
      channel: 'phone',
      ...{ fullName: '', phone: '', email: '', notes: '' },
      ...{ seats: 1, studentSeats: 0, payment: 'none' },
      requestKey: crypto.randomUUID(),
    },
  });
  const add = trpc.admin.desk.addGuests.useMutation({
    onSuccess: (added, { fullName }) => {
      toast.success({ text: `${fullName} eklendi. ${moneyOf(added)}` });
      onAdded();
    },
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'Kişi eklenemedi.') }),
    onSettled: () => Promise.all([utils.admin.workshops.invalidate(), utils.admin.bookings.invalidate()]),
  });
  return { form, isPending: add.isPending, send: form.handleSubmit((guests) => add.mutate(guests)) };
}

function moneyOf({ openKurus, payBy }: AddedGuests): string {
  if (openKurus === 0) return 'Ödemesi kaydedildi.';
  const term = payBy === null ? '' : `; ${formatDateTime(payBy)} tarihine kadar ödenmezse yeri boşalır`;
  return `${formatTl(openKurus)} bekleniyor${term}.`;
}
