/** A seat that its guest put up for resale. */
export interface ListedSeat {
  readonly bookingId: string;
  readonly position: number;
}

/** Seats of one booking that are sold together. */
export interface SoldSeats {
  readonly bookingId: string;
  readonly positions: readonly number[];
}

/**
 * The seats that make room for as many new guests: those that were listed first. A party that listed more than are needed
 * keeps the others; each seat is sold by itself. Null when there are too few. `listed`: the one that was listed first is
 * the first.
 */
export function chooseListedSeats(listed: readonly ListedSeat[], needed: number): SoldSeats[] | null {
  if (listed.length < needed) return null;
  const chosen = new Map<string, number[]>();
  for (const { bookingId, position } of listed.slice(0, needed)) {
    chosen.set(bookingId, [...(chosen.get(bookingId) ?? []), position]);
  }
  return [...chosen].map(([bookingId, positions]) => ({ bookingId, positions }));
}
