import type { OfferView } from '@contract/waiting-list/waiting-list.views.js';
import type { EntryKeyDto } from '@contract/waiting-list/waiting-list.dto.js';
import { useCartPanel } from '../../lib/cart/cart-panel-context.js';
import { cartStore } from '../../lib/cart/cart-store.js';
import { rememberOffer } from '../../lib/cart/offered-seats.js';

/** Puts the offered seats into the cart, once, and opens it: from there they are bought like any other. */
export function useTakeSeats(key: EntryKeyDto): (offer: OfferView) => void {
  const { openCart } = useCartPanel();
  return (offer) => {
    const { entryId, entryKey } = key;
    rememberOffer({ entryId, entryKey, sessionId: offer.session.id });
    const missing = offer.seats - seatsInCart(offer.session.id);
    if (missing > 0) addSeats(offer, missing);
    openCart();
  };
}

function seatsInCart(sessionId: string): number {
  return cartStore
    .snapshot()
    .items.filter((item) => item.type === 'workshop' && item.workshopId === sessionId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

function addSeats({ session, seats }: OfferView, quantity: number): void {
  const { id, title, date, startTime, endTime, priceKurus, studentPriceKurus } = session;
  const item = {
    ...({ type: 'workshop', id: `${id}-${date}-${startTime}-${Date.now()}`, name: title } as const),
    ...{ category: 'general', workshopId: id, date, time: startTime, startTime, endTime },
    ...{ priceKurus, originalPriceKurus: priceKurus, studentPriceKurus, studentDiscountApplied: false },
    ...{ quantity, picture: null },
  };
  cartStore.dispatch({ type: 'add', item, availableSpots: seats });
}
