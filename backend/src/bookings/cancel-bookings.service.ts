import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { BookingMails } from './booking-mails.service.js';
import { Booking } from './booking.entity.js';
import { IS_LIVING, isLiving } from './living-bookings.js';

/** What the end of an order means for its bookings. The seats are given back by whoever ends the order. */
@Injectable()
export class CancelBookingsService {
  constructor(@Inject(BookingMails) private readonly mails: BookingMails) {}

  /** Tickets are no longer good and calendars forget the day; repeating it changes and sends nothing. */
  async cancelOfOrder(manager: EntityManager, orderId: string): Promise<void> {
    const [cancelled] = await manager.query<[{ id: string }[], number]>(
      `UPDATE booking SET status = 'cancelled', cancelled_with = 'order', remind_at = NULL, calendar_sequence = calendar_sequence + 1,
         version = version + 1, updated_at = now()
       WHERE order_id = $1 AND ${IS_LIVING}
       RETURNING id`,
      [orderId],
    );
    const bookings = await manager.findBy(Booking, { id: In(cancelled.map(({ id }) => id)) });
    for (const booking of bookings) await this.mails.cancellation(manager, booking);
  }

  /**
   * Of these lines, whose seats were taken once, those that an order's turn leaves alone: guests have been there, or
   * their booking was cancelled or removed on its own.
   */
  async linesOfTheirOwn(manager: EntityManager, lineIds: readonly string[]): Promise<string[]> {
    const turning = await manager.findBy(Booking, [
      { orderLineId: In([...lineIds]), status: isLiving() },
      { orderLineId: In([...lineIds]), status: 'cancelled', cancelledWith: 'order' },
    ]);
    return lineIds.filter((id) => !turning.some(({ orderLineId }) => orderLineId === id));
  }

  /** The money for the whole order, or for all seats of one line of it, is back with the buyer. */
  async markRefunded(
    manager: EntityManager,
    { orderId, lineId }: { readonly orderId: string; readonly lineId: string | null },
  ): Promise<void> {
    await manager.update(
      Booking,
      { orderId, paymentStatus: 'paid', ...(lineId !== null && { orderLineId: lineId }) },
      { paymentStatus: 'refunded' },
    );
  }
}
