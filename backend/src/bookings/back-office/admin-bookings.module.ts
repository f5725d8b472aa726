import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { AdminBookingViewsService } from './admin-booking-views.service.js';
import { AdminBookingsRouter } from './admin-bookings.router.js';
import { MoveBookingsService } from './move-bookings.service.js';
import { BookingsModule } from '../bookings.module.js';
import { BookingStatusModule } from '../status/booking-status.module.js';
import { CorrectGuestService } from './correct-guest.service.js';
import { TicketAgainService } from './ticket-again.service.js';
import { RemoveBookingService } from './remove-booking.service.js';

/**
 * The back office of bookings. It is a separate module, because it uses orders and payments, which use
 * bookings.
 */
@Module({
  imports: [ActivityLogModule, BookingsModule, BookingStatusModule, NotificationsModule],
  providers: [
    MoveBookingsService,
    RemoveBookingService,
    CorrectGuestService,
    TicketAgainService,
    AdminBookingViewsService,
    AdminBookingsRouter,
  ],
  exports: [
    BookingStatusModule,
    MoveBookingsService,
    RemoveBookingService,
    TicketAgainService,
    AdminBookingViewsService,
    AdminBookingsRouter,
  ],
})
export class AdminBookingsModule {}
