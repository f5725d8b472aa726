import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MailKind } from '../../notifications/mail/mail-template.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import type { Actor } from '../../platform/sessions/actor.js';

interface TriedMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  /** The server's answer; null when the mail was sent. */
  readonly failure: string | null;
}

const KIND: MailKind = 'test-mail';

/** Records test mails in the mail log, and their sender in the activity log. */
@Injectable()
export class TestMailRecordsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AdminChangesService,
  ) {}

  async add(actor: Actor, { id, recipient, subject, failure }: TriedMail): Promise<void> {
    const isSent = failure === null;
    await this.dataSource.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO mail_message
           (id, dedupe_key, template, payload, recipient, subject, status, tries, claimed_at, sent_at, last_error)
         VALUES ($1, $2, $3, '{}', $4, $5, $6, 1, now(), CASE WHEN $7 THEN now() END, $8)`,
        [id, `${KIND}:${id}`, KIND, recipient, subject, isSent ? 'sent' : 'failed', isSent, failure],
      );
      await this.changes.record(manager, actor, {
        type: isSent ? 'email_sent' : 'admin_change',
        event: isSent ? 'test_mail_sent' : 'test_mail_failed',
        recordKind: 'test_mail',
        recordId: id,
        label: recipient,
        before: null,
        after: { subject },
      });
    });
  }
}
