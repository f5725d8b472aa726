import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm } from 'react-hook-form';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { AddGuestsDto } from '@contract/desk/add-guests.dto.js';
import type { AddedGuests } from '@contract/desk/desk.views.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { hasBegun } from '@contract/workshops/session.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useNow } from '../../../lib/time/use-now.js';
import { confirm, type ConfirmQuestion } from '../../../ui/confirm-dialog.js';
import { toast } from '../../../ui/toast.js';
import type { ToastMessage } from '../../../ui/toaster.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';
import { sendOneself } from '../../lib/send-oneself.js';
import type { UnsentLink } from './link-to-send.js';

const resolver = classValidatorResolver(AddGuestsDto, { validator: { stopAtFirstError: true } });

interface AddingGuests {
  readonly isAtDoor: boolean;
  readonly onAdded: () => void;
}

/** The form of one act: a repeated request after a lost answer books once. */
export function useAddGuests(session: AdminSessionRow, { isAtDoor, onAdded }: AddingGuests) {
  const utils = trpc.useUtils();
  const now = useNow();
  const form = useForm<AddGuestsDto>({
    resolver,
    defaultValues: {
      sessionId: session.id,
      channel: isAtDoor || hasBegun(session, now) ? 'door' : 'phone',
      ...{ fullName: '', phone: '', email: '', notes: '' },
      ...{ seats: 1, studentSeats: 0, payment: 'none' },
      requestKey: crypto.randomUUID(),
    },
  });
  /** How many people more than seats the session would have as it is now. */
  const readTooMany = async ({ sessionId, seats }: AddGuestsDto): Promise<number> => {
    const latest = await utils.client.admin.workshops.view.query({ sessionId });
    return latest.bookedSeats + latest.heldSeats + seats - latest.capacity;
  };
  const add = trpc.admin.desk.addGuests.useMutation({
    onSuccess: (added, guests) => {
      if (unsentLinkOf(added, guests)) return;
      toast.success(successOf(added, guests));
      onAdded();
    },
    onError: async (error, guests) => {
      const tooMany = isTooFew(error) ? await readTooMany(guests) : 0;
      if (tooMany > 0 && (await confirm(overbookingQuestion(tooMany)))) {
        add.mutate(Object.assign({}, guests, { tooMany }));
      } else {
        toast.error({ text: describeSaveFailure(error, 'Kişi eklenemedi.') });
      }
    },
    onSettled: () =>
      Promise.all([
        utils.admin.workshops.invalidate(),
        utils.admin.bookings.invalidate(),
        utils.admin.attendance.invalidate(),
      ]),
  });
  return {
    form,
    isPending: add.isPending,
    send: form.handleSubmit((guests) => add.mutate(guests)),
    /** The payment link that waits to be sent by hand; null while there is none. */
    unsent: add.isSuccess ? unsentLinkOf(add.data, add.variables) : null,
  };
}

function unsentLinkOf(added: AddedGuests, guests: AddGuestsDto): UnsentLink | null {
  const { paymentLink: link } = added;
  return link?.way === null ? { guests, added, link } : null;
}

/** Says what happened; a ticket that nothing carries can be sent from the studio's own telephone. */
function successOf(added: AddedGuests, { fullName, phone }: AddGuestsDto): ToastMessage {
  const { ticketWay, ticketUrls, paymentLink } = added;
  const text = `${fullName} eklendi. ${moneyOf(added)}`;
  if (ticketWay !== null) {
    const sent = paymentLink === null ? 'Bileti' : 'Bileti ve ödeme bağlantısı';
    return { text: `${text} ${sent} ${TICKET_WAYS[ticketWay]} gönderildi.` };
  }
  const message = `Yeriniz ayrıldı. Biletiniz: ${ticketUrls.join(' ')}`;
  return { text: `${text} Bileti gönderilmedi.`, ...sendOneself(phone, message) };
}

const TICKET_WAYS = { email: 'e-postayla', sms: 'SMS ile' } as const;

function moneyOf({ openKurus, payBy }: AddedGuests): string {
  if (openKurus === 0) return 'Ödemesi kaydedildi.';
  const term = payBy === null ? '' : `; ${formatDateTime(payBy)} saatine kadar ödenmezse yeri boşalır`;
  return `${formatTl(openKurus)} bekleniyor${term}.`;
}

function isTooFew(error: unknown): boolean {
  return describeError(error).code === 'session_has_too_few_seats';
}

function overbookingQuestion(tooMany: number): ConfirmQuestion {
  return {
    title: `${tooMany} kişi fazla yazılsın mı?`,
    text: `Bu seansta o kadar boş yer yok. Eklerseniz kapasiteden ${tooMany} kişi fazla olur; seans fazla kişi kaldığı sürece kırmızıyla işaretli durur. Site yer boşalmadan satış yapmaz.`,
    confirmLabel: 'Yine de Ekle',
  };
}
