import type { EntryKeyDto } from '@contract/waiting-list/waiting-list.dto.js';

const KEY = 'toprak.offered-seats';

/** Seats that the waiting list keeps for the visitor. */
interface OfferedSeats extends EntryKeyDto {
  readonly sessionId: string;
}

/** Remembers which offer the seats in the cart come from, for the shop, which sells them to nobody else. */
export function rememberOffer(offer: OfferedSeats): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(offer));
  } catch {
    return;
  }
}

/** The offer of one of these sessions; an old one does no harm, because the shop looks whether it still stands. */
export function offerFor(sessionIds: readonly string[]): EntryKeyDto | null {
  const kept = read();
  if (kept === null || !sessionIds.includes(kept.sessionId)) return null;
  return { entryId: kept.entryId, entryKey: kept.entryKey };
}

/** Storage can be switched off, and its content can be changed by hand. */
function read(): OfferedSeats | null {
  try {
    const kept = JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as Partial<OfferedSeats> | null;
    const { sessionId, entryId, entryKey } = kept ?? {};
    const isWhole = [sessionId, entryId, entryKey].every((part) => typeof part === 'string');
    return isWhole ? (kept as OfferedSeats) : null;
  } catch {
    return null;
  }
}
