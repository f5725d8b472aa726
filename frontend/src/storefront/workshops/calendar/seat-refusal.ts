import { MAX_QUANTITY } from '@contract/checkout/cart/cart-limits.js';
import type { CartState } from '@contract/checkout/cart/cart.js';
import { fillPlaceholders } from '@contract/common/fill-placeholders.js';
import { hasBegun } from '@contract/workshops/session.js';
import { WORKSHOP_ERRORS } from '@contract/workshops/workshops.errors.js';
import type { WorkshopSessionView } from '@contract/workshops/workshops.views.js';

export function seatsInCart({ items }: CartState, sessionId: string): number {
  return items.reduce(
    (sum, item) => (item.type === 'workshop' && item.workshopId === sessionId ? sum + item.quantity : sum),
    0,
  );
}

/** Returns the number of seats that can still be added: free seats that are not in the cart. */
export function seatsLeft(session: WorkshopSessionView, inCart: number): number {
  return Math.max(0, Math.min(session.available, MAX_QUANTITY) - inCart);
}

interface SeatAttempt {
  readonly session: WorkshopSessionView;
  readonly quantity: number;
  readonly inCart: number;
  readonly now: Date;
}

interface SeatRefusal {
  readonly code: keyof typeof WORKSHOP_ERRORS;
  readonly message: string;
}

/** Returns the reason why seats cannot be added, or null. The server checks again before the payment. */
export function seatRefusal({ session, quantity, inCart, now }: SeatAttempt): SeatRefusal | null {
  const { title: name, available } = session;
  if (hasBegun(session, now)) return refusal('workshop_begun', { name });
  if (available <= 0) return refusal('workshop_full');
  if (quantity <= seatsLeft(session, inCart)) return null;
  if (quantity + inCart <= available) return refusal('too_many_seats');
  if (inCart > 0) return refusal('seats_in_cart', { name, available, inCart });
  return refusal('insufficient_seats', { name, available });
}

function refusal(
  code: SeatRefusal['code'],
  params: Readonly<Record<string, string | number>> = {},
): SeatRefusal {
  return { code, message: fillPlaceholders(WORKSHOP_ERRORS[code].message, params) };
}
