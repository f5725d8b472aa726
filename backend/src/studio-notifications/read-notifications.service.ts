import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  NOTIFICATION_TYPE_LABELS,
  type NotificationType,
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
      if (!read) return;
      await this.changes.record(manager, actor, {
        ...ENTRY,
        event: 'notification_read',
        recordId: String(id),
        label: read.title,
        before: { isRead: false },
        after: { isRead: true },
      });
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
