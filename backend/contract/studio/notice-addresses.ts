/** The kinds of events of which the studio is told by mail. */
export const NOTICE_KINDS = [
  'orders',
  'bookings',
  'bulkOrders',
  'informationRequests',
  'stock',
  'system',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Where notices to the studio go. A kind without addresses of its own uses the usual ones. */
export type NoticeAddresses = Readonly<Record<'usual' | NoticeKind, readonly string[]>>;

/** Each address once. */
export function addressesOf(addresses: NoticeAddresses, kind: NoticeKind): readonly string[] {
  return addresses[kind].length > 0 ? addresses[kind] : addresses.usual;
}
