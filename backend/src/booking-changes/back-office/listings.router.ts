import { Injectable } from '@nestjs/common';
import { WithdrawForGuestDto } from '../../../contract/booking-changes/resale/resale.dto.js';
import { adminSends, router } from '../../api/trpc.js';
import { AdminBookingViewsService } from '../../bookings/back-office/admin-booking-views.service.js';
import { WithdrawSeatsService } from '../resale/withdraw-seats.service.js';

/** Seats up for resale, as the studio handles them for their guests. */
@Injectable()
export class ListingsRouter {
  constructor(
    private readonly listings: WithdrawSeatsService,
    private readonly views: AdminBookingViewsService,
  ) {}

  readonly router = router({
    withdraw: adminSends('bookings.change', WithdrawForGuestDto).mutation(async ({ input, ctx }) => {
      await this.listings.withdrawForGuest(ctx.actor, input);
      return this.views.view(input.bookingId);
    }),
  });
}
