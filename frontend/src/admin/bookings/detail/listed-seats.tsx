import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useRequestKey } from '../../../lib/server/use-request-key.js';
import { Button } from '../../../ui/button.js';
import { toast } from '../../../ui/toast.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';
import { useCacheBooking } from '../../lib/use-cache-booking.js';
import { useMay } from '../../lib/use-may.js';

/** The seats that the guest put up for resale, which the studio may take back for them. */
export function ListedSeats({ booking }: { readonly booking: AdminBookingView }) {
  const positions = booking.seats.filter(({ isListed }) => isListed).map(({ position }) => position);
  const mayChange = useMay('bookings.change');
  const keep = useCacheBooking();
  const withdrawal = trpc.admin.listings.withdraw.useMutation({ onSuccess: keep });
  const requestKey = useRequestKey();
  // The guest may put them up again: then it is another act.
  const actsDone = useRef(0);
  if (positions.length === 0) return null;
  const withdraw = async (): Promise<void> => {
    try {
      const key = requestKey([booking.id, positions, actsDone.current]);
      await withdrawal.mutateAsync({ bookingId: booking.id, positions, requestKey: key });
      actsDone.current += 1;
      toast.success({ text: 'Yer devirden çekildi. Misafire e-posta gönderildi.' });
    } catch (error) {
      toast.error({ text: describeSaveFailure(error, NOT_WITHDRAWN) });
    }
  };
  return (
    <chakra.div mt="3" display="grid" gap="3">
      <chakra.p textStyle="sm" color="fg.muted">
        Misafir {positions.length === 1 ? 'bir yerini' : `${positions.length} yerini`} devre çıkardı. Workshop
        dolar ve başka biri öderse yer ona geçer, misafire ödediği iade edilir.
      </chakra.p>
      {mayChange && (
        <div>
          <Button
            variant="outline"
            size="sm"
            pending={withdrawal.isPending}
            pendingLabel="Çekiliyor..."
            onClick={() => void withdraw()}
          >
            Devirden Çek
          </Button>
        </div>
      )}
    </chakra.div>
  );
}

const NOT_WITHDRAWN = 'Yer devirden çekilirken bir hata oluştu.';
