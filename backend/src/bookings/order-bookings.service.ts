import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SessionTimes } from '../../contract/workshops/session.js';
import { Booking } from './booking.entity.js';
import { TicketLinksService } from './ticket-links.service.js';

/** The booking of an order line. */
export interface LineBooking {
  readonly bookingId: string;
  readonly orderLineId: string;
  /** The agreed time, also after a move. */
  readonly session: SessionTimes;
  /** The full address of the ticket. */
  readonly ticketUrl: string;
  /** It was cancelled with its order, and not on its own. */
  readonly isCancelledWithOrder: boolean;
}

/** Tells orders what became of their seats. */
@Injectable()
export class OrderBookingsService {
  constructor(private readonly links: TicketLinksService) {}

  async ofOrder(manager: EntityManager, orderId: string): Promise<LineBooking[]> {
    const bookings = await manager.findBy(Booking, { orderId });
    return bookings.map((booking) => {
      const { id, orderLineId, date, startTime, endTime, status, cancelledWith } = booking;
      return {
        bookingId: id,
        orderLineId,
        session: { date, startTime, endTime },
        ticketUrl: this.links.url(booking),
        isCancelledWithOrder: status === 'cancelled' && cancelledWith === 'order',
      };
    });
  }
}
