import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { RequestLimitsModule } from '../request-limits/request-limits.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { WorkshopsModule } from '../workshops/workshops.module.js';
import { EndEntriesService } from './end-entries.service.js';
import { EntryViewsService } from './entry-views.service.js';
import { FreeDatesService } from './free-dates.service.js';
import { StayOnListService } from './stay-on-list.service.js';
import { JoinWaitingListService } from './join-waiting-list.service.js';
import { OfferedSeatsService } from './offered-seats.service.js';
import { OfferFreeSeatsService } from './offer-free-seats.service.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';
import { WaitingListLinksService } from './waiting-list-links.service.js';
import { WaitingListMailsService } from './waiting-list-mails.service.js';
import { WaitingListRouter } from './waiting-list.router.js';
import { WaitingListSweeperService } from './waiting-list-sweeper.service.js';
import { WaitsOfPersonService } from './waits-of-person.service.js';

/** People who wait for seats of full sessions, and the seats that are offered to them. */
@Module({
  imports: [
    NotificationsModule,
    RequestLimitsModule,
    StudioModule,
    WorkshopsModule,
    TypeOrmModule.forFeature([WaitingListEntry]),
  ],
  providers: [
    EndEntriesService,
    EntryViewsService,
    FreeDatesService,
    StayOnListService,
    JoinWaitingListService,
    OfferedSeatsService,
    OfferFreeSeatsService,
    WaitingListLinksService,
    WaitingListMailsService,
    WaitingListRouter,
    WaitingListSweeperService,
    WaitsOfPersonService,
  ],
  exports: [
    EndEntriesService,
    OfferedSeatsService,
    OfferFreeSeatsService,
    WaitingListMailsService,
    WaitingListRouter,
    WaitsOfPersonService,
  ],
})
export class WaitingListModule {}
