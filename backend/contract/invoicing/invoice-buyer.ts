/** Where a document is addressed to; persons who collect their pieces may have given no address. */
export interface InvoiceAddress {
  readonly city: string;
  readonly district: string;
  readonly addressLine: string;
}

/** A private buyer. Nobody is made to tell an identity number: a document without one carries the general number. */
export interface InvoicePerson {
  readonly kind: 'person';
  readonly name: string;
  readonly surname: string;
  /** T.C. kimlik numarası of eleven digits; null when the buyer did not tell it. */
  readonly identityNumber: string | null;
  readonly email: string;
  readonly phone: string;
  readonly address: InvoiceAddress | null;
}

/** A buyer who needs the document for a business. */
export interface InvoiceCompany {
  readonly kind: 'company';
  /** The trade name as the tax office knows it. */
  readonly title: string;
  readonly taxOffice: string;
  /** Vergi kimlik numarası of ten digits, or the identity number of eleven that a sole trader uses. */
  readonly taxNumber: string;
  readonly email: string;
  readonly phone: string;
  readonly address: InvoiceAddress;
}

/** To whom the documents of a sale are made out. */
export type InvoiceBuyer = InvoicePerson | InvoiceCompany;
