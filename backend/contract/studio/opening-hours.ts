import { addDays, formatDay, formatTimeRange, type LocalDate, type LocalTime } from '../common/dates.js';

/** The days of a week in the order of `WeeklyHours`, as schema.org names them. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  Monday: 'Pazartesi',
  Tuesday: 'Salı',
  Wednesday: 'Çarşamba',
  Thursday: 'Perşembe',
  Friday: 'Cuma',
  Saturday: 'Cumartesi',
  Sunday: 'Pazar',
};

/** When the studio's door opens and closes on one day, in Istanbul time. */
export interface DayHours {
  readonly opens: LocalTime;
  readonly closes: LocalTime;
}

/** Seven days from Monday; null for a day on which the door stays closed. */
export type WeeklyHours = readonly (DayHours | null)[];

/** Days on which the door stays closed whatever the week says, both included. */
export interface ClosedDays {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Such as 'Kurban Bayramı'; may be empty. */
  readonly reason: string;
}

export interface OpeningHours {
  readonly week: WeeklyHours;
  readonly closedDays: readonly ClosedDays[];
}

/** Consecutive days of a week with the same hours. */
export interface DaysWithHours extends DayHours {
  readonly days: readonly Weekday[];
}

export function daysWithHours(week: WeeklyHours): DaysWithHours[] {
  const groups: { days: Weekday[]; opens: LocalTime; closes: LocalTime }[] = [];
  WEEKDAYS.forEach((day, index) => {
    const hours = week[index];
    if (!hours) return;
    const last = groups.at(-1);
    const isNext = last?.days.at(-1) === WEEKDAYS[index - 1];
    if (last && isNext && last.opens === hours.opens && last.closes === hours.closes) last.days.push(day);
    else groups.push({ days: [day], ...hours });
  });
  return groups;
}

/** 'Salı–Pazar, 10:00–19:00'; several groups stand in lines of their own. Empty when the door never opens. */
export function describeWeek(week: WeeklyHours): string[] {
  return daysWithHours(week).map(
    ({ days, opens, closes }) => `${describeDays(days)}, ${formatTimeRange(opens, closes)}`,
  );
}

/** 'Bugün kapalı: Kurban Bayramı', for a day and for those that follow it within two weeks. */
export function describeClosedDays(closedDays: readonly ClosedDays[], today: LocalDate): string[] {
  const soon = addDays(today, 14);
  return closedDays
    .filter(({ from, to }) => to >= today && from <= soon)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map(({ from, to, reason }) => {
      const days = from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
      return reason === '' ? `${days} kapalıyız` : `${days} kapalıyız: ${reason}`;
    });
}

/** The hours of one day; null when the door stays closed. */
export function hoursOn({ week, closedDays }: OpeningHours, date: LocalDate): DayHours | null {
  if (closedDays.some(({ from, to }) => from <= date && date <= to)) return null;
  return week[weekdayIndex(date)] ?? null;
}

/** Whether somebody can come in at this minute of the studio's clock. */
export function isOpenAt(hours: OpeningHours, date: LocalDate, time: LocalTime): boolean {
  const today = hoursOn(hours, date);
  return today !== null && today.opens <= time && time < today.closes;
}

function describeDays(days: readonly Weekday[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (days.length === WEEKDAYS.length) return 'Her gün';
  const names = [WEEKDAY_NAMES[first], WEEKDAY_NAMES[last]];
  if (days.length === 1) return WEEKDAY_NAMES[first];
  return names.join(days.length === 2 ? ' ve ' : '–');
}

/** 0 for Monday. */
function weekdayIndex(date: LocalDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}
