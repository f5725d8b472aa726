import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { CustomerAccountModule } from '../../people/customer-account/customer-account.module.js';
import { DataRequestsModule } from '../data-requests.module.js';
import { AdminDataRequestsRouter } from './admin-data-requests.router.js';
import { CloseDataRequestService } from './close-data-request.service.js';
import { DataRequestQueriesService } from './data-request-queries.service.js';

/** The section 'KVKK Başvuruları' of the back office. */
@Module({
  imports: [ActivityLogModule, CustomerAccountModule, DataRequestsModule],
  providers: [AdminDataRequestsRouter, CloseDataRequestService, DataRequestQueriesService],
  exports: [AdminDataRequestsRouter],
})
export class AdminDataRequestsModule {}
