import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ERASED_PERSON } from '../../contract/orders/erased-person.js';

/**
 * Removes the guests from bookings whose order no longer names its buyer; the seats and their prices stay.
 */
@Injectable()
export class EraseGuestsService {
  async erase(manager: EntityManager, orderIds: readonly string[]): Promise<void> {
    const { name, surname } = ERASED_PERSON;
    await manager.query(
      `UPDATE booking SET name = $2, surname = $3, email = '', phone = '', notes = '', remind_at = NULL,
         version = version + 1, updated_at = clock_timestamp()
       WHERE order_id = ANY ($1::uuid[])`,
      [orderIds, name, surname],
    );
    await manager.query(
      `DELETE FROM seat_guest
       WHERE booking_id IN (SELECT id FROM booking WHERE order_id = ANY ($1::uuid[]))`,
      [orderIds],
    );
  }
}
