import type { LocalDate } from '@contract/common/dates.js';

const weekday = new Intl.DateTimeFormat('tr-TR', { weekday: 'long', timeZone: 'UTC' });

/** 2026-11-22 → 'pazar' */
export function weekdayOf(day: LocalDate): string {
  return weekday.format(new Date(day)).toLocaleLowerCase('tr');
}
