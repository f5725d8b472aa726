import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { AdminModule } from '../../admin/admin.module.js';
import { AdminJobsRouter } from './admin-jobs.router.js';
import { QueryQueueService } from './query-queue.service.js';
import { ReadJobsService } from './read-jobs.service.js';
import { ManageJobsService } from './manage-jobs.service.js';

/** Shows the background jobs to super admins, who can retry the failed ones. */
@Module({
  imports: [ActivityLogModule, AdminModule],
  providers: [AdminJobsRouter, QueryQueueService, ReadJobsService, ManageJobsService],
  exports: [AdminJobsRouter],
})
export class AdminJobsModule {}
