import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { splitAmount } from '../../contract/common/split-amount.js';
import { BookingMailsService } from './booking-mails.service.js';
import { BookingSeat } from './booking-seat.entity.js';
import { Booking } from './booking.entity.js';

/** A seat line after its correction. */
interface LessSeats {
  readonly orderLineId: string;
  readonly quantity: number;
  /** What the seats cost now, after the coupon, in kuruş. */
  readonly costKurus: number;
}

/**
 * Brings bookings in line with order lines that the studio corrected. The caller has locked the order, moves the seats,
 * and has the payments followed afterwards.
 */
@Injectable()
export class CorrectBookingsService {
  constructor(private readonly mails: BookingMailsService) {}

  /** Has whoever notes a guest's coming at these seats wait until the correction is done, or the correction wait for them. */
  async lockSeats(manager: EntityManager, orderId: string): Promise<void> {
    await manager.query(
      `SELECT 1 FROM booking_seat seat JOIN booking ON booking.id = seat.booking_id WHERE booking.order_id = $1
       ORDER BY seat.booking_id, seat.position FOR UPDATE OF seat`,
      [orderId],
    );
  }

  /** How many seats of each line cannot be taken away, because their guest has come or paid the student difference. */
  async keptSeats(manager: EntityManager, orderId: string): Promise<ReadonlyMap<string, number>> {
    const lines = await manager.query<{ lineId: string; kept: number }[]>(
      `SELECT booking.order_line_id AS "lineId", count(*)::integer AS kept
       FROM booking JOIN booking_seat seat ON seat.booking_id = booking.id
       WHERE booking.order_id = $1 AND ${IS_KEPT} GROUP BY booking.id`,
      [orderId],
    );
    return new Map(lines.map(({ lineId, kept }) => [lineId, kept]));
  }

  /** Takes seats away, those without a named guest first and then the last ones, and mails the ticket for the rest. */
  async lessen(manager: EntityManager, { orderLineId, quantity, costKurus }: LessSeats): Promise<void> {
    const { id: bookingId } = await this.change(manager, { orderLineId, quantity, costKurus });
    await manager.query(
      `DELETE FROM booking_seat WHERE booking_id = $1 AND position IN (
         SELECT position FROM booking_seat seat WHERE booking_id = $1 AND NOT (${IS_KEPT})
         ORDER BY EXISTS (SELECT FROM seat_guest guest WHERE guest.booking_id = seat.booking_id
           AND guest.position = seat.position), position DESC
         LIMIT (SELECT count(*) - $2::integer FROM booking_seat WHERE booking_id = $1))`,
      [bookingId, quantity],
    );
    await spreadPrice(manager, bookingId, costKurus);
    await this.mailTickets(manager, [orderLineId]);
  }

  /** Cancels the booking of a line that the correction takes out. It keeps its seats, for nothing. */
  async remove(
    manager: EntityManager,
    orderLineId: string,
    { isPaidBack }: { isPaidBack: boolean },
  ): Promise<void> {
    const { quantity } = await manager.findOneByOrFail(Booking, { orderLineId });
    const { id: bookingId } = await this.change(manager, { orderLineId, quantity, costKurus: 0 });
    await manager.update(
      Booking,
      { id: bookingId },
      { status: 'cancelled', cancelledWith: null, remindAt: null },
    );
    await spreadPrice(manager, bookingId, 0);
    const cancelled = await manager.findOneByOrFail(Booking, { id: bookingId });
    await this.mails.cancellation(manager, cancelled, { refundsMoney: isPaidBack });
  }

  /** The order of a booking. Throws booking_not_found. */
  async orderOf(manager: EntityManager, bookingId: string): Promise<string> {
    const booking = await manager.findOneBy(Booking, { id: bookingId });
    if (!booking) throw new AppError('booking_not_found');
    return booking.orderId;
  }

  /**
   * Raises a student's seat to the regular price that it had when it was bought. Throws student_difference_not_owed when
   * the seat is none of a student, costs the same, was raised before, or its booking was cancelled.
   */
  async raiseToRegular(
    manager: EntityManager,
    { bookingId, position }: { readonly bookingId: string; readonly position: number },
  ): Promise<{ readonly orderLineId: string; readonly differenceKurus: number }> {
    const booking = await manager.findOneByOrFail(Booking, { id: bookingId });
    const { orderLineId, status, originalPriceKurus, priceKurus } = booking;
    const differenceKurus = originalPriceKurus - priceKurus;
    const [, raised] = await manager.query<[unknown, number]>(
      `UPDATE booking_seat SET student_proof = 'difference_paid', price_paid_kurus = price_paid_kurus + $3
       WHERE booking_id = $1 AND position = $2 AND is_student AND student_proof <> 'difference_paid'`,
      [bookingId, position, differenceKurus],
    );
    if (raised !== 1 || differenceKurus === 0 || status === 'cancelled') {
      throw new AppError('student_difference_not_owed');
    }
    await manager.query(
      `UPDATE booking SET total_kurus = total_kurus + $2, discount_kurus = discount_kurus - $2, version = version + 1,
         updated_at = now() WHERE id = $1`,
      [bookingId, differenceKurus],
    );
    return { orderLineId, differenceKurus };
  }

  async mailTickets(manager: EntityManager, orderLineIds: readonly string[]): Promise<void> {
    const bookings = await manager.findBy(Booking, { orderLineId: In([...orderLineIds]) });
    for (const booking of bookings) await this.mails.ticket(manager, booking);
  }

  /** What was received is noted anew with the payments of the order, because less of it may belong to these seats. */
  private async change(
    manager: EntityManager,
    { orderLineId, quantity, costKurus }: LessSeats,
  ): Promise<Booking> {
    await manager.query(
      `UPDATE booking SET quantity = $2, total_kurus = $3, discount_kurus = original_price_kurus * $2 - $3,
         paid_kurus = 0, payment_status = CASE payment_status WHEN 'partly_paid' THEN 'unpaid' ELSE payment_status END,
         calendar_sequence = calendar_sequence + 1, version = version + 1, updated_at = now()
       WHERE order_line_id = $1`,
      [orderLineId, quantity, costKurus],
    );
    return manager.findOneByOrFail(Booking, { orderLineId });
  }
}

/** SQL condition of a `seat` whose guest has come or paid the difference to the regular price. */
const IS_KEPT = `(seat.checked_in_at IS NOT NULL OR seat.student_proof = 'difference_paid')`;

/** Those who paid the student difference have paid so much more than the others. */
async function spreadPrice(manager: EntityManager, bookingId: string, costKurus: number): Promise<void> {
  const { originalPriceKurus, priceKurus } = await manager.findOneByOrFail(Booking, { id: bookingId });
  const seats = await manager.find(BookingSeat, { where: { bookingId }, order: { position: 'ASC' } });
  const more = seats.map(({ studentProof }) =>
    studentProof === 'difference_paid' ? originalPriceKurus - priceKurus : 0,
  );
  const sharedKurus = costKurus - more.reduce((sum, kurus) => sum + kurus, 0);
  const shares = splitAmount(sharedKurus, Array<number>(seats.length).fill(1));
  for (const [at, { position }] of seats.entries()) {
    const pricePaidKurus = (shares[at] ?? 0) + (more[at] ?? 0);
    await manager.update(BookingSeat, { bookingId, position }, { pricePaidKurus });
  }
}
