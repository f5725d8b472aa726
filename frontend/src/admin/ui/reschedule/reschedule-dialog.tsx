import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { useGuardedClose } from '../../lib/use-guarded-close.js';
import { FreedSeatLead } from '../booking-to-change/freed-seat-lead.js';
import { type BookingToChange, ReadBookingDialog } from '../booking-to-change/read-booking-dialog.js';
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
  return (
    <ReadBookingDialog bookingId={bookingId} title={TITLE} onClose={onClose}>
      {(read) => <LoadedDialog {...read} start={start} onClose={onClose} />}
    </ReadBookingDialog>
  );
}

interface LoadedDialogProps extends BookingToChange {
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
      <FreedSeatLead booking={booking} />
      <RescheduleForm form={form} />
    </Dialog>
  );
}
