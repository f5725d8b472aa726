import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { AdminWorkshopsModule } from '../workshops/back-office/admin-workshops.module.js';
import { AttendanceAction } from './attendance-action.entity.js';
import { AttendanceActionsService } from './attendance-actions.service.js';
import { AttendanceDayService } from './attendance-day.service.js';
import { AttendanceRouter } from './attendance.router.js';
import { DoorBookingsService } from './door-bookings.service.js';
import { ExpectedGuestsService } from './expected-guests.service.js';
import { RecordAttendanceService } from './record-attendance.service.js';
import { SnapshotService } from './snapshot.service.js';
import { StudentProofService } from './student-proof.service.js';

/** The studio's door. */
@Module({
  imports: [
    ActivityLogModule,
    AdminWorkshopsModule,
    BookingsModule,
    TypeOrmModule.forFeature([AttendanceAction]),
  ],
  providers: [
    AttendanceActionsService,
    AttendanceDayService,
    AttendanceRouter,
    DoorBookingsService,
    ExpectedGuestsService,
    RecordAttendanceService,
    SnapshotService,
    StudentProofService,
  ],
  exports: [AttendanceRouter, RecordAttendanceService],
})
export class AttendanceModule {}
