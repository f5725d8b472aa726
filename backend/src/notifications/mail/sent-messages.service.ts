import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailMessage } from './mail-message.entity.js';
import { SmsMessage } from '../sms/sms-message.entity.js';

/** Reads the mails and text messages sent to a customer, for the export of their data. */
@Injectable()
export class SentMessagesService {
  constructor(private readonly dataSource: DataSource) {}

  /** Only sent mails, because the recipient has never seen others. */
  async mailsTo(email: string): Promise<MailMessage[]> {
    return this.dataSource.manager
      .createQueryBuilder(MailMessage, 'mail')
      .where(`mail.status = 'sent' AND lower(mail.recipient) = lower(:email)`, { email })
      .orderBy('mail.createdAt', 'DESC')
      .getMany();
  }

  /** Text messages about these bookings; a telephone number alone does not prove whose they are. */
  async textMessagesAbout(bookingIds: readonly string[]): Promise<SmsMessage[]> {
    return this.dataSource.manager
      .createQueryBuilder(SmsMessage, 'sms')
      .where(`sms.status = 'sent' AND split_part(sms.dedupe_key, ':', 2) = ANY (:bookingIds)`, { bookingIds })
      .orderBy('sms.createdAt', 'DESC')
      .getMany();
  }
}
