import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { RequestRefundService } from '../../payments/request-refund.service.js';
import type { Booking } from '../booking.entity.js';

/**
 * Whether to refund. 'if_any' refunds what there is without an error when there is nothing, for cancelling
 * many bookings.
 */
export type RefundChoice = boolean | 'if_any';

/** Refunds the price of a booking's seats to the card. */
@Injectable()
export class RefundBookingService {
  constructor(private readonly refunds: RequestRefundService) {}

  /**
   * Refunds what remains of the line's charge; returns whether there was any. Throws booking_not_refundable
   * when there was none, or when the booking is not cancelled.
   */
  async refundRemaining(manager: EntityManager, booking: Booking, back: RefundChoice): Promise<boolean> {
    if (back === false) return false;
    if (booking.status !== 'cancelled') throw new AppError('booking_not_refundable');
    const { orderId, orderLineId: lineId } = booking;
    const amountKurus = await this.refunds.ofLineRemaining(manager, { orderId, lineId, reason: 'studio' });
    if (amountKurus === 0 && back === true) throw new AppError('booking_not_refundable');
    return amountKurus > 0;
  }
}
