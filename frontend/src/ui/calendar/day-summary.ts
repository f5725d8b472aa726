import { formatDay, type LocalDate } from '@contract/common/dates.js';
import { hasBegun, type SeatStatus, seatStatus } from '@contract/workshops/session.js';
import type { WorkshopSessionView } from '@contract/workshops/workshops.views.js';

/** 'none': no session at all. 'over': there were some, and all of them have begun. */
type DayStatus = SeatStatus | 'none' | 'over';

export interface DaySummary {
  readonly status: DayStatus;
  /** The number of sessions that can be booked, or of all sessions once the day is over. */
  readonly sessionCount: number;
  /** The free seats of sessions that have not begun. */
  readonly available: number;
  /** People beyond the seats of the day's sessions, which only the studio sees. */
  readonly overbooked?: number;
}

export type SessionsByDay = ReadonlyMap<LocalDate, readonly WorkshopSessionView[]>;

type SeatsLeft = Pick<WorkshopSessionView, 'date' | 'startTime' | 'available'>;

/** Specification 1, section 4: a day's availability is the sum over its sessions that have not begun. */
export function summariseDay(sessions: readonly SeatsLeft[], now: Date): DaySummary {
  if (sessions.length === 0) return { status: 'none', sessionCount: 0, available: 0 };
  const ahead = sessions.filter((session) => !hasBegun(session, now));
  if (ahead.length === 0) return { status: 'over', sessionCount: sessions.length, available: 0 };
  const available = ahead.reduce((sum, session) => sum + session.available, 0);
  return { status: seatStatus(available), sessionCount: ahead.length, available };
}

/** Describes a day for screen readers: '12 Aralık Cumartesi, 3 seans, son 2 yer'. */
export function describeDay(date: LocalDate, summary: DaySummary): string {
  const { status, sessionCount, available, overbooked = 0 } = summary;
  const words: Record<DayStatus, string[]> = {
    none: ['workshop yok'],
    over: [`${sessionCount} seans`, 'geçti'],
    full: [`${sessionCount} seans`, 'dolu'],
    few: [`${sessionCount} seans`, `son ${available} yer`],
    free: [`${sessionCount} seans`, `${available} yer`],
  };
  const tooMany = overbooked > 0 ? [`${overbooked} kişi fazla`] : [];
  return [formatDay(date), ...words[status], ...tooMany].join(', ');
}

/** Groups sessions by day and sorts each day by time. */
export function groupByDay(sessions: readonly WorkshopSessionView[]): SessionsByDay {
  const days = new Map<LocalDate, WorkshopSessionView[]>();
  for (const session of sessions) {
    const day = days.get(session.date);
    if (day) day.push(session);
    else days.set(session.date, [session]);
  }
  for (const day of days.values()) day.sort((a, b) => a.startTime.localeCompare(b.startTime));
  return days;
}

/** The first day with a seat that can still be bought, or null. */
export function firstOpenDay(days: SessionsByDay, now: Date): LocalDate | null {
  const open = [...days].filter(([, sessions]) => summariseDay(sessions, now).available > 0);
  return open.map(([date]) => date).toSorted()[0] ?? null;
}
