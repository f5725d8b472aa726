import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere, IsNull, Not } from 'typeorm';
import {
  DEFAULT_PAGE_SIZE,
  type PageOf,
  type PageQuery,
  paginationOf,
} from '../../../contract/admin/page.query.js';
import { type CampaignProgress, mailCountsOf } from './campaign-progress.js';
import { Campaign } from './campaign.entity.js';

/** A campaign with an HTML body is a bulk mail, others are messages. */
const KINDS = {
  message: { bodyHtml: IsNull() },
  bulkMail: { bodyHtml: Not(IsNull()) },
} satisfies Record<string, FindOptionsWhere<Campaign>>;
type CampaignKind = keyof typeof KINDS;

export type CampaignWithProgress = Campaign & { readonly progress: CampaignProgress };

const NEWEST_FIRST = { createdAt: 'DESC', id: 'ASC' } as const;

/** Reads campaigns with their progress. Ended campaigns have stored counts; only running ones are counted. */
@Injectable()
export class CampaignQueriesService {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest first. */
  async page(
    kind: CampaignKind,
    { page = 1, perPage = DEFAULT_PAGE_SIZE }: PageQuery,
  ): Promise<PageOf<CampaignWithProgress>> {
    const [campaigns, totalRecords] = await this.dataSource.manager.findAndCount(Campaign, {
      where: KINDS[kind],
      order: NEWEST_FIRST,
      skip: (page - 1) * perPage,
      take: perPage,
    });
    return {
      items: await this.withProgress(campaigns),
      pagination: paginationOf({ page, perPage }, { totalRecords }),
    };
  }

  /** The latest campaigns to whom a record belongs; with null, those to groups. */
  async latest(
    kind: CampaignKind,
    { targetId, limit }: { readonly targetId: string | null; readonly limit: number },
  ): Promise<CampaignWithProgress[]> {
    const where = { ...KINDS[kind], targetId: targetId ?? IsNull() };
    const campaigns = this.dataSource.manager.find(Campaign, { where, order: NEWEST_FIRST, take: limit });
    return this.withProgress(await campaigns);
  }

  async find(kind: CampaignKind, id: string): Promise<CampaignWithProgress | undefined> {
    const campaigns = await this.dataSource.manager.findBy(Campaign, { id, ...KINDS[kind] });
    const [campaign] = await this.withProgress(campaigns);
    return campaign;
  }

  private async withProgress(campaigns: readonly Campaign[]): Promise<CampaignWithProgress[]> {
    const counts = await this.countsOf(
      campaigns.filter(({ endedAt }) => endedAt === null).map(({ id }) => id),
    );
    return campaigns.map((campaign) =>
      Object.assign(campaign, { progress: counts.get(campaign.id) ?? whenEnded(campaign) }),
    );
  }

  private async countsOf(ids: readonly string[]): Promise<Map<string, CampaignProgress>> {
    const counted = await this.dataSource.query<(CampaignProgress & { readonly id: string })[]>(
      `SELECT campaign.id, mails.*, recipients.queued FROM unnest($1::uuid[]) AS campaign (id)
       CROSS JOIN LATERAL (${mailCountsOf('campaign.id')}) mails
       CROSS JOIN LATERAL (SELECT count(*)::int AS queued FROM campaign_recipient
         WHERE campaign_id = campaign.id) recipients`,
      [ids],
    );
    return new Map(counted.map(({ id, ...progress }) => [id, progress]));
  }
}

function whenEnded({ sentCount, failedCount, skippedCount }: Campaign): CampaignProgress {
  return { sent: sentCount, failed: failedCount, skipped: skippedCount, waiting: 0, queued: 0 };
}
