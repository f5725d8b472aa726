import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { BookingMailsService } from '../../bookings/booking-mails.service.js';
import type { Booking } from '../../bookings/booking.entity.js';
import type { ChangeMaker } from '../../bookings/change-maker.js';
import { ListedSeatsService } from '../../bookings/listed-seats.service.js';
import { Clock } from '../../platform/clock.js';
import { SeatsService } from '../../workshops/seats.service.js';
import { type ListingRequest, RecordListingService } from './record-listing.service.js';

interface Listing {
  readonly booking: Booking;
  readonly positions: readonly number[];
  readonly request: ListingRequest;
}

/** Marks seats as put up for resale and takes the mark off again. The caller has locked what a change of seats touches. */
@Injectable()
export class WriteListingService {
  constructor(
    private readonly listed: ListedSeatsService,
    private readonly seats: SeatsService,
    private readonly records: RecordListingService,
    private readonly mails: BookingMailsService,
    private readonly clock: Clock,
  ) {}

  async list(
    manager: EntityManager,
    { booking, positions, request, refundKurus }: Listing & { readonly refundKurus: number },
  ): Promise<void> {
    await this.listed.list(manager, { bookingId: booking.id, positions, at: this.clock.now() });
    const seats = positions.length;
    await this.records.record(manager, 'guest', { ...request, booking, seats, refundKurus });
    await this.mails.resale(manager, booking, {
      news: { because: 'listed', refundKurus },
      ...{ seats, key: request.id },
    });
  }

  /** Throws resale_being_paid while carts have so many of the session's listed seats that one of these is needed. */
  async withdraw(
    manager: EntityManager,
    maker: ChangeMaker,
    { booking, positions, request }: Listing,
  ): Promise<void> {
    const { id: bookingId, sessionId } = booking;
    const seats = positions.length;
    if ((await this.seats.listedInPeace(manager, sessionId)) < seats) throw new AppError('resale_being_paid');
    await this.listed.withdraw(manager, { bookingId, positions });
    await this.records.record(manager, maker, { ...request, booking, seats, refundKurus: null });
    if (maker === 'guest') return;
    await this.mails.resale(manager, booking, {
      news: { because: 'withdrawn' },
      ...{ seats, key: request.id },
    });
  }

  /** Ends listings that nobody is paying for, without anybody's asking. Returns how many. */
  async end(manager: EntityManager, booking: Booking, positions: readonly number[]): Promise<number> {
    const inPeace = await this.seats.listedInPeace(manager, booking.sessionId);
    const ended = positions.slice(0, Math.max(0, inPeace));
    if (ended.length > 0) await this.listed.withdraw(manager, { bookingId: booking.id, positions: ended });
    return ended.length;
  }

  async tellLapsed(manager: EntityManager, booking: Booking, seats: number): Promise<void> {
    const { calendarSequence } = booking;
    await this.mails.resale(manager, booking, {
      news: { because: 'lapsed' },
      ...{ seats, key: `${calendarSequence}:${this.clock.now().toISOString()}` },
    });
  }
}
