import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { AdminWorkshopsModule } from '../../workshops/back-office/admin-workshops.module.js';
import { WaitingListModule } from '../waiting-list.module.js';
import { ManageQueueService } from './manage-queue.service.js';
import { QueuesRouter } from './queues.router.js';
import { SessionQueuesService } from './session-queues.service.js';

/** The studio's side of the waiting lists. */
@Module({
  imports: [ActivityLogModule, AdminWorkshopsModule, WaitingListModule],
  providers: [ManageQueueService, QueuesRouter, SessionQueuesService],
  exports: [QueuesRouter],
})
export class AdminWaitingListModule {}
