import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type {
  StudioNotificationSubject,
  StudioNotificationType,
} from '../../../contract/notifications/studio-notification.js';
import type { NoticeKind } from '../../../contract/studio/notice-addresses.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import { StudioNotification } from './studio-notification.entity.js';

export interface NewStudioNotification {
  readonly type: StudioNotificationType;
  /** Identifies the event, such as 'workshop-full:{sessionId}:{orderId}'. */
  readonly dedupeKey: string;
  readonly title: string;
  readonly message: string;
  /** The record to which the notification links. */
  readonly about?: StudioNotificationSubject;
}

/** Notifies the studio in the caller's transaction; the same event only once. */
@Injectable()
export class NotifyStudioService {
  constructor(private readonly mails: MailOutbox) {}

  /** Adds it to the studio's list and mails it. */
  async notify(manager: EntityManager, notification: NewStudioNotification): Promise<void> {
    await this.add(manager, notification);
    await this.mails.queueForStudio(manager, {
      dedupeKey: `studio-notice:${notification.dedupeKey}`,
      about: kindOf(notification),
      template: 'studio-notice',
      payload: { title: notification.title, message: notification.message },
    });
  }

  /** Adds it to the studio's list only. */
  async add(manager: EntityManager, notification: NewStudioNotification): Promise<void> {
    const { type, dedupeKey, title, message, about } = notification;
    await manager
      .createQueryBuilder()
      .insert()
      .into(StudioNotification)
      .values({
        type,
        dedupeKey,
        title,
        message,
        aboutKind: about?.kind ?? null,
        aboutId: about?.id ?? null,
      })
      .orIgnore()
      .execute();
  }

  /** Removes the notifications about a record that is deleted together with its person. */
  async remove(manager: EntityManager, { kind, id }: StudioNotificationSubject): Promise<void> {
    await manager.delete(StudioNotification, { aboutKind: kind, aboutId: id });
  }
}

const KIND_OF: Readonly<Record<StudioNotificationType, NoticeKind>> = {
  stock_low: 'stock',
  stock_out: 'stock',
  workshop_full: 'bookings',
  workshop_low: 'bookings',
  new_order: 'orders',
  system: 'system',
};

/** An overdue offer is of type 'system', but whoever makes the offers must hear of it. */
function kindOf({ type, about }: NewStudioNotification): NoticeKind {
  return about?.kind === 'bulk_order' ? 'bulkOrders' : KIND_OF[type];
}
