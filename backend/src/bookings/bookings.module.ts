import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ListsModule } from '../platform/lists/lists.module.js';
import { WorkshopsModule } from '../workshops/workshops.module.js';
import { AdminBookingList } from './back-office/admin-booking-list.service.js';
import { BookSeatsService } from './book-seats.service.js';
import { BookingMails } from './booking-mails.service.js';
import { BookingStatisticsQueries } from './back-office/booking-statistics.service.js';
import { BookingSeat } from './booking-seat.entity.js';
import { Booking } from './booking.entity.js';
import { CancelBookingsService } from './cancel-bookings.service.js';
import { CustomerBookings } from './customer-bookings.service.js';
import { ForgetGuests } from './forget-guests.service.js';
import { MoveBookingsService } from './move-bookings.service.js';
import { CompleteBookings } from './complete-bookings.service.js';
import { ReminderSweeper } from './reminder-sweeper.service.js';
import { ReviveBookingsService } from './revive-bookings.service.js';
import { SeatNotices } from './seat-notices.service.js';
import { SessionBookings } from './session-bookings.service.js';
import { TicketQueries } from './ticket-queries.service.js';
import { TicketsRouter } from './tickets.router.js';

@Module({
  imports: [
    NotificationsModule,
    WorkshopsModule,
    ListsModule,
    TypeOrmModule.forFeature([Booking, BookingSeat]),
  ],
  providers: [
    BookSeatsService,
    CancelBookingsService,
    ReviveBookingsService,
    MoveBookingsService,
    SessionBookings,
    BookingMails,
    SeatNotices,
    ReminderSweeper,
    CompleteBookings,
    CustomerBookings,
    ForgetGuests,
    TicketQueries,
    TicketsRouter,
    AdminBookingList,
    BookingStatisticsQueries,
  ],
  exports: [
    AdminBookingList,
    BookingStatisticsQueries,
    BookSeatsService,
    CancelBookingsService,
    ReviveBookingsService,
    MoveBookingsService,
    SessionBookings,
    BookingMails,
    SeatNotices,
    CustomerBookings,
    ForgetGuests,
    TicketQueries,
    TicketsRouter,
  ],
})
export class BookingsModule {}
