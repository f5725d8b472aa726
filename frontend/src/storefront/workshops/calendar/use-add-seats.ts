import { useCallback } from 'react';
import type { WorkshopCartItem } from '@contract/cart/cart.js';
import { formatDay } from '@contract/common/dates.js';
import type { Picture } from '@contract/media/picture.js';
import type { WorkshopSessionView } from '@contract/workshops/workshops.views.js';
import { cartStore } from '../../../lib/cart-store.js';
import { trpc } from '../../../lib/trpc.js';
import { useAddedToast } from '../../../lib/use-added-toast.js';
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

/** Puts seats of a session in the cart and says so, or says why not. Answers whether they went in. */
export function useAddSeats(): (session: WorkshopSessionView, quantity: number) => boolean {
  const tellAdded = useAddedToast();
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
      tellAdded(`${session.title}, ${formatDay(session.date)} ${session.startTime}, ${quantity} yer`);
      return true;
    },
    [pictureOf, tellAdded],
  );
}

/**
 * Specification 1, section 3: the id is built from the workshop, its date, its start and the moment. The cart turns
 * the price into the student's while the student discount is on.
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

/** The page reads its own texts and pictures; the calendar only looks at what is there. */
function useProgramPicture(): (session: WorkshopSessionView) => Picture | null {
  const { data } = trpc.content.workshopsPage.useQuery(undefined, { enabled: false });
  return useCallback(
    ({ program }) => data?.programs.cards.find(({ slot }) => slot === program)?.picture ?? null,
    [data],
  );
}
