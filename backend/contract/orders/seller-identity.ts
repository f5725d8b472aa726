/** The seller as named in contracts, policies and mails. */
export interface SellerIdentity {
  readonly title: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Tax office and number. */
  readonly tax: string;
  readonly mersis: string | null;
}

/** The seller as far as the browser knows it without asking the server. */
export type KnownSeller = Omit<SellerIdentity, 'tax'> & { readonly tax: string | null };
