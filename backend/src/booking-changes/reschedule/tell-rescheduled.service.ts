import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { formatTl } from '../../../contract/common/money.js';
import { formatSession } from '../../../contract/workshops/session.js';
import type { Word } from '../../../contract/people/word.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { BookingMailsService } from '../../bookings/booking-mails.service.js';
import { ChangeSeatsService } from '../../bookings/change-seats.service.js';
import { MissingAdultService } from '../../bookings/seat-guests/missing-adult.service.js';
import { TicketLinksService } from '../../bookings/ticket-links.service.js';
import type { SettledDifference } from '../price-difference/settle-difference.service.js';
import { SmsOutbox } from '../../notifications/sms/sms-outbox.js';

/** A move that was just made. */
interface Move {
  /** The booking before, with all its seats. */
  readonly before: Booking;
  /** The booking of the seats that moved. */
  readonly moved: Booking;
  /** Null when each seat kept its price. */
  readonly difference: SettledDifference | null;
}

/** Tells buyers that their seats are in another session now. */
@Injectable()
export class TellRescheduledService {
  constructor(
    private readonly mails: BookingMailsService,
    private readonly texts: SmsOutbox,
    private readonly links: TicketLinksService,
    private readonly bookings: ChangeSeatsService,
    private readonly adults: MissingAdultService,
  ) {}

  /** Mails the moved ticket, and the smaller one of those who stay; or a text message to who has no address. */
  async tell(manager: EntityManager, { before, moved, difference }: Move): Promise<Word> {
    await this.mails.moved(manager, moved, {
      ...{ before: formatSession(before), isOneBooking: true, difference: mailedDifference(difference) },
      needsAdult: await this.adults.isMissing(manager, moved),
    });
    if (moved.id !== before.id) {
      await this.mails.ticket(manager, await this.bookings.find(manager, before.id));
    }
    return this.word(manager, moved, difference);
  }

  /** How the buyer learns of it; repeating it sends nothing twice. */
  async word(manager: EntityManager, moved: Booking, difference: Move['difference']): Promise<Word> {
    const { id, calendarSequence } = moved;
    const needsAdult = await this.adults.isMissing(manager, moved);
    const adult = needsAdult ? ` Çocukların sorumlu yetişkinini yazın: ${this.links.guestsUrl(moved)}` : '';
    return this.texts.insteadOfMail(manager, {
      to: moved,
      dedupeKey: `booking-rescheduled:${id}:${calendarSequence}`,
      text: `Yeriniz başka güne alındı: ${formatSession(moved)}. Biletiniz: ${this.links.url(moved)}${priceText(difference)}${adult}`,
    });
  }
}

function mailedDifference(difference: Move['difference']) {
  if (difference === null || difference.differenceKurus === 0) return undefined;
  const { differenceKurus, paymentUrl } = difference;
  return { differenceKurus, paymentUrl };
}

function priceText(difference: Move['difference']): string {
  if (difference === null || difference.differenceKurus === 0) return '';
  const { differenceKurus, paymentUrl } = difference;
  const amount = formatTl(Math.abs(differenceKurus));
  if (differenceKurus < 0) return ` Gün farkı ${amount} size geri dönüyor.`;
  return ` Gün farkı ${amount}${paymentUrl === null ? '.' : `, buradan ödeyebilirsiniz: ${paymentUrl}`}`;
}
