/** Somebody who waits; the one who came first stands first. */
export interface Waiting {
  readonly id: string;
  readonly seats: number;
  readonly takesFewer: boolean;
}

/** Who gets which of the seats that are free. */
export interface ChosenOffers {
  readonly offers: readonly { readonly id: string; readonly seats: number }[];
  /** Who waits for more than what was free when it was their turn, and how many seats that were. */
  readonly passedOver: readonly { readonly id: string; readonly free: number }[];
}

/**
 * First come, first served. Who waits for more seats than are free, and takes no fewer, is passed over this time and keeps
 * the place.
 */
export function chooseOffers(queue: readonly Waiting[], freeSeats: number): ChosenOffers {
  const offers: { id: string; seats: number }[] = [];
  const passedOver: { id: string; free: number }[] = [];
  let free = freeSeats;
  for (const { id, seats, takesFewer } of queue) {
    if (free <= 0) break;
    if (seats > free && !takesFewer) {
      passedOver.push({ id, free });
      continue;
    }
    const offered = Math.min(seats, free);
    offers.push({ id, seats: offered });
    free -= offered;
  }
  return { offers, passedOver };
}
