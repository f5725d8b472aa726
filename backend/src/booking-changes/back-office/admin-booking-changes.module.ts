import { Module } from '@nestjs/common';
import { AdminBookingsModule } from '../../bookings/back-office/admin-bookings.module.js';
import { BookingChangesModule } from '../booking-changes.module.js';
import { ResaleModule } from '../resale/resale.module.js';
import { ListingsRouter } from './listings.router.js';
import { RescheduleRouter } from './reschedule.router.js';

/** The changes of booked seats that the studio makes for its guests. */
@Module({
  imports: [AdminBookingsModule, BookingChangesModule, ResaleModule],
  providers: [ListingsRouter, RescheduleRouter],
  exports: [ListingsRouter, RescheduleRouter],
})
export class AdminBookingChangesModule {}
