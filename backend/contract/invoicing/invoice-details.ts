import { formatAddress } from '../orders/address.js';

/** An address in the parts that the lists offer. */
export interface OwnInvoiceAddress {
  readonly city: string;
  readonly district: string;
  readonly neighbourhood: string;
  readonly addressLine: string;
}

export interface PersonDetails {
  readonly kind: 'person';
  /** T.C. kimlik numarası; null when the buyer did not tell it, which nobody has to. */
  readonly identityNumber: string | null;
}

export interface CompanyDetails {
  readonly kind: 'company';
  readonly title: string;
  readonly taxOffice: string;
  /** Ten digits, or the eleven of a sole trader. */
  readonly taxNumber: string;
  /** Null when the documents go to the delivery address of the order. */
  readonly address: OwnInvoiceAddress | null;
}

/** What the documents of a sale need beyond the name and the address of its order. */
export type InvoiceDetails = PersonDetails | CompanyDetails;

/** A private buyer who told no more than the order asks for. */
export const PLAIN_PERSON: PersonDetails = { kind: 'person', identityNumber: null };

/** The same as it is sent; fields of the other kind, which were typed before the choice changed, are not looked at. */
interface SentDetails {
  readonly kind: InvoiceDetails['kind'];
  readonly identityNumber?: string | undefined;
  readonly title: string;
  readonly taxOffice: string;
  readonly taxNumber: string;
  readonly isDeliveryAddress?: boolean | undefined;
  readonly address?: OwnInvoiceAddress | undefined;
}

export function invoiceDetailsOf(sent: SentDetails | undefined): InvoiceDetails {
  if (sent === undefined) return PLAIN_PERSON;
  if (sent.kind === 'person') return { kind: 'person', identityNumber: sent.identityNumber ?? null };
  const { title, taxOffice, taxNumber, isDeliveryAddress = false, address } = sent;
  return {
    ...{ kind: 'company', title, taxOffice, taxNumber },
    address: isDeliveryAddress || address === undefined ? null : partsOf(address),
  };
}

/** The same for a page that everybody with its address may open: of a person's number three and two digits remain. */
export function withHiddenNumber(details: InvoiceDetails): InvoiceDetails {
  if (details.kind === 'company' || details.identityNumber === null) return details;
  const { identityNumber: all } = details;
  return { kind: 'person', identityNumber: `${all.slice(0, 3)}••••••${all.slice(-2)}` };
}

/** Whether the order itself tells everything. */
export function isPlainPerson(details: InvoiceDetails): boolean {
  return details.kind === 'person' && details.identityNumber === null;
}

/** Where the documents of a company go, as one text. */
export function invoiceAddressText({ address }: CompanyDetails, deliveryAddress: string): string {
  return address === null ? deliveryAddress : formatAddress(address);
}

function partsOf({ city, district, neighbourhood, addressLine }: OwnInvoiceAddress): OwnInvoiceAddress {
  return { city, district, neighbourhood, addressLine };
}
