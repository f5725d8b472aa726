import type { MessageView } from '../../../contract/messaging/messages/message.js';
import type { CustomerMessage } from './customer-message.entity.js';

export function messageView(message: CustomerMessage): MessageView {
  return {
    id: message.id,
    subject: message.subject,
    message: message.message,
    category: message.category,
    senderName: message.senderName,
    isImportant: message.isImportant,
    createdAt: message.createdAt.toISOString(),
    readAt: message.readAt?.toISOString() ?? null,
  };
}
