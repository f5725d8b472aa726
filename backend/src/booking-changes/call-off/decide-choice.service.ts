import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { ChoiceOutcome, ToldBy } from '../../../contract/booking-changes/call-off/call-off.js';
import { actingAdmin } from '../../activity-log/acting-admin.js';
import type { ChangeMaker } from '../../bookings/change-maker.js';
import { ChangeBookingStatusService } from '../../bookings/status/change-booking-status.service.js';
import { Clock } from '../../platform/clock.js';
import { BookingMoneyService } from './booking-money.service.js';
import { GuestChoice } from './guest-choice.entity.js';
import type { LockedChoice } from './lock-choice.service.js';
import { OtherDatesOfChoiceService } from './other-dates-of-choice.service.js';
import { WordOfCallOffService } from './word-of-call-off.service.js';

/** What is written into a choice that is made. */
interface Decision {
  readonly choice: GuestChoice;
  readonly outcome: ChoiceOutcome;
  readonly toldBy?: ToldBy;
  readonly movedToSessionId?: string;
  /** Of a person's decision. */
  readonly request?: Pick<GuestChoice, 'requestKey' | 'requestHash'>;
}

type CancelOutcome = Extract<ChoiceOutcome, 'refunded' | 'silent' | 'nothing_to_choose' | 'unpaid'>;

/** What a person decided about a choice that is locked. */
type PersonsDecision = Pick<Decision, 'request'> & { readonly locked: LockedChoice };

/** Carries out what was chosen, or what follows when nobody chose. The caller has locked the choice. */
@Injectable()
export class DecideChoiceService {
  constructor(
    private readonly statuses: ChangeBookingStatusService,
    private readonly dates: OtherDatesOfChoiceService,
    private readonly money: BookingMoneyService,
    private readonly words: WordOfCallOffService,
    private readonly clock: Clock,
  ) {}

  /** Cancels the booking with its refund, and tells the guest: with the apology where the guest had no say in it. */
  async cancel(
    manager: EntityManager,
    maker: ChangeMaker,
    { locked, outcome, request }: PersonsDecision & { readonly outcome: CancelOutcome },
  ): Promise<void> {
    const { choice, callOff, booking } = locked;
    const { refundKurus } = await this.money.of(manager, booking);
    await this.statuses.changeIn(manager, maker, {
      ...{ bookingId: booking.id, version: null, status: 'cancelled', refundsMoney: 'if_any' },
      ...(callOff &&
        outcome !== 'refunded' && {
          cancelledSession: { note: callOff.note, otherDates: await this.dates.named(manager, booking) },
        }),
    });
    const toldBy = await this.words.ended(manager, booking, { refundKurus, choiceId: choice.id });
    await this.write(manager, maker, { choice, outcome, toldBy, ...(request && { request }) });
  }

  /**
   * Cancels the booking and keeps its money as a credit of the guest. Throws credit_not_offered when the studio did not offer
   * that, or nothing was paid.
   */
  async credit(manager: EntityManager, maker: ChangeMaker, decided: PersonsDecision): Promise<void> {
    const { locked, request } = decided;
    const { choice, callOff, booking } = locked;
    const { creditableKurus } = await this.money.of(manager, booking);
    const isOffered = callOff?.offersCredit ?? true;
    if (!isOffered || creditableKurus === 0) throw new AppError('credit_not_offered');
    await this.statuses.changeIn(manager, maker, {
      ...{ bookingId: booking.id, version: null, status: 'cancelled', refundsMoney: 'as_credit' },
    });
    const toldBy = await this.words.credited(manager, booking, choice.id);
    await this.write(manager, maker, { choice, outcome: 'credited', toldBy, ...(request && { request }) });
  }

  /** Writes the outcome down. */
  async write(
    manager: EntityManager,
    maker: ChangeMaker,
    { choice, outcome, toldBy, movedToSessionId, request }: Decision,
  ): Promise<void> {
    const decidedBy = typeof maker === 'string' ? maker : (await actingAdmin(manager, maker)).email;
    await manager.update(
      GuestChoice,
      { id: choice.id },
      {
        ...{ outcome, decidedBy, decidedAt: this.clock.now() },
        toldBy: choice.toldBy ?? toldBy ?? null,
        movedToSessionId: movedToSessionId ?? null,
        ...request,
      },
    );
  }
}
