import type { EntityManager } from 'typeorm';
import type { BookingPaymentStatus, BookingStatus } from '../../../contract/bookings/booking.js';

/** A booking as the lists and the table for download show it. */
export interface BookingRecord {
  readonly id: string;
  readonly orderId: string;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly quantity: number;
  readonly isStudent: boolean;
  readonly originalPriceKurus: number;
  readonly priceKurus: number;
  readonly totalKurus: number;
  readonly discountKurus: number;
  readonly status: BookingStatus;
  readonly paymentStatus: BookingPaymentStatus;
  readonly paymentMethod: string;
  readonly paymentId: string | null;
  readonly transactionId: string | null;
  readonly paidAt: Date | null;
  readonly currency: string;
  readonly notes: string;
  readonly capacity: number;
  readonly bookedSeats: number;
  readonly freeSeats: number;
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
       s.capacity - s.booked_seats - s.held_seats AS "freeSeats",
       b.created_at AS "createdAt", b.updated_at AS "updatedAt"
     FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place)
     JOIN booking b ON b.id = wanted.id
     JOIN workshop_session s ON s.id = b.session_id
     ORDER BY wanted.place`,
    [ids],
  );
}
