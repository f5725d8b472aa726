import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { formatDateWithWeekday, formatTimeRange, studioDate } from '../../contract/common/dates.js';
import { shortId } from '../../contract/common/short-id.js';
import { describeRefunds, type RefundByMethod } from '../../contract/payments/refund-ways.js';
import { placeOf } from '../../contract/studio/studio-profile.js';
import type {
  BookingMailFacts,
  BookingTicketFacts,
  MovedDifference,
  ResaleNews,
} from '../notifications/mail/facts/booking-mail-facts.js';
import { MailOutbox } from '../notifications/mail/mail-outbox.js';
import { SmsOutbox } from '../notifications/sms/sms-outbox.js';
import { Clock } from '../platform/clock.js';
import { Settings } from '../platform/config/settings.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { type CancellationReason, refundLines, toldOf } from './cancellation-words.js';
import { isActiveBooking } from './active-bookings.js';
import { Booking } from './booking.entity.js';
import { reminderSms } from './reminder-sms.js';
import { calendarEntry } from './calendar-entry.js';
import { TicketLinksService } from './ticket-links.service.js';

interface ToldResale {
  readonly news: ResaleNews;
  readonly seats: number;
  /** Of the act, which is told once. */
  readonly key: string;
  /** What goes back for sold seats, and by which ways. */
  readonly refunds?: readonly RefundByMethod[];
}

interface MovedFrom {
  /** The former date and time as text. */
  readonly before: string;
  /** Only this booking was moved, as its guest wished; otherwise its whole session. */
  readonly isOneBooking: boolean;
  /** The difference to the price of the new day, in kuruş; absent when the price stayed. */
  readonly difference?: MovedDifference | undefined;
  /** Whether the adult who is responsible for the children must still be named. */
  readonly needsAdult?: boolean;
}

/** Queues the mails and text messages that follow from a booking’s transitions, in the transaction of the transition itself. */
@Injectable()
export class BookingMailsService {
  constructor(
    private readonly mails: MailOutbox,
    private readonly texts: SmsOutbox,
    private readonly settings: Settings,
    private readonly studio: CurrentStudio,
    private readonly links: TicketLinksService,
    private readonly clock: Clock,
  ) {}

  async ticket(manager: EntityManager, booking: Booking): Promise<void> {
    await this.mails.queue(manager, {
      dedupeKey: transitionKey('booking-ticket', booking),
      template: 'booking-ticket',
      recipient: booking.email,
      payload: this.ticketFacts(booking),
    });
  }

  /** The ticket once more as it is now; once per key. */
  async ticketAgain(manager: EntityManager, booking: Booking, sendKey: string): Promise<void> {
    await this.mails.queue(manager, {
      dedupeKey: `booking-ticket:${booking.id}:${sendKey}`,
      template: 'booking-ticket',
      recipient: booking.email,
      payload: this.ticketFacts(booking),
    });
  }

  /** The order's valid tickets for the mail that confirms it, the next workshop first. */
  async ticketsOfOrder(manager: EntityManager, orderId: string): Promise<BookingTicketFacts[]> {
    return (await validBookings(manager, orderId)).map((booking) => this.ticketFacts(booking));
  }

  /**
   * Mails the order's valid tickets one by one, for an order that is taken up again. Tickets that have been mailed in
   * their present state are not mailed again.
   */
  async mailTicketsOfOrder(manager: EntityManager, orderId: string): Promise<void> {
    for (const booking of await validBookings(manager, orderId)) await this.ticket(manager, booking);
  }

  async reminder(manager: EntityManager, booking: Booking): Promise<void> {
    const isToday = booking.date === studioDate(this.clock.now());
    await this.mails.queue(manager, {
      dedupeKey: transitionKey('booking-reminder', booking),
      template: 'booking-reminder',
      recipient: booking.email,
      payload: { ...this.facts(booking), isToday },
    });
    await this.texts.queue(manager, {
      dedupeKey: transitionKey('booking-reminder', booking),
      recipient: booking.phone,
      text: reminderSms(booking, { isToday, studio: this.studio }),
    });
  }

