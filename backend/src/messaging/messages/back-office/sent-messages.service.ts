import { Injectable } from '@nestjs/common';
import type { PageOf, PageQuery } from '../../../../contract/admin/page.query.js';
import { AppError } from '../../../../contract/app-error.js';
import type {
  SentMessageDetailView,
  SentMessageView,
} from '../../../../contract/messaging/messages/admin-messaging.views.js';
import type { Audience } from '../../../../contract/messaging/messages/audience.js';
import {
  type CampaignWithProgress,
  CampaignQueriesService,
} from '../../campaigns/campaign-queries.service.js';

/** Reads the messages sent to groups, without bulk mails. */
@Injectable()
export class SentMessagesService {
  constructor(private readonly campaigns: CampaignQueriesService) {}

  /** The newest first. */
  async list(query: PageQuery): Promise<PageOf<SentMessageView>> {
    const { items, pagination } = await this.campaigns.page('message', query);
    return { items: items.map(sentMessageView), pagination };
  }

  /** The latest messages, for older clients without pages. */
  async latest(limit: number): Promise<SentMessageView[]> {
    return (await this.campaigns.latest('message', limit)).map(sentMessageView);
  }

  /** Throws not_found. */
  async get(id: string): Promise<SentMessageDetailView> {
    const campaign = await this.campaigns.find('message', id);
    if (!campaign) throw new AppError('not_found');
    const { sent, waiting, failed, skipped } = campaign.progress;
    return { ...sentMessageView(campaign), mails: { sent, waiting, failed, skipped } };
  }
}

function sentMessageView({
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
}: CampaignWithProgress): SentMessageView {
  const { recipientCount, accountCount, mailCount, skippedCount } = counts;
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
    skippedCount,
    waitingCount: progress.queued,
  };
}
