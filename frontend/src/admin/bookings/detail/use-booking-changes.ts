import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import type { BookingStatus } from '@contract/bookings/booking.js';
import { trpc } from '../../../lib/server/trpc.js';
import { toast } from '../../../ui/toast.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';
import { toastSaveResult } from '../../lib/toast-save-result.js';
import { type Comparison, useVersionedSave } from '../../lib/use-versioned-save.js';
import { useCacheBooking } from '../../lib/use-cache-booking.js';
import { refundableKurus, transitionNotes } from './transition-notes.js';

export interface StatusChange {
  readonly status: BookingStatus;
  readonly refundsMoney?: boolean;
}

/** The texts that differ between the two screens (specification 2, section 8). */
export interface BookingTexts {
  readonly notLoaded: string;
  readonly notChanged: string;
}

const NOT_REMOVED = 'Rezervasyon silinirken bir hata oluştu.';

/**
 * Changes a booking from the version at which the choice began. A change by another admin meanwhile becomes a
 * conflict and is never overwritten unseen.
 */
export function useBookingChanges(from: AdminBookingView, texts: BookingTexts) {
  const bookingId = from.id;
  const utils = trpc.useUtils();
  const keep = useCacheBooking();
  const statusCall = trpc.admin.bookings.setStatus.useMutation({ onSuccess: keep });
  const removal = trpc.admin.bookings.remove.useMutation();
  const status = useVersionedSave<StatusChange, AdminBookingView>({
    version: from.version,
    send: (change, version) => statusCall.mutateAsync({ bookingId, version, ...change }),
    readAgain: () => utils.admin.bookings.view.fetch({ bookingId }, { staleTime: 0 }),
    compare: (mine, theirs) => compareStatus(from, mine, theirs),
  });
  const statusTexts = { done: 'Rezervasyon durumu güncellendi.', failed: texts.notChanged };

  /** Deletes the booking in the given version. */
  const remove = async (version: number): Promise<boolean> => {
    try {
      await removal.mutateAsync({ bookingId, version });
      toast.success({ text: 'Rezervasyon silindi.' });
      return true;
    } catch (error) {
      toast.error({ text: describeSaveFailure(error, NOT_REMOVED) });
      void utils.admin.bookings.invalidate();
      return false;
    }
  };

  return {
    ...status,
    save: (change: StatusChange) => toastSaveResult(status.save(change), statusTexts),
    saveOver: (conflict: NonNullable<typeof status.conflict>) =>
      toastSaveResult(status.saveOver(conflict), statusTexts),
    remove,
    /** Reads the list again after the screen has closed the deleted booking. */
    readListAgain: () => void utils.admin.bookings.list.invalidate(),
    isSaving: statusCall.isPending,
    isRemoving: removal.isPending,
  };
}

export type BookingChanges = ReturnType<typeof useBookingChanges>;

/** Compares only what was seen and decided, because each refund raises the version too. */
function compareStatus(seen: AdminBookingView, mine: StatusChange, theirs: AdminBookingView): Comparison {
  const isMoneyLeft = mine.refundsMoney === true && refundableKurus(theirs) > 0;
  if (theirs.status === mine.status) return isMoneyLeft ? 'differs' : 'same';
  const isAsSeen =
    theirs.status === seen.status &&
    refundableKurus(theirs) === refundableKurus(seen) &&
    transitionNotes(theirs, mine.status).join() === transitionNotes(seen, mine.status).join();
  return isAsSeen ? 'apart' : 'differs';
}
