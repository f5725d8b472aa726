import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { BookingTransition } from '../../../contract/bookings/booking-transition.js';
import { EndEmptyOrderService } from '../../orders/end-empty-order.service.js';
import { InventoryService } from '../../orders/inventory/inventory.service.js';
import { SessionQueriesService } from '../../workshops/session-queries.service.js';
import type { Booking } from '../booking.entity.js';
import { SeatNoticesService } from '../seat-notices.service.js';

/**
 * Returns or retakes the seats of a booking, each only once: the ledger of the order line decides which is
 * possible. Its order ends with its last seats, and goes on with the first one that is taken again.
 */
@Injectable()
export class MoveBookingSeatsService {
  constructor(
    private readonly inventory: InventoryService,
    private readonly sessions: SessionQueriesService,
    private readonly notices: SeatNoticesService,
    private readonly orders: EndEmptyOrderService,
  ) {}

  /** Throws booking_seats_gone or booking_session_gone; the caller must roll back. */
  async transition(
    manager: EntityManager,
    booking: Booking,
    seats: BookingTransition['seats'],
  ): Promise<void> {
    if (seats === 'returned') await this.returnSeats(manager, booking);
    if (seats === 'taken') await this.take(manager, booking);
    if (seats === 'kept' && booking.status === 'completed') await this.refuseGone(manager, booking);
  }

  /**
   * Notifies the studio when these were the last seats. Expects the booking as it is after its transition.
   */
  async announceTaken(manager: EntityManager, booking: Booking): Promise<void> {
    await this.notices.afterBooking(manager, booking);
  }

  private async returnSeats(manager: EntityManager, { orderId, orderLineId }: Booking): Promise<void> {
    await this.inventory.returnLine(manager, orderLineId);
    await this.orders.endIfEmpty(manager, orderId);
  }

  /** A workshop that was cancelled or deleted takes no bookings. */
  private async refuseGone(manager: EntityManager, { sessionId }: Booking): Promise<void> {
    const sessions = await this.sessions.pricedItems(manager, [sessionId]);
    if (!sessions.has(sessionId)) throw new AppError('booking_session_gone');
  }

  private async take(manager: EntityManager, booking: Booking): Promise<void> {
    await this.refuseGone(manager, booking);
    try {
      await this.inventory.takeLineAgain(manager, booking.orderLineId);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'goods_gone') throw error;
      throw new AppError('booking_seats_gone', { seats: booking.quantity });
    }
    await this.orders.reopen(manager, booking.orderId);
  }
}
