import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import type { BookingStatus } from '@contract/bookings/booking.js';
import { formatTl } from '@contract/common/money.js';
import { formatSession, hasBegun } from '@contract/workshops/session.js';
import type { ConfirmQuestion } from '../../../ui/confirm-dialog.js';
import { refundableKurus } from './transition-notes.js';

/** Asks before a booking is completed ahead of its day, which is most likely a mistake; else null. */
export function completionQuestion(
  booking: AdminBookingView,
  to: BookingStatus,
  now: Date,
): ConfirmQuestion | null {
  if (to !== 'completed' || hasBegun(booking, now)) return null;
  return {
    title: 'Bu workshop henüz yapılmadı',
    text: `${formatSession(booking)} daha gelmedi. Tamamlandı olarak işaretlerseniz konuğa hatırlatma gitmez.`,
    confirmLabel: 'Yine de İşaretle',
    destructive: false,
  };
}

/** Specification 2, section 4, with the consequences for guest and money. */
export function removalQuestion(booking: AdminBookingView, now: Date): ConfirmQuestion {
  const left = refundableKurus(booking);
  const isNotified =
    booking.status !== 'cancelled' && booking.status !== 'completed' && !hasBegun(booking, now);
  const sentences = [
    'Bu rezervasyonu silmek istediğinizden emin misiniz? Listelerden kalkar',
    booking.status === 'cancelled' ? '.' : ', ayrılan yer takvime döner.',
    isNotified ? ' Konuğa iptal e-postası gider.' : '',
    left > 0 ? ` Ödenen ${formatTl(left)} iade edilmez; iade etmek için önce rezervasyonu iptal edin.` : '',
    ' Silinen rezervasyon geri getirilemez.',
  ];
  return {
    title: 'Rezervasyon silinsin mi?',
    text: sentences.join(''),
    confirmLabel: 'Rezervasyonu Sil',
  };
}
