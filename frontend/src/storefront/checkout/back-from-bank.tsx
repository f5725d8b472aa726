import { chakra } from '@chakra-ui/react';
import type { Checkout } from './use-checkout.js';
import { Note } from '../../ui/note.js';

/** Tells a buyer who came back from the bank's page that nothing was charged, and how long the cart is held. */
export function BackFromBank({ checkout }: { readonly checkout: Checkout }) {
  const { reservation, payment } = checkout;
  if (reservation.hold === null || payment.placed !== null) return null;
  const { reservedPart, secondsLeft } = reservation.hold;
  const minutes = Math.floor(secondsLeft / 60);
  return (
    <chakra.div mb="5">
      <Note tone="info" role="status">
        Bankanızın onayı tamamlanmadı; kartınızdan para çekilmedi.{' '}
        {reservedPart === 'none'
          ? 'Sepetiniz olduğu gibi duruyor.'
          : `Sepetiniz ${minutes} dakika daha sizin için ayrıldı.`}
      </Note>
    </chakra.div>
  );
}
