import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  DEFAULT_PAGE_SIZE,
  type PageOf,
  type PageQuery,
  paginationOf,
} from '../../../contract/admin/page.query.js';
import type { BulkReachQuery, ControlBulkMailDto } from '../../../contract/messaging/email/bulk-mail.dto.js';
import type {
  BulkAudience,
  BulkMailView,
  BulkReachView,
  BulkRecipient,
} from '../../../contract/messaging/email/bulk-mail.js';
import { audienceSql, type StoredAudience } from '../campaigns/audience-sql.js';
import { type CampaignWithProgress, CampaignQueriesService } from '../campaigns/campaign-queries.service.js';
import { PauseCampaignService } from '../campaigns/pause-campaign.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { BULK_GROUPS, commercialAudience } from './bulk-audience.js';

/** Reads and controls bulk mails. */
@Injectable()
export class BulkMailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly campaigns: CampaignQueriesService,
    private readonly pausing: PauseCampaignService,
    private readonly studio: CurrentStudio,
  ) {}

  /** The recipients that a bulk mail would reach now. */
  async reach({ audience, page = 1, perPage = DEFAULT_PAGE_SIZE }: BulkReachQuery): Promise<BulkReachView> {
    const group = audienceSql(commercialAudience(audience, (await this.studio.latest()).features));
    const [counted] = await this.dataSource.query<[{ reached: number; unmailed: number }]>(
      `SELECT (count(*) FILTER (WHERE is_mailed))::int AS reached,
              (count(*) FILTER (WHERE NOT is_mailed))::int AS unmailed FROM (${group}) audience`,
      [null],
    );
    const items = await this.dataSource.query<BulkRecipient[]>(
      `SELECT email, first_name AS "firstName" FROM (${group}) audience WHERE is_mailed
       ORDER BY lower(email) COLLATE "C" LIMIT $2 OFFSET $3`,
      [null, perPage, (page - 1) * perPage],
    );
    const pagination = paginationOf({ page, perPage }, { totalRecords: counted.reached });
    return { items, pagination, unmailedCount: counted.unmailed };
  }

  /** The newest first. */
  async list(query: PageQuery): Promise<PageOf<BulkMailView>> {
    const { items, pagination } = await this.campaigns.page('bulkMail', query);
    return { items: items.map(bulkMailView), pagination };
  }

  /** Pauses, resumes or stops. Throws bulk_mail_not_in_state. */
  control(actor: Actor, action: ControlBulkMailDto): Promise<void> {
    return this.pausing.apply(actor, action);
  }
}

function bulkMailView({
  id,
  subject,
  audience,
  adminName,
  createdAt,
  status,
  recipientCount,
  progress,
}: CampaignWithProgress): BulkMailView {
  const waitingCount = progress.waiting + progress.queued;
  return {
    id,
    subject,
    audience: groupOf(audience),
    adminName,
    createdAt: createdAt.toISOString(),
    status: status !== 'stopped' && waitingCount === 0 ? 'done' : status,
    recipientCount,
    sentCount: progress.sent,
    failedCount: progress.failed,
    skippedCount: progress.skipped,
    waitingCount,
  };
}

function groupOf(stored: StoredAudience): BulkAudience {
  const groups = Object.entries(BULK_GROUPS) as [BulkAudience, StoredAudience][];
  return groups.find(([, audience]) => audience === stored)?.[0] ?? 'all_users';
}
