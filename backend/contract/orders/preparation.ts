/**
 * The time to make a piece on order (specification 1, section 1). Legal texts of a sale keep the time agreed
 * then.
 */
export const PREPARATION_TIME = 'yaklaşık 2 hafta, en çok 3 hafta';
const LONGEST_MS = 21 * 24 * 60 * 60 * 1000;
/** The browser's own formatter, because the page of a product has no room for the calendar library. */
const DAY = new Intl.DateTimeFormat('tr-TR', {
  day: 'numeric',
  month: 'long',
  weekday: 'long',
  timeZone: 'Europe/Istanbul',
});

/** The last day on which pieces ordered at this instant arrive: '18 Aralık Cuma'. */
export function latestArrival(orderedAt: Date | string): string {
  return DAY.format(new Date(orderedAt).getTime() + LONGEST_MS);
}
