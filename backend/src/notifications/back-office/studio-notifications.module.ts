import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../guard/activity-log/activity-log.module.js';
import { NotificationsModule } from '../notifications.module.js';
import { AdminNotificationsRouter } from './admin-notifications.router.js';
import { PruneNotificationsService } from './prune-notifications.service.js';
import { RemoveNotificationService } from './remove-notification.service.js';

/** The back office of the studio's notifications. */
@Module({
  imports: [ActivityLogModule, NotificationsModule],
  providers: [AdminNotificationsRouter, PruneNotificationsService, RemoveNotificationService],
  exports: [AdminNotificationsRouter, RemoveNotificationService],
})
export class StudioNotificationsModule {}
