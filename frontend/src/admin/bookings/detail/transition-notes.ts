import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import { type BookingTransition, bookingTransition } from '@contract/bookings/booking-transition.js';
import type { BookingStatus } from '@contract/bookings/booking.js';

const MAILS: Readonly<Record<NonNullable<BookingTransition['mail']>, string>> = {
  cancellation: 'Konuğa rezervasyonunun iptal edildiği e-postayla bildirilir.',
  ticket: 'Konuğa bileti e-postayla gönderilir.',
};

/** The consequences of a change of status, shown before it is confirmed. */
export function transitionNotes({ status, quantity }: AdminBookingView, to: BookingStatus): string[] {
  const transition = bookingTransition(status, to);
  if (transition === null) return [];
  return [
    ...(transition.seats === 'returned' ? [`${quantity} kişilik yer takvime geri döner.`] : []),
    ...(transition.seats === 'taken'
      ? [`${quantity} kişilik yer yeniden ayrılır; boş yer yoksa değişiklik kabul edilmez.`]
      : []),
    transition.mail === null ? 'Konuğa e-posta gitmez.' : MAILS[transition.mail],
    ...(transition.reminder === 'set' ? ['Seanstan önce hatırlatma gönderilir.'] : []),
  ];
}

/** The part of the charge that has not been refunded, in kuruş. */
export function refundableKurus({ payment, paymentStatus, refundRequestedKurus }: AdminBookingView): number {
  return payment !== null && paymentStatus === 'paid'
    ? Math.max(0, payment.amountKurus - refundRequestedKurus)
    : 0;
}
