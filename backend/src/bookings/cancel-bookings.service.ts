import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { BookingMails } from './booking-mails.service.js';
import { Booking } from './booking.entity.js';

/** What the end of an order means for its bookings. The seats are given back by whoever ends the order. */
@Injectable()
export class CancelBookingsService {
  constructor(@Inject(BookingMails) private readonly mails: BookingMails) {}

  /** Tickets are no longer good and calendars forget the day; repeating it changes and sends nothing. */
  async cancelOfOrder(manager: EntityManager, orderId: string): Promise<void> {
    const [cancelled] = await manager.query<[{ id: string }[], number]>(
      `UPDATE booking SET status = 'cancelled', cancelled_with = 'order', remind_at = NULL, calendar_sequence = calendar_sequence + 1,
         version = version + 1, updated_at = now()
       WHERE order_id = $1 AND status IN ('pending', 'confirmed')
       RETURNING id`,
      [orderId],
    );
    const bookings = await manager.findBy(Booking, { id: In(cancelled.map(({ id }) => id)) });
    for (const booking of bookings) await this.mails.cancellation(manager, booking);
  }

  /** The lines whose seats an order's turn leaves alone: guests have been there, or were cancelled on their own. */
  async linesOfTheirOwn(manager: EntityManager, orderId: string): Promise<string[]> {
    const bookings = await manager.findBy(Booking, [
      { orderId, status: 'completed' },
      { orderId, status: 'cancelled', cancelledWith: IsNull() },
    ]);
    return bookings.map(({ orderLineId }) => orderLineId);
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
