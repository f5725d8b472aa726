import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import type { RescheduleChoices } from '@contract/booking-changes/reschedule.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorState } from '../../../ui/error-state.js';
import { describeLoadFailure } from '../../lib/describe-load-failure.js';
import { useGuardedClose } from '../../lib/use-guarded-close.js';
import { RecordSkeleton } from '../record-skeleton.js';
import { RescheduleForm } from './reschedule-form.js';
import type { RescheduleStart } from './reschedule-start.js';
import { useRescheduleForm } from './use-reschedule-form.js';

const TITLE = 'Başka güne alın';
const UNSAVED = 'Seçtiğiniz yeni gün henüz kaydedilmedi.';

interface RescheduleDialogProps {
  readonly bookingId: string;
  /** What is chosen already when the dialog opens. */
  readonly start?: RescheduleStart;
  readonly onClose: () => void;
}

/** Moves a booking, or some of its seats, to another session. */
export function RescheduleDialog({ bookingId, start = {}, onClose }: RescheduleDialogProps) {
  // Both as they are now: what was read before may be another booking by now.
  const booking = trpc.admin.bookings.view.useQuery({ bookingId }, { staleTime: 0 });
  const choices = trpc.admin.bookingChanges.choices.useQuery({ bookingId }, { staleTime: 0 });
  const areRead = booking.isFetchedAfterMount && choices.isFetchedAfterMount;
  const [opened, setOpened] = useState<Opened | null>(null);
  // Kept as it was read first, so that a change by somebody else is noticed when this one is sent.
  if (opened === null && areRead && booking.data && choices.data) {
    setOpened({ booking: booking.data, choices: choices.data });
  }
  if (opened) return <LoadedDialog {...opened} start={start} onClose={onClose} />;
  const failed = booking.error ?? choices.error;
  return (
    <Dialog open onClose={onClose} title={TITLE}>
      {failed ? (
        <ErrorState
          titleAs="h3"
          title="Günler yüklenemedi."
          text={describeLoadFailure(failed, 'Günler yüklenirken hata oluştu')}
          onRetry={() => void Promise.all([booking.refetch(), choices.refetch()])}
          retrying={booking.isFetching || choices.isFetching}
        />
      ) : (
        <RecordSkeleton rows={3} status="Günler yükleniyor" />
      )}
    </Dialog>
  );
}

interface Opened {
  readonly booking: AdminBookingView;
  readonly choices: RescheduleChoices;
}

interface LoadedDialogProps extends Opened {
  readonly start: RescheduleStart;
  readonly onClose: () => void;
}

function LoadedDialog({ booking, choices, start, onClose }: LoadedDialogProps) {
  const form = useRescheduleForm({ booking, choices, start, onDone: onClose });
  const { date, positions, isPending, isReady } = form;
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
            disabled={!isReady}
            pending={isPending}
            pendingLabel="Alınıyor..."
            onClick={() => date !== null && form.send(date)}
          >
            {booking.quantity > 1 ? `${positions.length} Kişiyi Başka Güne Al` : 'Başka Güne Al'}
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
      <RescheduleForm form={form} />
    </Dialog>
  );
}
