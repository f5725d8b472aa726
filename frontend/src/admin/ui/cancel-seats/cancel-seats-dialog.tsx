import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import type { ReschedulableSeat } from '@contract/booking-changes/reschedule.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorState } from '../../../ui/error-state.js';
import { describeLoadFailure } from '../../lib/describe-load-failure.js';
import { RecordSkeleton } from '../record-skeleton.js';
import { CancelSeatsForm } from './cancel-seats-form.js';
import { useCancelSeatsForm } from './use-cancel-seats-form.js';

const TITLE = 'Misafirin yerini iptal edin';

interface CancelSeatsDialogProps {
  readonly bookingId: string;
  /** The seats that are chosen already; all when absent. */
  readonly positions?: readonly number[];
  readonly onClose: () => void;
}

/** Cancels a booking, or some of its seats, for a guest who called: the bill of the rules stands there first. */
export function CancelSeatsDialog({ bookingId, positions, onClose }: CancelSeatsDialogProps) {
  // Both as they are now: what was read before may be another booking by now.
  const booking = trpc.admin.bookings.view.useQuery({ bookingId }, { staleTime: 0 });
  const choices = trpc.admin.bookingChanges.choices.useQuery({ bookingId }, { staleTime: 0 });
  const areRead = booking.isFetchedAfterMount && choices.isFetchedAfterMount;
  const [opened, setOpened] = useState<Opened | null>(null);
  // Kept as it was read first, so that a change by somebody else is noticed when this one is sent.
  if (opened === null && areRead && booking.data && choices.data) {
    setOpened({ booking: booking.data, seats: choices.data.seats });
  }
  if (opened) return <LoadedDialog {...opened} chosen={positions} onClose={onClose} />;
  const failed = booking.error ?? choices.error;
  return (
    <Dialog open onClose={onClose} title={TITLE}>
      {failed ? (
        <ErrorState
          titleAs="h3"
          title="Rezervasyon yüklenemedi."
          text={describeLoadFailure(failed, 'Rezervasyon yüklenirken hata oluştu')}
          onRetry={() => void Promise.all([booking.refetch(), choices.refetch()])}
          retrying={booking.isFetching || choices.isFetching}
        />
      ) : (
        <RecordSkeleton rows={3} status="Rezervasyon yükleniyor" />
      )}
    </Dialog>
  );
}

interface Opened {
  readonly booking: AdminBookingView;
  readonly seats: readonly ReschedulableSeat[];
}

interface LoadedDialogProps extends Opened {
  readonly chosen: readonly number[] | undefined;
  readonly onClose: () => void;
}

function LoadedDialog({ booking, seats, chosen, onClose }: LoadedDialogProps) {
  const form = useCancelSeatsForm({ booking, seats, chosen, onDone: onClose });
  const { positions, isPending, isReady } = form;
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isPending}
      closesOutside={false}
      title={TITLE}
      footer={
        <>
          <Button variant="outline" size="sm" disabled={isPending} onClick={onClose}>
            Vazgeç
          </Button>
          <Button
            variant="danger"
            size="sm"
            disabled={!isReady}
            pending={isPending}
            pendingLabel="İptal ediliyor..."
            onClick={form.send}
          >
            {booking.quantity > 1 ? `${positions.length} Yeri İptal Et` : 'Yeri İptal Et'}
          </Button>
        </>
      }
    >
      <chakra.p fontWeight="650" overflowWrap="anywhere">
        {booking.name} {booking.surname}
      </chakra.p>
      <chakra.p color="fg.muted" mb="4">
        {formatSession(booking)} için ayrılan yer boşalır; misafire haber verilir.
      </chakra.p>
      <CancelSeatsForm form={form} />
    </Dialog>
  );
}
