import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { splitAmount } from '../../contract/common/split-amount.js';
import { recordEvent } from '../activity-log/record-event.js';
import { newLinkNonce } from '../platform/security/link-keys.service.js';
import { BookingSeat } from './booking-seat.entity.js';
import { Booking } from './booking.entity.js';
import type { NewBooking } from './new-booking.js';
import { ReminderTimesService } from './reminder-times.service.js';
import { SeatNoticesService } from './seat-notices.service.js';

/**
 * Turns a workshop line into a booking. The seats themselves have been taken before, and the ticket goes with the mail
 * about the order.
 */
@Injectable()
export class BookSeatsService {
  constructor(
    private readonly notices: SeatNoticesService,
    private readonly reminders: ReminderTimesService,
  ) {}

  /** Runs in the order's transaction. The database refuses to book a line twice. */
  async book(manager: EntityManager, line: NewBooking): Promise<Booking> {
    const booking = manager.create(Booking, this.columnsOf(line));
    await manager.insert(Booking, booking);
    await manager.insert(BookingSeat, seatsOf(booking));
    await recordBooked(manager, booking);
    await this.notices.afterBooking(manager, booking);
    return booking;
  }

  async isBooked(manager: EntityManager, orderLineId: string): Promise<boolean> {
    return manager.existsBy(Booking, { orderLineId });
  }

  private columnsOf({ customer, couponDiscountKurus, payment, ...line }: NewBooking): Partial<Booking> {
    const { name, surname, email, phone } = customer;
    const regularKurus = line.originalPriceKurus * line.quantity;
    const totalKurus = line.priceKurus * line.quantity - couponDiscountKurus;
    return {
      ...line,
      name,
      surname,
      email,
      phone,
      linkNonce: newLinkNonce(),
      status: 'confirmed',
      paymentStatus: payment.paidAt ? 'paid' : 'unpaid',
      discountKurus: regularKurus - totalKurus,
      totalKurus,
      paidKurus: payment.paidAt ? totalKurus : 0,
      paymentMethod: payment.method,
      paymentId: payment.paymentId,
      transactionId: payment.transactionId,
      paidAt: payment.paidAt,
      remindAt: this.reminders.of(line),
    };
  }
}

/** One seat for each person; the price is spread over them to the kuruş. */
function seatsOf({ id, isStudent, quantity, totalKurus }: Booking): Partial<BookingSeat>[] {
  return splitAmount(totalKurus, Array<number>(quantity).fill(1)).map((pricePaidKurus, position) => ({
    bookingId: id,
    position,
    isStudent,
    pricePaidKurus,
  }));
}

function recordBooked(manager: EntityManager, booking: Booking): Promise<void> {
  const { id, orderId, email, title, date, startTime, quantity } = booking;
  return recordEvent(manager, {
    type: 'workshop_booking',
    username: email,
    record: { kind: 'booking', id },
    details: { event: 'seats_booked', label: `${title} · ${date}`, orderId, date, startTime, quantity },
  });
}
