import { chakra } from '@chakra-ui/react';
import { Check, Trash2 } from 'lucide-react';
import { formatDateTime } from '@contract/common/dates.js';
import {
  STUDIO_NOTIFICATION_TYPE_LABELS,
  type StudioNotificationView,
} from '@contract/notifications/studio-notification.js';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';
import { TextLink } from '../../ui/text-link.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { TYPE_ICONS, subjectLink } from './notification-appearance.js';

interface NotificationEntryProps {
  readonly notification: StudioNotificationView;
  readonly isBusy: boolean;
  readonly onRead: () => void;
  readonly onRemove: () => void;
}

export function NotificationEntry({ notification, isBusy, onRead, onRemove }: NotificationEntryProps) {
  const { id, type, title, message, isRead, createdAt, about } = notification;
  const link = about && subjectLink(about);
  return (
    <chakra.li py="4" borderBottomWidth="1px">
      <chakra.article
        aria-labelledby={`notification-${id}`}
        aria-busy={isBusy || undefined}
        display="grid"
        gridTemplateColumns="40px minmax(0, 1fr) auto"
        columnGap="3"
        alignItems="start"
      >
        <chakra.span
          display="grid"
          placeItems="center"
          boxSize="10"
          borderRadius="full"
          bg={isRead ? 'bg.subtle' : 'brand.subtle'}
          color={isRead ? 'fg.muted' : 'brand.ink'}
        >
          <Icon as={TYPE_ICONS[type]} />
        </chakra.span>
        <chakra.div minW="0">
          <chakra.h2
            id={`notification-${id}`}
            fontFamily="body"
            textStyle="bodyAdmin"
            fontWeight={isRead ? '600' : '700'}
            overflowWrap="anywhere"
          >
            {!isRead && <VisuallyHidden>Okunmadı: </VisuallyHidden>}
            {title}
          </chakra.h2>
          <chakra.p color="fg.muted" lineClamp="3" overflowWrap="anywhere" title={message}>
            {message}
          </chakra.p>
          <chakra.p
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="4"
            mt="1"
            textStyle="sm"
            color="fg.subtle"
          >
            <span>
              {STUDIO_NOTIFICATION_TYPE_LABELS[type]} ·{' '}
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            </span>
            {link && (
              <TextLink
                to={link.to}
                display="inline-flex"
                alignItems="center"
                minH="target"
                onClick={() => !isRead && onRead()}
              >
                {link.label}
              </TextLink>
            )}
          </chakra.p>
        </chakra.div>
        <chakra.div display="flex" flexDirection={{ base: 'column', md: 'row' }}>
          {!isRead && (
            <IconButton
              aria-label={`Okundu say: ${title}`}
              title="Okundu say"
              disabled={isBusy}
              onClick={onRead}
            >
              <Icon as={Check} />
            </IconButton>
          )}
          <IconButton
            aria-label={`Bildirimi sil: ${title}`}
            title="Bildirimi sil"
            disabled={isBusy}
            onClick={onRemove}
          >
            <Icon as={Trash2} />
          </IconButton>
        </chakra.div>
      </chakra.article>
    </chakra.li>
  );
}
