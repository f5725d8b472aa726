import {
  formatDateWithWeekday,
  formatTimeRange,
  type LocalDate,
  type LocalTime,
  studioInstant,
} from '../common/dates.js';

/** A session with at most this many free seats is almost full (specification 1, section 9). */
const FEW_SPOTS = 2;
/**
 * The student price in percent of the full price when the session has no student price (specification 2,
 * section 5).
 */
const STUDENT_PERCENT = 80;

export type SeatStatus = 'full' | 'few' | 'free';

export interface SessionStart {
  readonly date: LocalDate;
  readonly startTime: LocalTime;
}

export interface SessionTimes extends SessionStart {
  readonly endTime: LocalTime;
}

/** The student price of a seat in kuruş: the session's own, or 80 % of its price rounded half up. */
export function studentPriceKurus(priceKurus: number, ownStudentPriceKurus: number | null): number {
  return ownStudentPriceKurus ?? Math.round((priceKurus * STUDENT_PERCENT) / 100);
}

/** The status of a session by its free seats, or of a day by their sum (specification 1, section 4). */
export function seatStatus(available: number): SeatStatus {
  if (available <= 0) return 'full';
  return available <= FEW_SPOTS ? 'few' : 'free';
}

/** 'DOLU', 'SON 2 YER', or null when there are more. */
export function seatBadge(available: number): string | null {
  const status = seatStatus(available);
  if (status === 'free') return null;
  return status === 'full' ? 'DOLU' : `SON ${available} YER`;
}

/** '12.12.2026 Cumartesi, 14:00–17:00' */
export function formatSession({ date, startTime, endTime }: SessionTimes): string {
  return `${formatDateWithWeekday(date)}, ${formatTimeRange(startTime, endTime)}`;
}

/** How long it takes, as people say it: '2 saat 30 dakika'. */
export function formatLength({ date, startTime, endTime }: SessionTimes): string {
  const end = studioInstant(date, endTime).getTime();
  const minutes = Math.round((end - studioInstant(date, startTime).getTime()) / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} saat` : '', rest > 0 ? `${rest} dakika` : ''].filter(Boolean).join(' ');
}

/** A session can be booked until it begins. */
export function hasBegun({ date, startTime }: SessionStart, now: Date): boolean {
  return studioInstant(date, startTime) <= now;
}

/** People can come to the door of a session until it is over. */
export function isOver({ date, endTime }: Omit<SessionTimes, 'startTime'>, now: Date): boolean {
  return studioInstant(date, endTime) <= now;
}
