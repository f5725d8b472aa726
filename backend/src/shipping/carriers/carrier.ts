import type { ParcelState } from '../../../contract/shipping/parcel-state.js';

export interface ParcelRecipient {
  readonly name: string;
  /** +90… */
  readonly phone: string;
  readonly city: string;
  readonly district: string;
  /** Neighbourhood and street, without district and city. */
  readonly addressLine: string;
}

/** A parcel as a carrier needs to know it. */
export interface ParcelToSend {
  /** The order's short number and the parcel's position in it, such as 'A1B2C3D4-1'; the same in each try. */
  readonly reference: string;
  readonly recipient: ParcelRecipient;
  readonly weightGrams: number;
  /** How often it was tried before; a lost answer may have left a label at the carrier when it is above 0. */
  readonly triesBefore: number;
}

export interface BoughtLabel {
  /** The carrier's own name of the parcel. */
  readonly shipmentId: string;
  /** Who carries it, such as 'Sürat Kargo'. */
  readonly company: string;
  /** Null while the carrier has given none: some give it when the parcel is handed over. */
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  /** Null when the carrier does not tell. */
  readonly priceKurus: number | null;
}

export type LabelAnswer =
  | { readonly outcome: 'bought'; readonly label: BoughtLabel }
  /** The carrier has not decided yet; it is asked again. */
  | { readonly outcome: 'pending' }
  /** There will be no label as things are. The reason is shown to the studio. */
  | { readonly outcome: 'refused'; readonly reason: string };

export type CancelAnswer =
  | { readonly outcome: 'cancelled' }
  | { readonly outcome: 'refused'; readonly reason: string };

/** Where the carrier says a parcel is; `state` is null while it says nothing that the shop tells. */
export interface TrackedParcel {
  readonly state: ParcelState | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
}

/**
 * Who sells labels and carries parcels. No method runs inside a transaction. Whatever is thrown means that the service
 * is away and that nothing is known: the act is tried again, with growing pauses.
 */
export abstract class Carrier {
  /** Nothing is bought and nobody collects a parcel: what it reports of one is not true. */
  abstract readonly isTrial: boolean;

  /** Buys a label, once for each reference: it looks for the reference before it creates anything a second time. */
  abstract buy(parcel: ParcelToSend): Promise<LabelAnswer>;

  /** The label as PDF. The shop keeps it, and asks once. */
  abstract labelPdf(shipmentId: string): Promise<Buffer>;

  abstract track(shipmentId: string): Promise<TrackedParcel>;

  /** Gives back whatever was bought under the reference; nothing may have been. */
  abstract cancel(reference: string): Promise<CancelAnswer>;
}
