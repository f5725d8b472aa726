import { Injectable } from '@nestjs/common';
import type { PageOf, PageQuery } from '../../../../contract/admin/page.query.js';
import { AppError } from '../../../../contract/app-error.js';
import type {
  MessageCampaignDetailView,
  MessageCampaignView,
} from '../../../../contract/messaging/messages/admin-messaging.views.js';
import type { Audience } from '../../../../contract/messaging/messages/audience.js';
import {
  type CampaignWithProgress,
  CampaignQueriesService,
} from '../../campaigns/campaign-queries.service.js';

/** Reads the messages sent to groups, without bulk mails. */
@Injectable()
export class MessageCampaignsService {
  constructor(private readonly campaigns: CampaignQueriesService) {}

  /** The newest first. */
  async list(query: PageQuery): Promise<PageOf<MessageCampaignView>> {
    const { items, pagination } = await this.campaigns.page('message', query);
    return { items: items.map(messageCampaignView), pagination };
  }

  /** The latest messages, for older clients without pages. */
  async latest(limit: number): Promise<MessageCampaignView[]> {
    return (await this.campaigns.latest('message', limit)).map(messageCampaignView);
  }

  /** Throws not_found. */
  async get(id: string): Promise<MessageCampaignDetailView> {
    const campaign = await this.campaigns.find('message', id);
    if (!campaign) throw new AppError('not_found');
    const { sent, waiting, failed, skipped } = campaign.progress;
    return { ...messageCampaignView(campaign), mails: { sent, waiting, failed, skipped } };
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
}: CampaignWithProgress): MessageCampaignView {
  const { recipientCount, accountCount, mailCount, unmailedCount } = counts;
  return {
    id,
    subject,
    message,
    category,
    adminName,
    audience: audience as Audience,
    day,
    createdAt: createdAt.toISOString(),
    recipientCount,
    accountCount,
    mailCount,
    unmailedCount,
    waitingCount: progress.queued,
  };
}
