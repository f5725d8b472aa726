import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CustomerMessage } from './customer-message.entity.js';
import { CustomerMessagesService } from './customer-messages.service.js';
import { PruneCustomerMessagesService } from './prune-customer-messages.service.js';
import { MessagesRouter } from './messages.router.js';
import { WelcomeCustomerService } from './welcome-customer.service.js';
import { StudioModule } from '../../studio/studio.module.js';

@Module({
  imports: [StudioModule, TypeOrmModule.forFeature([CustomerMessage])],
  providers: [CustomerMessagesService, MessagesRouter, PruneCustomerMessagesService, WelcomeCustomerService],
  exports: [CustomerMessagesService, MessagesRouter, WelcomeCustomerService],
})
export class MessagesModule {}
