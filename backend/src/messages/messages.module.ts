import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AdminMessagingRouter } from './admin-messaging.router.js';
import { CustomerMessage } from './customer-message.entity.js';
import { CustomerMessages } from './customer-messages.service.js';
import { DeliverMessages } from './deliver-messages.service.js';
import { MessagesRouter } from './messages.router.js';
import { Recipients } from './recipients.service.js';
import { SendMessage } from './send-message.service.js';
import { SentMessage } from './sent-message.entity.js';
import { SentMessages } from './sent-messages.service.js';
import { WelcomeCustomer } from './welcome-customer.service.js';

@Module({
  imports: [ActivityLogModule, NotificationsModule, TypeOrmModule.forFeature([CustomerMessage, SentMessage])],
  providers: [
    AdminMessagingRouter,
    CustomerMessages,
    DeliverMessages,
    MessagesRouter,
    Recipients,
    SendMessage,
    SentMessages,
    WelcomeCustomer,
  ],
  exports: [
    AdminMessagingRouter,
    CustomerMessages,
    DeliverMessages,
    MessagesRouter,
    Recipients,
    SendMessage,
    SentMessages,
    WelcomeCustomer,
  ],
})
export class MessagesModule {}
