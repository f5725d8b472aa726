import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ExpectedGuest } from '../../contract/attendance/attendance.views.js';
import type { StudentProof } from '../../contract/attendance/student-proof.js';
import type { LocalDate } from '../../contract/common/dates.js';
import { shortId } from '../../contract/common/short-id.js';
import { toStudioSeatGuest } from '../bookings/seat-guests/seat-guest.mapper.js';
import { SeatGuestsService } from '../bookings/seat-guests/seat-guests.service.js';

/** A seat with its booking, its price and what was noted of it last. */
interface GuestRow {
  readonly sessionId: string;
  readonly bookingId: string;
  readonly orderId: string;
  readonly position: number;
  readonly bookedBy: string;
  readonly phone: string;
  readonly seats: number;
  readonly isStudent: boolean;
  readonly studentProof: StudentProof;
  readonly originalPriceKurus: number;
  readonly priceKurus: number;
  readonly openKurus: number;
  readonly notes: string;
  readonly isNew: boolean;
  readonly isCancelled: boolean;
  readonly checkedInAt: Date | null;
  readonly noShowAt: Date | null;
  readonly notedBy: string | null;
}

/** Money that went back or is not awaited is not open. */
const OPEN_KURUS = `CASE WHEN booking.payment_status IN ('pending', 'failed', 'unpaid', 'partly_paid')
  AND booking.status <> 'cancelled' THEN booking.total_kurus - booking.paid_kurus ELSE 0 END`;

const GUESTS = `
  SELECT booking.session_id AS "sessionId", booking.id AS "bookingId", booking.order_id AS "orderId", seat.position,
    btrim(booking.name || ' ' || booking.surname) AS "bookedBy", booking.phone, booking.notes,
    booking.quantity AS seats, seat.is_student AS "isStudent", seat.student_proof AS "studentProof",
    booking.original_price_kurus AS "originalPriceKurus", booking.price_kurus AS "priceKurus",
    ${OPEN_KURUS} AS "openKurus",
    NOT EXISTS (SELECT FROM booking earlier WHERE earlier.date < booking.date AND earlier.status <> 'cancelled'
      AND ((booking.phone <> '' AND earlier.phone = booking.phone)
        OR (booking.email <> '' AND lower(earlier.email) = lower(booking.email)))) AS "isNew",
    booking.status = 'cancelled' AS "isCancelled", seat.checked_in_at AS "checkedInAt",
    seat.no_show_at AS "noShowAt", noted.admin_name AS "notedBy"
  FROM booking JOIN booking_seat seat ON seat.booking_id = booking.id
  LEFT JOIN LATERAL (
    SELECT admin_name FROM attendance_action
    WHERE booking_id = seat.booking_id AND position = seat.position AND outcome IN ('done', 'cancelled')
    ORDER BY received_at DESC LIMIT 1) noted ON true
  WHERE booking.date = $1::date AND (booking.status <> 'cancelled' OR seat.checked_in_at IS NOT NULL)`;

/** Reads who is expected on a day, seat by seat. */
@Injectable()
export class ExpectedGuestsService {
  constructor(private readonly guests: SeatGuestsService) {}

  /** By session, in the order of names. Who came although the booking was cancelled is among them. */
  async ofDay(manager: EntityManager, date: LocalDate): Promise<ReadonlyMap<string, ExpectedGuest[]>> {
    const rows = await manager.query<GuestRow[]>(GUESTS, [date]);
    const bookingIds = [...new Set(rows.map(({ bookingId }) => bookingId))];
    const named = await this.guests.ofBookings(manager, bookingIds);
    const bySession = new Map<string, ExpectedGuest[]>();
    for (const row of rows.toSorted(byName)) {
      const guest = named.find(({ bookingId, position }) => isSeat(row, bookingId, position));
      const others = bySession.get(row.sessionId) ?? [];
      bySession.set(row.sessionId, [...others, toGuest(row, guest ? toStudioSeatGuest(guest) : null)]);
    }
    return bySession;
  }
}

function isSeat(row: GuestRow, bookingId: string, position: number): boolean {
  return row.bookingId === bookingId && row.position === position;
}

/** The seats of a booking stay together, and the bookings of an order. */
function byName(a: GuestRow, b: GuestRow): number {
  return (
    a.bookedBy.localeCompare(b.bookedBy, 'tr') ||
    a.orderId.localeCompare(b.orderId) ||
    a.bookingId.localeCompare(b.bookingId) ||
    a.position - b.position
  );
}

function toGuest(row: GuestRow, named: ExpectedGuest['named']): ExpectedGuest {
  const { sessionId: _, originalPriceKurus, priceKurus, checkedInAt, noShowAt, ...guest } = row;
  return {
    ...guest,
    named,
    shortId: shortId(row.bookingId),
    studentDifferenceKurus: row.isStudent ? originalPriceKurus - priceKurus : 0,
    checkedInAt: checkedInAt?.toISOString() ?? null,
    noShowAt: noShowAt?.toISOString() ?? null,
  };
}
