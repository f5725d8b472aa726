import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { NotificationsModule } from '../notifications.module.js';
import { StudioNotificationsRouter } from './studio-notifications.router.js';
import { PruneStudioNotificationsService } from './prune-studio-notifications.service.js';
import { RemoveStudioNotificationService } from './remove-studio-notification.service.js';

/** The back office of the studio's notifications. */
@Module({
  imports: [ActivityLogModule, NotificationsModule],
  providers: [StudioNotificationsRouter, PruneStudioNotificationsService, RemoveStudioNotificationService],
  exports: [StudioNotificationsRouter, RemoveStudioNotificationService],
})
export class StudioNotificationsModule {}
