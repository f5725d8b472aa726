import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { Log } from '../../platform/logging/log.js';
import { SecuritySettingsService } from '../../platform/security/security-settings.service.js';
import { SEND_SMS_JOB } from './sms-outbox.js';
import { SmsProvider, SmsRefusal } from './sms-provider.js';

/** A message that is still pending this long after it was claimed may be tried again. */
const NEXT_TRY_AFTER = `interval '5 minutes'`;
/** The words 'Yarın' and 'Bugün' become wrong after this time. */
const TOO_LATE_AFTER = `interval '6 hours'`;
const BATCH = 100;

interface ClaimedSms {
  readonly id: string;
  readonly recipient: string;
  readonly text: string;
  readonly isTooLate: boolean;
}

/** Sends queued text messages. Each row is claimed by one conditional UPDATE, so two workers never send it at the same time. */
@Injectable()
export class SendSmsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: JobRegistry,
    private readonly securitySettings: SecuritySettingsService,
    private readonly provider: SmsProvider,
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.registry.handle(SEND_SMS_JOB, (payload) => this.send((payload as { smsId: string }).smsId));
    this.registry.schedule({
      name: 'sms.sweep',
      everySeconds: this.settings.SWEEP_SECONDS,
      run: () => this.sendLost(),
    });
  }

  private async send(smsId: string): Promise<void> {
    const message = await this.claim(smsId);
    if (!message) return;
    const reason = await this.reasonToSkip(message);
    if (reason !== null) return this.close(smsId, 'skipped', reason);
    try {
      await this.provider.send(message.recipient, message.text);
    } catch (error) {
      return this.tellFailure(smsId, error);
    }
    await this.close(smsId, 'sent', null);
    this.log.log('A text message was sent.', { smsId });
  }

  private async claim(smsId: string): Promise<ClaimedSms | undefined> {
    const [rows]: [ClaimedSms[], number] = await this.dataSource.query(
      `UPDATE sms_message SET claimed_at = now()
       WHERE id = $1 AND status = 'pending'
         AND (claimed_at IS NULL OR claimed_at < now() - ${NEXT_TRY_AFTER})
       RETURNING id, recipient, text, created_at < now() - ${TOO_LATE_AFTER} AS "isTooLate"`,
      [smsId],
    );
    return rows[0];
  }

  private async reasonToSkip({ isTooLate }: ClaimedSms): Promise<string | null> {
    const { sms_notifications_enabled: isOn } = await this.securitySettings.latest();
    if (!isOn) return 'sms_notifications_enabled is off';
    return isTooLate ? 'too late to be of use' : null;
  }

  private async tellFailure(smsId: string, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof SmsRefusal) {
      await this.close(smsId, 'failed', reason);
      this.log.error('A text message could not be delivered and is given up.', { smsId, reason });
      return;
    }
    await this.dataSource.query(
      `UPDATE sms_message SET last_error = $2 WHERE id = $1 AND status = 'pending'`,
      [smsId, reason],
    );
    this.log.warn('A text message could not be sent and will be tried again.', { smsId, reason });
  }

  /** Ends a message. A skipped one keeps the error of earlier tries; an erased one keeps nothing. */
  private async close(
    smsId: string,
    status: 'sent' | 'failed' | 'skipped',
    reason: string | null,
  ): Promise<void> {
    await this.dataSource.query(
      `UPDATE sms_message SET status = $2, sent_at = CASE WHEN $2 = 'sent' THEN now() END,
         last_error = CASE WHEN is_erased THEN NULL
           WHEN $2 = 'skipped' THEN concat_ws('; ', $3::text, last_error) ELSE $3::text END,
         recipient = CASE WHEN is_erased THEN '' ELSE recipient END,
         text = CASE WHEN is_erased THEN '' ELSE text END
       WHERE id = $1 AND status = 'pending'`,
      [smsId, status, reason],
    );
  }

  /** Queues messages again whose job was lost with its queue or worker. */
  private async sendLost(): Promise<void> {
    const lost = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM sms_message
       WHERE status = 'pending' AND coalesce(claimed_at, created_at) < now() - ${NEXT_TRY_AFTER}
       ORDER BY created_at LIMIT ${BATCH}`,
    );
    for (const { id } of lost) await this.send(id);
  }
}
