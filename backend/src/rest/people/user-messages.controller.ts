import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import type { MessageView } from '../../../contract/messaging/messages/message.js';
import {
  RestMessageDto,
  RestMessageQuery,
  RestMessagesDto,
} from '../../../contract/messaging/messages/rest-messages.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { CustomerMessagesService } from '../../messaging/messages/customer-messages.service.js';
import { signedInCustomer } from '../http/signed-in-customer.js';

const readOne = dtoInput(RestMessageDto, { dropsUnknownFields: true });
const readSeveral = dtoInput(RestMessagesDto, { dropsUnknownFields: true });
const readQuery = dtoInput(RestMessageQuery, { dropsUnknownFields: true });

/** /api/user_messages.php: the signed-in customer's own messages. */
@Controller('api/user_messages.php')
export class UserMessagesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly messages: CustomerMessagesService,
  ) {}

  @Get()
  async list(@Req() request: Request) {
    const { messages, unreadCount } = await this.messages.list(signedInCustomer(request));
    return { success: true, messages: messages.map(restMessage), unread_count: unreadCount };
  }

  @Patch()
  async markSeveral(@Req() request: Request, @Body() body: unknown) {
    const customerId = signedInCustomer(request);
    return this.markRead(customerId, readSeveral(body).message_ids);
  }

  @Post()
  @HttpCode(200)
  async markOne(@Req() request: Request, @Body() body: unknown) {
    const customerId = signedInCustomer(request);
    return this.markRead(customerId, [readOne(body).message_id]);
  }

  @Delete()
  async remove(@Req() request: Request, @Query() query: unknown) {
    const customerId = signedInCustomer(request);
    await this.messages.remove(this.dataSource.manager, customerId, readQuery(query).id);
    return this.done(customerId);
  }

  private async markRead(customerId: string, ids: readonly string[]) {
    await this.messages.markRead(this.dataSource.manager, customerId, ids);
    return this.done(customerId);
  }

  private async done(customerId: string) {
    return { success: true, unread_count: await this.messages.unreadCount(customerId) };
  }
}

/** 'Message' of specification 1, section 3. */
function restMessage(message: MessageView) {
  return {
    id: message.id,
    subject: message.subject,
    message: message.message,
    category: message.category,
    sender_name: message.senderName,
    created_at: message.createdAt,
    is_read: message.readAt !== null,
    read_at: message.readAt,
    is_important: message.isImportant,
  };
}
