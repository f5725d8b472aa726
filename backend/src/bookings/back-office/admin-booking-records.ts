import type { EntityManager } from 'typeorm';
import type { AdminBookingRow } from '../../../contract/bookings/admin-bookings.views.js';

/** A booking as the lists and the table for download show it. */
export interface BookingRecord extends Omit<AdminBookingRow, 'createdAt' | 'updatedAt'> {
  readonly description: string;
  readonly paymentMethod: string;
  readonly paymentId: string | null;
  readonly transactionId: string | null;
  readonly paidAt: Date | null;
  readonly currency: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Returned in the order of the ids. */
export function bookingRecords(manager: EntityManager, ids: readonly string[]): Promise<BookingRecord[]> {
  return manager.query<BookingRecord[]>(
    `SELECT b.id, b.order_id AS "orderId", b.name, b.surname, b.email, b.phone, b.title, b.description, b.date,
       b.start_time AS "startTime", b.end_time AS "endTime", b.quantity, b.is_student AS "isStudent",
       b.original_price_kurus AS "originalPriceKurus", b.price_kurus AS "priceKurus", b.total_kurus AS "totalKurus",
       b.discount_kurus AS "discountKurus", b.status, b.payment_status AS "paymentStatus",
       b.payment_method AS "paymentMethod", b.payment_id AS "paymentId", b.transaction_id AS "transactionId",
       b.paid_at AS "paidAt", b.currency, b.notes, s.capacity, s.booked_seats AS "bookedSeats",
       greatest(0, s.capacity - s.booked_seats - s.held_seats) AS "freeSeats",
       b.created_at AS "createdAt", b.updated_at AS "updatedAt"
     FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place)
     JOIN booking b ON b.id = wanted.id
     JOIN workshop_session s ON s.id = b.session_id
     ORDER BY wanted.place`,
    [ids],
  );
}
