import type { BookingPaymentStatus, BookingStatus } from '../bookings/booking.js';
import type { BulkOrderStatus } from '../orders/bulk-orders/bulk-order.js';
import type { OrderPaymentStatus, OrderStatus } from '../orders/order-status.js';
import type { InformationRequestStatus, WorkshopType } from '../workshops/information-request.js';
import type { CreditView } from '../payments/credits/credits.views.js';
import type { EntryStatus } from '../waiting-list/entry-status.js';
import type { SessionTimes } from '../workshops/session.js';
import type { AdminUserView } from './admin-users.views.js';

/** By what a person is found: their account, or the address or number of a guest's orders. */
export type Person =
  | { readonly customerId: string }
  | { readonly email: string }
  | { readonly phone: string };

/** The buyer of an order, as its page names them. */
export interface BuyerOfOrder {
  readonly person: Person;
  /** How many other orders they have. */
  readonly otherOrders: number;
}

/** The first of many rows, and how many there are. */
export interface FirstOf<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** All instants are ISO texts and all amounts kuruş. */
export interface CustomerOrder {
  readonly id: string;
  readonly createdAt: string;
  readonly status: OrderStatus;
  readonly paymentStatus: OrderPaymentStatus;
  readonly totalKurus: number;
  readonly refundedKurus: number;
  readonly pieces: number;
  readonly seats: number;
  readonly isPickedUp: boolean;
}

export interface CustomerBooking {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly quantity: number;
  readonly status: BookingStatus;
  readonly paymentStatus: BookingPaymentStatus;
  /** Seats whose guest came, and whose guest did not. */
  readonly came: number;
  readonly noShow: number;
}

/** What they asked the studio for. */
export type CustomerRequest = {
  readonly id: string;
  readonly createdAt: string;
  readonly message: string;
} & (
  | {
      readonly kind: 'information';
      readonly status: InformationRequestStatus;
      readonly workshopType: WorkshopType;
    }
  | { readonly kind: 'bulk_order'; readonly status: BulkOrderStatus; readonly isOffered: boolean }
);

/** A session for which they wait, or waited. */
export interface CustomerWait extends SessionTimes {
  readonly id: string;
  readonly sessionId: string;
  readonly title: string;
  readonly seats: number;
  readonly status: EntryStatus;
}

export interface CustomerMessageRow {
  readonly id: string;
  readonly subject: string;
  readonly createdAt: string;
  readonly readAt: string | null;
}

export interface UsedCoupon {
  readonly orderId: string;
  readonly code: string;
  readonly discountKurus: number;
  readonly usedAt: string;
}

export interface CustomerSums {
  /** Placed orders that were not cancelled. */
  readonly orders: number;
  readonly boughtKurus: number;
  /** The money that came; what a credit pays came with the order that became the credit. */
  readonly paidKurus: number;
  /** The money that went back; what became a credit is still with the studio. */
  readonly refundedKurus: number;
  readonly openKurus: number;
}

/** Seats by what became of their guests; cancelled bookings do not count. */
export interface CustomerVisits {
  readonly coming: number;
  readonly came: number;
  readonly noShow: number;
}

/** Everything about one person. */
export interface CustomerPage {
  readonly name: string;
  /** Empty when it is not known. */
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** Null for somebody who bought as a guest. */
  readonly account: AdminUserView | null;
  /** An account with the address of the guest, who may have registered since. */
  readonly otherAccountId: string | null;
  /** Since when: the registration, or the first order. */
  readonly since: string;
  /** The latest word about commercial messages for each channel; a channel without one is missing. */
  readonly consents: readonly {
    /** 'publication': of pictures taken at a workshop. */
    readonly channel: 'email' | 'sms' | 'publication';
    readonly isGiven: boolean;
    readonly at: string;
  }[];
  readonly sums: CustomerSums;
  readonly visits: CustomerVisits;
  /** The newest first. */
  readonly orders: FirstOf<CustomerOrder>;
  /** Those to come first, the nearest before; then the past ones, the newest before. */
  readonly bookings: FirstOf<CustomerBooking>;
  readonly requests: FirstOf<CustomerRequest>;
  /** Those that are open first, then the newest. */
  readonly waits: FirstOf<CustomerWait>;
  readonly messages: FirstOf<CustomerMessageRow>;
  readonly coupons: FirstOf<UsedCoupon>;
  /** The newest first. */
  readonly credits: readonly CreditView[];
}
