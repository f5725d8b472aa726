import { describeRefunds, type RefundByMethod } from '../../contract/payments/refund-ways.js';
import type { BookingCancelledFacts } from '../notifications/mail/facts/booking-mail-facts.js';
import { paragraphsOf } from '../platform/text/paragraphs-of.js';
import type { Booking } from './booking.entity.js';

/** Where the order decides what goes back, and tells the ways itself. */
const REFUND = 'Ödediğiniz tutar size geri dönüyor; iade tamamlandığında ayrıca haber veririz.';

/** The facts that guests are mailed when the studio cancels their whole session. */
export interface CancelledSession {
  /** The studio's own sentence; empty for none. */
  readonly note: string;
  /** The other dates of the same workshop, such as '12.12.2026 Cumartesi, 14:00–17:00'. */
  readonly otherDates: readonly string[];
}

/** Why a booking is cancelled, as far as its guest is told. */
export interface CancellationReason {
  /** What goes back, and by which ways; absent when it is only known whether something does. */
  readonly refunds?: readonly RefundByMethod[];
  /** The price is being refunded, where the ways are not known. */
  readonly refundsMoney?: boolean;
  /** The rules of the seats decided what goes back, because their guest could not come. */
  readonly byRules?: boolean;
  /** Absent when only this booking was cancelled. */
  readonly cancelledSession?: CancelledSession | undefined;
}

/** How the money comes back, in sentences. */
export function refundLines(booking: Booking, { refunds, refundsMoney }: CancellationReason): string[] {
  if (refunds) return describeRefunds(refunds);
  return (refundsMoney ?? booking.paidKurus > 0) ? [REFUND] : [];
}

/** What a mail says of a session that was called off. */
export function toldOf({
  note,
  otherDates,
}: CancelledSession): NonNullable<BookingCancelledFacts['cancelledSession']> {
  return { note: paragraphsOf(note), otherDates };
}
