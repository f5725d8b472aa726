import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { MediaModule } from '../media/media.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ResponseCache } from '../platform/http/response-cache.js';
import { RequestLimitsModule } from '../request-limits/request-limits.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { AdminInformationRequestQueriesService } from './information-requests/back-office/admin-information-request-queries.service.js';
import { AdminInformationRequestsRouter } from './information-requests/back-office/admin-information-requests.router.js';
import { CreateSessionService } from './create-session.service.js';
import { FindWorkshopsService } from './find-workshops.service.js';
import { InformationRequest } from './information-requests/information-request.entity.js';
import { InformationRequestsService } from './information-requests/information-requests.service.js';
import { ManageInformationRequestsService } from './information-requests/back-office/manage-information-requests.service.js';
import { OtherDatesService } from './other-dates.service.js';
import { SeatBlock } from './seat-block.entity.js';
import { SeatsService } from './seats.service.js';
import { SessionQueriesService } from './session-queries.service.js';
import { UpcomingSessionQueriesService } from './upcoming-session-queries.service.js';
import { WorkshopSession } from './workshop-session.entity.js';
import { WorkshopsRouter } from './workshops.router.js';

const PROVIDERS = [
  AdminInformationRequestQueriesService,
  AdminInformationRequestsRouter,
  FindWorkshopsService,
  ManageInformationRequestsService,
  OtherDatesService,
  SeatsService,
  SessionQueriesService,
  UpcomingSessionQueriesService,
  CreateSessionService,
  InformationRequestsService,
  WorkshopsRouter,
];

@Module({
  imports: [
    ActivityLogModule,
    MediaModule,
    NotificationsModule,
    RequestLimitsModule,
    StudioModule,
    TypeOrmModule.forFeature([WorkshopSession, InformationRequest, SeatBlock]),
  ],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class WorkshopsModule {
  constructor(responseCache: ResponseCache) {
    responseCache.register('/trpc/workshops.month', 'workshops');
    responseCache.register('/trpc/workshops.search', 'workshops');
  }
}
