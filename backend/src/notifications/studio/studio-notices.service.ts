import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NotificationSubject, NotificationType } from '../../../contract/notifications/notification.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import { Notification } from './notification.entity.js';

export interface StudioNotice {
  readonly type: NotificationType;
  /** Names the event, such as 'workshop-full:{sessionId}:{orderId}'. */
  readonly dedupeKey: string;
  readonly title: string;
  readonly message: string;
  /** What the list leads to. */
  readonly about?: NotificationSubject;
}

/** What the studio is to know, as rows of the caller's transaction; the same event once, however often it is told. */
@Injectable()
export class StudioNoticesService {
  constructor(private readonly mails: MailOutbox) {}

  /** For the studio's list and for its mailbox. */
  async add(manager: EntityManager, notice: StudioNotice): Promise<void> {
    await this.record(manager, notice);
    await this.mails.queueForStudio(manager, {
      dedupeKey: `studio-notice:${notice.dedupeKey}`,
      template: 'studio-notice',
      payload: { title: notice.title, message: notice.message },
    });
  }

  /** For the studio's list alone. */
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

  /** Of a record that is deleted with the person it names. */
  async takeBack(manager: EntityManager, { kind, id }: NotificationSubject): Promise<void> {
    await manager.delete(Notification, { aboutKind: kind, aboutId: id });
  }
}
