import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '../platform/config/settings.js';
import { JobOutbox } from '../platform/jobs/job-outbox.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';
import { Log } from '../platform/logging/log.js';
import { SEND_MAIL_JOB } from './mail-outbox.js';
import { isPermanentRefusal } from './mail-refusal.js';
import { MailRenderer } from './mail-renderer.js';
import type { MailKind, MailPayloads } from './mail-template.js';
import { MailTransport } from './mail-transport.js';

/** A claim older than this belongs to a process that died. */
const LEASE = `interval '2 minutes'`;
/** Longer than the longest pause between two tries of a job: a mail this quiet has no job any more. */
const JOB_IS_GONE_AFTER = `interval '15 minutes'`;
/** As mail servers do: after a day of trying the mail is given up. */
const GIVE_UP_AFTER = `interval '1 day'`;

interface ClaimedMail {
  readonly id: string;
  readonly template: MailKind;
  readonly payload: MailPayloads[MailKind];
  readonly recipient: string;
  /** Counts claims, so that it also names this one. */
  readonly tries: number;
  readonly isLastTry: boolean;
}

/** Sends queued mail. Each row is claimed by one conditional UPDATE, so two workers never send it at the same time. */
@Injectable()
export class SendMailService implements OnModuleInit {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(JobRegistry) private readonly registry: JobRegistry,
    @Inject(JobOutbox) private readonly jobs: JobOutbox,
    @Inject(MailRenderer) private readonly renderer: MailRenderer,
    @Inject(MailTransport) private readonly transport: MailTransport,
    @Inject(Settings) private readonly settings: Settings,
    @Inject(Log) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.registry.handle(SEND_MAIL_JOB, (payload) => this.send((payload as { mailId: string }).mailId));
    this.registry.schedule({
      name: 'mail.sweep',
      everySeconds: this.settings.SWEEP_SECONDS,
      run: () => this.requeueForgotten(),
    });
  }

  private async send(mailId: string): Promise<void> {
    const mail = await this.claim(mailId);
    // Sent, given up, or in the hands of another worker; if that one died, the sweep brings the mail back.
    if (!mail) return;
    try {
      const rendered = await this.renderer.render(mail.template, mail.payload);
      await this.transport.send({ ...rendered, id: mail.id, recipient: mail.recipient });
      await this.markSent(mail, rendered.subject);
    } catch (error) {
      await this.release(mail, error);
    }
  }

  private async claim(mailId: string): Promise<ClaimedMail | undefined> {
    const [rows]: [ClaimedMail[], number] = await this.dataSource.query(
      `UPDATE mail_message SET status = 'sending', claimed_at = now(), tries = tries + 1
       WHERE id = $1 AND (status = 'pending' OR (status = 'sending' AND claimed_at < now() - ${LEASE}))
       RETURNING id, template, payload, recipient, tries, created_at < now() - ${GIVE_UP_AFTER} AS "isLastTry"`,
      [mailId],
    );
    return rows[0];
  }

  /** Whoever holds the claim by now: the relay took it, and that is final. */
  private async markSent(mail: ClaimedMail, subject: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE mail_message SET status = 'sent', sent_at = now(), subject = $2, last_error = NULL
       WHERE id = $1 AND status <> 'sent'`,
      [mail.id, subject],
    );
    this.log.log('A mail was sent.', { mailId: mail.id, template: mail.template, tries: mail.tries });
  }

  private async release(mail: ClaimedMail, error: unknown): Promise<void> {
    const isOver = mail.isLastTry || isPermanentRefusal(error);
    const reason = error instanceof Error ? error.message : String(error);
    await this.dataSource.query(
      `UPDATE mail_message SET status = $3, last_error = $4
       WHERE id = $1 AND status = 'sending' AND tries = $2`,
      [mail.id, mail.tries, isOver ? 'failed' : 'pending', reason],
    );
    if (!isOver) throw error;
    this.log.error('A mail could not be delivered and is given up.', {
      mailId: mail.id,
      template: mail.template,
    });
  }

  /** Mails whose job vanished with its queue or its worker get a new one. */
  private async requeueForgotten(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [forgotten]: [{ id: string }[], number] = await manager.query(
        `UPDATE mail_message SET status = 'pending', claimed_at = now()
         WHERE (status = 'sending' AND claimed_at < now() - ${LEASE})
            OR (status = 'pending' AND coalesce(claimed_at, created_at) < now() - ${JOB_IS_GONE_AFTER})
         RETURNING id`,
      );
      for (const { id } of forgotten) {
        await this.jobs.add(manager, { name: SEND_MAIL_JOB, payload: { mailId: id } });
      }
    });
  }
}
