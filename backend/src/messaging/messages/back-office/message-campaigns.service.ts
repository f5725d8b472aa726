import { Injectable } from '@nestjs/common';
import type { PageOf, PageQuery } from '../../../../contract/admin/page.query.js';
import { AppError } from '../../../../contract/app-error.js';
import type {
  MessageCampaignDetailView,
  MessageCampaignView,
} from '../../../../contract/messaging/messages/admin-messaging.views.js';
import type { Audience, DirectAudience } from '../../../../contract/messaging/messages/audience.js';
import {
  type CampaignWithProgress,
  CampaignQueriesService,
} from '../../campaigns/campaign-queries.service.js';
import { TargetNamesService } from './target-names.service.js';

/** How many messages about one record are listed beside it. */
const MOST_OF_TARGET = 5;

/** Reads the messages sent to groups and about records, without bulk mails. */
@Injectable()
export class MessageCampaignsService {
  constructor(
    private readonly campaigns: CampaignQueriesService,
    private readonly names: TargetNamesService,
  ) {}

  /** The newest first. */
  async list(query: PageQuery): Promise<PageOf<MessageCampaignView>> {
    const { items, pagination } = await this.campaigns.page('message', query);
    return { items: await this.views(items), pagination };
  }

  /** The latest messages to whom this record belongs. */
  async sentTo(targetId: string): Promise<MessageCampaignView[]> {
    return this.views(await this.campaigns.latest('message', { targetId, limit: MOST_OF_TARGET }));
  }

  /** The latest messages to groups, for older clients without pages. */
  async latest(limit: number): Promise<MessageCampaignView[]> {
    return this.views(await this.campaigns.latest('message', { targetId: null, limit }));
  }

  /** Throws not_found. */
  async get(id: string): Promise<MessageCampaignDetailView> {
    const campaign = await this.campaigns.find('message', id);
    if (!campaign) throw new AppError('not_found');
    const { sent, waiting, failed, skipped } = campaign.progress;
    const [view] = await this.views([campaign]);
    if (!view) throw new AppError('not_found');
    return { ...view, mails: { sent, waiting, failed, skipped } };
  }

  private async views(campaigns: readonly CampaignWithProgress[]): Promise<MessageCampaignView[]> {
    const names = await this.names.of(campaigns.flatMap(({ targetId }) => targetId ?? []));
    return campaigns.map((campaign) => ({
      ...messageCampaignView(campaign),
      target: names.get(campaign.targetId ?? '') ?? null,
    }));
  }
}

function messageCampaignView({
  id,
  subject,
  message,
  category,
  adminName,
  audience,
  day,
  createdAt,
  progress,
  ...counts
}: CampaignWithProgress): Omit<MessageCampaignView, 'target'> {
  const { recipientCount, accountCount, mailCount, unmailedCount } = counts;
  return {
    id,
    subject,
    message,
    category,
    adminName,
    audience: audience as Audience | DirectAudience,
    day,
    createdAt: createdAt.toISOString(),
    recipientCount,
    accountCount,
    mailCount,
    unmailedCount,
    waitingCount: progress.queued,
  };
}
