import type { InvoiceBuyer } from '../../../contract/invoicing/invoice-buyer.js';
import type { SellerDetails } from '../../../contract/studio/seller-details.js';

/** Stands for the number of a person who did not tell it. */
const GENERAL_IDENTITY_NUMBER = '11111111111';
const DIGITS_OF_A_PERSON = 11;

export interface PartyPlace {
  readonly city: string;
  readonly district: string;
}

/** One side of a sale, as UBL-TR names it. */
export interface Party {
  /** A company's tax number of ten digits, or a person's number of eleven. */
  readonly number: string;
  /** The trade name; empty for a person without one. */
  readonly title: string;
  readonly name: string;
  readonly surname: string;
  readonly street: string;
  readonly place: PartyPlace;
  readonly taxOffice: string;
  readonly email: string;
  readonly phone: string;
}

/** The shop. A craftsman's title is a person's name, of which the last word is the surname. */
export function sellerParty(seller: SellerDetails, place: PartyPlace): Party {
  const { title, taxNumber: number, taxOffice, address: street, email, phone } = seller;
  return { ...nameOf(title), ...{ number, title, street, place, taxOffice, email, phone } };
}

/** A buyer who gave no address, because the pieces were collected or seats were bought, is served at the shop's place. */
export function buyerParty(buyer: InvoiceBuyer, shop: PartyPlace): Party {
  const { email, phone, address } = buyer;
  const place = address ?? shop;
  const common = { email, phone, place, street: address?.addressLine ?? '' };
  if (buyer.kind === 'company') {
    const { title, taxNumber: number, taxOffice } = buyer;
    return { ...common, ...nameOf(title), number, title, taxOffice };
  }
  const { name, surname, identityNumber } = buyer;
  return {
    ...common,
    ...{ name, surname, title: '', taxOffice: '' },
    number: identityNumber ?? GENERAL_IDENTITY_NUMBER,
  };
}

/** A number of eleven digits belongs to a person, whose name and surname the schema wants apart. */
export function ublParty(party: Party) {
  const { number, title, name, surname, street, place, taxOffice, email, phone } = party;
  const isPerson = number.length === DIGITS_OF_A_PERSON;
  return {
    'cac:PartyIdentification': {
      'cbc:ID': { '@schemeID': isPerson ? 'TCKN' : 'VKN', '#text': number },
    },
    ...(title !== '' && { 'cac:PartyName': { 'cbc:Name': title } }),
    'cac:PostalAddress': {
      ...(street !== '' && { 'cbc:StreetName': street }),
      'cbc:CitySubdivisionName': place.district,
      'cbc:CityName': place.city,
      'cac:Country': { 'cbc:IdentificationCode': 'TR', 'cbc:Name': 'Türkiye' },
    },
    ...(taxOffice !== '' && { 'cac:PartyTaxScheme': { 'cac:TaxScheme': { 'cbc:Name': taxOffice } } }),
    ...((email !== '' || phone !== '') && {
      'cac:Contact': {
        ...(phone !== '' && { 'cbc:Telephone': phone }),
        ...(email !== '' && { 'cbc:ElectronicMail': email }),
      },
    }),
    ...(isPerson && { 'cac:Person': { 'cbc:FirstName': name, 'cbc:FamilyName': surname } }),
  };
}

function nameOf(title: string) {
  const [surname = '', ...names] = title.trim().split(/\s+/u).reverse();
  return { name: names.reverse().join(' ') || surname, surname };
}
