import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { LogEventName } from '../../../contract/activity-log/log-event-name.js';
import type { LogRecordKind } from '../../../contract/activity-log/log-record-kind.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { JobOutbox } from '../../platform/jobs/job-outbox.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { audienceSql, audienceValue } from './audience-sql.js';
import { DELIVER_CAMPAIGNS_JOB } from './deliver-campaigns.service.js';
import { repeatedCampaignKey, type CampaignContent } from './repeated-campaign.js';
import { Campaign } from './campaign.entity.js';

/** The campaign's entry in the activity log. */
interface CampaignEvent {
  readonly event: LogEventName;
  readonly recordKind: LogRecordKind;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A repeated request with the same key sends only once; without a key, the same content within a minute. */
type NewCampaign = CampaignContent & CampaignEvent & { readonly key: string | null };

export interface StartedCampaign {
  readonly id: string;
  readonly recipientCount: number;
}

/** Starts a campaign: fixes its recipients at once and leaves the delivery to a job. */
@Injectable()
export class StartCampaignService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AdminChangesService,
    private readonly jobs: JobOutbox,
  ) {}

  /** Throws no_recipients, message_key_used. */
  start(actor: Actor, campaign: NewCampaign): Promise<StartedCampaign> {
    return this.dataSource.transaction(async (manager) => {
      const key = campaign.key ?? (await repeatedCampaignKey(manager, actor, campaign)) ?? randomUUID();
      const id = await this.keep(manager, actor, { ...campaign, key });
      if (id === null) return this.startedBefore(manager, { ...campaign, key });
      const recipientCount = await this.addRecipients(manager, id, campaign);
      if (recipientCount === 0) throw new AppError('no_recipients');
      await this.record(manager, actor, { id, campaign, recipientCount });
      await this.jobs.add(manager, { name: DELIVER_CAMPAIGNS_JOB, payload: { campaignId: id } });
      return { id, recipientCount };
    });
  }

  /** Null when the key is already used: the unique index makes a second request wait for the first. */
  private async keep(
    manager: EntityManager,
    { adminId }: Actor,
    { key, subject, message, bodyHtml, category, audience, day, targetId }: NewCampaign,
  ): Promise<string | null> {
    const [kept] = await manager.query<{ id: string }[]>(
      `INSERT INTO campaign (client_key, subject, message, body_html, category, audience, day, target_id, admin_id, admin_name)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, id, name FROM admin WHERE id = $9
       ON CONFLICT (client_key) DO NOTHING RETURNING id`,
      [key, subject, message, bodyHtml, category, audience, day, targetId, adminId],
    );
    return kept?.id ?? null;
  }

  private async startedBefore(
    manager: EntityManager,
    { key, ...campaign }: CampaignContent & { readonly key: string },
  ): Promise<StartedCampaign> {
    const earlier = await manager.findOneByOrFail(Campaign, { clientKey: key });
    const isSame = CONTENT.every((name) => earlier[name] === campaign[name]);
    if (!isSame) throw new AppError('message_key_used');
    return { id: earlier.id, recipientCount: earlier.recipientCount };
  }

  /** Writes the recipients. People with an account get a message there, unless it is a bulk mail. */
  private async addRecipients(
    manager: EntityManager,
    id: string,
    { bodyHtml, ...choice }: CampaignContent,
  ): Promise<number> {
    const [[counted]] = await manager.query<[[{ recipientCount: number }], number]>(
      `WITH audience AS MATERIALIZED (
         SELECT CASE WHEN $3::boolean THEN customer_id END AS customer_id, email, first_name, is_mailed
         FROM (${audienceSql(choice)}) person),
       reached AS (
         INSERT INTO campaign_recipient (campaign_id, customer_id, email, first_name)
         SELECT $2::uuid, customer_id, CASE WHEN is_mailed THEN email END, first_name FROM audience
         WHERE customer_id IS NOT NULL OR is_mailed)
       UPDATE campaign SET recipient_count = counted.reached, account_count = counted.accounts,
         mail_count = counted.mails, unmailed_count = counted.unmailed
       FROM (SELECT (count(*) FILTER (WHERE customer_id IS NOT NULL OR is_mailed))::int AS reached,
                    count(customer_id)::int AS accounts,
                    (count(*) FILTER (WHERE is_mailed))::int AS mails,
                    (count(*) FILTER (WHERE NOT is_mailed))::int AS unmailed FROM audience) counted
       WHERE campaign.id = $2::uuid RETURNING campaign.recipient_count AS "recipientCount"`,
      [audienceValue(choice), id, bodyHtml === null],
    );
    return counted.recipientCount;
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    { id, campaign, recipientCount }: StartedCampaign & { readonly campaign: NewCampaign },
  ): Promise<void> {
    const { event, recordKind, facts, subject } = campaign;
    await this.changes.record(manager, actor, {
      event,
      recordKind,
      recordId: id,
      label: subject,
      before: null,
      after: { subject, ...facts, recipientCount },
    });
  }
}

const CONTENT = ['subject', 'message', 'bodyHtml', 'category', 'audience', 'day', 'targetId'] as const;
