import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { BookingMailsService } from './booking-mails.service.js';
import { Booking } from './booking.entity.js';
import { IS_ACTIVE_BOOKING, isActiveBooking } from './active-bookings.js';

/** Cancels the bookings of an order that ends. The caller returns the seats. */
@Injectable()
export class CancelBookingsService {
  constructor(private readonly mails: BookingMailsService) {}

  /** Invalidates the tickets and removes the calendar entries. Repeating it changes and sends nothing. */
  async cancelOfOrder(manager: EntityManager, orderId: string): Promise<void> {
    const [cancelled] = await manager.query<[{ id: string }[], number]>(
      `UPDATE booking SET status = 'cancelled', cancelled_with = 'order', remind_at = NULL, calendar_sequence = calendar_sequence + 1,
         version = version + 1, updated_at = now()
       WHERE order_id = $1 AND ${IS_ACTIVE_BOOKING}
       RETURNING id`,
      [orderId],
    );
    const bookings = await manager.findBy(Booking, { id: In(cancelled.map(({ id }) => id)) });
    for (const booking of bookings) await this.mails.cancellation(manager, booking);
  }

  /**
   * Of these lines, those that a transition of the order leaves alone: the guests have been there, or the
   * booking was cancelled or removed on its own.
   */
  async separatelyCancelledLineIds(manager: EntityManager, lineIds: readonly string[]): Promise<string[]> {
    const transitioning = await manager.findBy(Booking, [
      { orderLineId: In([...lineIds]), status: isActiveBooking() },
      { orderLineId: In([...lineIds]), status: 'cancelled', cancelledWith: 'order' },
    ]);
    return lineIds.filter((id) => !transitioning.some(({ orderLineId }) => orderLineId === id));
  }

  /** Called when all money of these lines has reached the buyer. */
  async markRefunded(manager: EntityManager, lineIds: readonly string[]): Promise<void> {
    const paymentStatus = In(['paid', 'partly_paid']);
    await manager.update(
      Booking,
      { orderLineId: In([...lineIds]), paymentStatus },
      { paymentStatus: 'refunded' },
    );
  }
}
