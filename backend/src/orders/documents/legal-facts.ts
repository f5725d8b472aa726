import type { SaleKind } from '../../../contract/content/sale-clauses.2026-11.texts.js';
import type { SellerIdentity } from '../../../contract/studio/seller-identity.js';

export interface LegalLine {
  readonly kind: SaleKind;
  readonly name: string;
  readonly quantity: number;
  readonly unitPriceKurus: number;
  readonly totalKurus: number;
}

/**
 * All facts in the contracts of one sale. Date and order number are left out, because the text shown before
 * the payment and the text stored with the order must be identical.
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
  /** The KDV contained in the total, in kuruş. */
  readonly vatKurus: number;
}
