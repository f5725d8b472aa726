import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { MailMessage } from './mail-message.entity.js';
import { SmsMessage } from '../sms/sms-message.entity.js';

/** What was written to somebody, for that very person. */
@Injectable()
export class WrittenMessagesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Only what was sent: everything else the recipient has never seen. */
  async mailsTo(email: string): Promise<MailMessage[]> {
    return this.dataSource.manager
      .createQueryBuilder(MailMessage, 'mail')
      .where(`mail.status = 'sent' AND lower(mail.recipient) = lower(:email)`, { email })
      .orderBy('mail.createdAt', 'DESC')
      .getMany();
  }

  /** About certain bookings: a telephone number proves nothing. */
  async textMessagesAbout(bookingIds: readonly string[]): Promise<SmsMessage[]> {
    return this.dataSource.manager
      .createQueryBuilder(SmsMessage, 'sms')
      .where(`sms.status = 'sent' AND split_part(sms.dedupe_key, ':', 2) = ANY (:bookingIds)`, { bookingIds })
      .orderBy('sms.createdAt', 'DESC')
      .getMany();
  }
}
