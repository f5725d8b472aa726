/** Who sells: named in the contracts, the policies and every mail. */
export interface SellerIdentity {
  readonly title: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Tax office and number. */
  readonly tax: string;
  readonly mersis: string | null;
}

/** As far as it is known to whoever cannot ask the shop. */
export type KnownSeller = Omit<SellerIdentity, 'tax'> & { readonly tax: string | null };
