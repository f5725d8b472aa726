import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MessageDto } from '../../../contract/messaging/messages/message.dto.js';
import { customerProcedure, customerSends, router } from '../../api/trpc.js';
import { CustomerMessagesService } from './customer-messages.service.js';

@Injectable()
export class MessagesRouter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly messages: CustomerMessagesService,
  ) {}

  readonly router = router({
    list: customerProcedure.query(({ ctx }) => this.messages.list(ctx.customerId)),
    read: customerSends(MessageDto).mutation(({ ctx, input }) =>
      this.messages.markRead(this.dataSource.manager, ctx.customerId, [input.messageId]),
    ),
    readAll: customerProcedure.mutation(({ ctx }) =>
      this.messages.markAllRead(this.dataSource.manager, ctx.customerId),
    ),
    remove: customerSends(MessageDto).mutation(({ ctx, input }) =>
      this.messages.remove(this.dataSource.manager, ctx.customerId, input.messageId),
    ),
  });
}
