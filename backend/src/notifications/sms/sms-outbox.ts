import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ContactPerson } from '../../../contract/people/corrected-person.js';
import type { Word, WordWay } from '../../../contract/people/word.js';
import { JobOutbox } from '../../platform/jobs/job-outbox.js';
import { SecuritySettingsService } from '../../platform/security/security-settings.service.js';

export const SEND_SMS_JOB = 'sms.send';

interface NewSms {
  /** Identifies the message by its cause, such as 'booking-reminder:{bookingId}:{calendarSequence}'. */
  readonly dedupeKey: string;
  /** As stored: +90… */
  readonly recipient: string;
  readonly text: string;
}

type Reachable = Pick<ContactPerson, 'email' | 'phone'>;

/** Queues text messages as rows of the caller's transaction; none while sms_notifications_enabled is off. */
@Injectable()
export class SmsOutbox {
  constructor(
    private readonly jobs: JobOutbox,
    @Inject(SecuritySettingsService)
    private readonly securitySettings: Pick<SecuritySettingsService, 'current'>,
  ) {}

  /** Whether messages are sent; only with an account that carries them can the studio switch them on. */
  get isOn(): boolean {
    return this.securitySettings.current.sms_notifications_enabled;
  }

  /** How word of something reaches a person: by mail where there is an address, by a text message otherwise. */
  wayTo({ email, phone }: Reachable): WordWay {
    if (email !== '') return 'email';
    return phone !== '' && this.isOn ? 'sms' : null;
  }

  /** Tells what a mail tells to who has no address for it. */
  async insteadOfMail(
    manager: EntityManager,
    { to, dedupeKey, text }: Omit<NewSms, 'recipient'> & { readonly to: Reachable },
  ): Promise<Word> {
    const way = this.wayTo(to);
    if (way === 'sms') await this.queue(manager, { dedupeKey, recipient: to.phone, text });
    return way === null ? { way, text } : { way };
  }

  /** Writes nothing for an empty recipient, as of an erased booking. */
  async queue(manager: EntityManager, { dedupeKey, recipient, text }: NewSms): Promise<void> {
    if (recipient === '' || !this.isOn) return;
    const queued: { id: string }[] = await manager.query(
      `INSERT INTO sms_message (dedupe_key, recipient, text) VALUES ($1, $2, $3)
       ON CONFLICT (dedupe_key) DO NOTHING RETURNING id`,
      [dedupeKey, recipient, text],
    );
    for (const { id } of queued) {
      await this.jobs.add(manager, { name: SEND_SMS_JOB, payload: { smsId: id } });
    }
  }

  /** Deletes a message that no worker has claimed. */
  async withdraw(manager: EntityManager, dedupeKey: string): Promise<void> {
    await manager.query(
      `DELETE FROM sms_message WHERE dedupe_key = $1 AND status = 'pending' AND claimed_at IS NULL`,
      [dedupeKey],
    );
  }
}
