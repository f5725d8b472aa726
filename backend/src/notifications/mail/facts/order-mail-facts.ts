import type { DocumentKind } from '../../../../contract/invoicing/sales-document.js';
import type { OrderCargo } from '../../../../contract/orders/cargo.js';
import type { VatGroup } from '../../../../contract/orders/order-totals.js';
import type { LegalDocument } from '../../../../contract/orders/legal-document.js';
import type { BookingTicketFacts } from './booking-mail-facts.js';

interface OrderMailLine {
  readonly name: string;
  /** The agreed day and hours of a workshop, such as '12.12.2026 Cumartesi, 14:00–17:00'; null for a piece. */
  readonly when: string | null;
  /** The workshop has moved since it was bought; `when` is the new time. */
  readonly isMoved?: boolean;
  /** Its seats were cancelled, while the order goes on. */
  readonly isCancelled?: boolean;
  readonly isStudent: boolean;
  readonly quantity: number;
  readonly unitPriceKurus: number;
  readonly totalKurus: number;
  /** A JPEG on our own site, with or without its origin; null when the piece has no picture. */
  readonly pictureUrl: string | null;
}

/**
 * The facts of an order in mails. They are stored when the mail is queued, so that nothing is read when it is
 * sent.
 */
export interface OrderMailFacts {
  readonly shortId: string;
  /** The order's page, with or without the site's origin. */
  readonly orderUrl: string;
  readonly buyer: {
    readonly name: string;
    readonly surname: string;
    readonly email: string;
    /** As stored: +90… */
    readonly phone: string;
  };
  readonly lines: readonly OrderMailLine[];
  /** Lines that were cancelled on their own do not count. */
  readonly hasPieces: boolean;
  readonly hasSeats: boolean;
  readonly couponCode: string | null;
  readonly subtotalKurus: number;
  readonly discountKurus: number;
  /** Absent where the buyer pays none. */
  readonly shippingKurus?: number;
  /** The buyer collects the pieces at the studio, whose address `shippingAddress` then names. */
  readonly isPickedUp?: boolean;
  /** How many days after the order the pieces arrive at the latest. */
  readonly preparationDays: number;
  readonly totalKurus: number;
  readonly vatKurus: number;
  /** The total by rate of KDV. */
  readonly vatGroups?: readonly VatGroup[];
  readonly hasSeveralRates?: boolean;
  /** When money has been or is being refunded: the sum of all refunds and the rest of the total, in kuruş. */
  readonly afterRefund?: { readonly refundKurus: number; readonly leftKurus: number };
  readonly shippingAddress: string;
  readonly notes: string;
  /** ISO instant. */
  readonly placedAt: string;
}

export interface OrderConfirmationFacts extends OrderMailFacts {
  /** The studio confirmed the order without a payment known to the shop. */
  readonly isUnpaid?: boolean;
  /** Until when its seats wait for the payment, as an ISO instant; null or absent without a term. */
  readonly payBy?: string | null;
  /** Attached as PDF. */
  readonly documents: readonly LegalDocument[];
  /** The tickets of its workshops; empty for an order of pieces. */
  readonly tickets: readonly BookingTicketFacts[];
}

/** A change of status by the studio. */
export interface OrderTransitionFacts extends OrderMailFacts {
  /** What goes back to the card because of the change, in kuruş. */
  readonly newRefundKurus: number;
  /** What goes back to the credit that had paid it, in kuruş. */
  readonly newCreditKurus?: number;
  /** The studio has the payment. */
  readonly isPaid: boolean;
  /** The payment was refunded earlier. */
  readonly isRefunded: boolean;
  readonly cargo: OrderCargo | null;
  /** The parcels that the mail is about, when the order leaves in parts. */
  readonly parcels?: readonly {
    /** '2 × Kupa, 1 × Vazo' */
    readonly items: string;
    readonly cargo: OrderCargo | null;
  }[];
  /** One of its parcels left; `parcels` names only that one. */
  readonly isPart?: boolean;
  /** Other pieces of it have not left yet. */
  readonly hasMore?: boolean;
}

/** A refund for an order that continues. */
export interface RefundDoneFacts extends OrderMailFacts {
  readonly refundedKurus: number;
  /** What of it was added to the credit that had paid; the rest went to the card. */
  readonly creditedKurus?: number;
  /** The KDV contained in it; zero or absent for money that had paid for no line. */
  readonly refundedVatKurus?: number;
  /** The line that is refunded; null when the refund is for the whole order. */
  readonly lineName: string | null;
}

/** A part of the money that arrived for an order that continues. */
export interface PaymentReceivedFacts extends OrderMailFacts {
  readonly receivedKurus: number;
  /** What is still to be paid, in kuruş. */
  readonly openKurus: number;
}

/** The studio corrected the lines of an order that continues. */
export interface OrderCorrectedFacts extends OrderMailFacts {
  readonly corrected: readonly {
    readonly name: string;
    /** The time of a seat; null for a piece. */
    readonly when: string | null;
    readonly before: number;
    readonly after: number;
  }[];
  /** A student without a proof paid the regular price; how many there are stays. */
  readonly isStudentDifference: boolean;
  readonly totalBeforeKurus: number;
  /** What was paid too much and goes back, in kuruş. */
  readonly givenBackKurus: number;
  /** What is still to be paid, in kuruş. */
  readonly openKurus: number;
}

export interface PaymentLinkFacts extends OrderMailFacts {
  /** The page on which the amount is paid, with or without the site's origin. */
  readonly paymentUrl: string;
  readonly amountKurus: number;
  /** ISO instant. */
  readonly expiresAt: string;
}

export interface RefundFailedFacts extends OrderMailFacts {
  readonly owedKurus: number;
  /** The outcome is unknown: the money may have gone back. */
  readonly isUnclear: boolean;
}

export interface PaymentRefundedFacts extends OrderMailFacts {
  readonly refundedKurus: number;
  /** The KDV contained in it; zero or absent for money that had paid for no line. */
  readonly refundedVatKurus?: number;
  /** The studio called the order off; otherwise it could not be fulfilled when the money arrived. */
  readonly isCancelled: boolean;
}

/** A document of the sale that was issued, with its PDF. */
export interface DocumentIssuedFacts extends OrderMailFacts {
  readonly document: {
    readonly kind: DocumentKind;
    readonly number: string;
    readonly isOfficial: boolean;
    readonly grossKurus: number;
    /** Its bytes in base64. */
    readonly pdf: string;
  };
}
