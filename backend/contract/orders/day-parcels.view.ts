/** An order whose pieces wait for a person at the studio. */
export interface WaitingParcel {
  readonly orderId: string;
  readonly shortId: string;
  readonly customerName: string;
  /** How many pieces there are. */
  readonly pieces: number;
}

/** The oldest orders, and how many there are in all. */
export interface WaitingParcels {
  readonly count: number;
  readonly oldest: readonly WaitingParcel[];
}

/** The pieces that a day at the studio has to do with. */
export interface DayParcels {
  /** Confirmed or being prepared. */
  readonly toPack: WaitingParcels;
  /** Ready at the studio, for buyers who collect them. */
  readonly toHandOver: WaitingParcels;
}
