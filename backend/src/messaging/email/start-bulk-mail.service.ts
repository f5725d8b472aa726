import { Injectable } from '@nestjs/common';
import type { StartBulkMailDto } from '../../../contract/messaging/email/bulk-mail.dto.js';
import { type StartedCampaign, StartCampaignService } from '../campaigns/start-campaign.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
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
  ) {}

  /** A repeated request sends nothing again. Throws mail_unusable, no_recipients, message_key_used. */
  start(actor: Actor, { key, subject, body, audience }: NewBulkMail): Promise<StartedCampaign> {
    const message = this.words.check({ subject, body });
    return this.campaigns.start(actor, {
      ...{ key: key ?? null, subject, message, bodyHtml: body },
      ...commercialAudience(audience),
      targetId: null,
      event: 'bulk_mail_started',
      recordKind: 'bulk_mail',
      facts: { audience, body },
    });
  }
}
