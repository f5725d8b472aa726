import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsentsModule } from '../consents/consents.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { NewsletterLimits } from './newsletter-limits.service.js';
import { NewsletterRequest } from './newsletter-request.entity.js';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js';
import { NewsletterSubscribers } from './newsletter-subscribers.service.js';
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
    NewsletterLimits,
    NewsletterRouter,
    NewsletterSubscribers,
    SubscribeService,
    UnsubscribeService,
  ],
  exports: [NewsletterRouter, NewsletterSubscribers, UnsubscribeService],
})
export class NewsletterModule {}
