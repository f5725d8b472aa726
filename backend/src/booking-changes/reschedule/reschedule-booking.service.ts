import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { RescheduleBookingDto } from '../../../contract/booking-changes/reschedule.dto.js';
import type { Booking } from '../../bookings/booking.entity.js';
import type { ChangeMaker } from '../../bookings/change-maker.js';
import { ChangeSeatsService } from '../../bookings/change-seats.service.js';
import { ReseatLineService } from '../../orders/inventory/reseat-line.service.js';
import { LockSeatsService } from '../lock-seats.service.js';
import { SplitSeatsService } from '../split-seats.service.js';
import { movingSeats } from './movable-seats.js';
import { RecordRescheduleService, rescheduleRequest } from './record-reschedule.service.js';
import { OpenSessionService } from './open-session.service.js';
import { TellRescheduledService } from './tell-rescheduled.service.js';
import type { Word } from '../../../contract/people/word.js';

export interface Rescheduled {
  /** The booking of the seats that moved: a new one when others of the party stayed. */
  readonly bookingId: string;
  readonly word: Word;
}

/** Moves seats to another session: a whole booking, or some of a party. */
@Injectable()
export class RescheduleBookingService {
  constructor(
    private readonly locks: LockSeatsService,
    private readonly sessions: OpenSessionService,
    private readonly parties: SplitSeatsService,
    private readonly lines: ReseatLineService,
    private readonly bookings: ChangeSeatsService,
    private readonly history: RecordRescheduleService,
    private readonly guests: TellRescheduledService,
  ) {}

  /**
   * Runs in the caller's transaction, whole or not at all: the new seats are taken and the old ones freed in one step, and
   * each seat keeps the price that it was bought for. A repeated request moves once. Throws booking_not_found,
   * changed_meanwhile, the errors of booking changes, and payment_running when a party is parted while its buyer is charged.
   */
  async reschedule(
    manager: EntityManager,
    maker: ChangeMaker,
    requested: RescheduleBookingDto,
  ): Promise<Rescheduled> {
    const { bookingId, sessionId, reason } = requested;
    const request = rescheduleRequest(requested);
    const { booking: before, seats } = await this.locks.lock(manager, bookingId, sessionId);
    const done = await this.history.findMoved(manager, request);
    if (done !== null) {
      return {
        bookingId: done,
        word: await this.guests.word(manager, await this.bookings.find(manager, done)),
      };
    }
    assertMovable(before, requested);
    const leaving = movingSeats(seats, requested.positions);
    const session = await this.sessions.get(manager, sessionId);
    const part = leaving.length < seats.length ? await this.parties.split(manager, before, leaving) : before;
    if (!(await this.lines.reseat(manager, part.orderLineId, session))) {
      throw new AppError('reschedule_session_full', { seats: leaving.length });
    }
    const moved = await this.bookings.putInto(manager, part, session);
    await this.history.record(manager, maker, { request, reason, before, moved });
    return { bookingId: moved.id, word: await this.guests.tell(manager, { before, moved }) };
  }
}

function assertMovable({ status, version, sessionId }: Booking, requested: RescheduleBookingDto): void {
  if (version !== requested.version) throw new AppError('changed_meanwhile');
  if (status !== 'confirmed') throw new AppError('reschedule_not_open');
  if (sessionId === requested.sessionId) throw new AppError('reschedule_to_same_session');
}
