import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import type { BookingStatus } from '@contract/bookings/booking.js';
import { trpc } from '../../../lib/trpc.js';
import { toast } from '../../../ui/toast.js';
import { saveFailure } from '../../lib/load-failure.js';
import { tellSaving } from '../../lib/tell-saving.js';
import { type Comparison, useVersionedSave } from '../../lib/use-versioned-save.js';
import { useKeepBooking } from '../use-keep-booking.js';
import { refundableKurus, turnWords } from './turn-words.js';

export interface StatusChange {
  readonly status: BookingStatus;
  readonly returnsMoney?: boolean;
}

/** The two screens have different words for the same (specification 2, section 8). */
export interface BookingTexts {
  readonly notLoaded: string;
  readonly notChanged: string;
}

const NOT_REMOVED = 'Rezervasyon silinirken bir hata oluştu.';

/**
 * Changes of one booking, as it stood when the choice began. What another admin changed in between is never written
 * over unseen: it becomes a conflict.
 */
export function useBookingChanges(from: AdminBookingView, texts: BookingTexts) {
  const bookingId = from.id;
  const utils = trpc.useUtils();
  const keep = useKeepBooking();
  const statusCall = trpc.admin.bookings.setStatus.useMutation({ onSuccess: keep });
  const removal = trpc.admin.bookings.remove.useMutation();
  const status = useVersionedSave<StatusChange, AdminBookingView>({
    version: from.version,
    send: (change, version) => statusCall.mutateAsync({ bookingId, version, ...change }),
    readAgain: () => utils.admin.bookings.view.fetch({ bookingId }, { staleTime: 0 }),
    compare: (mine, theirs) => compareStatus(from, mine, theirs),
  });
  const statusTexts = { done: 'Rezervasyon durumu güncellendi.', failed: texts.notChanged };

  /** Deletes the booking as it stands there. */
  const remove = async (version: number): Promise<boolean> => {
    try {
      await removal.mutateAsync({ bookingId, version });
      toast.success({ text: 'Rezervasyon silindi.' });
      return true;
    } catch (error) {
      toast.error({ text: saveFailure(error, NOT_REMOVED) });
      void utils.admin.bookings.invalidate();
      return false;
    }
  };

  return {
    ...status,
    save: (change: StatusChange) => tellSaving(status.save(change), statusTexts),
    saveOver: (conflict: NonNullable<typeof status.conflict>) =>
      tellSaving(status.saveOver(conflict), statusTexts),
    remove,
    /** After the screen has let the record go: it cannot be read any more. */
    readListAgain: () => void utils.admin.bookings.list.invalidate(),
    isSaving: statusCall.isPending,
    isRemoving: removal.isPending,
  };
}

export type BookingChanges = ReturnType<typeof useBookingChanges>;

/** A version moves on with every refund too: only what was seen and decided upon is a conflict. */
function compareStatus(seen: AdminBookingView, mine: StatusChange, theirs: AdminBookingView): Comparison {
  const isMoneyLeft = mine.returnsMoney === true && refundableKurus(theirs) > 0;
  if (theirs.status === mine.status) return isMoneyLeft ? 'differs' : 'same';
  const isAsSeen =
    theirs.status === seen.status &&
    refundableKurus(theirs) === refundableKurus(seen) &&
    turnWords(theirs, mine.status).join() === turnWords(seen, mine.status).join();
  return isAsSeen ? 'apart' : 'differs';
}
