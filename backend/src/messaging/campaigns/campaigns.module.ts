import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { DeliverCampaignsService } from './deliver-campaigns.service.js';
import { EndCampaignsService } from './end-campaigns.service.js';
import { CampaignSenderService } from './campaign-sender.service.js';
import { CampaignQueriesService } from './campaign-queries.service.js';
import { Campaign } from './campaign.entity.js';
import { StartCampaignService } from './start-campaign.service.js';
import { PauseCampaignService } from './pause-campaign.service.js';

/** Messages and mails to many recipients: audience, delivery and progress. */
@Module({
  imports: [ActivityLogModule, MessagesModule, NotificationsModule, TypeOrmModule.forFeature([Campaign])],
  providers: [
    DeliverCampaignsService,
    EndCampaignsService,
    CampaignSenderService,
    CampaignQueriesService,
    StartCampaignService,
    PauseCampaignService,
  ],
  exports: [EndCampaignsService, CampaignQueriesService, StartCampaignService, PauseCampaignService],
})
export class CampaignsModule {}
