import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PageOf } from '../../../contract/admin/page.query.js';
import { AppError } from '../../../contract/app-error.js';
import { type LocalDate, studioInstant } from '../../../contract/common/dates.js';
import type { Troubles } from '../../../contract/admin/dashboard/dashboard.views.js';
import { describeMailFailure } from '../../../contract/messaging/email/mail-failure.js';
import type { MailLogQuery } from '../../../contract/messaging/email/mail-log.dto.js';
import type { MailLogStatus, MailLogView } from '../../../contract/messaging/email/mail-log.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { EndCampaignsService } from '../campaigns/end-campaigns.service.js';
import { SEND_MAIL_JOB } from '../../notifications/mail/mail-outbox.js';
import { MAIL_NAMES } from '../../notifications/mail/mail-names.js';
import { MAIL_TEMPLATES } from '../../notifications/mail/mail-templates.js';
import type { MailKind } from '../../notifications/mail/mail-template.js';
import { JobOutbox } from '../../platform/jobs/job-outbox.js';
import { ListReadsService } from '../../platform/lists/list-reads.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { MAIL_STATES, MAILS, mailFilter } from './mail-filter.js';

/** Mails of erased people and of stopped campaigns cannot be sent again. */
const IS_WHOLE = `NOT is_erased AND NOT EXISTS (SELECT FROM campaign
  WHERE campaign.id = mail_message.campaign_id AND campaign.status = 'stopped')`;

/** The status of a mail that is put back: `held` while its campaign is paused. */
const WAITS_AS = `coalesce((
  SELECT CASE campaign.status WHEN 'paused' THEN 'held' END
  FROM campaign WHERE campaign.id = mail_message.campaign_id FOR SHARE), 'pending')`;

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

/** Reads the log of mails (specification 3, section 3, 'Email log'), which goes back half a year. */
@Injectable()
export class MailLogService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AdminChangesService,
    private readonly jobs: JobOutbox,
    private readonly campaigns: EndCampaignsService,
    private readonly reads: ListReadsService,
  ) {}

  /** The newest first. Throws list_too_slow. */
  list(query: MailLogQuery): Promise<PageOf<MailLogView>> {
    return this.reads.page(query, { list: MAILS, filter: mailFilter(query), rowsOf });
  }

  /** The number of mails since that day that have failed for good. */
  async failures(since: LocalDate): Promise<Troubles> {
    const [row] = await this.dataSource.query<[{ count: number; latestAt: Date | null }]>(
      `SELECT count(*)::int AS count, max(created_at) AS "latestAt" FROM mail_message
       WHERE status = 'failed' AND created_at >= $1`,
      [studioInstant(since, '00:00')],
    );
    return { count: row.count, latestAt: row.latestAt?.toISOString() ?? null, since };
  }

  /**
   * Puts a failed mail back into the queue, or holds it while its campaign is paused. Throws
   * mail_not_retryable.
   */
  async retry(actor: Actor, id: string): Promise<void> {
    const secretKinds = Object.entries(MAIL_TEMPLATES).flatMap(([kind, { isSecret }]) =>
      isSecret ? kind : [],
    );
    await this.dataSource.transaction(async (manager) => {
      await this.campaigns.reopenCampaignOf(manager, id);
      const [[mail]] = await manager.query<[Pick<LoggedMail, 'template' | 'status'>[], number]>(
        `UPDATE mail_message SET status = ${WAITS_AS}, claimed_at = now(), due_at = now(), trying_since = NULL, last_error = NULL
         WHERE id = $1 AND status = 'failed' AND ${IS_WHOLE} AND template <> ALL ($2)
         RETURNING template, status`,
        [id, secretKinds],
      );
      if (!mail) throw new AppError('mail_not_retryable');
      await this.jobs.add(manager, { name: SEND_MAIL_JOB, payload: { mailId: id } });
      await this.changes.record(manager, actor, {
        event: 'mail_retried',
        recordKind: 'mail',
        recordId: id,
        // Without the mail's subject, which may contain a name.
        label: MAIL_NAMES[mail.template],
        before: null,
        after: { status: mail.status },
      });
    });
  }
}

async function rowsOf(manager: EntityManager, ids: readonly string[]): Promise<MailLogView[]> {
  const rows = await manager.query<LoggedMail[]>(
    `SELECT id, template, recipient, subject, status, created_at AS "createdAt", sent_at AS "sentAt", tries,
            last_error AS "lastError", (${IS_WHOLE}) AS "isWhole"
     FROM mail_message WHERE id = ANY ($1) ORDER BY created_at DESC, id DESC`,
    [ids],
  );
  return rows.map(logView);
}

function logView(mail: LoggedMail): MailLogView {
  const status = (Object.keys(MAIL_STATES) as MailLogStatus[]).find((each) =>
    MAIL_STATES[each].includes(mail.status),
  );
  const isSecret = MAIL_TEMPLATES[mail.template].isSecret ?? false;
  return {
    id: mail.id,
    recipient: mail.recipient,
    subject: mail.subject ?? MAIL_NAMES[mail.template],
    status: status ?? 'pending',
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
    tries: mail.tries,
    reason: mail.lastError === null ? null : describeMailFailure(mail.lastError),
    isRetryable: mail.status === 'failed' && mail.isWhole && !isSecret,
  };
}
