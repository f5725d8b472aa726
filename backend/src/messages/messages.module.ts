import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CustomerMessage } from './customer-message.entity.js';
import { CustomerMessages } from './customer-messages.service.js';
import { MessagesRouter } from './messages.router.js';
import { WelcomeCustomer } from './welcome-customer.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CustomerMessage])],
  providers: [CustomerMessages, MessagesRouter, WelcomeCustomer],
  exports: [CustomerMessages, MessagesRouter, WelcomeCustomer],
})
export class MessagesModule {}
