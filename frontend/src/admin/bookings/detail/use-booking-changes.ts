import { useState } from 'react';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import type { BookingStatus } from '@contract/bookings/booking.js';
import { describeError } from '../../../lib/describe-error.js';
import { trpc } from '../../../lib/trpc.js';
import { toast } from '../../../ui/toast.js';
import { saveFailure } from '../../lib/load-failure.js';
import { usePatchBooking } from '../use-patch-booking.js';

interface StatusChange {
  readonly version: number;
  readonly status: BookingStatus;
  readonly returnsMoney?: boolean;
}

/** The two screens have different words for the same (specification 2, section 8). */
export interface BookingTexts {
  readonly notLoaded: string;
  readonly notChanged: string;
}

const NOT_REMOVED = 'Rezervasyon silinirken bir hata oluştu.';

/** Changes of one booking. What another admin changed in between is never written over unseen: it becomes `conflict`. */
export function useBookingChanges(booking: AdminBookingView, texts: BookingTexts) {
  const utils = trpc.useUtils();
  const patch = usePatchBooking();
  const [conflict, setConflict] = useState<StatusChange | null>(null);
  const readAgain = () => utils.admin.bookings.invalidate();
  const statusChange = trpc.admin.bookings.setStatus.useMutation({
    onSuccess: (_answer, { bookingId, status }) => {
      patch(bookingId, { status, updatedAt: new Date().toISOString() });
      void readAgain();
    },
    // Waited for: a conflict is shown with what the booking is now.
    onError: readAgain,
  });
  const removal = trpc.admin.bookings.remove.useMutation();

  const setStatus = async (change: StatusChange): Promise<boolean> => {
    try {
      await statusChange.mutateAsync({ bookingId: booking.id, ...change });
      setConflict(null);
      toast.success({ text: 'Rezervasyon durumu güncellendi.' });
      return true;
    } catch (error) {
      if (describeError(error).code === 'changed_meanwhile') setConflict(change);
      else toast.error({ text: saveFailure(error, texts.notChanged) });
      return false;
    }
  };

  const remove = async (): Promise<boolean> => {
    try {
      await removal.mutateAsync({ bookingId: booking.id, version: booking.version });
      toast.success({ text: 'Rezervasyon silindi.' });
      return true;
    } catch (error) {
      toast.error({ text: saveFailure(error, NOT_REMOVED) });
      void readAgain();
      return false;
    }
  };

  return {
    setStatus,
    remove,
    /** After the screen has let the record go: it cannot be read any more. */
    readListAgain: () => void utils.admin.bookings.list.invalidate(),
    isSaving: statusChange.isPending,
    isRemoving: removal.isPending,
    conflict,
    dropConflict: () => setConflict(null),
  };
}

export type BookingChanges = ReturnType<typeof useBookingChanges>;
