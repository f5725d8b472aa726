import { NUMBER_PLACE } from '../studio/carriers.js';

export interface OrderCargo {
  /** The carrier's name, as chosen or typed by the studio. */
  readonly company: string;
  /** Null while it is not known yet. */
  readonly trackingNumber: string | null;
  /** The parcel's tracking page; null for a carrier without one. */
  readonly trackingUrl: string | null;
}

/** Null for an order without a carrier. The parcel keeps the tracking page that its carrier had. */
export function orderCargo(order: {
  readonly cargoCompany: string | null;
  readonly trackingNumber: string | null;
  readonly trackingPage: string | null;
}): OrderCargo | null {
  const { cargoCompany: company, trackingNumber, trackingPage } = order;
  if (company === null) return null;
  const trackingUrl =
    trackingNumber === null || trackingPage === null
      ? null
      : trackingPage.replace(NUMBER_PLACE, () => encodeURIComponent(trackingNumber));
  return { company, trackingNumber, trackingUrl };
}
