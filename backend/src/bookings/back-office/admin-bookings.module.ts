import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import { PaymentsModule } from '../../payments/payments.module.js';
import { WorkshopsModule } from '../../workshops/workshops.module.js';
import { AdminBookingViewsService } from './admin-booking-views.service.js';
import { AdminBookingsRouter } from './admin-bookings.router.js';
import { MoveBookingsService } from './move-bookings.service.js';
import { MoveBookingSeatsService } from './move-booking-seats.service.js';
import { BookingsModule } from '../bookings.module.js';
import { ChangeBookingStatusService } from './change-booking-status.service.js';
import { CorrectGuestService } from './correct-guest.service.js';
import { TicketAgainService } from './ticket-again.service.js';
import { LockBookingService } from './lock-booking.service.js';
import { RemoveBookingService } from './remove-booking.service.js';
import { RefundBookingService } from './refund-booking.service.js';

/**
 * The back office of bookings. It is a separate module, because it uses orders and payments, which use
 * bookings.
 */
@Module({
  imports: [
    ActivityLogModule,
    BookingsModule,
    NotificationsModule,
    OrdersModule,
    PaymentsModule,
    WorkshopsModule,
  ],
  providers: [
    LockBookingService,
    MoveBookingSeatsService,
    MoveBookingsService,
    RefundBookingService,
    ChangeBookingStatusService,
    RemoveBookingService,
    CorrectGuestService,
    TicketAgainService,
    AdminBookingViewsService,
    AdminBookingsRouter,
  ],
  exports: [
    ChangeBookingStatusService,
    MoveBookingsService,
    RemoveBookingService,
    TicketAgainService,
    AdminBookingViewsService,
    AdminBookingsRouter,
  ],
})
export class AdminBookingsModule {}
