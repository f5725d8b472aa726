import { chakra } from '@chakra-ui/react';
import { Check, Star, Trash2 } from 'lucide-react';
import type { MessageView } from '@contract/messaging/messages/message.js';
import { Badge } from '../../ui/badge.js';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { categoryAppearance } from './message-categories.js';
import { MessageText } from './message-text.js';
import { messageTime } from './message-time.js';

interface MessageEntryProps {
  readonly message: MessageView;
  readonly now: Date;
  readonly onRead: () => void;
  readonly onRemove: () => void;
}

export function MessageEntry({ message, now, onRead, onRemove }: MessageEntryProps) {
  const { id, subject, readAt } = message;
  const isUnread = readAt === null;
  return (
    <chakra.li py="5" borderBottomWidth="1px">
      <chakra.article
        aria-labelledby={`message-${id}`}
        display="grid"
        gridTemplateColumns={{ base: '12px minmax(0, 1fr)', md: '12px minmax(0, 1fr) auto' }}
        columnGap="4"
        rowGap="2"
      >
        <chakra.span
          boxSize="10px"
          mt="9px"
          borderRadius="full"
          bg={isUnread ? 'brand.solid' : 'transparent'}
        >
          {isUnread && <VisuallyHidden>Okunmadı</VisuallyHidden>}
        </chakra.span>
        <div>
          <MessageMarks message={message} now={now} />
          <chakra.h2
            id={`message-${id}`}
            textStyle="h4"
            fontWeight={isUnread ? '460' : '380'}
            overflowWrap="anywhere"
          >
            {subject}
          </chakra.h2>
          <MessageText text={message.message} subject={subject} onOpen={isUnread ? onRead : undefined} />
        </div>
        <chakra.div
          display="flex"
          alignItems="center"
          gridColumn={{ base: '2', md: '3' }}
          ms={{ base: '-3', md: '0' }}
        >
          {isUnread && (
            <IconButton aria-label={`Okundu say: ${subject}`} title="Okundu say" onClick={onRead}>
              <Icon as={Check} />
            </IconButton>
          )}
          <IconButton aria-label={`Mesajı sil: ${subject}`} title="Mesajı sil" onClick={onRemove}>
            <Icon as={Trash2} />
          </IconButton>
        </chakra.div>
      </chakra.article>
    </chakra.li>
  );
}

function MessageMarks({ message, now }: Pick<MessageEntryProps, 'message' | 'now'>) {
  const { category, isImportant, senderName, createdAt } = message;
  const { label, tone, icon } = categoryAppearance(category);
  return (
    <chakra.p display="flex" alignItems="center" flexWrap="wrap" columnGap="3" rowGap="1.5" mb="1.5">
      <Badge tone={tone}>
        <Icon as={icon} size="sm" />
        {label}
      </Badge>
      {isImportant && category !== 'onemli' && (
        <Badge tone="danger">
          <Icon as={Star} size="sm" />
          Önemli
        </Badge>
      )}
      <chakra.span textStyle="sm" color="fg.subtle">
        {senderName} · <time dateTime={createdAt}>{messageTime(createdAt, now)}</time>
      </chakra.span>
    </chakra.p>
  );
}
