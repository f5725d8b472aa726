import type { GuestChoiceQuery } from '@contract/booking-changes/call-off/call-off.dto.js';
import type { GuestChoiceKind } from '@contract/booking-changes/call-off/call-off.js';
import type { GuestChoiceView, OtherDate } from '@contract/booking-changes/call-off/call-off.views.js';
import { formatTl } from '@contract/common/money.js';
import { formatSession } from '@contract/workshops/session.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useRequestKey } from '../../../lib/server/use-request-key.js';
import { confirm } from '../../../ui/confirm-dialog.js';

const NOT_SAVED = 'Bağlantı hatası. Seçiminiz kaydedilmemiş olabilir; yeniden deneyin.';

/** Asks once more and makes the choice. */
export function useChoose({ seats, refundKurus, creditKurus }: GuestChoiceView, link: GuestChoiceQuery) {
  const utils = trpc.useUtils();
  const requestKey = useRequestKey();
  const choose = trpc.guestChoices.choose.useMutation({
    onSuccess: (made) => utils.guestChoices.view.setData(link, made),
    // Somebody else may have been first, or the date is full now.
    onError: () => utils.guestChoices.view.invalidate(link),
  });
  const { bookingId, choiceKey } = link;
  const send = (choice: GuestChoiceKind, sessionId: string | null = null) =>
    choose.mutate({ bookingId, choiceKey, choice, sessionId, requestKey: requestKey([choice, sessionId]) });
  return {
    isPending: choose.isPending,
    problem:
      choose.error && describeError(choose.error, { network: NOT_SAVED, unexpected: NOT_SAVED }).message,
    agree: () => send('agree'),
    move: async (date: OtherDate) => {
      const isSure = await confirm({
        title: 'Bu güne geçelim mi?',
        text: `${seats} kişilik yeriniz ${formatSession(date)} gününe alınacak.`,
        confirmLabel: 'Bu Güne Geçin',
        destructive: false,
      });
      if (isSure) send('move', date.sessionId);
    },
    credit: async () => {
      const isSure = await confirm({
        title: 'Ödemeniz krediye dönüşsün mü?',
        text: `${seats} kişilik yeriniz iptal edilecek, ${formatTl(creditKurus)} sonra kullanacağınız kredi olacak.`,
        confirmLabel: 'Krediye Çevirin',
        destructive: false,
      });
      if (isSure) send('credit');
    },
    refund: async () => {
      const isSure = await confirm({
        title: 'Rezervasyonunuz iptal edilsin mi?',
        text:
          refundKurus > 0
            ? `${seats} kişilik yeriniz iptal edilecek, ${formatTl(refundKurus)} size geri dönecek.`
            : `${seats} kişilik yeriniz iptal edilecek.`,
        confirmLabel: 'İptal Edin',
      });
      if (isSure) send('refund');
    },
  };
}
