import { useParams, useSearchParams } from 'react-router-dom';
import { trpc } from '../../../lib/server/trpc.js';

/** The query parameter with the ticket's key. */
const KEY_PARAMETER = 'anahtar';

/** Reads the ticket in the address: that of a booking, or a guest's own one for a seat. */
export function useTicket() {
  const { bookingId = '', position } = useParams();
  const [search] = useSearchParams();
  const ticketKey = search.get(KEY_PARAMETER) ?? '';
  const isAddressWhole = bookingId !== '' && ticketKey !== '';
  const isOfSeat = position !== undefined;
  const ofBooking = trpc.tickets.view.useQuery(
    { bookingId, ticketKey },
    { enabled: isAddressWhole && !isOfSeat, staleTime: 0 },
  );
  const ofSeat = trpc.tickets.seat.useQuery(
    { bookingId, ticketKey, position: Number(position) },
    { enabled: isAddressWhole && isOfSeat, staleTime: 0 },
  );
  return { ticket: isOfSeat ? ofSeat : ofBooking, ticketKey, isOfSeat, isAddressWhole };
}
