import { Module } from '@nestjs/common';
import { CampaignsModule } from '../../campaigns/campaigns.module.js';
import { AdminMessagingRouter } from './admin-messaging.router.js';
import { RecipientsService } from './recipients.service.js';
import { SendMessageService } from './send-message.service.js';
import { SentMessagesService } from './sent-messages.service.js';

/** The back office of messages to customers. */
@Module({
  imports: [CampaignsModule],
  providers: [AdminMessagingRouter, RecipientsService, SendMessageService, SentMessagesService],
  exports: [AdminMessagingRouter, RecipientsService, SendMessageService, SentMessagesService],
})
export class MessagingModule {}
