import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import {
  DEFAULT_MESSAGE_CATEGORY,
  type MessageCategory,
  type MessagesView,
  type MessageView,
} from '../../../contract/messaging/messages/message.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { CustomerMessage } from './customer-message.entity.js';
import { messageView } from './message.mapper.js';

const MOST_LISTED = 200;

export interface NewMessage {
  readonly customerId: string;
  readonly category?: MessageCategory;
  readonly subject: string;
  readonly message: string;
  readonly senderName?: string;
  readonly isImportant?: boolean;
}

export interface MessageCount {
  readonly type: MessageCategory;
  readonly total: number;
  readonly unread: number;
}

/** Reads and writes the messages in customers' accounts. Another customer's message counts as not found. */
@Injectable()
export class CustomerMessagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly studio: CurrentStudio,
  ) {}

  /** Without a sender, the studio is. */
  async add(manager: EntityManager, written: NewMessage): Promise<void> {
    const { category = DEFAULT_MESSAGE_CATEGORY, isImportant = false } = written;
    const { senderName = this.studio.profile.name } = written;
    await manager.insert(CustomerMessage, { ...written, category, senderName, isImportant });
  }

  /** Returns which of them still have an account. */
  async addForAll(
    manager: EntityManager,
    customerIds: readonly string[],
    written: Required<Omit<NewMessage, 'customerId'>>,
  ): Promise<ReadonlySet<string>> {
    const { category, subject, message, senderName, isImportant } = written;
    const added = await manager.query<{ id: string }[]>(
      `INSERT INTO customer_message (customer_id, category, subject, message, sender_name, is_important)
       SELECT id, $2, $3, $4, $5, $6 FROM customer WHERE id = ANY ($1) FOR KEY SHARE
       RETURNING customer_id AS id`,
      [customerIds, category, subject, message, senderName, isImportant],
    );
    return new Set(added.map(({ id }) => id));
  }

  /** The newest messages, with the number of all. */
  async list(customerId: string): Promise<MessagesView> {
    const messages = await this.dataSource.manager.find(CustomerMessage, {
      where: { customerId },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: MOST_LISTED,
    });
    return { messages: messages.map(messageView), unreadCount: await this.unreadCount(customerId) };
  }

  /** All messages of a customer, for the export of their data. */
  async all(customerId: string): Promise<MessageView[]> {
    const messages = await this.dataSource.manager.find(CustomerMessage, {
      where: { customerId },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return messages.map(messageView);
  }

  async unreadCount(customerId: string): Promise<number> {
    return this.dataSource.manager.countBy(CustomerMessage, { customerId, readAt: IsNull() });
  }

  async counts(customerId: string): Promise<MessageCount[]> {
    return this.dataSource.manager.query<MessageCount[]>(
      `SELECT category AS type, count(*)::int AS total, (count(*) FILTER (WHERE read_at IS NULL))::int AS unread
       FROM customer_message WHERE customer_id = $1 GROUP BY category ORDER BY category`,
      [customerId],
    );
  }

  /** Messages of other customers are ignored; earlier times of reading stay. Throws message_not_found. */
  async markRead(manager: EntityManager, customerId: string, ids: readonly string[]): Promise<void> {
    const theirs = { customerId, id: In(ids) };
    if (!(await manager.existsBy(CustomerMessage, theirs))) throw new AppError('message_not_found');
    await manager.update(CustomerMessage, { ...theirs, readAt: IsNull() }, { readAt: () => 'now()' });
  }

  async markAllRead(manager: EntityManager, customerId: string): Promise<void> {
    await manager.update(CustomerMessage, { customerId, readAt: IsNull() }, { readAt: () => 'now()' });
  }

  /** Throws message_not_found. */
  async remove(manager: EntityManager, customerId: string, id: string): Promise<void> {
    const { affected } = await manager.delete(CustomerMessage, { id, customerId });
    if (affected !== 1) throw new AppError('message_not_found');
  }
}
