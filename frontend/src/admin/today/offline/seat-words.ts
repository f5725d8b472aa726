import { formatTime } from '@contract/attendance/attendance.js';
import type { Presence, SeatState } from '@contract/attendance/offline/seat-presence.js';

/** How a seat is told of: in green, amber or red; null tone while nothing was noted. */
export interface SeatWords {
  readonly tone: 'success' | 'warning' | 'danger' | null;
  readonly text: string;
}

interface SeatFacts {
  readonly presence: Presence;
  readonly at: string | null;
  readonly state: SeatState;
}

const PRESENCE_TEXTS: Readonly<Record<Presence, string>> = {
  expected: 'Bekleniyor',
  came: 'Geldi',
  no_show: 'Gelmedi',
};

/** Says honestly what is noted of a seat, and where: on this phone only, or with the server. */
export function seatWords({ presence, at, state }: SeatFacts): SeatWords {
  const said = at === null ? PRESENCE_TEXTS[presence] : `${PRESENCE_TEXTS[presence]} ${formatTime(at)}`;
  if (state.state === 'kept') {
    return { tone: 'warning', text: `${said} · Bu telefonda kayıtlı, gönderilecek` };
  }
  if (state.state === 'refused') {
    return { tone: 'danger', text: state.answer.message ?? 'Kaydedilemedi. Yeniden deneyin.' };
  }
  if (state.state === 'done' && state.answer.message !== null) {
    return { tone: 'warning', text: state.answer.message };
  }
  return { tone: presence === 'came' ? 'success' : presence === 'no_show' ? 'warning' : null, text: said };
}
