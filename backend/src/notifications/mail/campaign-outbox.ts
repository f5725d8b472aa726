import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CampaignAction } from '../../../contract/messaging/email/bulk-mail.dto.js';
import { workContext } from '../../platform/logging/work-context.js';
import type { StudioMessageFacts } from './facts/studio-mail-facts.js';

export type CampaignMail =
  | { readonly template: 'studio-message' | 'studio-promotion'; readonly payload: StudioMessageFacts }
  | { readonly template: 'bulk-mail'; readonly payload: Readonly<Record<string, never>> };

type NewCampaignMails = CampaignMail & {
  /** Each address gets one mail of it. */
  readonly campaignId: string;
  readonly subject: string;
  readonly recipients: readonly CampaignRecipient[];
};

interface CampaignRecipient {
  readonly email: string;
  /** Empty when it is not known. */
  readonly firstName: string;
}

/** Few rows at a time, so that pausing a campaign has few rows to update. */
const DUE_AT_A_TIME = 500;
/**
 * The limit including mails that wait for a retry, so that a slow relay gets no more than it can take in a
 * day.
 */
const WAITING_AT_A_TIME = 5_000;

/** Queues a campaign’s mails as rows of the caller’s transaction. `CampaignSenderService` finds them. */
@Injectable()
export class CampaignOutbox {
  async queue(
    manager: EntityManager,
    { campaignId, subject, template, payload, recipients }: NewCampaignMails,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO mail_message (dedupe_key, template, payload, recipient, campaign_id, subject, request_id)
       SELECT 'studio-message:' || $1 || ':' || lower(recipient), $2, $3::jsonb || jsonb_build_object('firstName', name),
         recipient, $1::uuid, $6, $7
       FROM unnest($4::text[], $5::text[]) AS person (recipient, name)
       ON CONFLICT (dedupe_key) DO NOTHING`,
      [
        ...[campaignId, template, JSON.stringify(payload)],
        ...[recipients.map(({ email }) => email), recipients.map(({ firstName }) => firstName)],
        ...[subject, workContext().requestId ?? null],
      ],
    );
  }

  /** Updates the waiting mails of a campaign that is paused, resumed or stopped. */
  async apply(manager: EntityManager, campaignId: string, action: CampaignAction): Promise<void> {
    await manager.query(UPDATES[action], [campaignId]);
  }

  /** True when the sender can take more. */
  async hasRoom(manager: EntityManager): Promise<boolean> {
    const [counted] = await manager.query<[{ due: number; waiting: number }]>(
      `SELECT (count(*) FILTER (WHERE due_at <= now()))::int AS due, count(*)::int AS waiting FROM mail_message
       WHERE campaign_id IS NOT NULL AND status IN ('pending', 'sending')`,
    );
    return counted.due < DUE_AT_A_TIME && counted.waiting < WAITING_AT_A_TIME;
  }
}

/** $1 is the campaign. */
const UPDATES: Record<CampaignAction, string> = {
  pause: `UPDATE mail_message SET status = 'held' WHERE campaign_id = $1 AND status = 'pending'`,
  resume: `UPDATE mail_message SET status = 'pending', due_at = now(), trying_since = NULL
    WHERE campaign_id = $1 AND status = 'held'`,
  stop: `UPDATE mail_message SET status = 'skipped', last_error = 'the bulk mail was stopped'
    WHERE campaign_id = $1 AND status IN ('pending', 'held')`,
};
