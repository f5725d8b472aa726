import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AdminNotificationsRouter } from './admin-notifications.router.js';
import { PruneNotifications } from './prune-notifications.service.js';
import { RemoveNotification } from './remove-notification.service.js';

/** The studio's own list of what happened, as the back office reads it. */
@Module({
  imports: [ActivityLogModule, NotificationsModule],
  providers: [AdminNotificationsRouter, PruneNotifications, RemoveNotification],
  exports: [AdminNotificationsRouter, RemoveNotification],
})
export class StudioNotificationsModule {}
