import { addDays, type LocalDate } from '../../contract/common/dates.js';
import { SAMPLE_WEEKDAYS, SAMPLE_WEEKENDS, type SampleDay } from './sample-workshops.texts.js';

export const SAMPLE_CAPACITY = 8;

type SampleSession = SampleDay[number] & { readonly date: LocalDate };

/** The sessions of so many days from the first; none on Mondays, on which the studio is closed. */
export function sampleCalendar(first: LocalDate, length: number): SampleSession[] {
  const days = Array.from({ length }, (_, day) => addDays(first, day));
  const weekends = days.filter(isWeekend);
  const weekdays = days.filter((date) => !isWeekend(date) && !isMonday(date));
  return [...assigned(weekdays, SAMPLE_WEEKDAYS), ...assigned(weekends, SAMPLE_WEEKENDS)];
}

function assigned(dates: readonly LocalDate[], plans: readonly SampleDay[]): SampleSession[] {
  return dates.flatMap((date, index) =>
    (plans[index % plans.length] ?? []).map((session) => ({ ...session, date })),
  );
}

function isMonday(date: LocalDate): boolean {
  return weekday(date) === 1;
}

function isWeekend(date: LocalDate): boolean {
  return weekday(date) === 0 || weekday(date) === 6;
}

function weekday(date: LocalDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
