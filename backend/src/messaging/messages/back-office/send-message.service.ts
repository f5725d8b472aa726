import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../../contract/common/dates.js';
import type { Audience } from '../../../../contract/messaging/messages/audience.js';
import type { MessageCategory } from '../../../../contract/messaging/messages/message.js';
import { StartCampaignService } from '../../campaigns/start-campaign.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';

interface NewMessage {
  /** Without one: for clients of old, which make none. */
  readonly key?: string;
  readonly subject: string;
  readonly message: string;
  readonly category: MessageCategory;
  readonly audience: Audience;
  readonly day?: LocalDate | null;
}

/** A message to a group, which reads it in the account and, as far as it may be written to, by mail. */
@Injectable()
export class SendMessageService {
  constructor(private readonly campaigns: StartCampaignService) {}

  /** How many it is for. The same again is not sent again. Throws no_recipients, message_key_used. */
  async send(
    actor: Actor,
    { key, subject, message, category, audience, day = null }: NewMessage,
  ): Promise<{ readonly sentCount: number }> {
    const { recipientCount } = await this.campaigns.start(actor, {
      ...{ key: key ?? null, subject, message, bodyHtml: null, category, audience, day },
      event: 'message_sent',
      recordKind: 'sent_message',
      facts: { category, audience, day, message },
    });
    return { sentCount: recipientCount };
  }
}
