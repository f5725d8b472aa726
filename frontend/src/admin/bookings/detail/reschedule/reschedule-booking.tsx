import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import { Button } from '../../../../ui/button.js';
import { useMay } from '../../../lib/use-may.js';
import { RescheduleDialog } from '../../../ui/reschedule/reschedule-dialog.js';

/** The button that moves a booking, or some of its seats, to another session. */
export function RescheduleBooking({ booking }: { readonly booking: AdminBookingView }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay('bookings.change') || (booking.status !== 'confirmed' && !isOpen)) return null;
  return (
    <chakra.div mt="3">
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        Başka Güne Al
      </Button>
      {isOpen && <RescheduleDialog bookingId={booking.id} onClose={() => setIsOpen(false)} />}
    </chakra.div>
  );
}
