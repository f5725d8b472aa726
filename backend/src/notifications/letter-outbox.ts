import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobOutbox } from '../platform/jobs/job-outbox.js';
import { SEND_MAIL_JOB } from './mail-outbox.js';
import type { StudioLetterFacts } from './studio-letter-facts.js';

export type LetterMail =
  | { readonly template: 'studio-letter' | 'studio-promotion'; readonly payload: StudioLetterFacts }
  | { readonly template: 'bulk-mail'; readonly payload: Readonly<Record<string, never>> };

type Letter = LetterMail & {
  /** What it is a part of; one of it goes to an address. */
  readonly sentMessageId: string;
  readonly recipients: readonly string[];
};

/** The same mail to many, as rows of the caller's transaction. */
@Injectable()
export class LetterOutbox {
  constructor(@Inject(JobOutbox) private readonly jobs: JobOutbox) {}

  async queue(
    manager: EntityManager,
    { sentMessageId, template, payload, recipients }: Letter,
  ): Promise<void> {
    const queued = await manager.query<{ id: string }[]>(
      `INSERT INTO mail_message (dedupe_key, template, payload, recipient, sent_message_id)
       SELECT 'studio-letter:' || $1 || ':' || lower(recipient), $2, $3, recipient, $1::uuid
       FROM unnest($4::text[]) AS recipient
       ON CONFLICT (dedupe_key) DO NOTHING RETURNING id`,
      [sentMessageId, template, JSON.stringify(payload), recipients],
    );
    const payloads = queued.map(({ id }) => ({ mailId: id }));
    await this.jobs.addAll(manager, SEND_MAIL_JOB, payloads);
  }

  /** How many no worker has sent yet. */
  async countWaiting(manager: EntityManager): Promise<number> {
    const [counted] = await manager.query<[{ waiting: number }]>(
      `SELECT count(*)::int AS waiting FROM mail_message
       WHERE sent_message_id IS NOT NULL AND status IN ('pending', 'sending')`,
    );
    return counted.waiting;
  }
}
