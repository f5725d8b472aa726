import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { FreedSeatLead } from '../booking-to-change/freed-seat-lead.js';
import { type BookingToChange, ReadBookingDialog } from '../booking-to-change/read-booking-dialog.js';
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
  return (
    <ReadBookingDialog bookingId={bookingId} title={TITLE} onClose={onClose}>
      {(read) => <LoadedDialog {...read} chosen={positions} onClose={onClose} />}
    </ReadBookingDialog>
  );
}

interface LoadedDialogProps extends BookingToChange {
  readonly chosen: readonly number[] | undefined;
  readonly onClose: () => void;
}

function LoadedDialog({ booking, choices, chosen, onClose }: LoadedDialogProps) {
  const form = useCancelSeatsForm({ booking, seats: choices.seats, chosen, onDone: onClose });
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
      <FreedSeatLead booking={booking} />
      <CancelSeatsForm form={form} />
    </Dialog>
  );
}
