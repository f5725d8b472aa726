interface CargoCompany {
  readonly name: string;
  /**
   * The address of the tracking page, with {number} for the tracking number; null when the carrier has none
   * that we know of.
   */
  readonly trackingPage: string | null;
}

/** The parcel carriers offered in the form; the studio may also enter any other name. */
export const CARGO_COMPANIES: readonly CargoCompany[] = [
  {
    name: 'Yurtiçi Kargo',
    trackingPage: 'https://www.yurticikargo.com/tr/online-servisler/gonderi-sorgula?code={number}',
  },
  {
    name: 'Aras Kargo',
    trackingPage: 'https://kargotakip.araskargo.com.tr/mainpage.aspx?code={number}',
  },
  { name: 'DHL eCommerce (MNG)', trackingPage: 'https://kargotakip.dhlecommerce.com.tr/?takipNo={number}' },
  {
    name: 'Sürat Kargo',
    trackingPage: 'https://www.suratkargo.com.tr/KargoTakip/?kargotakipno={number}',
  },
  { name: 'PTT Kargo', trackingPage: 'https://gonderitakip.ptt.gov.tr/Track/Verify?q={number}' },
  { name: 'UPS', trackingPage: 'https://www.ups.com/track?loc=tr_TR&tracknum={number}' },
  { name: 'HepsiJET', trackingPage: 'https://www.hepsijet.com/gonderi-takibi/{number}' },
  // The number has to be typed on its site: no address that contains it is documented.
  { name: 'Kolay Gelsin', trackingPage: null },
];

export interface OrderCargo {
  /** The carrier's name, as chosen or typed by the studio. */
  readonly company: string;
  /** Null while it is not known yet. */
  readonly trackingNumber: string | null;
  /** The parcel's tracking page; null for a carrier without one. */
  readonly trackingUrl: string | null;
}

/** Null for an order without a carrier. */
export function orderCargo(order: {
  readonly cargoCompany: string | null;
  readonly trackingNumber: string | null;
}): OrderCargo | null {
  const { cargoCompany: company, trackingNumber } = order;
  if (company === null) return null;
  const page = CARGO_COMPANIES.find(({ name }) => name === company)?.trackingPage;
  const trackingUrl =
    trackingNumber === null ? null : (page?.replace('{number}', encodeURIComponent(trackingNumber)) ?? null);
  return { company, trackingNumber, trackingUrl };
}
