import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Person } from '../../../../contract/people/customer-page.views.js';
import { ordersOfPerson } from './orders-of-person.js';

const MOST_NOTES = 100;

/** Finds the notes about a person: those on the account, on its orders and on its bookings. */
@Injectable()
export class NotesOfPersonService {
  constructor(private readonly dataSource: DataSource) {}

  /** The ids of the newest notes. */
  async of(person: Person): Promise<string[]> {
    const { where, value } = ordersOfPerson(person);
    const customerId = 'customerId' in person ? person.customerId : null;
    const notes = await this.dataSource.query<{ id: string }[]>(
      `WITH theirs AS (SELECT o.id FROM "order" o WHERE ${where})
       SELECT id FROM internal_note
       WHERE customer_id = $2 OR order_id IN (SELECT id FROM theirs)
         OR booking_id IN (SELECT b.id FROM booking b JOIN theirs ON theirs.id = b.order_id)
       ORDER BY written_at DESC, id DESC LIMIT ${MOST_NOTES}`,
      [value, customerId],
    );
    return notes.map(({ id }) => id);
  }
}
