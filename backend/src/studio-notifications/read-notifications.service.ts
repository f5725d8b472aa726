import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import {
  NOTIFICATION_TYPE_LABELS,
  type NotificationSubject,
  type NotificationType,
  type NotificationView,
} from '../../contract/notifications/notification.js';
import { AdminChanges } from '../activity-log/admin-changes.service.js';
import { StudioInbox } from '../notifications/studio-inbox.service.js';
import type { Actor } from '../platform/sessions/actor.js';

/** What one admin has read counts as read for all: the log says who it was, in one entry for each press. */
@Injectable()
export class ReadNotifications {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(StudioInbox) private readonly inbox: StudioInbox,
    @Inject(AdminChanges) private readonly changes: AdminChanges,
  ) {}

  /** Throws notification_not_found. */
  async markOne(actor: Actor, id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const read = await this.inbox.markRead(manager, id);
      if (read) await this.record(manager, actor, read);
    });
  }

  /** Whoever opens a record has seen what there was to say of it. */
  async markAbout(actor: Actor, about: NotificationSubject): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      for (const read of await this.inbox.markReadAbout(manager, about)) {
        await this.record(manager, actor, read);
      }
    });
  }

  private async record(manager: EntityManager, actor: Actor, { id, title }: NotificationView): Promise<void> {
    await this.changes.record(manager, actor, {
      ...ENTRY,
      event: 'notification_read',
      recordId: String(id),
      label: title,
      before: { isRead: false },
      after: { isRead: true },
    });
  }

  /** Of one type, or of every type. */
  async markAll(actor: Actor, type?: NotificationType): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const count = await this.inbox.markAllRead(manager, type);
      if (count === 0) return;
      await this.changes.record(manager, actor, {
        ...ENTRY,
        event: 'notifications_read',
        recordId: type ?? 'all',
        label: type ? NOTIFICATION_TYPE_LABELS[type] : 'Tümü',
        before: { unread: count },
        after: { unread: 0 },
      });
    });
  }
}

const ENTRY = { type: 'admin_change', recordKind: 'notification' } as const;
