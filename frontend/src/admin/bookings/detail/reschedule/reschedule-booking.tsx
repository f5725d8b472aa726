import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import { Button } from '../../../../ui/button.js';
import { useMay } from '../../../lib/use-may.js';
import { CancelSeatsDialog } from '../../../ui/cancel-seats/cancel-seats-dialog.js';
import { RescheduleDialog } from '../../../ui/reschedule/reschedule-dialog.js';

/** The buttons that move a booking, or some of its seats, to another session, or cancel it by its rules. */
export function RescheduleBooking({ booking }: { readonly booking: AdminBookingView }) {
  const [opened, setOpened] = useState<'move' | 'cancel' | null>(null);
  const close = () => setOpened(null);
  if (!useMay('bookings.change') || (booking.status !== 'confirmed' && opened === null)) return null;
  return (
    <chakra.div mt="3" display="flex" flexWrap="wrap" gap="2">
      <Button variant="outline" size="sm" onClick={() => setOpened('move')}>
        Başka Güne Al
      </Button>
      <Button variant="outline" size="sm" onClick={() => setOpened('cancel')}>
        Kurala Göre İptal Et
      </Button>
      {opened === 'move' && <RescheduleDialog bookingId={booking.id} onClose={close} />}
      {opened === 'cancel' && <CancelSeatsDialog bookingId={booking.id} onClose={close} />}
    </chakra.div>
  );
}
