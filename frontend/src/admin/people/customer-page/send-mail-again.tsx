import type { RecordMail, SendableMail } from '@contract/messaging/email/record-mails.js';
import type { Right } from '@contract/admin/rights.js';
import { trpc } from '../../../lib/server/trpc.js';
import { TextButton } from '../../../ui/text-link.js';
import { useMay } from '../../lib/use-may.js';
import { useSendAgain } from '../../ui/record-mails/use-send-again.js';

interface Sendable {
  readonly what: string;
  readonly text: string;
  readonly right: Right;
}

const KINDS: Readonly<Record<SendableMail['kind'], Sendable>> = {
  order: {
    what: 'Sipariş onayı',
    text: 'Sipariş, biletleri ve sözleşmeleri bugünkü hâliyle alıcının kayıtlı adresine gider.',
    right: 'orders.change',
  },
  booking: {
    what: 'Bilet',
    text: 'Bilet ve takvim dosyası bugünkü hâliyle konuğun kayıtlı adresine gider.',
    right: 'bookings.change',
  },
};

/** Sends the mail of an order or booking once more. */
export function SendMailAgain({ mail: { subject, again } }: { readonly mail: RecordMail }) {
  return again && <SendButton subject={subject} again={again} />;
}

function SendButton({
  subject,
  again: { kind, id },
}: {
  readonly subject: string;
  readonly again: SendableMail;
}) {
  const { admin } = trpc.useUtils();
  const onSuccess = () => admin.recordMails.invalidate();
  const confirmOrder = trpc.admin.recordMails.confirmOrder.useMutation({ onSuccess });
  const sendTicket = trpc.admin.recordMails.sendTicket.useMutation({ onSuccess });
  const { what, text, right } = KINDS[kind];
  const { mutateAsync: send, isPending } = kind === 'order' ? confirmOrder : sendTicket;
  const sendAgain = useSendAgain({ id, what, text, send });
  if (!useMay(right)) return null;
  return (
    <TextButton
      display="block"
      minH="target"
      aria-label={`Yeniden gönder: ${subject}`}
      disabled={isPending}
      onClick={() => void sendAgain()}
    >
      {isPending ? 'Gönderiliyor...' : 'Yeniden gönder'}
    </TextButton>
  );
}
