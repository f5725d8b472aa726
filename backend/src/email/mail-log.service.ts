import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DEFAULT_PAGE_SIZE, type PageOf, paginationOf } from '../../contract/admin/page.query.js';
import { AppError } from '../../contract/app-error.js';
import { mailFailureText } from '../../contract/email/mail-failure.js';
import type { MailLogQuery } from '../../contract/email/mail-log.dto.js';
import type { MailLogStatus, MailLogView } from '../../contract/email/mail-log.js';
import { AdminChanges } from '../activity-log/admin-changes.service.js';
import { SEND_MAIL_JOB } from '../notifications/mail-outbox.js';
import { MAIL_TEMPLATES } from '../notifications/mail-templates.js';
import type { MailKind } from '../notifications/mail-template.js';
import { JobOutbox } from '../platform/jobs/job-outbox.js';
import type { Actor } from '../platform/sessions/actor.js';

/** No further is counted: nobody turns to page one thousand. */
const COUNTED = 10_000;

const STATES: Record<MailLogStatus, readonly string[]> = {
  sent: ['sent'],
  failed: ['failed'],
  pending: ['pending', 'sending', 'held'],
  skipped: ['skipped'],
};
const ALL_STATES = Object.values(STATES).flat();

const LISTED = `
  status = ANY ($1) AND ($2::uuid IS NULL OR sent_message_id = $2)
  AND ($3::text IS NULL OR lower(recipient) LIKE $3 OR lower(subject) LIKE $3)`;

interface LoggedMail {
  readonly id: string;
  readonly template: MailKind;
  readonly recipient: string;
  readonly subject: string | null;
  readonly status: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly tries: number;
  readonly lastError: string | null;
  readonly isWhole: boolean;
}

/** What became of the shop's mails (specification 3, section 3, 'Email log'); they are known for half a year. */
@Injectable()
export class MailLog {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(AdminChanges) private readonly changes: AdminChanges,
    @Inject(JobOutbox) private readonly jobs: JobOutbox,
  ) {}

  /** The newest first. */
  async list({
    page = 1,
    perPage = DEFAULT_PAGE_SIZE,
    ...filter
  }: MailLogQuery): Promise<PageOf<MailLogView>> {
    const values = [
      filter.status === undefined ? ALL_STATES : STATES[filter.status],
      filter.bulkMailId ?? null,
      filter.search === undefined ? null : `%${filter.search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`,
    ];
    const [counted] = await this.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM (SELECT FROM mail_message WHERE ${LISTED} LIMIT ${COUNTED + 1}) listed`,
      values,
    );
    const rows = await this.dataSource.query<LoggedMail[]>(
      `SELECT id, template, recipient, subject, status, created_at AS "createdAt", sent_at AS "sentAt", tries,
              last_error AS "lastError", (NOT is_forgotten) AS "isWhole"
       FROM mail_message WHERE ${LISTED} ORDER BY created_at DESC, id LIMIT $4 OFFSET $5`,
      [...values, perPage, (page - 1) * perPage],
    );
    const isExact = counted.count <= COUNTED;
    const totalRecords = Math.min(counted.count, COUNTED);
    return {
      items: rows.map(logView),
      pagination: paginationOf({ page, perPage }, { totalRecords, isExact }),
    };
  }

  /** Puts a failed mail back into the queue. Throws mail_not_retryable. */
  async retry(actor: Actor, id: string): Promise<void> {
    const secretKinds = Object.entries(MAIL_TEMPLATES).flatMap(([kind, { isSecret }]) =>
      isSecret ? kind : [],
    );
    await this.dataSource.transaction(async (manager) => {
      const [, affected] = await manager.query<[unknown, number]>(
        `UPDATE mail_message SET status = 'pending', claimed_at = now(), last_error = NULL
         WHERE id = $1 AND status = 'failed' AND NOT is_forgotten AND template <> ALL ($2)`,
        [id, secretKinds],
      );
      if (affected !== 1) throw new AppError('mail_not_retryable');
      await this.jobs.add(manager, { name: SEND_MAIL_JOB, payload: { mailId: id } });
      await this.changes.record(manager, actor, {
        type: 'admin_change',
        event: 'mail_retried',
        recordKind: 'mail',
        recordId: id,
        label: '',
        before: null,
        after: { status: 'pending' },
      });
    });
  }
}

function logView(mail: LoggedMail): MailLogView {
  const status = (Object.keys(STATES) as MailLogStatus[]).find((each) => STATES[each].includes(mail.status));
  const isSecret = MAIL_TEMPLATES[mail.template].isSecret ?? false;
  return {
    id: mail.id,
    recipient: mail.recipient,
    subject: mail.subject ?? '',
    status: status ?? 'pending',
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
    tries: mail.tries,
    reason: mail.lastError === null ? null : mailFailureText(mail.lastError),
    isRetryable: mail.status === 'failed' && mail.isWhole && !isSecret,
  };
}
