import { BULK_ORDER_STATUS_LABELS } from '../../../contract/orders/bulk-orders/bulk-order.js';
import {
  EXPERIENCE_LEVEL_LABELS,
  WORKSHOP_TYPE_LABELS,
} from '../../../contract/workshops/information-request.js';
import type { AwaitedPiece } from '../../catalog/stock-wishes/stock-wishes.service.js';
import { ENTRY_STATUS_LABELS } from '../../../contract/waiting-list/entry-status.js';
import type { BulkOrderRequest } from '../../orders/bulk-orders/bulk-order-request.entity.js';
import type { WaitingListEntry } from '../../waiting-list/waiting-list-entry.entity.js';
import type { InformationRequest } from '../../workshops/information-requests/information-request.entity.js';

/** Times are ISO instants, everything else is readable text. */
export function downloadedRequest(request: InformationRequest) {
  const { createdAt, name, surname, email, phone, workshopType, experienceLevel, message } = request;
  return {
    at: createdAt.toISOString(),
    name: `${name} ${surname}`,
    email,
    phone,
    workshopType: WORKSHOP_TYPE_LABELS[workshopType],
    experienceLevel: EXPERIENCE_LEVEL_LABELS[experienceLevel],
    message,
  };
}

export function downloadedBulkOrder(request: BulkOrderRequest) {
  const { createdAt, name, email, phone, message, status, answeredAt } = request;
  return {
    at: createdAt.toISOString(),
    name,
    email,
    phone,
    message,
    status: BULK_ORDER_STATUS_LABELS[status],
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

export function downloadedStockWish({ createdAt, name }: AwaitedPiece) {
  return { at: createdAt.toISOString(), product: name };
}

export function downloadedWait(entry: WaitingListEntry) {
  const { createdAt, name, email, phone, seats, waitsFor, note, status, offeredAt } = entry;
  return {
    at: createdAt.toISOString(),
    name,
    email,
    phone,
    seats,
    sessionAt: waitsFor.toISOString(),
    note,
    status: ENTRY_STATUS_LABELS[status],
    offeredAt: offeredAt?.toISOString() ?? null,
  };
}
