import { formatDay, type LocalDate } from '@contract/common/dates.js';
import type { RescheduleDate } from '@contract/booking-changes/reschedule.views.js';

/** What somebody has chosen by dragging a guest, or by opening the dialog from a guest. */
export interface RescheduleStart {
  /** The seats; all that may move when absent. */
  readonly positions?: readonly number[];
  /** The session on which the guest was dropped. */
  readonly sessionId?: string;
  /** The day on which the guest was dropped. */
  readonly date?: LocalDate;
}

/** The session to begin with: the one that was chosen, or of that day the same workshop before others. */
export function startingDate(
  { sessionId, date }: RescheduleStart,
  fitting: readonly RescheduleDate[],
): RescheduleDate | null {
  const ofDay = fitting.filter((each) => each.sessionId === sessionId || each.date === date);
  return ofDay.find(({ isSameWorkshop }) => isSameWorkshop) ?? ofDay[0] ?? null;
}

/** Why nothing is chosen although somebody chose: 'O seansta 2 kişilik boş yer yok; başka bir gün seçin.' */
export function whyNotThere(
  start: RescheduleStart,
  fitting: readonly RescheduleDate[],
  seats: number,
): string | null {
  const { sessionId, date } = start;
  if (sessionId === undefined && date === undefined) return null;
  if (startingDate(start, fitting) !== null) return null;
  const where = date === undefined ? 'Bıraktığınız seansta' : `${formatDay(date)} günü`;
  return `${where} ${seats} kişilik boş yer yok; aşağıdan başka bir gün seçin.`;
}
