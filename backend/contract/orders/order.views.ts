import type { TicketView } from '../bookings/ticket.view.js';
import type { Picture } from '../media/picture.js';
import type { SessionTimes } from '../workshops/session.js';
import type { InvoiceDetails } from '../invoicing/invoice-details.js';
import type { OrderCorrectionView } from './corrections/corrections.views.js';
import type { BuyerParcel } from '../shipping/parcel.views.js';
import type { OrderCargo } from './cargo.js';
import type { LegalDocument } from './legal-document.js';
import type { OrderPaymentStatus, OrderStatus, StatusTimes } from './order-status.js';
import type { VatGroup } from './order-totals.js';
import type { SellerIdentity } from '../studio/seller-identity.js';

/** A line as every list of bought things shows it. */
export interface BoughtItem {
  readonly name: string;
  readonly picture: Picture | null;
  /** The agreed time of a seat, also after a move; null for a piece. */
  readonly session: SessionTimes | null;
  readonly quantity: number;
  readonly isStudent: boolean;
  readonly regularPriceKurus: number;
  readonly unitPriceKurus: number;
  readonly totalKurus: number;
}

/** The present state of a bought line: moved, cancelled, or as it was bought. */
export interface LineOutcome {
  /** The time that a seat was bought for, when its workshop has moved since. */
  readonly movedFrom: SessionTimes | null;
  /** Its seats were cancelled, while the order goes on. */
  readonly isCancelled: boolean;
  /** The part of its price whose refund was requested, arrived or still on its way, in kuruş. */
  readonly refundRequestedKurus: number;
}

export interface OrderLineView extends BoughtItem, LineOutcome {
  readonly id: string;
}

/** The progress of the payment, as the result page shows it. */
export type PaymentPhase =
  | 'awaiting_bank'
  | 'checking'
  | 'in_review'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'refunding'
  | 'refunded'
  /** Cancelled without an automatic refund: nothing was charged, or the studio returns it another way. */
  | 'cancelled'
  /** The studio continues the order without a card payment. */
  | 'by_arrangement';

/** An order as its page shows it to every visitor with its address. */
export interface OrderView {
  readonly id: string;
  readonly shortId: string;
  readonly status: OrderStatus;
  readonly paymentStatus: OrderPaymentStatus;
  readonly payment: {
    readonly phase: PaymentPhase;
    /**
     * The studio cancelled a confirmed order; otherwise the order could not be fulfilled when it was paid.
     */
    readonly isCancelled: boolean;
    /** The bank's reason for a refusal, as text for the buyer. */
    readonly message: string | null;
    readonly cardLastFour: string | null;
    readonly cardAssociation: string | null;
    /** The address of the bank's page while it can be opened. */
    readonly bankUrl: string | null;
  };
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
  readonly shippingAddress: string;
  /** Whether the buyer collects the pieces at the studio. */
  readonly isPickedUp: boolean;
  /** How many days after the order the pieces arrive at the latest. */
  readonly preparationDays: number;
  /** The carrier and tracking number; null until it is sent, and for an order that leaves in several parcels. */
  readonly cargo: OrderCargo | null;
  /** How an order leaves that is not sent in one parcel; empty otherwise. */
  readonly parcels: readonly BuyerParcel[];
  readonly notes: string;
  readonly lines: readonly OrderLineView[];
  /** One per booked workshop, after the payment. */
  readonly tickets: readonly TicketView[];
  readonly couponCode: string | null;
  readonly subtotalKurus: number;
  readonly discountKurus: number;
  readonly shippingKurus: number;
  readonly totalKurus: number;
  readonly vatKurus: number;
  /** The total by rate of KDV. */
  readonly vatGroups: readonly VatGroup[];
  /** The KDV contained in what is left after all refunds, in kuruş. */
  readonly leftVatKurus: number;
  /** What is still to be paid, in kuruş. */
  readonly openKurus: number;
  /** Refunds that have arrived, and those on their way, in kuruş. */
  readonly refundedKurus: number;
  readonly pendingRefundKurus: number;
  /** What of the refunds became a credit or went back to one, in kuruş. */
  readonly creditedKurus: number;
  /** An ISO instant. */
  readonly createdAt: string;
  readonly statusTimes: StatusTimes;
  /** Who sold it, and issues the invoice. */
  readonly seller: SellerIdentity;
  /** To whom the documents are made out; most digits of a person's number are hidden. */
  readonly invoice: InvoiceDetails;
  readonly documents: readonly LegalDocument[];
  /** What was corrected about its lines since then, the oldest first; it is added to the documents. */
  readonly corrections: readonly OrderCorrectionView[];
}
