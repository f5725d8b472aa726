import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import { type BookingTurn, bookingTurn } from '@contract/bookings/booking-turn.js';
import type { BookingStatus } from '@contract/bookings/booking.js';

const MAILS: Readonly<Record<NonNullable<BookingTurn['mail']>, string>> = {
  cancellation: 'Konuğa rezervasyonunun iptal edildiği e-postayla bildirilir.',
  ticket: 'Konuğa bileti e-postayla gönderilir.',
};

/** What a change of status would do, before anybody presses a button. */
export function turnWords({ status, quantity }: AdminBookingView, to: BookingStatus): string[] {
  const turn = bookingTurn(status, to);
  if (turn === null) return [];
  return [
    ...(turn.seats === 'given_back' ? [`${quantity} kişilik yer takvime geri döner.`] : []),
    ...(turn.seats === 'taken'
      ? [`${quantity} kişilik yer yeniden ayrılır; boş yer yoksa değişiklik kabul edilmez.`]
      : []),
    turn.mail === null ? 'Konuğa e-posta gitmez.' : MAILS[turn.mail],
    ...(turn.reminder === 'set' ? ['Workshoptan önce hatırlatma gönderilir.'] : []),
  ];
}

/** What of the charge has not gone back yet. */
export function refundableKurus({ payment, paymentStatus, refundedKurus }: AdminBookingView): number {
  return payment !== null && paymentStatus === 'paid' ? Math.max(0, payment.amountKurus - refundedKurus) : 0;
}
