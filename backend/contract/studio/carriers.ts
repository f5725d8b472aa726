/** A parcel carrier that order forms offer; the studio may also enter any other name. */
export interface Carrier {
  readonly name: string;
  /** The address of the tracking page, with {number} for the tracking number; empty when the carrier has none. */
  readonly trackingPage: string;
}

export interface CarrierList {
  readonly carriers: readonly Carrier[];
}

/** Stands for the tracking number in an address. */
export const NUMBER_PLACE = '{number}';

const MOST_CHARACTERS = 300;
/** https, a host and a path, without what could end an address in a mail or on a page. */
const ADDRESS = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?\/[^\s<>"'\\]*$/i;

/** Whether a browser can be sent there with a number, which has one place after the host. */
export function isTrackingPage(address: unknown): boolean {
  if (typeof address !== 'string' || address.length > MOST_CHARACTERS) return false;
  return ADDRESS.test(address) && address.split(NUMBER_PLACE).length === 2;
}

/** The carriers until the studio saves its own. */
export const USUAL_CARRIERS: readonly Carrier[] = [
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
  { name: 'Kolay Gelsin', trackingPage: '' },
];
