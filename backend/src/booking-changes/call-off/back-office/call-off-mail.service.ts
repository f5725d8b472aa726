import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CallOffMailQuery } from '../../../../contract/booking-changes/call-off/call-off.dto.js';
import type { CallOffMail } from '../../../../contract/booking-changes/call-off/call-off.views.js';
import { SessionBookingsService } from '../../../bookings/session-bookings.service.js';
import { PreviewMailService } from '../../../notifications/custom-templates/preview-mail.service.js';
import { BookingMoneyService } from '../booking-money.service.js';
import { OtherDatesOfChoiceService } from '../other-dates-of-choice.service.js';
import { isUnpaid, QuestionOfBookingService } from '../question-of-booking.service.js';
import { WordOfCallOffService } from '../word-of-call-off.service.js';

/** A preview opens nothing. */
const NO_LINK = '/';

/** Shows the mail that guests would get, as it goes to the first of them. */
@Injectable()
export class CallOffMailService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookings: SessionBookingsService,
    private readonly words: WordOfCallOffService,
    private readonly questions: QuestionOfBookingService,
    private readonly dates: OtherDatesOfChoiceService,
    private readonly money: BookingMoneyService,
    private readonly previews: PreviewMailService,
  ) {}

  /** Null when nobody is to be written to. */
  async show({ sessionId, ...asked }: CallOffMailQuery): Promise<CallOffMail | null> {
    const { manager } = this.dataSource;
    const written = (await this.bookings.living(manager, sessionId)).filter(({ email }) => email !== '');
    const example = written.find((booking) => !isUnpaid(booking)) ?? written[0];
    if (example === undefined) return null;
    const question = await this.questions.of(manager, example, asked);
    const exampleName = `${example.name} ${example.surname}`.trim();
    if (question !== null) {
      const facts = this.words.facts(example, question, NO_LINK);
      return { ...(await this.previews.preview('workshop-called-off', facts)), exampleName };
    }
    const { refunds } = await this.money.of(manager, example);
    const otherDates = await this.dates.named(manager, example);
    const facts = this.words.cancellationFacts(example, { note: asked.note, otherDates, refunds });
    return { ...(await this.previews.preview('booking-cancelled', facts)), exampleName };
  }
}
