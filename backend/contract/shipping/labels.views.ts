/** An order for which no label can be bought as it is. */
export interface OrderWithoutLabel {
  readonly orderId: string;
  readonly reason: string;
}

export interface AskedLabels {
  /** Nobody sells labels: the studio prints its own, and takes the parcels to the carrier. */
  readonly isByHand: boolean;
  readonly failed: readonly OrderWithoutLabel[];
}

/** How far the labels of an order are. `reason`: what the carrier said, or that it does not answer. */
export interface LabelProgress {
  readonly orderId: string;
  readonly state: 'ready' | 'waiting' | 'failed';
  readonly reason: string | null;
}
