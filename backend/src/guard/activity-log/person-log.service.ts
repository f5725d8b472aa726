import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { LogEntry } from './log-entry.entity.js';

/** Only whoever is in the account can do these; everything else may be a stranger's doing, from a stranger's address. */
const OWN_CHANGES = ['registered', 'password_changed', 'password_reset', 'address_changed'];

/** What the log holds about one person, for that person. */
@Injectable()
export class PersonLogService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Refused tries are left out: they may be another's, with another's address. */
  async signIns(userId: string): Promise<LogEntry[]> {
    return this.dataSource.manager.find(LogEntry, {
      where: { userId, eventType: 'user_login' },
      order: { id: 'DESC' },
    });
  }

  /** What the person changed about their own account. */
  async ownChanges(userId: string): Promise<LogEntry[]> {
    return this.dataSource.manager
      .createQueryBuilder(LogEntry, 'entry')
      .where('entry.user_id = :userId', { userId })
      .andWhere(`entry.details->>'event' = ANY (:events)`, { events: OWN_CHANGES })
      .orderBy('entry.id', 'DESC')
      .getMany();
  }

  /** What happened stays, whom it was about does not. What is about somebody else stays, whatever address it names. */
  async forget(
    manager: EntityManager,
    { id, addresses }: { readonly id: string; readonly addresses: readonly string[] },
  ): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(LogEntry)
      .set({ username: null, userId: null, ipAddress: null, userAgent: null })
      .where('user_id = :id OR (user_id IS NULL AND lower(username) = ANY (:addresses))', { id, addresses })
      .execute();
    // That an admin wrote into the account stays, with their name; what they wrote about the person does not.
    await manager.query(
      `UPDATE log_entry SET details = details - 'label' - 'before' - 'after'
       WHERE record_kind = 'customer' AND record_id = $1`,
      [id],
    );
    await manager.query(
      `UPDATE log_entry SET details = details - 'label' - 'after'
       WHERE record_kind = 'test_mail' AND lower(details->>'label') = ANY ($1)`,
      [addresses],
    );
  }

  /** What admins noted about requests that go with the person who sent them. */
  async forgetRequests(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query(
      `UPDATE log_entry SET details = details - 'before' - 'after'
       WHERE record_kind IN ('information_request', 'bulk_order_request') AND record_id = ANY ($1)`,
      [ids],
    );
  }

  /** The ids of bookings that admins deleted, by the orders they came from. */
  async removedBookings(manager: EntityManager, orderIds: readonly string[]): Promise<string[]> {
    const removed = await manager.query<{ id: string }[]>(
      `SELECT DISTINCT record_id AS id FROM log_entry
       WHERE record_kind = 'booking' AND details->>'event' = 'booking_removed'
         AND details->'before'->>'orderId' = ANY ($1)`,
      [orderIds],
    );
    return removed.map(({ id }) => id);
  }

  /** What happened to bookings stays, whose they were does not; of one that was deleted nothing else is left. */
  async forgetBookings(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query(
      `UPDATE log_entry SET details = CASE WHEN details->>'event' = 'booking_removed'
         THEN details - 'label' - 'before' - 'after' ELSE details - 'label' END
       WHERE record_kind = 'booking' AND record_id = ANY ($1)`,
      [ids],
    );
  }

  /** Every address that the person is known to have had. */
  async addressesOf(manager: EntityManager, userId: string): Promise<string[]> {
    const entries = await manager
      .createQueryBuilder(LogEntry, 'entry')
      .select('entry.username', 'username')
      .distinct()
      .where('entry.user_id = :userId AND entry.username IS NOT NULL', { userId })
      .getRawMany<{ username: string }>();
    return entries.map(({ username }) => username);
  }
}
