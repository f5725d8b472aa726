import type { NotificationView } from '../../../contract/notifications/notification.js';
import type { Notification } from './notification.entity.js';

export function notificationView(notification: Notification): NotificationView {
  const { id, type, title, message, readAt, createdAt, aboutKind, aboutId } = notification;
  return {
    id,
    type,
    title,
    message,
    isRead: readAt !== null,
    createdAt: createdAt.toISOString(),
    about: aboutKind && aboutId ? { kind: aboutKind, id: aboutId } : null,
  };
}
