import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type {
  WithdrawForGuestDto,
  WithdrawSeatsDto,
} from '../../../contract/booking-changes/resale/resale.dto.js';
import type { ChangeMaker } from '../../bookings/change-maker.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { OpenBookingService } from '../guest/open-booking.service.js';
import { LockSeatsService } from '../lock-seats.service.js';
import { listingRequest, RecordListingService } from './record-listing.service.js';
import { WriteListingService } from './write-listing.service.js';

/** Takes seats off resale, for their guest or by the studio. */
@Injectable()
export class WithdrawSeatsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly open: OpenBookingService,
    private readonly locks: LockSeatsService,
    private readonly records: RecordListingService,
    private readonly listings: WriteListingService,
  ) {}

  /**
   * Withdraws all of these seats or none; a repeated request withdraws once. Throws guest_changes_not_found,
   * resale_not_listed, resale_being_paid, changed_meanwhile.
   */
  async withdraw(asked: WithdrawSeatsDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.open.find(manager, asked);
      await this.make(manager, 'guest', asked);
    });
  }

  /** The same for the studio. Throws booking_not_found. */
  async withdrawForGuest(actor: Actor, asked: WithdrawForGuestDto): Promise<void> {
    await this.dataSource.transaction((manager) => this.make(manager, actor, asked));
  }

  private async make(
    manager: EntityManager,
    maker: ChangeMaker,
    { requestKey, bookingId, positions }: WithdrawForGuestDto,
  ): Promise<void> {
    const request = listingRequest('withdrawn', { requestKey, bookingId, positions });
    const { booking, seats } = await this.locks.lockBooking(manager, bookingId);
    if (await this.records.findMade(manager, request)) return;
    const listed = seats.filter(
      ({ position, listedAt }) => listedAt !== null && positions.includes(position),
    );
    if (listed.length < positions.length) throw new AppError('resale_not_listed');
    await this.listings.withdraw(manager, maker, { booking, positions, request });
  }
}
