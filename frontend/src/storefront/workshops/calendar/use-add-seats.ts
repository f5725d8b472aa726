import { useCallback } from 'react';
import type { WorkshopCartItem } from '@contract/checkout/cart/cart.js';
import { formatDay } from '@contract/common/dates.js';
import type { Picture } from '@contract/media/picture.js';
import type { WorkshopSessionView } from '@contract/workshops/workshops.views.js';
import { cartStore } from '../../../lib/cart/cart-store.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useShowAdded } from '../../../lib/cart/use-show-added.js';
import { toast } from '../../../ui/toast.js';
import { seatRefusal, seatsInCart } from './seat-refusal.js';

const REFUSAL_TITLES: Readonly<Record<string, string>> = {
  /** Specification 1, section 8, 'Sold-out click'. */
  workshop_full: 'Workshop Dolu',
  insufficient_seats: 'Yeterli Yer Yok',
  seats_in_cart: 'Yeterli Yer Yok',
  too_many_seats: 'Sepete Sığmadı',
  workshop_begun: 'Workshop Başladı',
};

/**
 * Adds seats of a session to the cart and shows a toast about it or about the reason why not. Returns whether they
 * were added.
 */
export function useAddSeats(): (session: WorkshopSessionView, quantity: number) => boolean {
  const showAdded = useShowAdded();
  const pictureOf = useProgramPicture();
  return useCallback(
    (session, quantity) => {
      const inCart = seatsInCart(cartStore.snapshot(), session.id);
      const refusal = seatRefusal({ session, quantity, inCart, now: new Date() });
      if (refusal) {
        toast.error({ title: REFUSAL_TITLES[refusal.code] ?? 'Hata', text: refusal.message });
        return false;
      }
      const item = { ...cartItem(session), quantity, picture: pictureOf(session) };
      cartStore.dispatch({ type: 'add', item, availableSpots: session.available });
      showAdded(`${session.title}, ${formatDay(session.date)} ${session.startTime}, ${quantity} yer`);
      return true;
    },
    [pictureOf, showAdded],
  );
}

/**
 * Specification 1, section 3: the id consists of the workshop, its date, its start and the current time. The cart
 * applies the student price while the student discount is on.
 */
function cartItem(session: WorkshopSessionView): Omit<WorkshopCartItem, 'quantity' | 'picture'> {
  const { id, title, date, startTime, endTime, priceKurus, studentPriceKurus } = session;
  return {
    type: 'workshop',
    id: `${id}-${date}-${startTime}-${Date.now()}`,
    name: title,
    category: 'general',
    workshopId: id,
    date,
    time: startTime,
    startTime,
    endTime,
    priceKurus,
    originalPriceKurus: priceKurus,
    studentPriceKurus,
    studentDiscountApplied: false,
  };
}

/** Reads the program's picture from the cache, because the page itself loads its texts and pictures. */
function useProgramPicture(): (session: WorkshopSessionView) => Picture | null {
  const { data } = trpc.content.workshopsPage.useQuery(undefined, { enabled: false });
  return useCallback(
    ({ program }) => data?.programs.cards.find(({ slot }) => slot === program)?.picture ?? null,
    [data],
  );
}
