import { chakra } from '@chakra-ui/react';
import type { RecordMail } from '@contract/messaging/email/record-mails.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useMay } from '../../lib/use-may.js';
import { Block } from '../../ui/block.js';
import { MailList } from '../../ui/record-mails/mail-list.js';
import { RecordMailsBlock } from '../../ui/record-mails/record-mails-block.js';
import { SendMailAgain } from './send-mail-again.js';

/** The mails to a customer's address. Nobody mails a password; a new link lets the customer choose one. */
export function AccountMails({ userId }: { readonly userId: string }) {
  const utils = trpc.useUtils();
  const mails = trpc.admin.recordMails.ofCustomer.useQuery({ id: userId });
  const send = trpc.admin.recordMails.sendReset.useMutation({
    onSuccess: (read) => utils.admin.recordMails.ofCustomer.setData({ id: userId }, read),
  });
  const again = latestOfEach(mails.data?.mails ?? []);
  return (
    <RecordMailsBlock
      id={userId}
      mails={mails}
      send={send}
      what="Şifre bağlantısı"
      text="Müşteri bağlantıyla yeni bir şifre belirler; adresi de böylece doğrulanır. Bağlantı bir saat geçerlidir."
      sendLabel={useMay('customers.change') ? 'Şifre Bağlantısı Gönder' : null}
      actionOf={(mail) => again.has(mail.id) && <SendMailAgain mail={mail} />}
    />
  );
}

/** The mails to the address of somebody who bought as a guest. */
export function GuestMails({ email }: { readonly email: string }) {
  const mails = trpc.admin.recordMails.toAddress.useQuery({ email });
  const again = latestOfEach(mails.data?.mails ?? []);
  return (
    <Block title="E-postalar">
      {mails.isLoadingError && <Quiet>E-postalar şu anda okunamıyor.</Quiet>}
      {mails.data?.mails.length === 0 && <Quiet>Son altı ayda e-posta gönderilmedi.</Quiet>}
      {mails.data !== undefined && mails.data.mails.length > 0 && (
        <MailList
          mails={mails.data.mails}
          actionOf={(mail) => again.has(mail.id) && <SendMailAgain mail={mail} />}
        />
      )}
    </Block>
  );
}

const Quiet = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted' } });

/** Of several mails of one kind about one record only the newest can be sent again, which tells what is true today. */
function latestOfEach(mails: readonly RecordMail[]): ReadonlySet<string> {
  const latest = new Map<string, string>();
  for (const { id, again } of mails) {
    const record = again && `${again.kind} ${again.id}`;
    if (record !== null && !latest.has(record)) latest.set(record, id);
  }
  return new Set(latest.values());
}
