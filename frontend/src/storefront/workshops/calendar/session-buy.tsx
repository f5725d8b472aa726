import { chakra } from '@chakra-ui/react';
import { lazy, useState } from 'react';
import type { WorkshopSessionView } from '@contract/workshops/workshops.views.js';
import { useCart } from '../../../lib/cart/use-cart.js';
import { Button } from '../../../ui/button.js';
import { LazyBoundary } from '../../../ui/lazy-boundary.js';
import { Stepper } from '../../../ui/stepper.js';
import { seatsInCart, seatsLeft } from './seat-refusal.js';
import { useAddSeats } from './use-add-seats.js';

const JoinDialog = lazy(async () => ({
  default: (await import('../waiting-list/join-dialog.js')).JoinDialog,
}));

/**
 * Chooses the number of seats and adds them. The button of a full session stays usable and explains the
 * reason; beside it stands the way to the waiting list.
 */
export function SessionBuy({ session }: { readonly session: WorkshopSessionView }) {
  const [wanted, setWanted] = useState(1);
  const [isWaiting, setWaiting] = useState(false);
  const addSeats = useAddSeats();
  const { state } = useCart();
  const inCart = seatsInCart(state, session.id);
  const left = seatsLeft(session, inCart);
  const quantity = Math.min(wanted, Math.max(left, 1));
  const isFull = session.available <= 0;
  const name = `${session.title}, ${session.startTime}`;
  const add = () => {
    if (addSeats(session, quantity)) setWanted(1);
  };
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="3" ms="auto">
        {/* It stays when the last seats are in the cart, so that the button does not move under the thumb. */}
        {session.available > 1 && (
          <Stepper value={quantity} max={Math.max(left, 1)} name={name} unit="Yer" onChange={setWanted} />
        )}
        <Button
          size="sm"
          aria-label={isFull ? `Yer Kalmadı: ${name}` : `Sepete Ekle: ${name}`}
          aria-disabled={isFull || undefined}
          onClick={add}
        >
          {isFull ? 'Yer Kalmadı' : 'Sepete Ekle'}
        </Button>
        {isFull && (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Bekleme Listesine Gir: ${name}`}
            onClick={() => setWaiting(true)}
          >
            Bekleme Listesine Gir
          </Button>
        )}
      </chakra.div>
      <chakra.p role="status" w="full" textStyle="sm" color="fg.subtle" textAlign="end" minH="1lh">
        {inCart > 0 && describeInCart(inCart, left === 0 && !isFull)}
      </chakra.p>
      <LazyBoundary>
        {isWaiting && <JoinDialog session={session} onClosed={() => setWaiting(false)} />}
      </LazyBoundary>
    </>
  );
}

function describeInCart(inCart: number, isAllOfThem: boolean): string {
  return isAllOfThem ? `Kalan yerlerin hepsi sepetinizde (${inCart}).` : `Sepetinizde ${inCart} yer var.`;
}
