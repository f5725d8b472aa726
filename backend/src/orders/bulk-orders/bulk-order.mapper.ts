import type { AdminBulkOrderView } from '../../../contract/orders/bulk-orders/admin-bulk-orders.views.js';
import { isOverdue } from '../../../contract/orders/bulk-orders/bulk-order.js';
import type { BulkOrderRequest } from './bulk-order-request.entity.js';

export function adminBulkOrderView(request: BulkOrderRequest, now: Date): AdminBulkOrderView {
  const { offerSubject, offerText, offerSentAt } = request;
  return {
    id: request.id,
    version: request.version,
    name: request.name,
    email: request.email,
    phone: request.phone,
    message: request.message,
    status: request.status,
    createdAt: request.createdAt.toISOString(),
    dueAt: request.dueAt.toISOString(),
    isOverdue: isOverdue(request, now),
    decidedAt: request.answeredAt?.toISOString() ?? null,
    offer:
      offerSubject !== null && offerText !== null && offerSentAt !== null
        ? { subject: offerSubject, text: offerText, sentAt: offerSentAt.toISOString() }
        : null,
  };
}
