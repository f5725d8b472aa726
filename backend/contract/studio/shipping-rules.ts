/**
 * How the studio charges for shipping. 'free_above': free from an amount of pieces on, with a fee below it;
 * 'by_weight': by the weight of the parcel.
 */
export const SHIPPING_MODES = ['free', 'fixed', 'free_above', 'by_weight'] as const;
export type ShippingMode = (typeof SHIPPING_MODES)[number];

/** Parcels up to a weight, from where the class below it ends. */
export interface WeightClass {
  readonly upToGrams: number;
  readonly feeKurus: number;
}

/** What visitors know of the rules before they have a cart. */
export type ShippingPromise = Pick<ShippingRules, 'mode' | 'feeKurus' | 'freeFromKurus' | 'offersPickUp'>;

export interface ShippingRules {
  readonly mode: ShippingMode;
  /** The fee of 'fixed' and 'free_above', in kuruş. */
  readonly feeKurus: number;
  /** The price of all pieces, less the coupon, from which 'free_above' charges nothing. */
  readonly freeFromKurus: number;
  /** The classes of 'by_weight', the lightest first. */
  readonly weightClasses: readonly WeightClass[];
  /** The fee of a parcel above the heaviest class, so that no weight is without a fee. */
  readonly heavierFeeKurus: number;
  /** The weight of a piece that has none of its own. */
  readonly defaultWeightGrams: number;
  /** Buyers may collect their pieces at the studio instead, free of charge. */
  readonly offersPickUp: boolean;
}

export function shippingPromise({
  mode,
  feeKurus,
  freeFromKurus,
  offersPickUp,
}: ShippingRules): ShippingPromise {
  return { mode, feeKurus, freeFromKurus, offersPickUp };
}
