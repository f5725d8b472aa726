import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../../contract/common/dates.js';
import type { Audience, DirectAudience } from '../../../../contract/messaging/messages/audience.js';
import {
  DEFAULT_MESSAGE_CATEGORY,
  type MessageCategory,
} from '../../../../contract/messaging/messages/message.js';
import { StartCampaignService } from '../../campaigns/start-campaign.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';

interface NewMessage {
  /** Absent from older clients. */
  readonly key?: string;
  readonly subject: string;
  readonly message: string;
  /** Absent from a direct message, which informs. */
  readonly category?: MessageCategory;
  readonly audience: Audience | DirectAudience;
  readonly day?: LocalDate | null;
  /** The session, account or order of a direct message. */
  readonly targetId?: string;
}

/** Sends a message to a group, or to whom a record belongs: to their accounts, and by mail to those who may be mailed. */
@Injectable()
export class SendMessageService {
  constructor(private readonly campaigns: StartCampaignService) {}

  /**
   * Returns the number of recipients. A repeated request sends nothing again. Throws no_recipients,
   * message_key_used.
   */
  async send(
    actor: Actor,
    {
      key,
      subject,
      message,
      category = DEFAULT_MESSAGE_CATEGORY,
      audience,
      day = null,
      targetId,
    }: NewMessage,
  ): Promise<{ readonly sentCount: number }> {
    const { recipientCount } = await this.campaigns.start(actor, {
      ...{ key: key ?? null, subject, message, bodyHtml: null, category, audience, day },
      targetId: targetId ?? null,
      event: 'message_sent',
      recordKind: 'message',
      facts: { category, audience, day, message, ...(targetId !== undefined && { targetId }) },
    });
    return { sentCount: recipientCount };
  }
}
