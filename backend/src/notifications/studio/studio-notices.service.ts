import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NotificationSubject, NotificationType } from '../../../contract/notifications/notification.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import { Notification } from './notification.entity.js';

export interface StudioNotice {
  readonly type: NotificationType;
  /** Identifies the event, such as 'workshop-full:{sessionId}:{orderId}'. */
  readonly dedupeKey: string;
  readonly title: string;
  readonly message: string;
  /** The record to which the notification links. */
  readonly about?: NotificationSubject;
}

/** Notifies the studio in the caller's transaction; the same event only once. */
@Injectable()
export class StudioNoticesService {
  constructor(private readonly mails: MailOutbox) {}

  /** Adds it to the studio's list and mails it. */
  async add(manager: EntityManager, notice: StudioNotice): Promise<void> {
    await this.record(manager, notice);
    await this.mails.queueForStudio(manager, {
      dedupeKey: `studio-notice:${notice.dedupeKey}`,
      template: 'studio-notice',
      payload: { title: notice.title, message: notice.message },
    });
  }

  /** Adds it to the studio's list only. */
  async record(manager: EntityManager, notice: StudioNotice): Promise<void> {
    const { type, dedupeKey, title, message, about } = notice;
    await manager
      .createQueryBuilder()
      .insert()
      .into(Notification)
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
  async takeBack(manager: EntityManager, { kind, id }: NotificationSubject): Promise<void> {
    await manager.delete(Notification, { aboutKind: kind, aboutId: id });
  }
}
