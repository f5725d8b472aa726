import { trpc } from '../../lib/trpc.js';
import { useMay } from '../lib/use-may.js';
import { RecordMailsBlock } from '../ui/record-mails/record-mails-block.js';

/** The mails to a customer's address. Nobody mails a password; a new link lets the customer choose one. */
export function UserMails({ userId }: { readonly userId: string }) {
  const utils = trpc.useUtils();
  const mails = trpc.admin.recordMails.ofCustomer.useQuery({ id: userId });
  const send = trpc.admin.recordMails.sendReset.useMutation({
    onSuccess: (read) => utils.admin.recordMails.ofCustomer.setData({ id: userId }, read),
  });
  return (
    <RecordMailsBlock
      id={userId}
      mails={mails}
      send={send}
      what="Şifre bağlantısı"
      text="Müşteri bağlantıyla yeni bir şifre belirler; adresi de böylece doğrulanır. Bağlantı bir saat geçerlidir."
      sendLabel={useMay('customers.change') ? 'Şifre Bağlantısı Gönder' : null}
    />
  );
}
