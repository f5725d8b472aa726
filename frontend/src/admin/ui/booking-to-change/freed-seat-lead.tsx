import { chakra } from '@chakra-ui/react';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import { formatSession } from '@contract/workshops/session.js';

/** Whose seat it is, and what becomes of it. */
export function FreedSeatLead({ booking }: { readonly booking: AdminBookingView }) {
  return (
    <>
      <chakra.p fontWeight="650" overflowWrap="anywhere">
        {booking.name} {booking.surname}
      </chakra.p>
      <chakra.p color="fg.muted" mb="4">
        {formatSession(booking)} için ayrılan yer boşalır; misafire haber verilir.
      </chakra.p>
    </>
  );
}
