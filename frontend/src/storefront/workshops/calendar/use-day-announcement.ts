import { useState } from 'react';
import type { LocalDate } from '@contract/common/dates.js';
import type { WorkshopSessionView } from '@contract/workshops/workshops.views.js';
import { describeDay, summariseDay } from '../../../ui/calendar/day-summary.js';
import type { Calendar } from './use-calendar.js';

interface Heard {
  readonly day: LocalDate | null;
  readonly sessions: readonly WorkshopSessionView[] | null;
  readonly text: string;
}

const NO_SESSIONS: readonly WorkshopSessionView[] = [];

/**
 * Returns the text that is read aloud about the chosen day: the day after it was changed, and a session that has just
 * become full. Other numbers change silently, and the first day of the page is not announced.
 */
export function useDayAnnouncement({ day, daySessions, now }: Calendar): string {
  const [heard, setHeard] = useState<Heard>({ day: null, sessions: null, text: '' });
  if (day === null || !daySessions.days) return heard.text;
  const sessions = daySessions.days.get(day) ?? NO_SESSIONS;
  if (day === heard.day && sessions === heard.sessions) return heard.text;
  const text = announce(heard, { day, sessions }, now);
  setHeard({ day, sessions, text });
  return text;
}

function announce(
  before: Heard,
  { day, sessions }: { readonly day: LocalDate; readonly sessions: readonly WorkshopSessionView[] },
  now: Date,
): string {
  if (before.day === null) return '';
  if (before.day !== day) return describeDay(day, summariseDay(sessions, now));
  const hadSeats = new Set(
    (before.sessions ?? []).filter(({ available }) => available > 0).map(({ id }) => id),
  );
  const newlyFull = sessions.filter(({ id, available }) => available <= 0 && hadSeats.has(id));
  if (newlyFull.length === 0) return before.text;
  return newlyFull.map(({ title, startTime }) => `${startTime} ${title} doldu.`).join(' ');
}
