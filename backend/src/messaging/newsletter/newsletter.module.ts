import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsentsModule } from '../../people/consents/consents.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { NewsletterMembersService } from './newsletter-members.service.js';
import { NewsletterLimitsService } from './newsletter-limits.service.js';
import { NewsletterRequest } from './newsletter-request.entity.js';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js';
import { NewsletterSubscribersService } from './newsletter-subscribers.service.js';
import { NewsletterRouter } from './newsletter.router.js';
import { SubscribeService } from './subscribe.service.js';
import { UnsubscribeService } from './unsubscribe.service.js';

@Module({
  imports: [
    ConsentsModule,
    NotificationsModule,
    TypeOrmModule.forFeature([NewsletterRequest, NewsletterSubscriber]),
  ],
  providers: [
    NewsletterLimitsService,
    NewsletterMembersService,
    NewsletterRouter,
    NewsletterSubscribersService,
    SubscribeService,
    UnsubscribeService,
  ],
  exports: [NewsletterMembersService, NewsletterRouter, UnsubscribeService],
})
export class NewsletterModule {}
