import type { KnownSeller } from '../studio/seller-identity.js';
import type { ReturnTerms } from './return-terms.js';
import type { DeliveryTerms } from './delivery-terms.js';

/** The kind of sale, on which the right of withdrawal depends. */
export type SaleKind = 'product' | 'workshop';

export interface LegalLine {
  readonly kind: SaleKind;
  readonly name: string;
  readonly quantity: number;
  readonly unitPriceKurus: number;
  readonly totalKurus: number;
}

/** What a legal text knows without an order, on the page that everybody may read. */
export interface GeneralFacts {
  readonly seller: KnownSeller;
  readonly returns: ReturnTerms;
  readonly delivery: DeliveryTerms;
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
  };
  readonly deliveryAddress: string;
  readonly lines: readonly LegalLine[];
  readonly subtotalKurus: number;
  readonly discountKurus: number;
  readonly totalKurus: number;
  /** The KDV contained in the total, in kuruş. */
  readonly vatKurus: number;
}

/** The facts of an order; null where there is none. */
export function orderOf(facts: GeneralFacts | LegalFacts): LegalFacts | null {
  return 'lines' in facts ? facts : null;
}
