import type { ExpectedGuest } from '@contract/attendance/attendance.views.js';
import { searchForm } from '@contract/common/turkish-text.js';

/** The guest as the buyer named them, else the buyer, and 'Ayşe Demir · 2. kişi' for who comes along. */
export function nameOfGuest({ named, bookedBy, position }: ExpectedGuest): string {
  if (named !== null && named.name !== '') return named.name;
  return position === 0 ? bookedBy : `${bookedBy} · ${position + 1}. kişi`;
}

/** Whether a part of the guest's or the buyer's name, or of the booking's number, is written like this. */
export function isFound(guest: ExpectedGuest, search: string): boolean {
  const wanted = searchForm(search);
  return [nameOfGuest(guest), guest.bookedBy, guest.shortId].some((text) =>
    searchForm(text).includes(wanted),
  );
}
