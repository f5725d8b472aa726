import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AccountsModule } from '../people/accounts/accounts.module.js';
import { CustomerAccountModule } from '../people/customer-account/customer-account.module.js';
import { RequestLimitsModule } from '../request-limits/request-limits.module.js';
import { AskDataRequestService } from './ask-data-request.service.js';
import { DataRequestLinksService } from './data-request-links.service.js';
import { DataRequestMailsService } from './data-request-mails.service.js';
import { DataRequestViewService } from './data-request-view.service.js';
import { DataRequest } from './data-request.entity.js';
import { DataRequestsRouter } from './data-requests.router.js';
import { PersonArchiveService } from './export/person-archive.service.js';
import { PruneDataRequestsService } from './prune-data-requests.service.js';

/** What people ask about their own personal data (KVKK, article 11). */
@Module({
  imports: [
    AccountsModule,
    ActivityLogModule,
    CustomerAccountModule,
    NotificationsModule,
    RequestLimitsModule,
    TypeOrmModule.forFeature([DataRequest]),
  ],
  providers: [
    AskDataRequestService,
    DataRequestLinksService,
    DataRequestMailsService,
    DataRequestViewService,
    DataRequestsRouter,
    PersonArchiveService,
    PruneDataRequestsService,
  ],
  exports: [DataRequestMailsService, DataRequestsRouter, PersonArchiveService],
})
export class DataRequestsModule {}
