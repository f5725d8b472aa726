import { chakra } from '@chakra-ui/react';
import { CheckCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import type { MessagesView, MessageView } from '@contract/messaging/messages/message.js';
import { Button } from '../../ui/button.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { Icon } from '../../ui/icon.js';
import { MessageEntry } from './message-entry.js';
import { useMessageActions } from './use-message-actions.js';

export function MessageList({ messages, unreadCount }: MessagesView) {
  const { read, readAll, remove } = useMessageActions();
  const [now] = useState(() => new Date());
  const summary = useRef<HTMLParagraphElement>(null);
  const askAndRemove = async ({ id, subject }: MessageView) => {
    const isSure = await confirm({
      title: 'Bu mesajı silelim mi?',
      text: `“${subject}” hesabınızdan kalkar ve geri gelmez.`,
      confirmLabel: 'Mesajı Sil',
      // The pressed button disappears together with its message.
      focusAfter: summary,
    });
    if (isSure) remove.mutate({ messageId: id });
  };
  return (
    <section aria-label="Mesajlarınız">
      <chakra.div
        display="flex"
        justifyContent="space-between"
        alignItems="center"
        flexWrap="wrap"
        columnGap="4"
        minH="target"
        mt="4"
      >
        <chakra.p ref={summary} tabIndex={-1} color="fg.muted" aria-live="polite" outline="none">
          {unreadCount === 0 ? 'Bütün mesajlarınızı okudunuz' : `${unreadCount} okunmamış mesajınız var`}
        </chakra.p>
        {unreadCount > 0 && (
          <chakra.span ms={{ base: '-5', md: '0' }}>
            <Button
              variant="ghost"
              size="sm"
              icon={<Icon as={CheckCheck} />}
              onClick={() => {
                readAll.mutate();
                summary.current?.focus();
              }}
            >
              Hepsini okundu say
            </Button>
          </chakra.span>
        )}
      </chakra.div>
      <ul>
        {messages.map((message) => (
          <MessageEntry
            key={message.id}
            message={message}
            now={now}
            onRead={() => read.mutate({ messageId: message.id })}
            onRemove={() => void askAndRemove(message)}
          />
        ))}
      </ul>
    </section>
  );
}
