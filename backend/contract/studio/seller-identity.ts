/** The kinds of business that may run a studio. */
export const SELLER_KINDS = ['craftsman', 'sole_trader', 'limited', 'joint_stock', 'cooperative'] as const;
export type SellerKind = (typeof SELLER_KINDS)[number];

export const SELLER_KIND_NAMES: Readonly<Record<SellerKind, string>> = {
  craftsman: 'Esnaf (esnaf odasına kayıtlı)',
  sole_trader: 'Şahıs işletmesi',
  limited: 'Limited şirket',
  joint_stock: 'Anonim şirket',
  cooperative: 'Kooperatif',
};

/** Whether the business is a company, which the trade register knows. */
export function isCompany(kind: SellerKind): boolean {
  return kind === 'limited' || kind === 'joint_stock' || kind === 'cooperative';
}

/** Who sells, as the law names the parties: in contracts, policies, mails and on the page of the imprint. */
export interface SellerIdentity {
  readonly kind: SellerKind;
  /** The title of a company, or the name of a craftsman. */
  readonly title: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Tax office and number in one line. */
  readonly tax: string;
  /** Null for a business without one; the same for the fields below. */
  readonly mersis: string | null;
  /** The chamber or trade register with its number. */
  readonly chamber: string | null;
  /** The registered e-mail address (KEP). */
  readonly kep: string | null;
  /** The address of the entry in ETBİS. */
  readonly etbis: string | null;
}

/** The seller as far as the browser knows it without asking the server. */
export type KnownSeller = Omit<SellerIdentity, 'tax' | 'kind'> & { readonly tax: string | null };
