import { Module } from '@nestjs/common';
import { CampaignsModule } from '../../campaigns/campaigns.module.js';
import { AdminMessagingRouter } from './admin-messaging.router.js';
import { RecipientsService } from './recipients.service.js';
import { SendMessageService } from './send-message.service.js';
import { TargetNamesService } from './target-names.service.js';
import { MessageCampaignsService } from './message-campaigns.service.js';

/** The back office of messages to customers. */
@Module({
  imports: [CampaignsModule],
  providers: [
    AdminMessagingRouter,
    RecipientsService,
    SendMessageService,
    MessageCampaignsService,
    TargetNamesService,
  ],
  exports: [AdminMessagingRouter, RecipientsService, SendMessageService, MessageCampaignsService],
})
export class MessagingModule {}
