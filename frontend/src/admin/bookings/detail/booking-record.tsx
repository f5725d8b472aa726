import { useState } from 'react';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import type { BookingStatus } from '@contract/bookings/booking.js';
import { shortId } from '@contract/common/short-id.js';
import { trpc } from '../../../lib/server/trpc.js';
import { BookingStatusBadge } from '../../../ui/booking-status-badge.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import { useMay } from '../../lib/use-may.js';
import { useGuardedClose } from '../../lib/use-guarded-close.js';
import { CancelDialog } from '../../ui/cancel-dialog.js';
import { CancelSeatsDialog } from '../../ui/cancel-seats/cancel-seats-dialog.js';
import { NotesBlock } from '../../ui/internal-notes/notes-block.js';
import { LastChange } from '../../ui/last-change.js';
import { PaymentBadge } from '../../ui/payment-badge.js';
import { RecordDialog } from '../../ui/record-dialog.js';
import { RecordFooter } from '../../ui/record-footer.js';
import { bookingLabel, customerName } from '../booking-labels.js';
import { BookingConflict } from './booking-conflict.js';
import { BookingContent } from './booking-content.js';
import { BookingMails } from './booking-mails.js';
import { HistoryBlock } from './history-block.js';
import { ManagementBlock } from './management-block.js';
import { completionQuestion, removalQuestion } from './booking-questions.js';
import { refundableKurus, transitionNotes } from './transition-notes.js';
import { type BookingTexts, type StatusChange, useBookingChanges } from './use-booking-changes.js';

interface BookingRecordProps {
  readonly booking: AdminBookingView;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly texts: BookingTexts;
}

const UNSAVED = 'Rezervasyonda seçtiğiniz durum kaydedilmedi.';

/** Specification 2, section 4: pending to confirmed, confirmed to completed. */
const QUICK: Partial<Record<BookingStatus, { readonly to: BookingStatus; readonly label: string }>> = {
  pending: { to: 'confirmed', label: 'Onayla' },
  confirmed: { to: 'completed', label: 'Tamamlandı İşaretle' },
};

export function BookingRecord({ booking, open, onClose, texts }: BookingRecordProps) {
  const { from, status, isDirty, choose, discard } = useChoice(booking);
  const changes = useBookingChanges(from, texts);
  const [cancelling, setCancelling] = useState<'seats' | 'booking' | null>(null);
  const endCancelling = () => setCancelling(null);
  const close = useGuardedClose(open && isDirty, UNSAVED, onClose);
  const save = async (change: StatusChange) => {
    const question = completionQuestion(from, change.status, new Date());
    if (question !== null && !(await confirm(question))) return;
    if (await changes.save(change)) discard();
  };
  const cancel = async (refundsMoney: boolean) => {
    await save({ status: 'cancelled', refundsMoney });
    endCancelling();
  };
  const remove = async () => {
    const question = removalQuestion(booking, new Date());
    if (!(await confirm(question)) || !(await changes.remove(booking.version))) return;
    onClose();
    changes.readListAgain();
  };
  const isPending = changes.isSaving || changes.isRemoving;
  const mayCancel = booking.status !== 'cancelled' && booking.status !== 'completed';
  const mayRefund = useMay('money.refund');
  // Who may not pay back cancels without the money: the seats must become free all the same.
  const way = mayRefund || refundableKurus(booking) === 0 ? 'seats' : 'booking';
  const quick = isDirty ? undefined : QUICK[booking.status];
  return (
    <RecordDialog
      open={open}
      onClose={close}
      onExited={discard}
      eyebrow={`Rezervasyon ${shortId(booking.id)}`}
      title={customerName(booking)}
      badges={<BookingBadges booking={booking} />}
      actions={
        <ManagementBlock
          booking={booking}
          chosen={status}
          onChoose={choose}
          isPending={isPending}
          onRemove={() => void remove()}
        />
      }
      aftermath={
        <>
          <NotesBlock about={{ kind: 'booking', id: booking.id }} />
          <BookingMails bookingId={booking.id} />
          <HistoryBlock booking={booking} />
        </>
      }
      footer={
        <RecordFooter
          cancelLabel="İptal Et"
          onCancel={mayCancel ? () => setCancelling(way) : undefined}
          quick={
            quick && {
              label: quick.label,
              pendingLabel: 'Kaydediliyor...',
              onPress: () => void save({ status: quick.to }),
            }
          }
          isDirty={isDirty}
          isPending={isPending}
          onClose={close}
          onSave={() => (status === 'cancelled' ? setCancelling('booking') : void save({ status }))}
        />
      }
    >
      <BookingContent booking={booking} />
      <CancelDialog
        open={cancelling === 'booking'}
        title="Bu rezervasyonu iptal edelim mi?"
        lead={`${bookingLabel(booking)} iptal edilince:`}
        words={transitionNotes(booking, 'cancelled')}
        refundKurus={refundableKurus(booking)}
        whereto="konuğun kartına"
        confirmLabel="Rezervasyonu İptal Et"
        isPending={changes.isSaving}
        onClose={endCancelling}
        onConfirm={({ refundsMoney }) => void cancel(refundsMoney)}
      />
      {cancelling === 'seats' && <CancelSeatsDialog bookingId={booking.id} onClose={endCancelling} />}
      <BookingConflict changes={changes} onResolved={discard} />
    </RecordDialog>
  );
}

/** The chosen but unsaved status, with the booking as it was when the choice began. */
function useChoice(booking: AdminBookingView) {
  const [choice, setChoice] = useState<{ from: AdminBookingView; status: BookingStatus } | null>(null);
  const isDirty = choice !== null && choice.status !== booking.status;
  const shown = isDirty ? choice : { from: booking, status: booking.status };
  return {
    ...shown,
    isDirty,
    choose: (status: BookingStatus) => setChoice({ from: shown.from, status }),
    discard: () => setChoice(null),
  };
}

function BookingBadges({ booking }: { readonly booking: AdminBookingView }) {
  const changes = trpc.admin.bookings.history.useQuery({ bookingId: booking.id });
  return (
    <>
      <BookingStatusBadge status={booking.status} />
      <PaymentBadge status={booking.paymentStatus} refundedKurus={booking.refundRequestedKurus} />
      <LastChange record={booking} changes={changes.data} />
    </>
  );
}
