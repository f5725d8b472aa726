import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { ListSeatsDto } from '../../../contract/booking-changes/resale/resale.dto.js';
import { formatTl } from '../../../contract/common/money.js';
import { SessionQueriesService } from '../../workshops/session-queries.service.js';
import { OpenBookingService } from '../guest/open-booking.service.js';
import { type LockedBooking, LockSeatsService } from '../lock-seats.service.js';
import { movingSeats } from '../reschedule/movable-seats.js';
import { type ListingRequest, listingRequest, RecordListingService } from './record-listing.service.js';
import { ResaleBillService } from './resale-bill.service.js';
import { WriteListingService } from './write-listing.service.js';

interface ListingToMake extends LockedBooking {
  readonly asked: ListSeatsDto;
  readonly request: ListingRequest;
}

/** Puts seats up for resale for their guest. They stay the guest's until the next one has paid. */
@Injectable()
export class ListSeatsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly open: OpenBookingService,
    private readonly locks: LockSeatsService,
    private readonly sessions: SessionQueriesService,
    private readonly bills: ResaleBillService,
    private readonly records: RecordListingService,
    private readonly listings: WriteListingService,
  ) {}

  /**
   * Lists all of these seats or none; a repeated request lists once. Throws guest_changes_not_found, guest_changes_closed,
   * resale_closed, resale_listed_already, resale_not_better, resale_bill_changed, reschedule_seat_unknown,
   * reschedule_guest_noted, changed_meanwhile.
   */
  async list(asked: ListSeatsDto): Promise<void> {
    const request = listingRequest('listed', asked);
    await this.dataSource.transaction(async (manager) => {
      await this.open.find(manager, asked);
      const locked = await this.locks.lockBooking(manager, asked.bookingId);
      if (await this.records.findMade(manager, request)) return;
      await this.make(manager, { asked, request, ...locked });
    });
  }

  private async make(
    manager: EntityManager,
    { asked, request, booking, seats }: ListingToMake,
  ): Promise<void> {
    const { positions, version, seenRefundKurus } = asked;
    const found = await this.open.get(manager, asked);
    if (booking.version !== version) throw new AppError('changed_meanwhile');
    const leaving = movingSeats(seats, positions);
    if (leaving.some(({ listedAt }) => listedAt !== null)) throw new AppError('resale_listed_already');
    const { sessionId } = booking;
    if (!(await this.sessions.snapshots(manager, [sessionId])).has(sessionId)) {
      throw new AppError('resale_closed');
    }
    const { refundKurus, isBetter } = await this.bills.of(manager, found, { seats, leaving });
    if (!isBetter) throw new AppError('resale_not_better');
    if (refundKurus !== seenRefundKurus) {
      throw new AppError('resale_bill_changed', { refund: formatTl(refundKurus), refundKurus });
    }
    await this.listings.list(manager, { booking, positions, request, refundKurus });
  }
}
