import { NUMBER_PLACE } from '../studio/carriers.js';

export interface OrderCargo {
  /** The carrier's name, as chosen or typed by the studio. */
  readonly company: string;
  /** Null while it is not known yet. */
  readonly trackingNumber: string | null;
  /** The parcel's tracking page; null for a carrier without one. */
  readonly trackingUrl: string | null;
}

/** Null for a parcel without a carrier. It keeps the tracking page that its carrier had. */
export function parcelCargo(parcel: {
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingPage: string | null;
}): OrderCargo | null {
  const { carrier: company, trackingNumber, trackingPage } = parcel;
  if (company === null) return null;
  const trackingUrl =
    trackingNumber === null || trackingPage === null
      ? null
      : trackingPage.replace(NUMBER_PLACE, () => encodeURIComponent(trackingNumber));
  return { company, trackingNumber, trackingUrl };
}
