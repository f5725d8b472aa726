import type { InvoiceDetails } from '../invoicing/invoice-details.js';
import type { Picture } from '../media/picture.js';
import type { ParcelPieces, ParcelView } from '../shipping/parcel.views.js';
import type { OrderCargo } from './cargo.js';
import type { OrderLineKind } from './line-kind.js';
import type { OrderChannel } from './order-channel.js';
import type { OrderPaymentStatus, OrderStatus } from './order-status.js';
import type { PaymentMethod } from '../payments/payment-method.js';

/**
 * The state of the buyer's personal data. 'erasure_requested': the account was deleted, and the data is removed once
 * nothing of the order is under way; 'erased': the order no longer names a person.
 */
export type OrderPerson = 'known' | 'erasure_requested' | 'erased';

/** A row of the order lists (specification 2, sections 2.6 and 2.7). Amounts are kuruş. */
export interface AdminOrderRow {
  readonly id: string;
  /** Name and surname of the buyer. */
  readonly customerName: string;
  readonly customerEmail: string;
  readonly isGuest: boolean;
  readonly person: OrderPerson;
  readonly totalKurus: number;
  /** The refunds that have arrived. */
  readonly refundedKurus: number;
  readonly pieces: number;
  readonly seats: number;
  /** Whether the buyer collects the pieces at the studio. */
  readonly isPickedUp: boolean;
  readonly status: OrderStatus;
  readonly paymentStatus: OrderPaymentStatus;
  /** ISO instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface AdminOrderLine {
  readonly id: string;
  /** 'shipping' for the fee of the parcel, which is refunded like a line. */
  readonly kind: OrderLineKind;
  readonly name: string;
  readonly picture: Picture | null;
  /** The agreed time of a seat, also after a move: '14.11.2026 Cumartesi, 14:00–17:00'. */
  readonly when: string | null;
  /** The time that was bought, when the workshop has moved since. */
  readonly movedFrom: string | null;
  /** Its seats were cancelled, or its pieces came back, while the order goes on. */
  readonly isCancelled: boolean;
  /** Null for a piece, and when the booking was deleted. */
  readonly bookingId: string | null;
  readonly isStudent: boolean;
  readonly unitPriceKurus: number;
  readonly quantity: number;
  readonly totalKurus: number;
  /** What students without a proof paid up to the regular price, in kuruş; a part of the total. */
  readonly studentDifferenceKurus: number;
  readonly vatRatePercent: number;
  /** The amount charged for the line after the coupon, in kuruş; the most that can be refunded. */
  readonly paidKurus: number;
  /** The part whose refund was requested, arrived or still on its way, in kuruş. */
  readonly refundRequestedKurus: number;
}

/** A part of the money that the order received. */
export interface AdminOrderPayment {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly amountKurus: number;
  /** An ISO instant. */
  readonly receivedAt: string;
  /** The admin who noted it; null for a card payment. */
  readonly recordedBy: string | null;
  /** The number of the charge at iyzico, or what the studio wrote about it. */
  readonly reference: string;
  readonly cardLastFour: string | null;
  readonly cardAssociation: string | null;
  /** It was noted by mistake and taken back. */
  readonly isReversed: boolean;
  /** It was taken by hand, and nothing of it went back. */
  readonly isReversible: boolean;
  /** What has not gone back and is not on its way, in kuruş. */
  readonly refundableKurus: number;
}

export interface AdminRefund {
  readonly id: string;
  /** Null for the whole part of the money. */
  readonly lineId: string | null;
  /** How the money came, and how it goes back. */
  readonly method: PaymentMethod;
  readonly amountKurus: number;
  /**
   * 'requested' of money that was taken by hand: a person hands it back. 'failed': iyzico says that no money went
   * back; it can be tried again. 'unclear': the outcome is unknown; the amount stays reserved.
   */
  readonly status: 'requested' | 'done' | 'failed' | 'unclear';
  /** The studio reported that it refunded the money by hand. */
  readonly isManual: boolean;
  /** The money stayed with the studio as a credit of the buyer. */
  readonly becameCredit: boolean;
  readonly createdAt: string;
  readonly doneAt: string | null;
}

export interface AdminOrderView extends AdminOrderRow {
  /** Sent back with a change, so that an intervening change by another admin is detected. */
  readonly version: number;
  readonly phone: string;
  readonly shippingAddress: string;
  /** To whom the documents are made out; most digits of a person's number are hidden. */
  readonly invoice: InvoiceDetails;
  readonly notes: string;
  readonly couponCode: string | null;
  readonly subtotalKurus: number;
  readonly discountKurus: number;
  readonly shippingKurus: number;
  /** The fee of shipping comes last. */
  readonly lines: readonly AdminOrderLine[];
  /** Null while it is not known, and for an order that leaves in several parcels. */
  readonly cargo: OrderCargo | null;
  readonly parcels: readonly ParcelView[];
  /** The pieces that are in no parcel yet. */
  readonly unpacked: readonly ParcelPieces[];
  /** Where it was placed. */
  readonly channel: OrderChannel;
  /** Until when it must be paid to keep its seats, as an ISO instant; null when it is paid or has no term. */
  readonly payBy: string | null;
  /** What corrections of its lines gave back, in kuruş: the total is lower since then. */
  readonly correctedKurus: number;
  /** What was open of seats that were cancelled, in kuruş: nobody is asked for it any more. */
  readonly writtenOffKurus: number;
  /** What was received so far, in kuruş. */
  readonly paidKurus: number;
  /** What is still to be paid, in kuruş. */
  readonly openKurus: number;
  /** The parts of the money, the oldest first. */
  readonly payments: readonly AdminOrderPayment[];
  /** The charge at iyzico; null when nothing was charged. */
  readonly payment: {
    readonly paymentId: string;
    readonly cardLastFour: string | null;
    readonly cardAssociation: string | null;
    readonly paidAt: string | null;
  } | null;
  readonly refunds: readonly AdminRefund[];
  /** The order has its pieces and seats; `orderTransition` needs this to predict the effects of a change. */
  readonly hasGoods: boolean;
  /** The part of its money that has not gone back and is not on its way, in kuruş. */
  readonly refundableKurus: number;
}

export interface OrderStatistics {
  readonly totalOrders: number;
  readonly thisMonthOrders: number;
  /** Paid orders less refunds, in kuruş. */
  readonly thisMonthRevenueKurus: number;
  readonly customerTypes: readonly { readonly type: 'guest' | 'registered'; readonly count: number }[];
  readonly statuses: readonly { readonly status: OrderStatus; readonly count: number }[];
  readonly paymentStatuses: readonly {
    readonly paymentStatus: OrderPaymentStatus;
    readonly count: number;
  }[];
  /** The last twelve months as '2026-11', the oldest first. */
  readonly months: readonly {
    readonly month: string;
    readonly orders: number;
    readonly revenueKurus: number;
  }[];
}
