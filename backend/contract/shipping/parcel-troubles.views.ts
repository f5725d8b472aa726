/**
 * What does not come about by itself. 'label_kept': the parcel was taken apart, but the carrier does not take its label
 * back; 'not_delivered' and 'returned' are what the carrier reports.
 */
export type ParcelTroubleKind = 'label_refused' | 'label_waits' | 'label_kept' | 'not_delivered' | 'returned';

export interface ParcelTrouble {
  readonly orderId: string;
  /** By which the carrier knows the parcel, such as 'A1B2C3D4-1'. */
  readonly reference: string;
  readonly buyerName: string;
  readonly kind: ParcelTroubleKind;
  /** What the carrier said; null when it said nothing. */
  readonly reason: string | null;
}
