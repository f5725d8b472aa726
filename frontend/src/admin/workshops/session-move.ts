import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { formatSession, type SessionTimes } from '@contract/workshops/session.js';
import type { ConfirmQuestion } from '../../ui/confirm-dialog.js';

export function hasMoved(before: SessionTimes, after: SessionTimes): boolean {
  return (
    before.date !== after.date || before.startTime !== after.startTime || before.endTime !== after.endTime
  );
}

/** Asks before a session is moved, and says how many guests will be told. */
export function moveQuestion(
  { activeBookings, activeSeats }: AdminSessionRow,
  after: SessionTimes,
): ConfirmQuestion {
  return {
    title: 'Misafirlere haber verilsin mi?',
    text: `${activeBookings} rezervasyon (${activeSeats} kişi) ${formatSession(after)} saatine taşınacak. Her misafire yeni tarihi ve güncel takvim kaydını içeren bir e-posta gönderilecek.`,
    confirmLabel: 'Taşı ve Haber Ver',
    destructive: false,
  };
}