  async cancellation(
    manager: EntityManager,
    booking: Booking,
    reason: CancellationReason = {},
  ): Promise<void> {
    const { byRules = false, cancelledSession } = reason;
    await this.withdrawReminder(manager, booking);
    await this.mails.queue(manager, {
      dedupeKey: transitionKey('booking-cancelled', booking),
      template: 'booking-cancelled',
      recipient: booking.email,
      payload: {
        ...this.facts(booking),
        ...{ refundLines: refundLines(booking, reason), isByRules: byRules },
        ...(cancelledSession && { cancelledSession: toldOf(cancelledSession) }),
        calendar: this.calendar(booking),
      },
    });
  }

  async moved(manager: EntityManager, booking: Booking, from: MovedFrom): Promise<void> {
    await this.withdrawReminder(manager, booking);
    await this.mails.queue(manager, {
      dedupeKey: transitionKey('booking-moved', booking),
      template: 'booking-moved',
      recipient: booking.email,
      payload: {
        ...this.facts(booking),
        ...from,
        choiceUrl: from.isOneBooking ? '' : this.links.choiceUrl(booking),
        calendar: this.calendar(booking),
      },
    });
  }

  /** What became of seats that their guest put up for resale; once for each key. */
  async resale(manager: EntityManager, booking: Booking, told: ToldResale): Promise<void> {
    const { news, seats: resaleSeats, key, refunds = [] } = told;
    await this.mails.queue(manager, {
      dedupeKey: `seat-resale:${booking.id}:${news.because}:${key}`,
      template: 'seat-resale',
      recipient: booking.email,
      payload: {
        ...this.facts(booking),
        ...{ resaleSeats, news, refundLines: describeRefunds(refunds) },
        calendar: this.calendar(booking),
      },
    });
  }

  /**
   * Withdraws a reminder that has not been sent yet, because it would tell what was true before this
   * transition.
   */
  async withdrawReminder(manager: EntityManager, booking: Booking): Promise<void> {
    const before = { id: booking.id, calendarSequence: booking.calendarSequence - 1 };
    const key = transitionKey('booking-reminder', before);
    await this.mails.withdraw(manager, key);
    await this.texts.withdraw(manager, key);
  }

  private ticketFacts(booking: Booking): BookingTicketFacts {
    return {
      ...this.facts(booking),
      isReminded: booking.remindAt !== null,
      calendar: this.calendar(booking),
    };
  }

  /** What every mail about a booking says. */
  facts(booking: Booking): BookingMailFacts {
    return {
      shortId: shortId(booking.id),
      guestName: booking.name,
      title: booking.title,
      day: formatDateWithWeekday(booking.date),
      hours: formatTimeRange(booking.startTime, booking.endTime),
      place: placeOf(this.studio.profile),
      seats: booking.quantity,
      isStudent: booking.isStudent,
      ticketUrl: this.links.url(booking),
      guestsUrl: this.links.guestsUrl(booking),
      changesUrl: this.links.changesUrl(booking),
    };
  }

  private calendar(booking: Booking): string {
    return calendarEntry(booking, {
      publicUrl: this.settings.PUBLIC_URL,
      ticketUrl: this.links.url(booking),
      studio: this.studio,
      now: this.clock.now(),
    });
  }
}

function validBookings(manager: EntityManager, orderId: string): Promise<Booking[]> {
  return manager.find(Booking, {
    where: { orderId, status: isActiveBooking() },
    order: { date: 'ASC', startTime: 'ASC', id: 'ASC' },
  });
}

/**
 * The key includes the calendar sequence, which each transition increases: a reinstated booking may be cancelled
 * and mailed again.
 */
function transitionKey(
  mail: string,
  { id, calendarSequence }: Pick<Booking, 'id' | 'calendarSequence'>,
): string {
  return `${mail}:${id}:${calendarSequence}`;
}
