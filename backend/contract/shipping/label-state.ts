/**
 * 'buying': the carrier was asked, and its answer may have been lost; 'cancelling': its parcel was taken apart, and the
 * carrier is to take the label back.
 */
export type LabelState = 'asked' | 'buying' | 'bought' | 'refused' | 'cancelling' | 'cancelled';
