import { type ReactNode, useState } from 'react';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import type { RescheduleChoices } from '@contract/booking-changes/reschedule.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorState } from '../../../ui/error-state.js';
import { describeLoadFailure } from '../../lib/describe-load-failure.js';
import { RecordSkeleton } from '../record-skeleton.js';

/** A booking with what can be changed about its seats. */
export interface BookingToChange {
  readonly booking: AdminBookingView;
  readonly choices: RescheduleChoices;
}

interface ReadBookingDialogProps {
  readonly bookingId: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (read: BookingToChange) => ReactNode;
}

/**
 * Reads a booking as it is now, behind a dialog that waits: what was read before may be another booking by now. It is
 * kept as it was read first, so that a change by somebody else is noticed when this one is sent.
 */
export function ReadBookingDialog({ bookingId, title, onClose, children }: ReadBookingDialogProps) {
  const booking = trpc.admin.bookings.view.useQuery({ bookingId }, { staleTime: 0 });
  const choices = trpc.admin.bookingChanges.choices.useQuery({ bookingId }, { staleTime: 0 });
  const areRead = booking.isFetchedAfterMount && choices.isFetchedAfterMount;
  const [read, setRead] = useState<BookingToChange | null>(null);
  if (read === null && areRead && booking.data && choices.data) {
    setRead({ booking: booking.data, choices: choices.data });
  }
  if (read) return children(read);
  const failed = booking.error ?? choices.error;
  return (
    <Dialog open onClose={onClose} title={title}>
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
