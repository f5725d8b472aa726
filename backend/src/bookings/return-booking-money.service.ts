import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { RequestRefund } from '../payments/request-refund.service.js';
import type { Booking } from './booking.entity.js';

/** What was paid for the seats of a booking goes back to the card. */
@Injectable()
export class ReturnBookingMoney {
  constructor(@Inject(RequestRefund) private readonly refunds: RequestRefund) {}

  /** Everything of the line that has not gone back yet. Throws booking_not_refundable when there is nothing. */
  async returnAll(manager: EntityManager, { orderId, orderLineId: lineId }: Booking): Promise<void> {
    const kurus = await this.refunds.ofLineRest(manager, { orderId, lineId, reason: 'studio' });
    if (kurus === 0) throw new AppError('booking_not_refundable');
  }
}
