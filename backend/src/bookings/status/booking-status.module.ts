import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import { PaymentsModule } from '../../payments/payments.module.js';
import { WorkshopsModule } from '../../workshops/workshops.module.js';
import { BookingsModule } from '../bookings.module.js';
import { ChangeBookingStatusService } from './change-booking-status.service.js';
import { LockBookingService } from './lock-booking.service.js';
import { MoveBookingSeatsService } from './move-booking-seats.service.js';
import { RefundBookingService } from './refund-booking.service.js';

/** What a booking's change of status does. It is a separate module, because it uses orders and payments, which use bookings. */
@Module({
  imports: [ActivityLogModule, BookingsModule, OrdersModule, PaymentsModule, WorkshopsModule],
  providers: [ChangeBookingStatusService, LockBookingService, MoveBookingSeatsService, RefundBookingService],
  exports: [ChangeBookingStatusService, LockBookingService, MoveBookingSeatsService, RefundBookingService],
})
export class BookingStatusModule {}
