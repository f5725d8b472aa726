import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingMailsService } from './booking-mails.service.js';
import { Booking } from './booking.entity.js';
import { ReminderTimesService } from './reminder-times.service.js';
import { SeatNoticesService } from './seat-notices.service.js';

/** Reinstates cancelled bookings. The caller takes their seats. */
@Injectable()
export class ReinstateBookingsService {
  constructor(
    private readonly mails: BookingMailsService,
    private readonly notices: SeatNoticesService,
    private readonly reminders: ReminderTimesService,
  ) {}

  /** Reinstates the bookings that were cancelled with the order; those cancelled on their own stay so. */
  async reinstateOfOrder(manager: EntityManager, orderId: string): Promise<void> {
    const bookings = await manager.findBy(Booking, { orderId, status: 'cancelled', cancelledWith: 'order' });
    for (const { id } of bookings) await this.reinstate(manager, id);
  }

  /** Makes the ticket valid again and sends it. False when the booking was not cancelled. */
  async reinstate(manager: EntityManager, bookingId: string): Promise<boolean> {
    const booking = await manager.findOneByOrFail(Booking, { id: bookingId });
    const [, reinstated] = await manager.query<[unknown, number]>(
      `UPDATE booking SET status = 'confirmed', cancelled_with = NULL, remind_at = $2,
         calendar_sequence = calendar_sequence + 1, version = version + 1, updated_at = now()
       WHERE id = $1 AND status = 'cancelled'`,
      [bookingId, this.reminders.of(booking)],
    );
    if (reinstated !== 1) return false;
    const valid = await manager.findOneByOrFail(Booking, { id: bookingId });
    await this.mails.ticket(manager, valid);
    await this.notices.afterBooking(manager, valid);
    return true;
  }
}
