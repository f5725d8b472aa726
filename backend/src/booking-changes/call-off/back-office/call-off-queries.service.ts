import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type {
  CallOffGuest,
  CallOffView,
  MoveAnswers,
} from '../../../../contract/booking-changes/call-off/call-off.views.js';
import { shortId } from '../../../../contract/common/short-id.js';
import { ChangeSeatsService } from '../../../bookings/change-seats.service.js';
import { CreditQueriesService } from '../../../payments/credits/credit-queries.service.js';
import { AdminSessionQueriesService } from '../../../workshops/back-office/admin-session-queries.service.js';
import { SessionQueriesService } from '../../../workshops/session-queries.service.js';
import { BookingMoneyService } from '../booking-money.service.js';
import { GuestChoice } from '../guest-choice.entity.js';
import { OtherDatesOfChoiceService } from '../other-dates-of-choice.service.js';
import { SessionCallOff } from '../session-call-off.entity.js';

/** A bound on the answer, for a session that was moved again and again. */
const MOST_ANSWERS = 500;

/** Who does not agree to a new day may choose anything. */
const ALL_OFFERED = { offersCredit: true };

/** Reads how far a call-off is: who chose what, who has not answered, who must be called. */
@Injectable()
export class CallOffQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: AdminSessionQueriesService,
    private readonly times: SessionQueriesService,
    private readonly bookings: ChangeSeatsService,
    private readonly money: BookingMoneyService,
    private readonly dates: OtherDatesOfChoiceService,
    private readonly credits: CreditQueriesService,
  ) {}

  /** Null when the session is not called off. Throws workshop_not_found. */
  async ofSession(sessionId: string): Promise<CallOffView | null> {
    const { manager } = this.dataSource;
    const callOff = await manager.findOneBy(SessionCallOff, { sessionId, undoneAt: IsNull() });
    if (callOff === null) return null;
    const { title } = await this.sessions.get(manager, sessionId);
    const choices = await manager.find(GuestChoice, {
      where: { callOffId: callOff.id },
      order: { askedAt: 'ASC', id: 'ASC' },
    });
    const guests: CallOffGuest[] = [];
    for (const choice of choices) guests.push(await this.guest(manager, choice, ALL_OFFERED));
    const {
      id: callOffId,
      note,
      offersDates,
      offersCredit,
      madeBy,
      decidedAt,
      announceAt,
      announcedAt,
    } = callOff;
    return {
      ...{ callOffId, note, offersDates, offersCredit, madeBy, guests },
      decidedAt: decidedAt.toISOString(),
      announceAt: announceAt.toISOString(),
      announcedAt: announcedAt?.toISOString() ?? null,
      dates: await this.dates.of(manager, { sessionId, title, seats: 1 }),
    };
  }

  /** What the guests of a session that was moved answered. Throws workshop_not_found. */
  async moveAnswers(sessionId: string): Promise<MoveAnswers> {
    const { manager } = this.dataSource;
    const { title } = await this.sessions.get(manager, sessionId);
    const choices = await manager.find(GuestChoice, {
      where: { sessionId, callOffId: IsNull() },
      order: { askedAt: 'DESC', id: 'ASC' },
      take: MOST_ANSWERS,
    });
    const guests: CallOffGuest[] = [];
    for (const choice of choices) guests.push(await this.guest(manager, choice, ALL_OFFERED));
    return { guests, dates: await this.dates.of(manager, { sessionId, title, seats: 1 }) };
  }

  private async guest(
    manager: EntityManager,
    choice: GuestChoice,
    { offersCredit }: Pick<SessionCallOff, 'offersCredit'>,
  ): Promise<CallOffGuest> {
    const booking = await this.bookings.find(manager, choice.bookingId);
    const { id, name, surname, phone, quantity } = booking;
    const { toldBy, chooseUntil, outcome, movedToSessionId, decidedBy } = choice;
    const { isRefundInDoubt, creditableKurus } = await this.money.of(manager, booking);
    const credit = outcome === 'credited' ? await this.credits.ofBooking(manager, id) : null;
    return {
      ...{ bookingId: id, shortId: shortId(id), name: `${name} ${surname}`.trim(), phone, seats: quantity },
      ...{ toldBy, outcome, decidedBy, isRefundInDoubt },
      creditKurus: offersCredit ? creditableKurus : 0,
      credit: credit && { code: credit.code, kurus: credit.amountKurus },
      chooseUntil: chooseUntil?.toISOString() ?? null,
      movedTo: movedToSessionId === null ? null : await this.times.times(manager, movedToSessionId),
    };
  }
}
