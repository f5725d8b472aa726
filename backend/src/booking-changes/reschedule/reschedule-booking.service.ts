import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type {
  RescheduleBookingDto,
  RescheduleForCallerDto,
} from '../../../contract/booking-changes/reschedule.dto.js';
import type { Word } from '../../../contract/people/word.js';
import { refundPercent } from '../../../contract/workshops/policies/booking-policy.js';
import type { Booking } from '../../bookings/booking.entity.js';
import type { ChangeMaker } from '../../bookings/change-maker.js';
import { ChangeSeatsService } from '../../bookings/change-seats.service.js';
import { LockSeatsService } from '../lock-seats.service.js';
import { pricesFor } from '../price-difference/prices-for.js';
import {
  type SettledDifference,
  SettleDifferenceService,
  type Settlement,
} from '../price-difference/settle-difference.service.js';
import type { BookingReschedule } from './booking-reschedule.entity.js';
import { assertWithinTerms, type GuestTerms } from './guest-terms.js';
import { movingSeats } from './movable-seats.js';
import { MoveSeatsService } from './move-seats.service.js';
import { OpenSessionService } from './open-session.service.js';
import { RecordRescheduleService, rescheduleRequest } from './record-reschedule.service.js';
import { TellRescheduledService } from './tell-rescheduled.service.js';

export interface Rescheduled {
  /** The booking of the seats that moved: a new one when others of the party stayed. */
  readonly bookingId: string;
  readonly word: Word;
  /** Null when each seat kept its price. */
  readonly difference: SettledDifference | null;
}

interface WantedReschedule {
  readonly maker: ChangeMaker;
  readonly requested: RescheduleBookingDto;
  /** Null when the rules of the seats do not count. */
  readonly readTerms: (() => Promise<GuestTerms>) | null;
  /** What the studio decided about the price; null when each seat keeps its own, or when the rules of the seats say. */
  readonly settlement: Omit<Settlement, 'requestKey'> | null;
}

/** Moves seats to another session: a whole booking, or some of a party. */
@Injectable()
export class RescheduleBookingService {
  constructor(
    private readonly locks: LockSeatsService,
    private readonly sessions: OpenSessionService,
    private readonly moves: MoveSeatsService,
    private readonly differences: SettleDifferenceService,
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
    return this.make(manager, { maker, requested, readTerms: null, settlement: null });
  }

  /**
   * The same for a guest: the rules of the seats hold, and the seats get the price of their new day. `readTerms` is called
   * once nothing of them can change any more, and for a new request only. Throws move_too_late, no_moves_left,
   * move_not_same_workshop and move_price_changed as well.
   */
  async rescheduleForGuest(
    manager: EntityManager,
    requested: RescheduleBookingDto,
    readTerms: () => Promise<GuestTerms>,
  ): Promise<Rescheduled> {
    return this.make(manager, { maker: 'guest', requested, readTerms, settlement: null });
  }

  /**
   * The same for a guest who asked the studio: no rule of the seats holds, and the studio decides about the difference in
   * price. Throws caller_price_changed, and reschedule_reason_missing when it lets a difference pass without a word.
   */
  async rescheduleForCaller(
    manager: EntityManager,
    maker: ChangeMaker,
    requested: RescheduleForCallerDto,
  ): Promise<Rescheduled> {
    const { price, seenDifferenceKurus, reason } = requested;
    if (price === 'kept' && seenDifferenceKurus !== 0 && reason === '') {
      throw new AppError('reschedule_reason_missing');
    }
    const rule = price === 'kept' ? 'waived' : 'given_back';
    const settlement = { rule, asksByLink: price === 'applied_by_link', seenDifferenceKurus } as const;
    return this.make(manager, { maker, requested, readTerms: null, settlement });
  }

  private async make(
    manager: EntityManager,
    { maker, requested, readTerms, settlement: decided }: WantedReschedule,
  ): Promise<Rescheduled> {
    const { bookingId, sessionId, reason, requestKey } = requested;
    const request = rescheduleRequest(requested);
    const { booking: before, seats } = await this.locks.lock(manager, bookingId, sessionId);
    const done = await this.history.findMade(manager, request);
    if (done !== null) return this.asDone(manager, done);
    const terms = readTerms && (await readTerms());
    assertMovable(before, requested);
    const leaving = movingSeats(seats, requested.positions);
    const session = await this.sessions.get(manager, sessionId);
    if (terms) assertWithinTerms(terms, { before, leaving, session });
    const moved = await this.moves.move(manager, { before, seats, leaving, session });
    const settlement = terms ? settlementBy(terms) : decided;
    const difference =
      settlement &&
      (await this.differences.settle(manager, maker, {
        ...{ booking: moved, prices: pricesFor(before, session), requestKey, ...settlement },
      }));
    if (terms) {
      await this.bookings.noteGuestMove(manager, moved.id, refundPercent(terms.policy, terms.hoursLeft));
    }
    const waivedKurus = settlement?.rule === 'waived' ? settlement.seenDifferenceKurus : 0;
    await this.history.record(manager, maker, { request, reason, before, moved, waivedKurus, difference });
    const word = await this.guests.tell(manager, { before, moved, difference });
    return { bookingId: moved.id, word, difference };
  }

  private async asDone(manager: EntityManager, made: BookingReschedule): Promise<Rescheduled> {
    const { bookingId } = made;
    const difference = await this.differences.settledBefore(manager, made);
    const word = await this.guests.word(manager, await this.bookings.find(manager, bookingId), difference);
    return { bookingId, word, difference };
  }
}

function settlementBy({ policy, seenDifferenceKurus }: GuestTerms): Omit<Settlement, 'requestKey'> {
  return { rule: policy.cheaperDay, asksByLink: true, seenDifferenceKurus };
}

function assertMovable({ status, version, sessionId }: Booking, requested: RescheduleBookingDto): void {
  if (version !== requested.version) throw new AppError('changed_meanwhile');
  if (status !== 'confirmed') throw new AppError('reschedule_not_open');
  if (sessionId === requested.sessionId) throw new AppError('reschedule_to_same_session');
}
