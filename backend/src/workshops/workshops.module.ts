import { Inject, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { MediaModule } from '../media/media.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ReadyBytes } from '../platform/http/ready-bytes.js';
import { VisitorRequestsModule } from '../visitor-requests/visitor-requests.module.js';
import { AdminInformationRequestQueries } from './information-requests/admin-information-request-queries.service.js';
import { AdminInformationRequestsRouter } from './information-requests/admin-information-requests.router.js';
import { CreateSessionService } from './create-session.service.js';
import { InformationRequest } from './information-requests/information-request.entity.js';
import { InformationRequests } from './information-requests/information-requests.service.js';
import { ManageInformationRequests } from './information-requests/manage-information-requests.service.js';
import { SeatsService } from './seats.service.js';
import { SessionQueries } from './session-queries.service.js';
import { UpcomingSessionQueries } from './upcoming-sessions.service.js';
import { WorkshopSession } from './workshop-session.entity.js';
import { WorkshopsRouter } from './workshops.router.js';

@Module({
  imports: [
    ActivityLogModule,
    MediaModule,
    NotificationsModule,
    VisitorRequestsModule,
    TypeOrmModule.forFeature([WorkshopSession, InformationRequest]),
  ],
  providers: [
    AdminInformationRequestQueries,
    AdminInformationRequestsRouter,
    ManageInformationRequests,
    SeatsService,
    SessionQueries,
    UpcomingSessionQueries,
    CreateSessionService,
    InformationRequests,
    WorkshopsRouter,
  ],
  exports: [
    AdminInformationRequestQueries,
    AdminInformationRequestsRouter,
    ManageInformationRequests,
    SeatsService,
    SessionQueries,
    UpcomingSessionQueries,
    CreateSessionService,
    InformationRequests,
    WorkshopsRouter,
  ],
})
export class WorkshopsModule {
  constructor(@Inject(ReadyBytes) readyBytes: ReadyBytes) {
    readyBytes.register('/trpc/workshops.month', 'workshops');
  }
}
