import type { StudioNotificationView } from '../../../contract/notifications/studio-notification.js';
import type { StudioNotification } from './studio-notification.entity.js';

export function studioNotificationView(notification: StudioNotification): StudioNotificationView {
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
