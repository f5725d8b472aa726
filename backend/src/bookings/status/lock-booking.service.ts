import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { OrderQueriesService } from '../../orders/order-queries.service.js';
import { PaymentAttemptsService } from '../../payments/payment-attempts.service.js';
import { SeatsService } from '../../workshops/seats.service.js';
import { Booking } from '../booking.entity.js';

/** Names a booking; `version` is the one that was read, null for clients without versions. */
export interface BookingVersion {
  readonly bookingId: string;
  readonly version: number | null;
}

/**
 * Locks a booking until the transaction ends, together with its payments, its order and its session, because
 * changes of these lock those rows. The order of the locks is always the same, so that transactions cannot deadlock.
 */
@Injectable()
export class LockBookingService {
  constructor(
    private readonly payments: PaymentAttemptsService,
    private readonly orders: OrderQueriesService,
    private readonly seats: SeatsService,
  ) {}

  /** Throws booking_not_found and changed_meanwhile. */
  async lock(manager: EntityManager, { bookingId, version }: BookingVersion): Promise<Booking> {
    const found = await manager.findOneBy(Booking, { id: bookingId });
    if (!found) throw new AppError('booking_not_found');
    await this.payments.lockOfOrder(manager, found.orderId);
    await this.orders.lock(manager, found.orderId);
    await this.seats.lock(manager, [found.sessionId]);
    const booking = await manager.findOneBy(Booking, { id: bookingId });
    if (!booking) throw new AppError('booking_not_found');
    if (version !== null && booking.version !== version) throw new AppError('changed_meanwhile');
    return booking;
  }

  /** Whether the buyer had their account deleted, so that the booking names nobody or soon will not. */
  isErased(manager: EntityManager, { orderId }: Booking): Promise<boolean> {
    return this.orders.isErased(manager, orderId);
  }
}
