import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { formatSession, type SessionTimes } from '@contract/workshops/session.js';
import type { ConfirmQuestion } from '../../ui/confirm-dialog.js';

export function hasMoved(before: SessionTimes, after: SessionTimes): boolean {
  return (
    before.date !== after.date || before.startTime !== after.startTime || before.endTime !== after.endTime
  );
}

/** Asks before a session is moved, and says how many guests will be told and how many the studio has to tell. */
export function moveQuestion(
  { activeBookings, activeSeats, seatsTakenElsewhere }: AdminSessionRow,
  after: SessionTimes,
): ConfirmQuestion {
  const isMailed = activeBookings > 0;
  const sentences = [
    isMailed
      ? `${activeBookings} rezervasyon (${activeSeats} kişi) ${formatSession(after)} saatine taşınacak. Her misafire yeni tarihi, güncel takvim kaydını ve yanıt bağlantısını içeren bir e-posta gönderilecek; uymayan başka günü ya da iadeyi seçebilir.`
      : `Workshop ${formatSession(after)} saatine taşınacak.`,
    seatsTakenElsewhere > 0
      ? `Panel dışından yazılan ${seatsTakenElsewhere} kişiye yeni tarihi sizin bildirmeniz gerekir.`
      : '',
  ];
  return {
    title: isMailed ? 'Misafirlere haber verilsin mi?' : 'Workshop taşınsın mı?',
    text: sentences.filter(Boolean).join(' '),
    confirmLabel: isMailed ? 'Taşı ve Haber Ver' : 'Taşı',
    destructive: false,
  };
}
