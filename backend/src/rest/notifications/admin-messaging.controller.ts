import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import type {
  RecipientView,
  MessageCampaignView,
} from '../../../contract/messaging/messages/admin-messaging.views.js';
import { type Audience, DEFAULT_AUDIENCE } from '../../../contract/messaging/messages/audience.js';
import { DEFAULT_MESSAGE_CATEGORY } from '../../../contract/messaging/messages/message.js';
import {
  DOCUMENTED_CATEGORIES,
  RestMessagingQuery,
  RestSendMessageDto,
} from '../../../contract/messaging/messages/rest-messaging.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { RecipientsService } from '../../messaging/messages/back-office/recipients.service.js';
import { SendMessageService } from '../../messaging/messages/back-office/send-message.service.js';
import { MessageCampaignsService } from '../../messaging/messages/back-office/message-campaigns.service.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { NeedsRight } from '../http/needs-right.js';

const readQuery = dtoInput(RestMessagingQuery, { dropsUnknownFields: true });
const readMessage = dtoInput(RestSendMessageDto, { dropsUnknownFields: true });

/** A bound for older clients, which have no pages. `total` gives the full number. */
const MOST_LISTED = 1_000;

/** /api/admin_messaging.php */
@Controller('api/admin_messaging.php')
export class AdminMessagingController {
  constructor(
    private readonly recipients: RecipientsService,
    private readonly sending: SendMessageService,
    private readonly sent: MessageCampaignsService,
  ) {}

  @Get()
  @NeedsRight('messages.send')
  async read(@Query() query: unknown) {
    const { recipients, filter = DEFAULT_AUDIENCE, date } = readQuery(query);
    if (recipients === 'true') return this.listRecipients(filter, date ?? null);
    const sent = await this.sent.latest(MOST_LISTED);
    return { success: true, notifications: sent.map(restSentMessage) };
  }

  @Post()
  @NeedsRight('messages.send')
  @HttpCode(200)
  async send(@Req() request: Request, @Body() body: unknown) {
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

  private async listRecipients(audience: Audience, day: string | null) {
    const choice = { audience, day, category: DEFAULT_MESSAGE_CATEGORY };
    const listed = await this.recipients.some(choice, { limit: MOST_LISTED });
    const { recipientCount } = await this.recipients.reach(choice);
    return { success: true, recipients: listed.map(restRecipient), total: recipientCount };
  }
}

/** 'Message recipient' of specification 2, section 3. */
function restRecipient({ id, firstName, lastName, email, type }: RecipientView) {
  return { id, first_name: firstName, last_name: lastName, email, type };
}

/** 'Sent message' of specification 2, section 3. */
function restSentMessage(sent: MessageCampaignView) {
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
