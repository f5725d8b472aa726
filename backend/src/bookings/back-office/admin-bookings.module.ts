import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import { PaymentsModule } from '../../payments/payments.module.js';
import { WorkshopsModule } from '../../workshops/workshops.module.js';
import { AdminBookingViews } from './admin-booking-views.service.js';
import { AdminBookingsRouter } from './admin-bookings.router.js';
import { BookingSeatsTurn } from './booking-seats-turn.service.js';
import { BookingsModule } from '../bookings.module.js';
import { ChangeBookingStatusService } from './change-booking-status.service.js';
import { LockBooking } from './lock-booking.service.js';
import { RemoveBookingService } from './remove-booking.service.js';
import { ReturnBookingMoney } from './return-booking-money.service.js';

/** The studio's side of bookings. A module of its own: orders and payments stand between it and the bookings. */
@Module({
  imports: [ActivityLogModule, BookingsModule, OrdersModule, PaymentsModule, WorkshopsModule],
  providers: [
    LockBooking,
    BookingSeatsTurn,
    ReturnBookingMoney,
    ChangeBookingStatusService,
    RemoveBookingService,
    AdminBookingViews,
    AdminBookingsRouter,
  ],
  exports: [ChangeBookingStatusService, RemoveBookingService, AdminBookingViews, AdminBookingsRouter],
})
export class AdminBookingsModule {}
