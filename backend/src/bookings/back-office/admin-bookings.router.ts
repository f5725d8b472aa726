import { Injectable } from '@nestjs/common';
import { AdminBookingQuery, AdminBookingsQuery } from '../../../contract/bookings/admin-bookings.query.js';
import { ChangeBookingStatusDto, RemoveBookingDto } from '../../../contract/bookings/change-booking.dto.js';
import { CorrectGuestDto } from '../../../contract/bookings/correct-guest.dto.js';
import { RecordHistoryService } from '../../activity-log/record-history.service.js';
import { adminProcedure, adminSends, router } from '../../api/trpc.js';
import { AdminBookingListService } from './admin-booking-list.service.js';
import { AdminBookingViewsService } from './admin-booking-views.service.js';
import { BookingStatisticsQueriesService } from './booking-statistics-queries.service.js';
import { ChangeBookingStatusService } from '../status/change-booking-status.service.js';
import { CorrectGuestService } from './correct-guest.service.js';
import { RemoveBookingService } from './remove-booking.service.js';

const REFUND = {
  right: 'money.refund',
  when: ({ refundsMoney }: ChangeBookingStatusDto) => refundsMoney === true,
} as const;

/** The studio's bookings. */
@Injectable()
export class AdminBookingsRouter {
  constructor(
    private readonly bookings: AdminBookingListService,
    private readonly figures: BookingStatisticsQueriesService,
    private readonly views: AdminBookingViewsService,
    private readonly transitions: ChangeBookingStatusService,
    private readonly removal: RemoveBookingService,
    private readonly histories: RecordHistoryService,
    private readonly guests: CorrectGuestService,
  ) {}

  readonly router = router({
    list: adminSends('bookings.read', AdminBookingsQuery).query(({ input }) => this.bookings.page(input)),
    statistics: adminProcedure('bookings.read').query(() => this.figures.read()),
    view: adminSends('bookings.read', AdminBookingQuery).query(({ input }) =>
      this.views.view(input.bookingId),
    ),
    history: adminSends('bookings.read', AdminBookingQuery).query(({ input }) =>
      this.histories.of('booking', input.bookingId),
    ),
    setStatus: adminSends('bookings.change', ChangeBookingStatusDto, REFUND).mutation(
      async ({ input, ctx }) => {
        const { bookingId, version, status, refundsMoney = false } = input;
        await this.transitions.change(ctx.actor, { bookingId, version, status, refundsMoney });
        return this.views.view(bookingId);
      },
    ),
    correctGuest: adminSends('bookings.change', CorrectGuestDto).mutation(async ({ input, ctx }) => {
      const word = await this.guests.correct(ctx.actor, input);
      return { booking: await this.views.view(input.bookingId), word };
    }),
    remove: adminSends('bookings.change', RemoveBookingDto).mutation(({ input, ctx }) =>
      this.removal.remove(ctx.actor, input),
    ),
  });
}
