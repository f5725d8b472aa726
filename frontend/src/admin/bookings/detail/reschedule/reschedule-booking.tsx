import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import type { RescheduleChoices } from '@contract/booking-changes/reschedule.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { trpc } from '../../../../lib/trpc.js';
import { Button } from '../../../../ui/button.js';
import { Dialog } from '../../../../ui/dialog.js';
import { ErrorState } from '../../../../ui/error-state.js';
import { describeLoadFailure } from '../../../lib/describe-load-failure.js';
import { useGuardedClose } from '../../../lib/use-guarded-close.js';
import { useMay } from '../../../lib/use-may.js';
import { RecordSkeleton } from '../../../ui/record-skeleton.js';
import { RescheduleForm } from './reschedule-form.js';
import { useRescheduleForm } from './use-reschedule-form.js';

const TITLE = 'Başka güne alın';
const UNSAVED = 'Seçtiğiniz yeni gün henüz kaydedilmedi.';

/** The button that moves a booking, or some of its seats, to another session. */
export function RescheduleBooking({ booking }: { readonly booking: AdminBookingView }) {
  // The booking as it was when the dialog opened; null while it is closed.
  const [moved, setMoved] = useState<AdminBookingView | null>(null);
  if (!useMay('bookings.change') || booking.status !== 'confirmed') return null;
  return (
    <chakra.div mt="3">
      <Button variant="outline" size="sm" onClick={() => setMoved(booking)}>
        Başka Güne Al
      </Button>
      {moved && <LoadedDialog booking={moved} onClose={() => setMoved(null)} />}
    </chakra.div>
  );
}

interface DialogProps {
  readonly booking: AdminBookingView;
  readonly onClose: () => void;
}

function LoadedDialog({ booking, onClose }: DialogProps) {
  const choices = trpc.admin.bookingChanges.choices.useQuery({ bookingId: booking.id }, { staleTime: 0 });
  if (choices.data) return <RescheduleDialog booking={booking} choices={choices.data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={TITLE}>
      {choices.isLoadingError ? (
        <ErrorState
          titleAs="h3"
          title="Günler yüklenemedi."
          text={describeLoadFailure(choices.error, 'Günler yüklenirken hata oluştu')}
          onRetry={() => void choices.refetch()}
          retrying={choices.isFetching}
        />
      ) : (
        <RecordSkeleton rows={3} status="Günler yükleniyor" />
      )}
    </Dialog>
  );
}

function RescheduleDialog({
  booking,
  choices,
  onClose,
}: DialogProps & { readonly choices: RescheduleChoices }) {
  const form = useRescheduleForm(booking, choices, onClose);
  const { date, positions, isPending } = form;
  const close = useGuardedClose(form.isDirty, UNSAVED, onClose);
  return (
    <Dialog
      open
      onClose={close}
      dismissible={!isPending}
      closesOutside={false}
      title={TITLE}
      footer={
        <>
          <Button variant="outline" size="sm" disabled={isPending} onClick={close}>
            Vazgeç
          </Button>
          <Button
            size="sm"
            disabled={date === null || positions.length === 0}
            pending={isPending}
            pendingLabel="Alınıyor..."
            onClick={() => date !== null && form.send(date)}
          >
            {booking.quantity > 1 ? `${positions.length} Kişiyi Başka Güne Al` : 'Başka Güne Al'}
          </Button>
        </>
      }
    >
      <chakra.p color="fg.muted" mb="4">
        {formatSession(booking)} için ayrılan yer boşalır; misafire yeni bileti gider.
      </chakra.p>
      <RescheduleForm form={form} priceKurus={booking.priceKurus} />
    </Dialog>
  );
}
