import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BulkTurn } from '../../contract/email/bulk-mail.dto.js';
import { workContext } from '../platform/logging/work-context.js';
import type { StudioLetterFacts } from './studio-letter-facts.js';

export type LetterMail =
  | { readonly template: 'studio-letter' | 'studio-promotion'; readonly payload: StudioLetterFacts }
  | { readonly template: 'bulk-mail'; readonly payload: Readonly<Record<string, never>> };

type Letter = LetterMail & {
  /** What it is a part of; one of it goes to an address. */
  readonly sentMessageId: string;
  readonly subject: string;
  readonly recipients: readonly string[];
};

/** More are not made ready at a time: halting a letter has few rows to turn. */
const DUE_AT_A_TIME = 500;
/** With those that wait for another try: a relay that takes few gets no more than it can take within a day. */
const WAITING_AT_A_TIME = 5_000;

/** The same mail to many, as rows of the caller's transaction; the lane for letters finds them. */
@Injectable()
export class LetterOutbox {
  async queue(
    manager: EntityManager,
    { sentMessageId, subject, template, payload, recipients }: Letter,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO mail_message (dedupe_key, template, payload, recipient, sent_message_id, subject, request_id)
       SELECT 'studio-letter:' || $1 || ':' || lower(recipient), $2, $3, recipient, $1::uuid, $5, $6
       FROM unnest($4::text[]) AS recipient
       ON CONFLICT (dedupe_key) DO NOTHING`,
      [
        sentMessageId,
        template,
        JSON.stringify(payload),
        recipients,
        subject,
        workContext().requestId ?? null,
      ],
    );
  }

  /** What becomes of the mails that wait, when their letter is halted, goes on or is stopped. */
  async turn(manager: EntityManager, sentMessageId: string, turn: BulkTurn): Promise<void> {
    await manager.query(TURNS[turn], [sentMessageId]);
  }

  /** Whether the lane can do with more. */
  async hasRoom(manager: EntityManager): Promise<boolean> {
    const [counted] = await manager.query<[{ due: number; waiting: number }]>(
      `SELECT (count(*) FILTER (WHERE due_at <= now()))::int AS due, count(*)::int AS waiting FROM mail_message
       WHERE sent_message_id IS NOT NULL AND status IN ('pending', 'sending')`,
    );
    return counted.due < DUE_AT_A_TIME && counted.waiting < WAITING_AT_A_TIME;
  }
}

/** $1 is the letter. */
const TURNS: Record<BulkTurn, string> = {
  pause: `UPDATE mail_message SET status = 'held' WHERE sent_message_id = $1 AND status = 'pending'`,
  resume: `UPDATE mail_message SET status = 'pending', due_at = now(), trying_since = NULL
    WHERE sent_message_id = $1 AND status = 'held'`,
  stop: `UPDATE mail_message SET status = 'skipped', last_error = 'the bulk mail was stopped'
    WHERE sent_message_id = $1 AND status IN ('pending', 'held')`,
};
