import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { WorkshopsModule } from '../workshops/workshops.module.js';
import { LockSeatsService } from './lock-seats.service.js';
import { BookingStatusModule } from '../bookings/status/booking-status.module.js';
import { CancelSeatsService } from './cancel-seats.service.js';
import { CallerBillService } from './caller/caller-bill.service.js';
import { CancelForCallerService } from './caller/cancel-for-caller.service.js';
import { TellCancelledService } from './caller/tell-cancelled.service.js';
import { BookingCancellation } from './guest/booking-cancellation.entity.js';
import { CancelByGuestService } from './guest/cancel-by-guest.service.js';
import { CancellationBillService } from './guest/cancellation-bill.service.js';
import { GuestChangesViewsService } from './guest/guest-changes-views.service.js';
import { GuestChangesRouter } from './guest/guest-changes.router.js';
import { MoveByGuestService } from './guest/move-by-guest.service.js';
import { OpenBookingService } from './guest/open-booking.service.js';
import { RecordCancellationService } from './guest/record-cancellation.service.js';
import { PayDifferenceByLinkService } from './price-difference/pay-difference-by-link.service.js';
import { RecordDifferenceService } from './price-difference/record-difference.service.js';
import { SettleDifferenceService } from './price-difference/settle-difference.service.js';
import { MoveSeatsService } from './reschedule/move-seats.service.js';
import { PaymentLinksModule } from '../payments/links/payment-links.module.js';
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
    BookingStatusModule,
    NotificationsModule,
    OrdersModule,
    PaymentsModule,
    PaymentLinksModule,
    WorkshopsModule,
    TypeOrmModule.forFeature([BookingCancellation, BookingReschedule]),
  ],
  providers: [
    CallerBillService,
    CancelForCallerService,
    CancelSeatsService,
    TellCancelledService,
    CancelByGuestService,
    CancellationBillService,
    GuestChangesRouter,
    GuestChangesViewsService,
    MoveByGuestService,
    MoveSeatsService,
    OpenBookingService,
    PayDifferenceByLinkService,
    RecordCancellationService,
    RecordDifferenceService,
    SettleDifferenceService,
    LockSeatsService,
    OpenSessionService,
    RecordRescheduleService,
    RescheduleBookingService,
    RescheduleChoicesService,
    SplitSeatsService,
    TellRescheduledService,
  ],
  exports: [
    CallerBillService,
    CancelForCallerService,
    CancellationBillService,
    GuestChangesRouter,
    LockSeatsService,
    OpenBookingService,
    RescheduleBookingService,
    RescheduleChoicesService,
    SplitSeatsService,
    TellCancelledService,
  ],
})
export class BookingChangesModule {}
