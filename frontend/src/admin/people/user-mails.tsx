import { trpc } from '../../lib/trpc.js';
import { useMay } from '../lib/use-may.js';
import { RecordMailsBlock } from '../ui/record-mails/record-mails-block.js';
import { useSendAgain } from '../ui/record-mails/use-send-again.js';

/** The mails to a customer's address. Nobody mails a password; a new link lets the customer choose one. */
export function UserMails({ userId }: { readonly userId: string }) {
  const utils = trpc.useUtils();
  const mails = trpc.admin.recordMails.ofCustomer.useQuery({ id: userId });
  const send = trpc.admin.recordMails.sendReset.useMutation({
    onSuccess: (read) => utils.admin.recordMails.ofCustomer.setData({ id: userId }, read),
  });
  const sendAgain = useSendAgain({
    id: userId,
    what: 'Şifre bağlantısı',
    text: 'Müşteri bağlantıyla yeni bir şifre belirler; adresi de böylece doğrulanır. Bağlantı bir saat geçerlidir.',
    send: send.mutateAsync,
  });
  return (
    <RecordMailsBlock
      read={mails.data}
      isLost={mails.isLoadingError}
      sendLabel={useMay('customers.change') ? 'Şifre Bağlantısı Gönder' : null}
      isSending={send.isPending}
      onSend={() => void sendAgain()}
    />
  );
}
