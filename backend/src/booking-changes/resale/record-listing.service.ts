import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { bookingChange } from '../../bookings/booking-record.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { adminOf, type ChangeMaker, nameOfMaker } from '../../bookings/change-maker.js';
import { Clock } from '../../platform/clock.js';
import { isTaken } from '../../platform/database/is-taken.js';
import { contentHash } from '../../platform/security/content-hash.js';
import { SeatListing } from './seat-listing.entity.js';

/** By which a repeated request is known. */
export type ListingRequest = Pick<SeatListing, 'id' | 'requestHash' | 'act'>;

interface AskedListing {
  readonly requestKey: string;
  readonly bookingId: string;
  readonly positions: readonly number[];
}

/** The version and the sum are left out: a repetition may have read both anew. */
export function listingRequest(
  act: SeatListing['act'],
  { requestKey, bookingId, positions }: AskedListing,
): ListingRequest {
  return { id: requestKey, act, requestHash: contentHash({ act, bookingId, positions }) };
}

/** Keeps listings and withdrawals: as rows of their own, by which a repeated request is known, and in the history. */
@Injectable()
export class RecordListingService {
  constructor(
    private readonly changes: AdminChangesService,
    private readonly clock: Clock,
  ) {}

  /** What the same request did before; null when it is new. Throws changed_meanwhile when its key did something else. */
  async findMade(manager: EntityManager, { id, requestHash }: ListingRequest): Promise<SeatListing | null> {
    const made = await manager.findOneBy(SeatListing, { id });
    if (made && made.requestHash !== requestHash) throw new AppError('changed_meanwhile');
    return made;
  }

  /** Throws changed_meanwhile when the key listed other seats in the same moment. */
  async record(
    manager: EntityManager,
    maker: ChangeMaker,
    made: ListingRequest & Pick<SeatListing, 'seats' | 'refundKurus'> & { readonly booking: Booking },
  ): Promise<void> {
    const { booking, ...listing } = made;
    const row = { ...listing, bookingId: booking.id, madeBy: await nameOfMaker(manager, maker) };
    await manager.insert(SeatListing, { ...row, madeAt: this.clock.now() }).catch((error: unknown) => {
      throw isTaken(error, 'seat_listing_pkey') ? new AppError('changed_meanwhile') : error;
    });
    const event = made.act === 'listed' ? 'booking_seats_listed' : 'booking_listing_withdrawn';
    const after = { seats: made.seats, ...(maker === 'guest' && { byGuest: true }) };
    await this.changes.record(
      manager,
      adminOf(maker),
      bookingChange(event, booking, { before: null, after }),
    );
  }
}
