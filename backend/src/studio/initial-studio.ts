import { normalisePhone } from '../../contract/common/phone.js';
import type { SellerDetails } from '../../contract/studio/seller-details.js';
import type { StudioProfile } from '../../contract/studio/studio-profile.js';
import type { Settings } from '../platform/config/settings.js';

const CLOSED_ALL_WEEK = [null, null, null, null, null, null, null];
const TAX = /^(?<office>.*?)\s*(?<number>\d{10,11})?$/u;

/** The studio before its owner has entered anything: named by its kind, reached like the seller, promising nothing. */
export function initialProfile(settings: Settings): StudioProfile {
  const { phone, email, address } = initialSeller(settings);
  return {
    name: 'Atölye',
    tagline: 'Seramik atölyesi',
    description: 'Elde şekillenen seramikler ve workshoplar.',
    address,
    phone,
    email,
    mapPoint: null,
    week: CLOSED_ALL_WEEK,
    closedDays: [],
    social: {},
    guarantee: '',
    copyrightYear: new Date().getFullYear(),
    credit: '',
  };
}

/** The seller of the process's settings (`SELLER_…`), until one is saved. */
export function initialSeller(settings: Settings): SellerDetails {
  const { office = '', number = '' } = TAX.exec(settings.SELLER_TAX)?.groups ?? {};
  return {
    kind: 'sole_trader',
    title: settings.SELLER_TITLE,
    taxOffice: office,
    taxNumber: number,
    mersis: settings.SELLER_MERSIS ?? '',
    chamber: '',
    professionRules: '',
    kep: '',
    etbis: '',
    address: settings.SELLER_ADDRESS,
    phone: normalisePhone(settings.SELLER_PHONE) ?? settings.SELLER_PHONE,
    email: settings.SELLER_EMAIL,
    ibans: [],
    returnAddress: '',
    returnCarrier: '',
  };
}
