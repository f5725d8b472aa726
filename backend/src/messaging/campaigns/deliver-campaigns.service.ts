import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EndCampaignsService } from './end-campaigns.service.js';
import { CampaignSenderService } from './campaign-sender.service.js';
import { type CampaignMail, CampaignOutbox } from '../../notifications/mail/campaign-outbox.js';
import { Settings } from '../../platform/config/settings.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { paragraphsOf } from '../../platform/text/paragraphs-of.js';
import { CustomerMessagesService } from '../messages/customer-messages.service.js';
import { Campaign } from './campaign.entity.js';

export const DELIVER_CAMPAIGNS_JOB = 'campaigns.deliver';

const BATCH = 500;

interface TakenRecipient {
  readonly campaignId: string;
  readonly customerId: string | null;
  readonly email: string | null;
  readonly firstName: string;
}

/**
 * Delivers campaigns in batches. One transaction removes a batch of recipients and writes their messages and
 * mails, so that everybody is served once even if a process dies. `CampaignSenderService` sends the mails and
 * asks for more when it has finished.
 */
@Injectable()
export class DeliverCampaignsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: JobRegistry,
    private readonly messages: CustomerMessagesService,
    private readonly campaigns: CampaignOutbox,
    private readonly sender: CampaignSenderService,
    private readonly endings: EndCampaignsService,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.sender.feedBy(() => this.deliver());
    this.registry.handle(DELIVER_CAMPAIGNS_JOB, () => this.serve());
    this.registry.schedule({
      name: 'campaigns.sweep',
      everySeconds: this.settings.SWEEP_SECONDS,
      run: () => this.serve(),
    });
  }

  /** Delivers as much as may be queued now; returns the number of recipients. */
  async deliver(): Promise<number> {
    let all = 0;
    let served = BATCH;
    while (served === BATCH && (await this.campaigns.hasRoom(this.dataSource.manager))) {
      served = await this.dataSource.transaction((manager) => this.serveNext(manager));
      all += served;
    }
    return all;
  }

  private async serve(): Promise<void> {
    await this.deliver();
    await this.endings.endWhatIsDone();
    this.sender.wake();
  }

  /** Takes the next batch of the oldest campaign that has recipients left. */
  private async serveNext(manager: EntityManager): Promise<number> {
    const taken = await this.take(manager);
    const [first] = taken;
    if (!first) return 0;
    const campaign = await manager.findOneByOrFail(Campaign, { id: first.campaignId });
    const customerIds = taken.flatMap(({ customerId }) => customerId ?? []);
    const existing = await this.tellAccounts(manager, campaign, customerIds);
    await this.campaigns.queue(manager, {
      campaignId: campaign.id,
      subject: campaign.subject,
      ...mailOf(campaign),
      // Recipients who have deleted their account since are left out.
      recipients: taken
        .filter(({ customerId }) => customerId === null || existing.has(customerId))
        .flatMap(({ email, firstName }) => (email === null ? [] : { email, firstName })),
    });
    return taken.length;
  }

  private tellAccounts(
    manager: EntityManager,
    { category, subject, message, adminName }: Campaign,
    customerIds: readonly string[],
  ): Promise<ReadonlySet<string>> {
    return this.messages.addForAll(manager, customerIds, {
      category,
      subject,
      message,
      senderName: adminName,
      isImportant: category === 'onemli',
    });
  }

  /**
   * Locks the campaign's row: pausing waits for the batch at work, and no further one is taken afterwards.
   */
  private async take(manager: EntityManager): Promise<TakenRecipient[]> {
    const [taken] = await manager.query<[TakenRecipient[], number]>(
      `DELETE FROM campaign_recipient WHERE position IN (
         SELECT position FROM campaign_recipient
         WHERE campaign_id = (
           SELECT campaign.id FROM campaign
           WHERE campaign.status = 'running'
             AND EXISTS (SELECT FROM campaign_recipient waiting WHERE waiting.campaign_id = campaign.id)
           ORDER BY campaign.created_at LIMIT 1 FOR SHARE OF campaign)
         ORDER BY position LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
       RETURNING campaign_id AS "campaignId", customer_id AS "customerId", email, first_name AS "firstName"`,
    );
    return taken;
  }
}

/** The body of a bulk mail is stored only with its campaign, and read when the mail is sent. */
function mailOf({ category, subject, message, bodyHtml }: Campaign): CampaignMail {
  if (bodyHtml !== null) return { template: 'bulk-mail', payload: {} };
  return {
    template: category === 'promosyon' ? 'studio-promotion' : 'studio-message',
    payload: { subject, paragraphs: paragraphsOf(message) },
  };
}
