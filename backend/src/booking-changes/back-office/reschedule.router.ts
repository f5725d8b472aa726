import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  RescheduleDatesDto,
  RescheduleForCallerDto,
} from '../../../contract/booking-changes/reschedule.dto.js';
import { WithdrawForGuestDto } from '../../../contract/booking-changes/resale/resale.dto.js';
import { adminSends, router } from '../../api/trpc.js';
import { AdminBookingViewsService } from '../../bookings/back-office/admin-booking-views.service.js';
import { WithdrawSeatsService } from '../resale/withdraw-seats.service.js';
import { RescheduleBookingService } from '../reschedule/reschedule-booking.service.js';
import { RescheduleChoicesService } from '../reschedule/reschedule-choices.service.js';

const REFUND = {
  right: 'money.refund',
  when: ({ price, seenDifferenceKurus }: RescheduleForCallerDto) =>
    price !== 'kept' && seenDifferenceKurus < 0,
} as const;

/** Bookings that the studio moves for a guest, or takes off resale. */
@Injectable()
export class RescheduleRouter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly choices: RescheduleChoicesService,
    private readonly bookings: RescheduleBookingService,
    private readonly views: AdminBookingViewsService,
    private readonly listings: WithdrawSeatsService,
  ) {}

  readonly router = router({
    choices: adminSends('bookings.read', RescheduleDatesDto).query(({ input }) =>
      this.choices.of(input.bookingId),
    ),
    reschedule: adminSends('bookings.change', RescheduleForCallerDto, REFUND).mutation(
      async ({ input, ctx }) => {
        const { bookingId, word } = await this.dataSource.transaction((manager) =>
          this.bookings.rescheduleForCaller(manager, ctx.actor, input),
        );
        return { booking: await this.views.view(bookingId), word };
      },
    ),
    withdrawListing: adminSends('bookings.change', WithdrawForGuestDto).mutation(async ({ input, ctx }) => {
      await this.listings.withdrawForGuest(ctx.actor, input);
      return this.views.view(input.bookingId);
    }),
  });
}
