import { chakra } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { EMPTY_MESSAGE } from '@contract/messages/admin-messaging.dto.js';
import { errorText } from '@contract/app-error.js';
import { trpc } from '../../lib/trpc.js';
import { useLeaveWarning } from '../../lib/use-leave-warning.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { RecipientsPanel } from '../ui/recipients-panel.js';
import { GroupFields } from './group-fields.js';
import { reachText } from './reach-text.js';
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
  const [wasLeft, setLeft] = useState(false);
  const leave = () => setLeft(true);
  const { send, isSending } = useSendMessage(group);
  const isEmpty = written.subject.trim() === '' || written.message.trim() === '';
  const reach = recipients.isPlaceholderData ? undefined : recipients.data?.reach;
  const isForNobody = reach?.recipientCount === 0;
  useLeaveWarning(
    written.subject !== '' || written.message !== '',
    'Yazdığınız mesaj henüz gönderilmedi; çıkarsanız kaybolur.',
  );

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isEmpty || reach === undefined || isForNobody) return;
    const message = { subject: written.subject.trim(), message: written.message.trim() };
    if (!(await send(message, reach))) return;
    setWritten(EMPTY);
    setLeft(false);
  };

  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      alignItems="start"
      gap={{ base: '6', lg: '8' }}
    >
      <chakra.form
        aria-label="Yeni mesaj"
        noValidate
        display="grid"
        gap="5"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
      >
        <GroupFields group={group} onChoose={choose} />
        <TextField
          label="Konu"
          size="sm"
          maxLength={150}
          value={written.subject}
          onBlur={leave}
          onChange={({ target }) => setWritten({ ...written, subject: target.value })}
        />
        <TextArea
          label="Mesaj"
          rows={10}
          maxLength={5000}
          help="Boş satır yeni paragraf açar."
          value={written.message}
          onBlur={leave}
          onChange={({ target }) => setWritten({ ...written, message: target.value })}
        />
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Button
            type="submit"
            icon={<Icon as={Send} size="sm" />}
            disabled={isEmpty || isForNobody || reach === undefined}
            pending={isSending}
            pendingLabel="Gönderiliyor..."
            aria-describedby="neden-gonderilemez"
          >
            Mesajı Gönder
          </Button>
          <chakra.span id="neden-gonderilemez" textStyle="sm" color="fg.subtle">
            {isForNobody ? errorText('no_recipients') : isEmpty && wasLeft && EMPTY_MESSAGE}
          </chakra.span>
        </chakra.div>
      </chakra.form>
      <RecipientsPanel
        read={recipients}
        lead={({ reach: each }) =>
          each.recipientCount === 0 ? 'Bu filtre için alıcı bulunamadı.' : reachText(each)
        }
        people={({ items }) => items.map((each) => <Recipient key={each.email} {...each} />)}
        onPage={setPage}
      />
    </chakra.div>
  );
}
