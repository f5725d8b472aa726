import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { AdminModule } from '../admin/admin.module.js';
import { AdminJobsRouter } from './admin-jobs.router.js';
import { ReachQueue } from './reach-queue.service.js';
import { ReadJobs } from './read-jobs.service.js';
import { TurnJobs } from './turn-jobs.service.js';

/** What runs in the background, for super admins: to see it, and to try again what failed. */
@Module({
  imports: [ActivityLogModule, AdminModule],
  providers: [AdminJobsRouter, ReachQueue, ReadJobs, TurnJobs],
  exports: [AdminJobsRouter],
})
export class JobsDeskModule {}
