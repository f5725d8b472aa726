import type { ExpectedGuest } from '@contract/attendance/attendance.views.js';
import { searchForm } from '@contract/common/turkish-text.js';

/**
 * The guest as the buyer named them, else the buyer; of several seats of one order, also of several bookings, with the
 * number of the seat: 'Ayşe Demir · 2. yer'. `guests`: of the whole session.
 */
export function nameOfGuest(guest: ExpectedGuest, guests: readonly ExpectedGuest[]): string {
  const { named, bookedBy, orderId } = guest;
  if (named !== null && named.name !== '') return named.name;
  const party = guests.filter((each) => each.orderId === orderId);
  return party.length > 1 ? `${bookedBy} · ${party.indexOf(guest) + 1}. yer` : bookedBy;
}

interface SearchedGuest {
  readonly guest: ExpectedGuest;
  readonly guests: readonly ExpectedGuest[];
}

/** Whether a part of the guest's or the buyer's name, or of the booking's number, is written like this. */
export function isFound({ guest, guests }: SearchedGuest, search: string): boolean {
  const wanted = searchForm(search);
  return [nameOfGuest(guest, guests), guest.bookedBy, guest.shortId].some((text) =>
    searchForm(text).includes(wanted),
  );
}
