import { useParams, useSearchParams } from 'react-router-dom';
import { trpc } from '../../../lib/trpc.js';

/** The query parameter with the ticket's key. */
const KEY_PARAMETER = 'anahtar';

/** Reads the booking in the address. */
export function useTicket() {
  const { bookingId = '' } = useParams();
  const [search] = useSearchParams();
  const ticketKey = search.get(KEY_PARAMETER) ?? '';
  const isAddressWhole = bookingId !== '' && ticketKey !== '';
  const ticket = trpc.tickets.view.useQuery(
    { bookingId, ticketKey },
    { enabled: isAddressWhole, staleTime: 0 },
  );
  return { ticket, isAddressWhole };
}
