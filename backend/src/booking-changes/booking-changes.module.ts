import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { WorkshopsModule } from '../workshops/workshops.module.js';
import { LockSeatsService } from './lock-seats.service.js';
import { BookingReschedule } from './reschedule/booking-reschedule.entity.js';
import { OpenSessionService } from './reschedule/open-session.service.js';
import { RecordRescheduleService } from './reschedule/record-reschedule.service.js';
import { RescheduleBookingService } from './reschedule/reschedule-booking.service.js';
import { RescheduleChoicesService } from './reschedule/reschedule-choices.service.js';
import { TellRescheduledService } from './reschedule/tell-rescheduled.service.js';
import { SplitSeatsService } from './split-seats.service.js';

/** What becomes of seats after they were booked. */
@Module({
  imports: [
    ActivityLogModule,
    BookingsModule,
    NotificationsModule,
    OrdersModule,
    PaymentsModule,
    WorkshopsModule,
    TypeOrmModule.forFeature([BookingReschedule]),
  ],
  providers: [
    LockSeatsService,
    OpenSessionService,
    RecordRescheduleService,
    RescheduleBookingService,
    RescheduleChoicesService,
    SplitSeatsService,
    TellRescheduledService,
  ],
  exports: [RescheduleBookingService, RescheduleChoicesService],
})
export class BookingChangesModule {}
