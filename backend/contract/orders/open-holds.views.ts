/** What a network reserves at the moment in carts that are not at the bank. */
export interface OpenHoldsRow {
  /** An IPv4 address, or an IPv6 network of 64 bits. */
  readonly network: string;
  /** Names of the customers who are signed in; other carts are guests'. */
  readonly customers: readonly string[];
  readonly carts: number;
  readonly pieces: number;
  readonly seats: number;
  /** Titles of what is reserved, with the quantity, the greatest first. */
  readonly items: readonly { readonly title: string; readonly quantity: number }[];
  readonly since: string;
  /** The last of the carts is released by itself then, unless it is renewed. */
  readonly until: string;
}
