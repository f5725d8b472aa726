import type { LegalFact } from '../orders/legal-document.js';
import type { VatGroup } from '../orders/order-totals.js';
import type { BookingPolicies } from '../workshops/policies/booking-policies.js';
import type { BookingPolicy } from '../workshops/policies/booking-policy.js';
import type { KnownSeller } from '../studio/seller-identity.js';
import type { ReturnTerms } from './return-terms.js';
import type { DeliveryTerms } from './delivery-terms.js';

/** The kind of sale, on which the right of withdrawal depends. */
export type SaleKind = 'product' | 'workshop';

export interface LegalLine {
  readonly kind: SaleKind;
  readonly name: string;
  /** The essential qualities of which a buyer must read beforehand; none where the studio tells none. */
  readonly qualities: readonly LegalFact[];
  readonly quantity: number;
  readonly unitPriceKurus: number;
  readonly totalKurus: number;
  readonly vatRatePercent: number;
  /** What is promised about a seat; null for a piece. */
  readonly policy: BookingPolicy | null;
}

export interface BuyingCompany {
  readonly title: string;
  readonly taxOffice: string;
  readonly taxNumber: string;
  /** As one text. */
  readonly address: string;
}

/** What a legal text knows without an order, on the page that everybody may read. */
export interface GeneralFacts {
  readonly seller: KnownSeller;
  readonly returns: ReturnTerms;
  readonly delivery: DeliveryTerms;
  readonly policies: BookingPolicies;
}

/**
 * All facts in the contracts of one sale. Date and order number are left out, because the text shown before
 * the payment and the text stored with the order must be identical.
 */
export interface LegalFacts extends GeneralFacts {
  readonly buyer: {
    readonly name: string;
    readonly surname: string;
    readonly email: string;
    readonly phone: string;
    /** The company to which the invoice goes; absent when it goes to the person. */
    readonly company?: BuyingCompany;
  };
  readonly deliveryAddress: string;
  /** The buyer collects the pieces at the studio, whose address `deliveryAddress` then names. */
  readonly isPickedUp: boolean;
  /** Pieces and seats, without the fee of shipping. */
  readonly lines: readonly LegalLine[];
  readonly subtotalKurus: number;
  readonly discountKurus: number;
  readonly shippingKurus: number;
  readonly totalKurus: number;
  /** The KDV contained in the total, in kuruş. */
  readonly vatKurus: number;
  /** The total by rate of KDV, the fee of shipping included. */
  readonly vatGroups: readonly VatGroup[];
}

/** The facts of an order; null where there is none. */
export function orderOf(facts: GeneralFacts | LegalFacts): LegalFacts | null {
  return 'lines' in facts ? facts : null;
}
