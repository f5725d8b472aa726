import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { BookingSeat } from '../../bookings/booking-seat.entity.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { ChangeSeatsService } from '../../bookings/change-seats.service.js';
import { ReseatLineService } from '../../orders/inventory/reseat-line.service.js';
import type { SessionSnapshot } from '../../workshops/session-queries.service.js';
import { SplitSeatsService } from '../split-seats.service.js';

interface SeatsToMove {
  readonly before: Booking;
  /** All seats of the booking. */
  readonly seats: readonly BookingSeat[];
  /** Those of them that move. */
  readonly leaving: readonly BookingSeat[];
  readonly session: SessionSnapshot;
}

/** Takes seats from one session to another, with line, booking and guests. */
@Injectable()
export class MoveSeatsService {
  constructor(
    private readonly parties: SplitSeatsService,
    private readonly lines: ReseatLineService,
    private readonly bookings: ChangeSeatsService,
  ) {}

  /** Returns the booking of the moved seats. Throws reschedule_session_full; the caller must roll back. */
  async move(manager: EntityManager, { before, seats, leaving, session }: SeatsToMove): Promise<Booking> {
    const part = leaving.length < seats.length ? await this.parties.split(manager, before, leaving) : before;
    if (!(await this.lines.reseat(manager, part.orderLineId, session))) {
      throw new AppError('reschedule_session_full', { seats: leaving.length });
    }
    return this.bookings.putInto(manager, part, session);
  }
}
