import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { InternalNote } from './internal-note.entity.js';

/** Removes the studio's notes about people who are forgotten. Those about an account go with the account. */
@Injectable()
export class EraseNotesService {
  async erase(
    manager: EntityManager,
    {
      orderIds,
      bookingIds,
    }: { readonly orderIds: readonly string[]; readonly bookingIds: readonly string[] },
  ): Promise<void> {
    await manager.delete(InternalNote, { orderId: In([...orderIds]) });
    await manager.delete(InternalNote, { bookingId: In([...bookingIds]) });
  }
}
