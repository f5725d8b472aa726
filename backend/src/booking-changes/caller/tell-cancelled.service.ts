import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { formatTl } from '../../../contract/common/money.js';
import type { Word } from '../../../contract/people/word.js';
import { formatSession } from '../../../contract/workshops/session.js';
import { ChangeSeatsService } from '../../bookings/change-seats.service.js';
import { SmsOutbox } from '../../notifications/sms/sms-outbox.js';
import type { BookingCancellation } from '../guest/booking-cancellation.entity.js';

/** Tells callers that their seats are cancelled: the mail about it is sent with the cancellation, a text message to who has no address. */
@Injectable()
export class TellCancelledService {
  constructor(
    private readonly bookings: ChangeSeatsService,
    private readonly texts: SmsOutbox,
  ) {}

  /** Repeating it sends nothing twice. */
  async tell(manager: EntityManager, { id, bookingId, refundKurus }: BookingCancellation): Promise<Word> {
    const booking = await this.bookings.find(manager, bookingId);
    const money = refundKurus > 0 ? ` ${formatTl(refundKurus)} size geri dönüyor.` : '';
    return this.texts.insteadOfMail(manager, {
      to: booking,
      dedupeKey: `booking-cancelled-for-caller:${id}`,
      text: `${formatSession(booking)} rezervasyonunuz isteğinizle iptal edildi.${money}`,
    });
  }
}
