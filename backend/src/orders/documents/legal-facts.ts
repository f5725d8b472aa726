import type { SaleKind } from '../../../contract/content/sale-clauses.2026-11.texts.js';
import type { SellerIdentity } from '../../../contract/orders/seller-identity.js';

export interface LegalLine {
  readonly kind: SaleKind;
  readonly name: string;
  readonly quantity: number;
  readonly unitPriceKurus: number;
  readonly totalKurus: number;
}

/**
 * Everything the contracts say about one sale. No date and no order number: what was shown before
 * payment and what is frozen with the order must be the same to the letter.
 */
export interface LegalFacts {
  readonly seller: SellerIdentity;
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
  /** The KDV inside the total. */
  readonly vatKurus: number;
}
