import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ToldBy } from '../../../contract/booking-changes/call-off/call-off.js';
import { formatDateTime } from '../../../contract/common/dates.js';
import { formatTl } from '../../../contract/common/money.js';
import { describeRefunds, type RefundByMethod } from '../../../contract/payments/refund-ways.js';
import { formatSession } from '../../../contract/workshops/session.js';
import { BookingMailsService } from '../../bookings/booking-mails.service.js';
import { toldOf } from '../../bookings/cancellation-words.js';
import { paragraphsOf } from '../../platform/text/paragraphs-of.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { TicketLinksService } from '../../bookings/ticket-links.service.js';
import type {
  BookingCancelledFacts,
  WorkshopCalledOffFacts,
} from '../../notifications/mail/facts/booking-mail-facts.js';
import { MailOutbox } from '../../notifications/mail/mail-outbox.js';
import { SmsOutbox } from '../../notifications/sms/sms-outbox.js';
import { CreditQueriesService } from '../../payments/credits/credit-queries.service.js';
import type { Question } from './question-of-booking.service.js';

/** By which a repetition is known. */
interface OfChoice {
  readonly choiceId: string;
}

/** Tells guests that their date does not take place: by mail, else by text message, else not at all. */
@Injectable()
export class WordOfCallOffService {
  constructor(
    private readonly bookings: BookingMailsService,
    private readonly links: TicketLinksService,
    private readonly mails: MailOutbox,
    private readonly texts: SmsOutbox,
    private readonly credits: CreditQueriesService,
  ) {}

  /** How word reaches this guest. */
  wayTo(booking: Pick<Booking, 'email' | 'phone'>): ToldBy {
    return this.texts.wayTo(booking) ?? 'call';
  }

  /** `choiceUrl`: another address than the guest's own, for a preview. */
  facts(booking: Booking, question: Question, choiceUrl?: string): WorkshopCalledOffFacts {
    const { note, dates, chooseUntil, refundKurus, creditKurus } = question;
    return {
      ...this.bookings.facts(booking),
      note: paragraphsOf(note),
      otherDates: dates.map(formatSession),
      choiceUrl: choiceUrl ?? this.links.choiceUrl(booking),
      chooseBy: formatDateTime(chooseUntil),
      refund: refundKurus > 0 ? formatTl(refundKurus) : '',
      credit: creditKurus > 0 ? formatTl(creditKurus) : '',
    };
  }

  /** What the mail about a booking that is cancelled with its session says, but for the calendar file. */
  cancellationFacts(
    booking: Booking,
    {
      note,
      otherDates,
      refunds,
    }: Pick<Question, 'note'> & {
      readonly otherDates: readonly string[];
      readonly refunds: readonly RefundByMethod[];
    },
  ): BookingCancelledFacts {
    const cancelledSession = toldOf({ note, otherDates });
    return {
      ...this.bookings.facts(booking),
      ...{ refundLines: describeRefunds(refunds), isByRules: false, cancelledSession, calendar: '' },
    };
  }

  /** Asks the guest to choose; repeating it sends nothing twice. */
  async ask(manager: EntityManager, booking: Booking, question: Question & OfChoice): Promise<ToldBy> {
    const dedupeKey = `workshop-called-off:${booking.id}:${question.choiceId}`;
    await this.mails.queue(manager, {
      ...{ dedupeKey, template: 'workshop-called-off', recipient: booking.email },
      payload: this.facts(booking, question),
    });
    const by = formatDateTime(question.chooseUntil);
    const text = `${formatSession(booking)} workshopunu yapamıyoruz, özür dileriz. Nasıl devam edeceğimizi buradan seçin (son saat ${by}): ${this.links.choiceUrl(booking)}`;
    const { way } = await this.texts.insteadOfMail(manager, { to: booking, dedupeKey, text });
    return way ?? 'call';
  }

  /** Tells who has no address for the mail about the moved date. */
  async moved(manager: EntityManager, booking: Booking, formerly: string): Promise<ToldBy> {
    const { way } = await this.texts.insteadOfMail(manager, {
      to: booking,
      dedupeKey: `booking-moved:${booking.id}:${booking.calendarSequence}`,
      text: `${formerly} workshopunuz yeni gününe alındı: ${formatSession(booking)}. Uyuyor mu, buradan yanıtlayın: ${this.links.choiceUrl(booking)}`,
    });
    return way ?? 'call';
  }

  /** Tells who has no address for the mail about the cancelled booking. */
  async ended(
    manager: EntityManager,
    booking: Booking,
    { refundKurus, choiceId }: Pick<Question, 'refundKurus'> & OfChoice,
  ): Promise<ToldBy> {
    const money = refundKurus > 0 ? ` ${formatTl(refundKurus)} size geri ödenecek.` : '';
    const { way } = await this.texts.insteadOfMail(manager, {
      to: booking,
      dedupeKey: `call-off-ended:${booking.id}:${choiceId}`,
      text: `${formatSession(booking)} workshopunu yapamıyoruz, özür dileriz. Rezervasyonunuz iptal edildi.${money}`,
    });
    return way ?? 'call';
  }

  /** Tells who has no address for the mail about it the code of a credit that was just chosen. */
  async credited(manager: EntityManager, booking: Booking, choiceId: string): Promise<ToldBy> {
    const credit = await this.credits.ofBooking(manager, booking.id);
    if (credit === null) throw new Error('The credit that was chosen is missing.');
    const { way } = await this.texts.insteadOfMail(manager, {
      to: booking,
      dedupeKey: `call-off-credited:${booking.id}:${choiceId}`,
      text: `${formatSession(booking)} rezervasyonunuz iptal edildi. ${formatTl(credit.amountKurus)} krediniz oldu; kodu: ${credit.code}`,
    });
    return way ?? 'call';
  }
}
