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

/** An account belongs to the list of customers, which not everybody may see who writes to guests. */
const A_CUSTOMER = {
  right: 'customers.read',
  when: ({ audience }: Pick<DirectRecipientsQuery, 'audience'>) => audience === 'one_customer',
} as const;

@Injectable()
export class AdminMessagingRouter {
  constructor(
    private readonly recipients: RecipientsService,
    private readonly sending: SendMessageService,
    private readonly sent: MessageCampaignsService,
  ) {}

  readonly router = router({
    recipients: adminSends('messages.send', RecipientsQuery).query(({ input }) =>
      this.recipients.list(input),
    ),
    send: adminSends('messages.send', SendMessageDto).mutation(({ ctx, input }) =>
      this.sending.send(ctx.actor, input),
    ),
    directRecipients: adminSends('guests.write', DirectRecipientsQuery, A_CUSTOMER).query(({ input }) =>
      this.recipients.list(input),
    ),
    sendDirect: adminSends('guests.write', SendDirectMessageDto, A_CUSTOMER).mutation(({ ctx, input }) =>
      this.sending.send(ctx.actor, input),
    ),
    sentTo: adminSends('guests.write', SentToQuery).query(({ input }) => this.sent.sentTo(input.targetId)),
    history: adminSends('messages.send', PageQuery).query(({ input }) => this.sent.list(input)),
    sent: adminSends('messages.send', RecordDto).query(({ input }) => this.sent.get(input.id)),
  });
}
