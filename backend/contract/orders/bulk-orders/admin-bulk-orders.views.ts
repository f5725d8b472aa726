import type { PageOf } from '../../admin/page.query.js';
import type { BulkOrderStatus } from './bulk-order.js';

/** Times are ISO instants. */
export interface AdminBulkOrderView {
  readonly id: string;
  /** Sent back with an answer. */
  readonly version: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly status: BulkOrderStatus;
  readonly createdAt: string;
  /** The time until which an offer is promised. */
  readonly dueAt: string;
  readonly isOverdue: boolean;
  /** The time of the approval or rejection. */
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
