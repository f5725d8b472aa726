import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  DEFAULT_PAGE_SIZE,
  type PageOf,
  type PageQuery,
  paginationOf,
} from '../../contract/admin/page.query.js';
import { AppError } from '../../contract/app-error.js';
import type { BulkReachQuery, BulkTurn } from '../../contract/email/bulk-mail.dto.js';
import type { BulkAudience, BulkMailView, BulkReachView } from '../../contract/email/bulk-mail.js';
import { AdminChanges } from '../activity-log/admin-changes.service.js';
import { audienceSql, type StoredAudience } from '../messages/audience-sql.js';
import { DELIVER_MESSAGES_JOB } from '../messages/deliver-messages.service.js';
import { SEND_MAIL_JOB } from '../notifications/mail-outbox.js';
import { JobOutbox } from '../platform/jobs/job-outbox.js';
import type { Actor } from '../platform/sessions/actor.js';
import { BULK_GROUPS, commercialAudience } from './bulk-audience.js';

const FROM_TO: Record<BulkTurn, { readonly from: readonly string[]; readonly to: string }> = {
  pause: { from: ['running'], to: 'paused' },
  resume: { from: ['paused'], to: 'running' },
  stop: { from: ['running', 'paused'], to: 'stopped' },
};

type CountedLetter = Omit<BulkMailView, 'audience' | 'createdAt' | 'status'> & {
  readonly audience: StoredAudience;
  readonly createdAt: Date;
  readonly status: 'running' | 'paused' | 'stopped';
};

/** Bulk mails, on their way and after it. */
@Injectable()
export class BulkMails {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(AdminChanges) private readonly changes: AdminChanges,
    @Inject(JobOutbox) private readonly jobs: JobOutbox,
  ) {}

  /** Whom one would reach now. */
  async reach({ audience, page = 1, perPage = DEFAULT_PAGE_SIZE }: BulkReachQuery): Promise<BulkReachView> {
    const group = audienceSql(commercialAudience(audience));
    const [counted] = await this.dataSource.query<[{ reached: number; skipped: number }]>(
      `SELECT (count(*) FILTER (WHERE is_mailed))::int AS reached,
              (count(*) FILTER (WHERE NOT is_mailed))::int AS skipped FROM (${group}) audience`,
      [null],
    );
    const items = await this.dataSource.query<{ email: string }[]>(
      `SELECT email FROM (${group}) audience WHERE is_mailed
       ORDER BY lower(email) COLLATE "C" LIMIT $2 OFFSET $3`,
      [null, perPage, (page - 1) * perPage],
    );
    const pagination = paginationOf({ page, perPage }, { totalRecords: counted.reached });
    return { items, pagination, skippedCount: counted.skipped };
  }

  /** The newest first. */
  async list({ page = 1, perPage = DEFAULT_PAGE_SIZE }: PageQuery): Promise<PageOf<BulkMailView>> {
    const [counted] = await this.dataSource.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM sent_message WHERE body_html IS NOT NULL',
    );
    const letters = await this.dataSource.query<CountedLetter[]>(
      `SELECT letter.id, letter.subject, letter.audience, letter.admin_name AS "adminName",
         letter.created_at AS "createdAt", letter.status, letter.recipient_count AS "recipientCount",
         coalesce(mails.sent, 0) AS "sentCount", coalesce(mails.failed, 0) AS "failedCount",
         coalesce(mails.skipped, 0) AS "skippedCount", coalesce(mails.waiting, 0) + queued.count AS "waitingCount"
       FROM (SELECT * FROM sent_message WHERE body_html IS NOT NULL
             ORDER BY created_at DESC, id LIMIT $1 OFFSET $2) letter
       CROSS JOIN LATERAL (SELECT (count(*) FILTER (WHERE status = 'sent'))::int AS sent,
           (count(*) FILTER (WHERE status = 'failed'))::int AS failed,
           (count(*) FILTER (WHERE status = 'skipped'))::int AS skipped,
           (count(*) FILTER (WHERE status IN ('pending', 'sending', 'held')))::int AS waiting
         FROM mail_message WHERE sent_message_id = letter.id) mails
       CROSS JOIN LATERAL (SELECT count(*)::int AS count FROM sent_message_recipient
         WHERE sent_message_id = letter.id) queued
       ORDER BY letter.created_at DESC, letter.id`,
      [perPage, (page - 1) * perPage],
    );
    const pagination = paginationOf({ page, perPage }, { totalRecords: counted.count });
    return { items: letters.map(bulkMailView), pagination };
  }

  /** Pause, go on or stop. What a worker has in hand already still goes out. Throws bulk_mail_not_in_state. */
  async turn(actor: Actor, { id, turn }: { readonly id: string; readonly turn: BulkTurn }): Promise<void> {
    const { from, to } = FROM_TO[turn];
    await this.dataSource.transaction(async (manager) => {
      const [changed] = await manager.query<[{ subject: string }[], number]>(
        `UPDATE sent_message SET status = $2 WHERE id = $1 AND body_html IS NOT NULL AND status = ANY ($3)
         RETURNING subject`,
        [id, to, from],
      );
      const [letter] = changed;
      if (!letter) throw new AppError('bulk_mail_not_in_state');
      await manager.query(TURNS[turn], turn === 'resume' ? [id, SEND_MAIL_JOB] : [id]);
      if (turn === 'stop') {
        await manager.query('DELETE FROM sent_message_recipient WHERE sent_message_id = $1', [id]);
      }
      if (turn === 'resume') await this.jobs.add(manager, { name: DELIVER_MESSAGES_JOB, payload: {} });
      await this.changes.record(manager, actor, {
        type: 'admin_change',
        event: `bulk_mail_${turn}`,
        recordKind: 'bulk_mail',
        recordId: id,
        label: letter.subject,
        before: null,
        after: { status: to },
      });
    });
  }
}

/** What becomes of the mails that wait in the queue; $1 is the letter. */
const TURNS: Record<BulkTurn, string> = {
  pause: `UPDATE mail_message SET status = 'held' WHERE sent_message_id = $1 AND status = 'pending'`,
  resume: `WITH freed AS (UPDATE mail_message SET status = 'pending', claimed_at = now()
      WHERE sent_message_id = $1 AND status = 'held' RETURNING id)
    INSERT INTO outbox_job (name, payload) SELECT $2, jsonb_build_object('mailId', id) FROM freed`,
  stop: `UPDATE mail_message SET status = 'skipped', last_error = 'the bulk mail was stopped'
    WHERE sent_message_id = $1 AND status IN ('pending', 'held')`,
};

function bulkMailView(letter: CountedLetter): BulkMailView {
  const isDone = letter.status === 'running' && letter.waitingCount === 0;
  return {
    ...letter,
    audience: groupOf(letter.audience),
    createdAt: letter.createdAt.toISOString(),
    status: isDone ? 'done' : letter.status,
  };
}

function groupOf(stored: StoredAudience): BulkAudience {
  const groups = Object.entries(BULK_GROUPS) as [BulkAudience, StoredAudience][];
  return groups.find(([, audience]) => audience === stored)?.[0] ?? 'all_users';
}
