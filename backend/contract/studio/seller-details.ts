import { formatPhone } from '../common/phone.js';
import type { SellerIdentity, SellerKind } from './seller-identity.js';

/** All that the studio has entered about its business. Optional texts are empty when there is nothing to say. */
export interface SellerDetails {
  readonly kind: SellerKind;
  readonly title: string;
  readonly taxOffice: string;
  readonly taxNumber: string;
  readonly mersis: string;
  readonly chamber: string;
  /** Where the profession's rules of conduct are read; the law's own page when empty. */
  readonly professionRules: string;
  readonly kep: string;
  readonly etbis: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Accounts for bank transfers, without blanks. */
  readonly ibans: readonly string[];
  /** Where returned parcels go; the seller's address when empty. */
  readonly returnAddress: string;
  /** The carrier with which returned parcels come free of charge. */
  readonly returnCarrier: string;
}

/** Whether enough is known of the seller for a contract, without which nothing may be sold. */
export function isSellerEntered({ title, address, phone, email }: SellerDetails): boolean {
  return [title, address, phone, email].every((text) => text.trim() !== '');
}

/** The seller as documents and mails name it. */
export function sellerIdentity(details: SellerDetails): SellerIdentity {
  const { kind, title, address, phone, email, taxOffice, taxNumber } = details;
  return {
    kind,
    title,
    address,
    phone: formatPhone(phone),
    email,
    tax: [taxOffice, taxNumber].filter((part) => part !== '').join(' '),
    mersis: details.mersis || null,
    chamber: details.chamber || null,
    kep: details.kep || null,
    etbis: details.etbis || null,
  };
}
