import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { CancelByGuestDto } from '../../../contract/booking-changes/guest/guest-changes.dto.js';
import type { CancelledByGuest } from '../../../contract/booking-changes/guest/guest-changes.views.js';
import { formatTl } from '../../../contract/common/money.js';
import { CancelSeatsService } from '../cancel-seats.service.js';
import { type LockedBooking, LockSeatsService } from '../lock-seats.service.js';
import { movingSeats } from '../reschedule/movable-seats.js';
import type { BookingCancellation } from './booking-cancellation.entity.js';
import { CancellationBillService } from './cancellation-bill.service.js';
import { OpenBookingService } from './open-booking.service.js';
import { cancellationRequest, RecordCancellationService } from './record-cancellation.service.js';

/** Cancels seats for their guest; what goes back is what the guest saw. */
@Injectable()
export class CancelByGuestService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly open: OpenBookingService,
    private readonly locks: LockSeatsService,
    private readonly bills: CancellationBillService,
    private readonly cancellations: CancelSeatsService,
    private readonly records: RecordCancellationService,
  ) {}

  /**
   * Cancels all of these seats or none; a repeated request cancels once. Throws guest_changes_not_found,
   * guest_changes_closed, cancellation_bill_changed, reschedule_seat_unknown, reschedule_guest_noted, changed_meanwhile,
   * payment_running when a party is parted while its buyer is charged.
   */
  async cancel(asked: CancelByGuestDto): Promise<CancelledByGuest> {
    return this.dataSource.transaction(async (manager) => {
      await this.open.find(manager, asked);
      const locked = await this.locks.lockBooking(manager, asked.bookingId);
      const request = cancellationRequest(asked);
      const done = await this.records.findMade(manager, request);
      const { refundKurus } = done ?? (await this.make(manager, { asked, request, ...locked }));
      return { refundKurus };
    });
  }

  private async make(
    manager: EntityManager,
    { asked, request, booking, seats }: CancellationToMake,
  ): Promise<BookingCancellation> {
    const found = await this.open.get(manager, asked);
    if (booking.version !== asked.version) throw new AppError('changed_meanwhile');
    const leaving = movingSeats(seats, asked.positions);
    const bill = await this.bills.of(manager, found, { seats, leaving });
    const { refundKurus } = bill;
    if (refundKurus !== asked.seenRefundKurus) {
      throw new AppError('cancellation_bill_changed', { refund: formatTl(refundKurus), refundKurus });
    }
    const cancelled = { booking, seats, leaving, request, bill, reason: '' };
    return this.cancellations.cancel(manager, 'guest', cancelled);
  }
}

interface CancellationToMake extends LockedBooking {
  readonly asked: CancelByGuestDto;
  readonly request: ReturnType<typeof cancellationRequest>;
}
