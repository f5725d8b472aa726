import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { AdminBookingsModule } from '../../bookings/back-office/admin-bookings.module.js';
import { CallOffModule } from '../../booking-changes/call-off/call-off.module.js';
import { BookingsModule } from '../../bookings/bookings.module.js';
import { AdminSessionQueriesService } from './admin-session-queries.service.js';
import { AdminSessionsRouter } from './admin-sessions.router.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { CopySessionService } from './copy-session.service.js';
import { CopyWeekPreviewService } from './copy-week-preview.service.js';
import { EditSessionService } from './edit-session.service.js';
import { RemoveSessionService } from './remove-session.service.js';
import { EraseSeatBlocksService } from './seat-blocks/erase-seat-blocks.service.js';
import { SeatBlocksRouter } from './seat-blocks/seat-blocks.router.js';
import { SeatBlocksService } from './seat-blocks/seat-blocks.service.js';
import { SessionCalendarService } from './session-calendar.service.js';
import { StudioModule } from '../../studio/studio.module.js';
import { WorkshopsModule } from '../workshops.module.js';

/** The back office of workshops. It is a separate module, because it uses bookings, which use workshops. */
@Module({
  imports: [
    WorkshopsModule,
    BookingsModule,
    CallOffModule,
    AdminBookingsModule,
    ActivityLogModule,
    NotificationsModule,
    StudioModule,
  ],
  providers: [
    AdminSessionQueriesService,
    EditSessionService,
    RemoveSessionService,
    CopySessionService,
    CopyWeekPreviewService,
    SessionCalendarService,
    AdminSessionsRouter,
    EraseSeatBlocksService,
    SeatBlocksRouter,
    SeatBlocksService,
  ],
  exports: [
    AdminSessionQueriesService,
    CopySessionService,
    EditSessionService,
    RemoveSessionService,
    AdminSessionsRouter,
    SeatBlocksRouter,
    SessionCalendarService,
  ],
})
export class AdminWorkshopsModule {}
