import type { Picture } from '../media/picture.js';
import type { OrderCargo } from './cargo.js';
import type { LineKind } from './line-kind.js';
import type { OrderPaymentStatus, OrderStatus } from './order-status.js';

/**
 * What is known of whoever ordered. 'leaving': their account was deleted, and they are forgotten once nothing of the
 * order is under way; 'forgotten': the order names nobody any more.
 */
export type OrderPerson = 'known' | 'leaving' | 'forgotten';

/** A row of the order lists (specification 2, sections 2.6 and 2.7). Amounts are kuruş. */
export interface AdminOrderRow {
  readonly id: string;
  /** Name and surname of whoever ordered. */
  readonly customerName: string;
  readonly customerEmail: string;
  readonly isGuest: boolean;
  readonly person: OrderPerson;
  readonly totalKurus: number;
  readonly refundedKurus: number;
  readonly pieces: number;
  readonly seats: number;
  readonly status: OrderStatus;
  readonly paymentStatus: OrderPaymentStatus;
  /** ISO instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface AdminOrderLine {
  readonly id: string;
  readonly kind: LineKind;
  readonly name: string;
  readonly picture: Picture | null;
  /** Of a seat: '14.11.2026 Cumartesi, 14:00–17:00'. */
  readonly when: string | null;
  readonly isStudent: boolean;
  readonly unitPriceKurus: number;
  readonly quantity: number;
  readonly totalKurus: number;
  /** What was charged for it, after the coupon; the most that can go back. */
  readonly paidKurus: number;
  /** What went back or is on its way. */
  readonly refundedKurus: number;
}

export interface AdminRefund {
  readonly id: string;
  /** Null: the whole charge. */
  readonly lineId: string | null;
  readonly amountKurus: number;
  /** 'failed': iyzico says that nothing went, it may be asked for again. 'unclear': nobody knows, it stays reserved. */
  readonly status: 'requested' | 'done' | 'failed' | 'unclear';
  /** Done by the studio itself, as it said. */
  readonly isByHand: boolean;
  readonly createdAt: string;
  readonly doneAt: string | null;
}

export interface AdminOrderView extends AdminOrderRow {
  /** To be sent back with a change: another's change in between is noticed. */
  readonly version: number;
  readonly phone: string;
  readonly shippingAddress: string;
  readonly notes: string;
  readonly couponCode: string | null;
  readonly subtotalKurus: number;
  readonly discountKurus: number;
  readonly lines: readonly AdminOrderLine[];
  readonly cargo: OrderCargo | null;
  /** Null when nothing was charged. */
  readonly payment: {
    readonly paymentId: string;
    readonly cardLastFour: string | null;
    readonly cardAssociation: string | null;
    readonly paidAt: string | null;
  } | null;
  readonly refunds: readonly AdminRefund[];
  /** Pieces and seats are taken for it: with `orderTransition` this says what a change of status would do. */
  readonly hasGoods: boolean;
  /** What of the charge has not gone back and is not on its way. */
  readonly refundableKurus: number;
}

export interface OrderStatistics {
  readonly totalOrders: number;
  readonly thisMonthOrders: number;
  /** Paid orders, less what went back. */
  readonly thisMonthRevenueKurus: number;
  readonly customerTypes: readonly { readonly type: 'guest' | 'registered'; readonly count: number }[];
  readonly statuses: readonly { readonly status: OrderStatus; readonly count: number }[];
  readonly paymentStatuses: readonly {
    readonly paymentStatus: OrderPaymentStatus;
    readonly count: number;
  }[];
  /** The last twelve months, '2026-11' style, the oldest first. */
  readonly months: readonly {
    readonly month: string;
    readonly orders: number;
    readonly revenueKurus: number;
  }[];
}
