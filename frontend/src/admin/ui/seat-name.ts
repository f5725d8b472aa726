import type { ReschedulableSeat } from '@contract/booking-changes/reschedule.views.js';

/** 'Ayşe Demir', or '2. yer' until somebody is named for it. */
export function seatName({ position, guestName }: ReschedulableSeat): string {
  return guestName === '' ? `${position + 1}. yer` : guestName;
}
