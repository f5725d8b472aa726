import type { PageOf } from '../../admin/page.query.js';
import type { BulkOrderStatus } from './bulk-order.js';

/** Times are ISO instants. */
export interface AdminBulkOrderView {
  readonly id: string;
  /** To be sent back with an answer. */
  readonly version: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly status: BulkOrderStatus;
  readonly createdAt: string;
  /** Until when an offer was promised. */
  readonly dueAt: string;
  readonly isOverdue: boolean;
  /** When it was approved or rejected. */
  readonly decidedAt: string | null;
  /** The studio's latest offer. */
  readonly offer: { readonly subject: string; readonly text: string; readonly sentAt: string } | null;
}

export interface BulkOrderCounts {
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
  readonly overdue: number;
}

export interface AdminBulkOrdersView extends PageOf<AdminBulkOrderView> {
  readonly counts: BulkOrderCounts;
}
