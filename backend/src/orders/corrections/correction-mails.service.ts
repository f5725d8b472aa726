import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Word } from '../../../contract/people/word.js';
import { MailOutbox } from '../../notifications/mail/mail-outbox.js';
import { SmsOutbox } from '../../notifications/sms/sms-outbox.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { correctionSms } from './correction-sms.js';
import { OrderLinksService } from '../order-links.service.js';
import { orderMailFacts } from '../order-mail-facts.js';
import { OrderQueriesService } from '../order-queries.service.js';
import type { OrderCorrection } from './order-correction.entity.js';

/** Tells buyers what the studio corrected about their order, with what it costs now. */
@Injectable()
export class CorrectionMailsService {
  constructor(
    private readonly orders: OrderQueriesService,
    private readonly links: OrderLinksService,
    private readonly mails: MailOutbox,
    private readonly texts: SmsOutbox,
    private readonly studio: CurrentStudio,
  ) {}

  /** Runs in the transaction of the correction, after the order has been written. */
  async corrected(manager: EntityManager, made: OrderCorrection): Promise<Word> {
    const whole = await this.orders.getById(manager, made.orderId);
    const { id, email, openKurus } = whole.order;
    const dedupeKey = `order-corrected:${id}:${made.id}`;
    await this.mails.queue(manager, {
      dedupeKey,
      template: 'order-corrected',
      recipient: email,
      payload: {
        ...orderMailFacts(whole, this.links.path(whole.order)),
        corrected: made.lines,
        isStudentDifference: made.kind === 'student_difference',
        totalBeforeKurus: made.totalBeforeKurus,
        givenBackKurus: made.givenBackKurus,
        openKurus,
      },
    });
    const text = correctionSms(made, { openKurus, studio: this.studio });
    return this.texts.insteadOfMail(manager, { to: whole.order, dedupeKey, text });
  }
}
