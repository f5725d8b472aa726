import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../../activity-log/activity-log.module.js';
import { AdminModule } from '../../../admin/admin.module.js';
import { MediaModule } from '../../../media/media.module.js';
import { NotificationsModule } from '../../../notifications/notifications.module.js';
import { AdminBackupsRouter } from './admin-backups.router.js';
import { BackupQueriesService } from './backup-queries.service.js';
import { BackupTasksService } from './backup-tasks.service.js';
import { DownloadBackupService } from './download-backup.service.js';
import { RequestBackupService } from './request-backup.service.js';
import { RunBackupTaskService } from './run-backup-task.service.js';
import { ScheduleBackupsService } from './schedule-backups.service.js';

/** Backups by the shop itself: nightly or at the press of a button, tried every week, downloaded by super admins. */
@Module({
  imports: [ActivityLogModule, AdminModule, MediaModule, NotificationsModule],
  providers: [
    AdminBackupsRouter,
    BackupQueriesService,
    BackupTasksService,
    DownloadBackupService,
    RequestBackupService,
    RunBackupTaskService,
    ScheduleBackupsService,
  ],
  exports: [AdminBackupsRouter, DownloadBackupService],
})
export class AdminBackupsModule {}
