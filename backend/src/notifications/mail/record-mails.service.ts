import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { searchForm } from '../../../contract/common/turkish-text.js';
import { describeMailFailure } from '../../../contract/messaging/email/mail-failure.js';
import { MAIL_LOG_STATUSES, type MailLogStatus } from '../../../contract/messaging/email/mail-log.js';
import type { RecordMail, SendableMail } from '../../../contract/messaging/email/record-mails.js';
import { patternOf } from '../../platform/database/search-words.js';
import { MAIL_NAMES } from './mail-names.js';
import type { MailMessage } from './mail-message.entity.js';

const MOST_LISTED = 50;
const COLUMNS = `id, template, recipient, subject, status, created_at AS "createdAt", sent_at AS "sentAt",
  last_error AS "lastError", dedupe_key AS "dedupeKey"`;

/** Reads the mails about one record, and those to one person, of the last half year. */
@Injectable()
export class RecordMailsService {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest first. The second part of a dedupe key is the id of the mail's record. */
  async about(ids: readonly string[]): Promise<RecordMail[]> {
    const mails = await this.dataSource.query<MailMessage[]>(
      `SELECT ${COLUMNS} FROM mail_message WHERE split_part(dedupe_key, ':', 2) = ANY ($1)
         AND template NOT LIKE '%-notice'
       ORDER BY created_at DESC, id DESC LIMIT ${MOST_LISTED}`,
      [ids],
    );
    return mails.map(recordMail);
  }

  /** The newest first. The search finds them by its index. */
  async to(address: string): Promise<RecordMail[]> {
    const mails = await this.dataSource.query<MailMessage[]>(
      `SELECT ${COLUMNS} FROM mail_message WHERE search_text LIKE $1 AND lower(recipient) = lower($2)
       ORDER BY created_at DESC, id DESC LIMIT ${MOST_LISTED}`,
      [patternOf(searchForm(address)), address],
    );
    return mails.map(recordMail);
  }
}

function recordMail(mail: MailMessage): RecordMail {
  const { id, recipient, status, lastError } = mail;
  return {
    ...{ id, recipient },
    subject: mail.subject ?? MAIL_NAMES[mail.template],
    status: shownStatus(status),
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
    reason: lastError === null ? null : describeMailFailure(lastError),
    again: sendable(mail),
  };
}

const SENDABLE: Partial<Record<MailMessage['template'], SendableMail['kind']>> = {
  'order-confirmation': 'order',
  'booking-ticket': 'booking',
};

function sendable({ template, dedupeKey }: MailMessage): SendableMail | null {
  const kind = SENDABLE[template];
  const id = dedupeKey.split(':')[1];
  return kind === undefined || id === undefined ? null : { kind, id };
}

/** Mails that are being sent, or wait for a paused campaign, wait like any other. */
function shownStatus(status: string): MailLogStatus {
  return MAIL_LOG_STATUSES.find((each) => each === status) ?? 'pending';
}
