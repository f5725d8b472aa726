import { Injectable } from '@nestjs/common';
import { AppError } from '../../../contract/app-error.js';
import type { StartBulkMailDto } from '../../../contract/messaging/email/bulk-mail.dto.js';
import { type StartedCampaign, StartCampaignService } from '../campaigns/start-campaign.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { commercialAudience } from './bulk-audience.js';
import { CampaignCheckService } from './campaign-check.service.js';

/** The key is absent from older clients. */
type NewBulkMail = Omit<StartBulkMailDto, 'key'> & { readonly key?: string };

/** Starts bulk mails, which are sent in the studio's layout. */
@Injectable()
export class StartBulkMailService {
  constructor(
    private readonly words: CampaignCheckService,
    private readonly campaigns: StartCampaignService,
    private readonly studio: CurrentStudio,
  ) {}

  /**
   * A repeated request sends nothing again. Throws mail_unusable, no_recipients, message_key_used, and newsletter_unused
   * for subscribers of a newsletter that the studio does not use.
   */
  async start(actor: Actor, { key, subject, body, audience }: NewBulkMail): Promise<StartedCampaign> {
    const { features } = await this.studio.latest();
    if (audience === 'newsletter_subscribers' && !features.newsletter) {
      throw new AppError('newsletter_unused');
    }
    const message = this.words.check({ subject, body });
    return this.campaigns.start(actor, {
      ...{ key: key ?? null, subject, message, bodyHtml: body },
      ...commercialAudience(audience, features),
      targetId: null,
      event: 'bulk_mail_started',
      recordKind: 'bulk_mail',
      facts: { audience, body },
    });
  }
}
