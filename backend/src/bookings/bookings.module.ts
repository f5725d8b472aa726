import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ListsModule } from '../platform/lists/lists.module.js';
import { WorkshopsModule } from '../workshops/workshops.module.js';
import { AdminBookingListService } from './back-office/admin-booking-list.service.js';
import { BookSeatsService } from './book-seats.service.js';
import { BookingMailsService } from './booking-mails.service.js';
import { BookingStatisticsQueriesService } from './back-office/booking-statistics-queries.service.js';
import { BookingSeat } from './booking-seat.entity.js';
import { Booking } from './booking.entity.js';
import { CorrectGuestsService } from './correct-guests.service.js';
import { ChangeSeatsService } from './change-seats.service.js';
import { CancelBookingsService } from './cancel-bookings.service.js';
import { CorrectBookingsService } from './correct-bookings.service.js';
import { CustomerBookingsService } from './customer-bookings.service.js';
import { EraseGuestsService } from './erase-guests.service.js';
import { CompleteBookingsService } from './complete-bookings.service.js';
import { OrderBookingsService } from './order-bookings.service.js';
import { ReminderSweeperService } from './reminder-sweeper.service.js';
import { ReminderTimesService } from './reminder-times.service.js';
import { ReinstateBookingsService } from './reinstate-bookings.service.js';
import { SeatAttendanceService } from './seat-attendance.service.js';
import { SeatGuest } from './seat-guests/seat-guest.entity.js';
import { EraseSeatGuestsService } from './seat-guests/erase-seat-guests.service.js';
import { SeatTicketLinksService } from './seat-guests/seat-ticket-links.service.js';
import { SeatTicketQueriesService } from './seat-guests/seat-ticket-queries.service.js';
import { SeatGuestsService } from './seat-guests/seat-guests.service.js';
import { SeatNoticesService } from './seat-notices.service.js';
import { SeatPaymentsService } from './seat-payments.service.js';
import { SessionBookingsService } from './session-bookings.service.js';
import { SplitBookingService } from './split-booking.service.js';
import { MissingAdultService } from './seat-guests/missing-adult.service.js';
import { OpenChoicesService } from './open-choices.service.js';
import { TicketLinksService } from './ticket-links.service.js';
import { ListedSeatsService } from './listed-seats.service.js';
import { TicketQueriesService } from './ticket-queries.service.js';
import { TicketsRouter } from './tickets.router.js';
import { StudioModule } from '../studio/studio.module.js';

@Module({
  imports: [
    StudioModule,
    NotificationsModule,
    WorkshopsModule,
    ListsModule,
    TypeOrmModule.forFeature([Booking, BookingSeat, SeatGuest]),
  ],
  providers: [
    BookSeatsService,
    CancelBookingsService,
    ChangeSeatsService,
    CorrectBookingsService,
    CorrectGuestsService,
    ListedSeatsService,
    ReinstateBookingsService,
    ReminderTimesService,
    SeatAttendanceService,
    SeatPaymentsService,
    SessionBookingsService,
    SplitBookingService,
    OrderBookingsService,
    BookingMailsService,
    SeatGuestsService,
    SeatTicketLinksService,
    SeatTicketQueriesService,
    EraseSeatGuestsService,
    SeatNoticesService,
    ReminderSweeperService,
    CompleteBookingsService,
    CustomerBookingsService,
    EraseGuestsService,
    MissingAdultService,
    OpenChoicesService,
    TicketLinksService,
    TicketQueriesService,
    TicketsRouter,
    AdminBookingListService,
    BookingStatisticsQueriesService,
  ],
  exports: [
    AdminBookingListService,
    BookingStatisticsQueriesService,
    BookSeatsService,
    CancelBookingsService,
    ChangeSeatsService,
    CorrectBookingsService,
    CorrectGuestsService,
    ListedSeatsService,
    ReinstateBookingsService,
    ReminderTimesService,
    SeatAttendanceService,
    SeatPaymentsService,
    SessionBookingsService,
    SplitBookingService,
    OrderBookingsService,
    BookingMailsService,
    MissingAdultService,
    SeatGuestsService,
    SeatNoticesService,
    CustomerBookingsService,
    EraseGuestsService,
    TicketLinksService,
    TicketQueriesService,
    TicketsRouter,
    TicketLinksService,
    SeatTicketLinksService,
    SeatTicketQueriesService,
  ],
})
export class BookingsModule {}
