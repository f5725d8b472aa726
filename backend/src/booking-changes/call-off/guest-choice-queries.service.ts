import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { GuestChoiceQuery } from '../../../contract/booking-changes/call-off/call-off.dto.js';
import type {
  ChosenCredit,
  GuestChoiceView,
  OtherDate,
} from '../../../contract/booking-changes/call-off/call-off.views.js';
import { shortId } from '../../../contract/common/short-id.js';
import type { SessionTimes } from '../../../contract/workshops/session.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { ChangeSeatsService } from '../../bookings/change-seats.service.js';
import { TicketLinksService } from '../../bookings/ticket-links.service.js';
import { CreditQueriesService } from '../../payments/credits/credit-queries.service.js';
import { SessionQueriesService } from '../../workshops/session-queries.service.js';
import { BookingMoneyService } from './booking-money.service.js';
import { lastChoice } from './choose.service.js';
import type { GuestChoice } from './guest-choice.entity.js';
import { OtherDatesOfChoiceService } from './other-dates-of-choice.service.js';
import { SessionCallOff } from './session-call-off.entity.js';

/** Reads what guests may choose, for who has the link. Reading changes nothing. */
@Injectable()
export class GuestChoiceQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookings: ChangeSeatsService,
    private readonly links: TicketLinksService,
    private readonly sessions: SessionQueriesService,
    private readonly dates: OtherDatesOfChoiceService,
    private readonly money: BookingMoneyService,
    private readonly credits: CreditQueriesService,
  ) {}

  /** Throws choice_not_found for an unknown booking, a wrong key and a booking that nothing was asked about alike. */
  async view(link: GuestChoiceQuery): Promise<GuestChoiceView> {
    const { manager } = this.dataSource;
    const booking = await this.getByKey(manager, link);
    const choice = await lastChoice(manager, booking.id);
    if (choice === null) throw new AppError('choice_not_found');
    const outcome = outcomeOf(choice, booking);
    const money = await this.money.of(manager, booking);
    const { refunds, refundKurus } = money;
    const { note, offersDates, offersCredit } = await offersOf(manager, choice);
    const { id, name, surname, title, quantity } = booking;
    return {
      ...{
        shortId: shortId(id),
        guestName: `${name} ${surname}`.trim(),
        title,
        seats: quantity,
        outcome,
      },
      note,
      formerly: choice.callOffId === null ? choice.formerly : null,
      session: await this.sessions.times(manager, choice.sessionId),
      dates: outcome === null && offersDates ? await this.datesFor(manager, booking) : [],
      refundKurus,
      creditKurus: offersCredit ? money.creditableKurus : 0,
      credit: await this.creditOf(manager, booking, outcome),
      isRefundToCard: refunds.every(({ method }) => method === 'card'),
      chooseUntil: choice.chooseUntil?.toISOString() ?? null,
      ...movedTo(booking, outcome),
      ticketUrl: outcome === 'moved' ? this.links.path(booking) : null,
    };
  }

  /** Throws choice_not_found. */
  async getByKey(manager: EntityManager, { bookingId, choiceKey }: GuestChoiceQuery): Promise<Booking> {
    const booking = await this.bookings.find(manager, bookingId).catch(() => null);
    if (!booking || !this.links.isChoiceKeyOf(booking, choiceKey)) throw new AppError('choice_not_found');
    return booking;
  }

  private async creditOf(
    manager: EntityManager,
    { id }: Booking,
    outcome: GuestChoice['outcome'],
  ): Promise<ChosenCredit | null> {
    const credit = outcome === 'credited' ? await this.credits.ofBooking(manager, id) : null;
    return credit && { code: credit.code, kurus: credit.amountKurus };
  }

  private datesFor(manager: EntityManager, booking: Booking): Promise<OtherDate[]> {
    const { sessionId, title, quantity: seats } = booking;
    return this.dates.of(manager, { sessionId, title, seats });
  }
}

/** A booking that another act changed meanwhile has nothing left to choose, also before that is written down. */
function outcomeOf(choice: GuestChoice, { sessionId, status }: Booking): GuestChoice['outcome'] {
  if (choice.outcome !== null) return choice.outcome;
  return sessionId === choice.sessionId && status !== 'cancelled' ? null : 'elsewhere';
}

function movedTo(
  booking: Booking,
  outcome: GuestChoice['outcome'],
): { readonly movedTo: SessionTimes | null } {
  const { date, startTime, endTime } = booking;
  return { movedTo: outcome === 'moved' ? { date, startTime, endTime } : null };
}

type Offers = Pick<SessionCallOff, 'note' | 'offersDates' | 'offersCredit'>;

/** Who does not agree to a new day may choose anything. */
const OF_A_MOVE: Offers = { note: '', offersDates: true, offersCredit: true };

async function offersOf(manager: EntityManager, { callOffId }: GuestChoice): Promise<Offers> {
  return callOffId === null ? OF_A_MOVE : manager.findOneByOrFail(SessionCallOff, { id: callOffId });
}
