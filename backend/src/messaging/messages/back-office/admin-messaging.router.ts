import { Injectable } from '@nestjs/common';
import { PageQuery } from '../../../../contract/admin/page.query.js';
import { RecordDto } from '../../../../contract/admin/record.dto.js';
import {
  RecipientsQuery,
  SendMessageDto,
} from '../../../../contract/messaging/messages/admin-messaging.dto.js';
import { dtoInput } from '../../../api/dto-input.js';
import { adminProcedure, router } from '../../../api/trpc.js';
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
    recipients: adminProcedure
      .input(dtoInput(RecipientsQuery))
      .query(({ input }) => this.recipients.list(input)),
    send: adminProcedure
      .input(dtoInput(SendMessageDto))
      .mutation(({ ctx, input }) => this.sending.send(ctx.actor, input)),
    history: adminProcedure.input(dtoInput(PageQuery)).query(({ input }) => this.sent.list(input)),
    sent: adminProcedure.input(dtoInput(RecordDto)).query(({ input }) => this.sent.get(input.id)),
  });
}
