import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NotificationScope } from '../../../contract/notifications/notification-rights.js';
import type { StudioNotificationView } from '../../../contract/notifications/studio-notification.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { StudioInboxService } from '../studio/studio-inbox.service.js';
import type { Actor } from '../../platform/sessions/actor.js';

/** Removes a notification from the list of all admins, or restores it, and logs the admin. */
@Injectable()
export class RemoveStudioNotificationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: StudioInboxService,
    private readonly changes: AdminChangesService,
  ) {}

  /** Throws notification_not_found. */
  async remove(actor: Actor, id: number, scope: NotificationScope): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const removed = await this.inbox.remove(manager, id, scope);
      await this.changes.record(manager, actor, {
        ...entryOf(removed),
        event: 'notification_removed',
        before: factsOf(removed),
        after: null,
      });
    });
  }

  /** Throws notification_not_found. */
  async restore(actor: Actor, id: number, scope: NotificationScope): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const restored = await this.inbox.restore(manager, id, scope);
      await this.changes.record(manager, actor, {
        ...entryOf(restored),
        event: 'notification_restored',
        before: null,
        after: factsOf(restored),
      });
    });
  }
}

function entryOf({ id, title }: StudioNotificationView) {
  return {
    type: 'admin_change',
    recordKind: 'studio_notification',
    recordId: String(id),
    label: title,
  } as const;
}

function factsOf({ type, title, message }: StudioNotificationView) {
  return { type, title, message };
}
