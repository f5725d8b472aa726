import type { OrderCargo } from '../../../../contract/orders/cargo.js';
import type { LegalDocument } from '../../../../contract/orders/legal-document.js';

interface OrderMailLine {
  readonly name: string;
  /** A workshop's day and hours, such as '12.12.2026 Cumartesi, 14:00–17:00'; null for a piece. */
  readonly when: string | null;
  readonly isStudent: boolean;
  readonly quantity: number;
  readonly unitPriceKurus: number;
  readonly totalKurus: number;
  /** A JPEG on our own site, with or without its origin; null when the piece has no picture. */
  readonly pictureUrl: string | null;
}

/** The order as its mails tell it: frozen when the mail is queued, so that nothing is read when it is sent. */
export interface OrderMailFacts {
  readonly shortId: string;
  /** The order's own page, with or without the site's origin. */
  readonly orderUrl: string;
  readonly buyer: {
    readonly name: string;
    readonly surname: string;
    readonly email: string;
    /** As kept: +90… */
    readonly phone: string;
  };
  readonly lines: readonly OrderMailLine[];
  readonly hasPieces: boolean;
  readonly hasSeats: boolean;
  readonly couponCode: string | null;
  readonly subtotalKurus: number;
  readonly discountKurus: number;
  readonly totalKurus: number;
  readonly vatKurus: number;
  /** Where money goes back: all that went or goes, and what of the total is left then. */
  readonly afterRefund?: { readonly backKurus: number; readonly leftKurus: number };
  readonly shippingAddress: string;
  readonly notes: string;
  /** ISO instant. */
  readonly placedAt: string;
}

export interface OrderConfirmationFacts extends OrderMailFacts {
  /** The studio confirmed it without a payment that the shop knows of. */
  readonly isUnpaid?: boolean;
  /** Attached as PDF. */
  readonly documents: readonly LegalDocument[];
}

/** A turn that the studio gave the order. */
export interface OrderTurnFacts extends OrderMailFacts {
  /** What goes back because of it. */
  readonly returnsKurus: number;
  /** Its payment is with the studio. */
  readonly isPaid: boolean;
  /** Its payment went back before. */
  readonly isReturned: boolean;
  readonly cargo: OrderCargo | null;
}

/** Money that the studio sent back of an order that goes on. */
export interface RefundDoneFacts extends OrderMailFacts {
  readonly returnedKurus: number;
  /** What it is for, when it is for one line alone. */
  readonly lineName: string | null;
}

export interface ReturnFailedFacts extends OrderMailFacts {
  readonly owedKurus: number;
  /** It may have gone all the same. */
  readonly isUnclear: boolean;
}

export interface PaymentReturnedFacts extends OrderMailFacts {
  readonly returnedKurus: number;
  /** The studio called the order off; otherwise it could not be fulfilled when the money came. */
  readonly isCalledOff: boolean;
}
