import dayjs from 'dayjs';
import 'dayjs/locale/tr.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

export const STUDIO_TIME_ZONE = 'Europe/Istanbul';

/** A calendar day in the studio, yyyy-MM-dd, without time or time zone. */
export type LocalDate = string;
/** HH:mm in Istanbul time. */
export type LocalTime = string;

/** Shown for an empty or invalid date (specification 2, sections 5 and 9). */
const NO_DATE = '-';

/** Formats as dd.MM.yyyy HH:mm in Istanbul time, whatever the time zone of the server or browser. */
export function formatDateTime(instant: Date | string): string {
  return isDate(instant) ? dayjs(instant).tz(STUDIO_TIME_ZONE).format('DD.MM.YYYY HH:mm') : NO_DATE;
}

/** 12.12.2026 14:05:09, where the order of events matters. */
export function formatDateTimeWithSeconds(instant: Date | string): string {
  return isDate(instant) ? dayjs(instant).tz(STUDIO_TIME_ZONE).format('DD.MM.YYYY HH:mm:ss') : NO_DATE;
}

/** 2026-12-12_14-05-09 in Istanbul time, for file names. */
export function studioTimestamp(instant: Date): string {
  return dayjs(instant).tz(STUDIO_TIME_ZONE).format('YYYY-MM-DD_HH-mm-ss');
}

/** 2026-12-12 → 12.12.2026 */
export function formatDate(date: LocalDate): string {
  return isDate(date) ? date.split('-').toReversed().join('.') : NO_DATE;
}

/** 2026-12-12 → 12.12.2026 Cumartesi */
export function formatDateWithWeekday(date: LocalDate): string {
  return onCalendar(date).format('DD.MM.YYYY dddd');
}

/** 2026-12-12 → cumartesi */
export function formatWeekday(date: LocalDate): string {
  return onCalendar(date).format('dddd').toLocaleLowerCase('tr');
}

/** 2026-12-12 → 12 Aralık Cumartesi */
export function formatDay(date: LocalDate): string {
  return onCalendar(date).format('D MMMM dddd');
}

/** 2026-12 → Aralık 2026 */
export function formatMonth(month: string): string {
  return onCalendar(`${month}-01`).format('MMMM YYYY');
}

/** 14:00–17:00, with an en dash. */
export function formatTimeRange(startTime: LocalTime, endTime: LocalTime): string {
  return `${startTime}–${endTime}`;
}

/** Today's date in Istanbul. */
export function studioDate(instant: Date): LocalDate {
  return dayjs(instant).tz(STUDIO_TIME_ZONE).format('YYYY-MM-DD');
}

/** 2026-12-12T14:05 in Istanbul time, the format of form fields. */
export function studioMinute(instant: Date | string): string {
  return dayjs(instant).tz(STUDIO_TIME_ZONE).format('YYYY-MM-DDTHH:mm');
}

/** The instant of this date and time in Istanbul. */
export function studioInstant(date: LocalDate, time: LocalTime): Date {
  return dayjs.tz(`${date}T${time}:00`, STUDIO_TIME_ZONE).toDate();
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return onCalendar(date).add(days, 'day').format('YYYY-MM-DD');
}

/** The number of months since the year 0 in Istanbul time, for comparing months. */
export function studioMonth(instant: Date): number {
  const local = dayjs(instant).tz(STUDIO_TIME_ZONE);
  return local.year() * 12 + local.month();
}

/** The library would accept a thirteenth month as the next year's first. */
function isDate(value: Date | string): boolean {
  return !Number.isNaN(new Date(value).getTime());
}

/** Calendar arithmetic in UTC, which has no daylight saving time. */
function onCalendar(date: LocalDate): dayjs.Dayjs {
  return dayjs.utc(`${date}T00:00:00Z`).locale('tr');
}
