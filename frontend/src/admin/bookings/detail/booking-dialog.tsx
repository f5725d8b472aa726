import { useState } from 'react';
import { shortId } from '@contract/common/short-id.js';
import { trpc } from '../../../lib/server/trpc.js';
import { ConfirmViewport } from '../../../ui/confirm-dialog.js';
import { ErrorState } from '../../../ui/error-state.js';
import { describeLoadFailure } from '../../lib/describe-load-failure.js';
import { Opener, useOpener } from '../../ui/opener.js';
import { RecordDialog } from '../../ui/record-dialog.js';
import { RecordSkeleton } from '../../ui/record-skeleton.js';
import { BookingRecord } from './booking-record.js';
import type { BookingTexts } from './use-booking-changes.js';

const ADVANCED: BookingTexts = {
  notLoaded: 'Rezervasyon yüklenirken hata oluştu',
  notChanged: 'Rezervasyon durumu güncellenemedi',
};

interface BookingDialogProps {
  /** Null when no booking is open. */
  readonly bookingId: string | null;
  readonly onClose: () => void;
  readonly texts?: BookingTexts;
}

/** A booking over its list, with its own address. */
export function BookingDialog({ bookingId, onClose, texts = ADVANCED }: BookingDialogProps) {
  // Keeps showing the last booking during the closing animation.
  const [lastId, setLastId] = useState(bookingId);
  const opener = useOpener(bookingId !== null);
  if (bookingId !== null && bookingId !== lastId) setLastId(bookingId);
  if (lastId === null) return null;
  return (
    <Opener value={opener}>
      <OpenBooking
        key={lastId}
        bookingId={lastId}
        open={bookingId !== null}
        onClose={onClose}
        texts={texts}
      />
      <ConfirmViewport />
    </Opener>
  );
}

interface OpenBookingProps {
  readonly bookingId: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly texts: BookingTexts;
}

function OpenBooking({ bookingId, open, onClose, texts }: OpenBookingProps) {
  const booking = trpc.admin.bookings.view.useQuery({ bookingId }, { enabled: open });
  if (booking.data) {
    return <BookingRecord booking={booking.data} open={open} onClose={onClose} texts={texts} />;
  }
  return (
    <RecordDialog
      open={open}
      onClose={onClose}
      eyebrow="Rezervasyon"
      title={shortId(bookingId)}
      {...(!booking.isLoadingError && { actions: <RecordSkeleton rows={2} /> })}
    >
      {booking.isLoadingError ? (
        <ErrorState
          titleAs="h3"
          title="Rezervasyon detayları yüklenemedi."
          text={describeLoadFailure(booking.error, texts.notLoaded)}
          onRetry={() => void booking.refetch()}
          retrying={booking.isFetching}
        />
      ) : (
        <RecordSkeleton rows={6} status="Rezervasyon yükleniyor" />
      )}
    </RecordDialog>
  );
}
