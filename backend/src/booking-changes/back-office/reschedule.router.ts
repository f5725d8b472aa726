import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  CallerBillDto,
  CancelForCallerDto,
} from '../../../contract/booking-changes/cancel-for-caller.dto.js';
import {
  RescheduleDatesDto,
  RescheduleForCallerDto,
} from '../../../contract/booking-changes/reschedule.dto.js';
import { adminSends, router } from '../../api/trpc.js';
import { AdminBookingViewsService } from '../../bookings/back-office/admin-booking-views.service.js';
import { CallerBillService } from '../caller/caller-bill.service.js';
import { CancelForCallerService } from '../caller/cancel-for-caller.service.js';
import { TellCancelledService } from '../caller/tell-cancelled.service.js';
import { RescheduleBookingService } from '../reschedule/reschedule-booking.service.js';
import { RescheduleChoicesService } from '../reschedule/reschedule-choices.service.js';

const REFUND = {
  right: 'money.refund',
  when: ({ price, seenDifferenceKurus }: RescheduleForCallerDto) =>
    price !== 'kept' && seenDifferenceKurus < 0,
} as const;

const REFUND_OF_CANCELLED = {
  right: 'money.refund',
  when: ({ refundKurus }: CancelForCallerDto) => refundKurus > 0,
} as const;

/** Bookings that the studio moves and cancels for a guest. */
@Injectable()
export class RescheduleRouter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly choices: RescheduleChoicesService,
    private readonly bookings: RescheduleBookingService,
    private readonly bills: CallerBillService,
    private readonly cancellations: CancelForCallerService,
    private readonly guests: TellCancelledService,
    private readonly views: AdminBookingViewsService,
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
    cancellationBill: adminSends('bookings.read', CallerBillDto).query(({ input }) => this.bills.of(input)),
    cancel: adminSends('bookings.change', CancelForCallerDto, REFUND_OF_CANCELLED).mutation(
      async ({ input, ctx }) => {
        const { bookingId, word } = await this.dataSource.transaction(async (manager) => {
          const made = await this.cancellations.cancel(manager, ctx.actor, input);
          return { bookingId: made.bookingId, word: await this.guests.tell(manager, made) };
        });
        return { booking: await this.views.view(bookingId), word };
      },
    ),
  });
}
