import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import type {
  RecipientView,
  MessageCampaignView,
} from '../../contract/messaging/messages/admin-messaging.views.js';
import {
  type Audience,
  DEFAULT_AUDIENCE,
  type RecipientType,
} from '../../contract/messaging/messages/audience.js';
import { DEFAULT_MESSAGE_CATEGORY } from '../../contract/messaging/messages/message.js';
import {
  DOCUMENTED_CATEGORIES,
  RestMessagingQuery,
  RestSendMessageDto,
} from '../../contract/messaging/messages/rest-messaging.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { RecipientsService } from '../messaging/messages/back-office/recipients.service.js';
import { SendMessageService } from '../messaging/messages/back-office/send-message.service.js';
import { MessageCampaignsService } from '../messaging/messages/back-office/message-campaigns.service.js';
import { signedInAdmin } from './signed-in-admin.js';

const readQuery = dtoInput(RestMessagingQuery, { dropsUnknownFields: true });
const readMessage = dtoInput(RestSendMessageDto, { dropsUnknownFields: true });

/** A bound for older clients, which have no pages. `total` gives the full number. */
const MOST_LISTED = 1_000;

/** 'Message recipient' and 'Sent message' of specification 2, section 3. */
interface RestRecipient {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly type: RecipientType;
}

interface RestRecipients {
  readonly success: true;
  readonly recipients: readonly RestRecipient[];
  readonly total: number;
}

interface RestSentMessage {
  readonly id: string;
  readonly subject: string;
  readonly message: string;
  readonly category: string;
  readonly admin_name: string;
  readonly created_at: string;
  readonly recipient_count: number;
  readonly filter_type: Audience;
  readonly date_filter: string | null;
}

interface RestHistory {
  readonly success: true;
  readonly notifications: readonly RestSentMessage[];
}

/** /api/admin_messaging.php */
@Controller('api/admin_messaging.php')
export class AdminMessagingController {
  constructor(
    private readonly recipients: RecipientsService,
    private readonly sending: SendMessageService,
    private readonly sent: MessageCampaignsService,
  ) {}

  @Get()
  async read(@Req() request: Request, @Query() query: unknown): Promise<RestRecipients | RestHistory> {
    signedInAdmin(request);
    const { recipients, filter = DEFAULT_AUDIENCE, date } = readQuery(query);
    if (recipients === 'true') return this.listRecipients(filter, date ?? null);
    const sent = await this.sent.latest(MOST_LISTED);
    return { success: true, notifications: sent.map(restSentMessage) };
  }

  @Post()
  @HttpCode(200)
  async send(
    @Req() request: Request,
    @Body() body: unknown,
  ): Promise<{ readonly success: true; readonly sent_count: number }> {
    const actor = signedInAdmin(request);
    const { subject, message, category, filter_type: audience, date_filter: day } = readMessage(body);
    const { sentCount } = await this.sending.send(actor, {
      subject,
      message,
      category: category ?? DEFAULT_MESSAGE_CATEGORY,
      audience: audience ?? DEFAULT_AUDIENCE,
      day: day ?? null,
    });
    return { success: true, sent_count: sentCount };
  }

  private async listRecipients(audience: Audience, day: string | null): Promise<RestRecipients> {
    const choice = { audience, day, category: DEFAULT_MESSAGE_CATEGORY };
    const listed = await this.recipients.some(choice, { limit: MOST_LISTED });
    const { recipientCount } = await this.recipients.reach(choice);
    return { success: true, recipients: listed.map(restRecipient), total: recipientCount };
  }
}

function restRecipient({ id, firstName, lastName, email, type }: RecipientView): RestRecipient {
  return { id, first_name: firstName, last_name: lastName, email, type };
}

function restSentMessage(sent: MessageCampaignView): RestSentMessage {
  return {
    id: sent.id,
    subject: sent.subject,
    message: sent.message,
    category: DOCUMENTED_CATEGORIES[sent.category],
    admin_name: sent.adminName,
    created_at: sent.createdAt,
    recipient_count: sent.recipientCount,
    filter_type: sent.audience,
    date_filter: sent.day,
  };
}
