import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import type { BookingStatus } from '@contract/bookings/booking.js';
import { formatDateTime } from '@contract/common/dates.js';
import { shortId } from '@contract/common/short-id.js';
import { BookingStatusBadge } from '../../../ui/booking-status-badge.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import { PaymentBadge } from '../../ui/payment-badge.js';
import { RecordDialog } from '../../ui/record-dialog.js';
import { customerName } from '../booking-words.js';
import { BookingConflict } from './booking-conflict.js';
import { BookingContent } from './booking-content.js';
import { BookingFooter } from './booking-footer.js';
import { CancelDialog } from './cancel-dialog.js';
import { HistoryBlock } from './history-block.js';
import { ManagementBlock } from './management-block.js';
import { type BookingTexts, useBookingChanges } from './use-booking-changes.js';

interface BookingRecordProps {
  readonly booking: AdminBookingView;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly texts: BookingTexts;
}

const REMOVAL = {
  title: 'Bu rezervasyonu silmek istediğinizden emin misiniz?',
  text: 'Rezervasyon listelerden kalkar, ayrılan yer takvime döner. Silinen rezervasyon geri getirilemez.',
  confirmLabel: 'Rezervasyonu Sil',
};

export function BookingRecord({ booking, open, onClose, texts }: BookingRecordProps) {
  const changes = useBookingChanges(booking, texts);
  /** A status that was chosen and not saved yet, with the version at which the choice began. */
  const [draft, setDraft] = useState<{ version: number; status: BookingStatus } | null>(null);
  const [isCancelling, setIsCancelling] = useState(false);
  const discard = () => setDraft(null);
  const shown = draft ?? { version: booking.version, status: booking.status };
  const save = async () => {
    if (shown.status === 'cancelled') {
      setIsCancelling(true);
      return;
    }
    if (await changes.setStatus(shown)) discard();
  };
  const cancel = async (returnsMoney: boolean) => {
    const isDone = await changes.setStatus({ version: shown.version, status: 'cancelled', returnsMoney });
    setIsCancelling(false);
    if (isDone) discard();
  };
  const remove = async () => {
    if (!(await confirm(REMOVAL)) || !(await changes.remove())) return;
    onClose();
    changes.readListAgain();
  };
  const isPending = changes.isSaving || changes.isRemoving;
  return (
    <RecordDialog
      open={open}
      onClose={onClose}
      eyebrow={`Rezervasyon ${shortId(booking.id)}`}
      title={customerName(booking)}
      badges={<BookingBadges booking={booking} />}
      actions={
        <ManagementBlock
          booking={booking}
          chosen={shown.status}
          onChoose={(status) =>
            setDraft(status === booking.status ? null : { version: shown.version, status })
          }
          isPending={isPending}
          onRemove={() => void remove()}
        />
      }
      aftermath={<HistoryBlock booking={booking} />}
      footer={
        <BookingFooter
          status={booking.status}
          isDirty={shown.status !== booking.status}
          isPending={isPending}
          onCancel={() => setIsCancelling(true)}
          onClose={onClose}
          onQuick={(status) => void changes.setStatus({ version: booking.version, status })}
          onSave={() => void save()}
        />
      }
    >
      <BookingContent booking={booking} />
      <CancelDialog
        booking={booking}
        open={isCancelling}
        isPending={changes.isSaving}
        onClose={() => setIsCancelling(false)}
        onConfirm={(returnsMoney) => void cancel(returnsMoney)}
      />
      <BookingConflict booking={booking} changes={changes} onSettled={discard} />
    </RecordDialog>
  );
}

function BookingBadges({ booking }: { readonly booking: AdminBookingView }) {
  const { status, paymentStatus, refundedKurus, createdAt, updatedAt } = booking;
  return (
    <>
      <BookingStatusBadge status={status} />
      <PaymentBadge status={paymentStatus} refundedKurus={refundedKurus} />
      <chakra.span color="fg.muted" textStyle="note">
        {formatDateTime(createdAt)}
        {updatedAt !== createdAt && ` · son değişiklik ${formatDateTime(updatedAt)}`}
      </chakra.span>
    </>
  );
}
