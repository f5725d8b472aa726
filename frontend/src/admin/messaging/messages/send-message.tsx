import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { EMPTY_MESSAGE } from '@contract/messaging/messages/admin-messaging.dto.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useLeaveWarning } from '../../../lib/navigation/use-leave-warning.js';
import { TextArea } from '../../../ui/text-field.js';
import { CampaignForm } from '../../ui/campaign-form.js';
import { RecipientsPanel } from '../../ui/recipients-panel.js';
import { GroupFields } from './group-fields.js';
import { describeReach } from '../../lib/describe-reach.js';
import { Recipient } from './recipient.js';
import { useMessageGroup } from './use-message-group.js';
import { useSendMessage } from './use-send-message.js';

const PER_PAGE = 10;
const EMPTY = { subject: '', message: '' };

export function SendMessage() {
  const { group, page, setPage, choose } = useMessageGroup();
  const [written, setWritten] = useState(EMPTY);
  const recipients = trpc.admin.messaging.recipients.useQuery(
    { ...group, page, perPage: PER_PAGE },
    { placeholderData: keepPreviousData },
  );
  const { send, isSending } = useSendMessage(group);
  const isEmpty = written.subject.trim() === '' || written.message.trim() === '';
  const reach = recipients.isPlaceholderData ? undefined : recipients.data?.reach;
  useLeaveWarning(
    written.subject !== '' || written.message !== '',
    'Yazdığınız mesaj henüz gönderilmedi; çıkarsanız kaybolur.',
  );

  const sendIt = async () => {
    const message = { subject: written.subject.trim(), message: written.message.trim() };
    const isSent = reach !== undefined && (await send(message, reach));
    if (isSent) setWritten(EMPTY);
    return isSent;
  };

  return (
    <CampaignForm
      label="Yeni mesaj"
      to={<GroupFields group={group} onChoose={choose} />}
      subject={written.subject}
      onSubject={(subject) => setWritten({ ...written, subject })}
      missing={isEmpty ? EMPTY_MESSAGE : null}
      recipients={reach?.recipientCount}
      sendLabel="Mesajı Gönder"
      isSending={isSending}
      onSend={sendIt}
      aside={
        <RecipientsPanel
          read={recipients}
          lead={({ reach: each }) =>
            each.recipientCount === 0 ? 'Bu filtre için alıcı bulunamadı.' : describeReach(each)
          }
          people={({ items }) => items.map((each) => <Recipient key={each.email} {...each} />)}
          onPage={setPage}
        />
      }
    >
      <TextArea
        label="Mesaj"
        rows={10}
        maxLength={5000}
        help="Boş satır yeni paragraf açar."
        value={written.message}
        onChange={({ target }) => setWritten({ ...written, message: target.value })}
      />
    </CampaignForm>
  );
}
