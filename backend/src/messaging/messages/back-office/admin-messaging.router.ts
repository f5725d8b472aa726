import { Injectable } from '@nestjs/common';
import { PageQuery } from '../../../../contract/admin/page.query.js';
import { RecordDto } from '../../../../contract/admin/record.dto.js';
import {
  DirectRecipientsQuery,
  RecipientsQuery,
  SendDirectMessageDto,
  SendMessageDto,
  SentToQuery,
} from '../../../../contract/messaging/messages/admin-messaging.dto.js';
import { adminSends, router } from '../../../api/trpc.js';
import { RecipientsService } from './recipients.service.js';
import { SendMessageService } from './send-message.service.js';
import { MessageCampaignsService } from './message-campaigns.service.js';

@Injectable()
export class AdminMessagingRouter {
  constructor(
    private readonly recipients: RecipientsService,
    private readonly sending: SendMessageService,
    private readonly sent: MessageCampaignsService,
  ) {}

  readonly router = router({
    recipients: adminSends(RecipientsQuery).query(({ input }) => this.recipients.list(input)),
    send: adminSends(SendMessageDto).mutation(({ ctx, input }) => this.sending.send(ctx.actor, input)),
    directRecipients: adminSends(DirectRecipientsQuery).query(({ input }) => this.recipients.list(input)),
    sendDirect: adminSends(SendDirectMessageDto).mutation(({ ctx, input }) =>
      this.sending.send(ctx.actor, input),
    ),
    sentTo: adminSends(SentToQuery).query(({ input }) => this.sent.sentTo(input.targetId)),
    history: adminSends(PageQuery).query(({ input }) => this.sent.list(input)),
    sent: adminSends(RecordDto).query(({ input }) => this.sent.get(input.id)),
  });
}
