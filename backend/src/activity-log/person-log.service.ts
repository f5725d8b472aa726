import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LocalDate } from '../../contract/common/dates.js';
import { LogEntry } from './log-entry.entity.js';

/**
 * Events that only the owner of the account can cause. Others, such as failed sign-ins, may come from a
 * stranger and contain a stranger's IP address.
 */
const OWN_CHANGES = ['registered', 'password_changed', 'password_reset', 'address_changed'];

/** Reads and removes the personal data that the log holds about a customer. */
@Injectable()
export class PersonLogService {
  constructor(private readonly dataSource: DataSource) {}

  /** Without failed tries, which may be a stranger's and contain a stranger's IP address. */
  async signIns(userId: string): Promise<LogEntry[]> {
    return this.dataSource.manager.find(LogEntry, {
      where: { userId, eventType: 'user_login' },
      order: { id: 'DESC' },
    });
  }

  /** Changes by the customer to their own account. */
  async ownChanges(userId: string): Promise<LogEntry[]> {
    return this.dataSource.manager
      .createQueryBuilder(LogEntry, 'entry')
      .where('entry.user_id = :userId', { userId })
      .andWhere(`entry.details->>'event' = ANY (:events)`, { events: OWN_CHANGES })
      .orderBy('entry.id', 'DESC')
      .getMany();
  }

  /**
   * Removes the person from entries, which stay. Entries about another account stay unchanged, even when they
   * name one of the addresses.
   */
  async erase(
    manager: EntityManager,
    { id, addresses }: { readonly id: string; readonly addresses: readonly string[] },
  ): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(LogEntry)
      .set({ username: null, userId: null, ipAddress: null, userAgent: null })
      .where('user_id = :id OR (user_id IS NULL AND lower(username) = ANY (:addresses))', { id, addresses })
      .execute();
    // Entries by admins keep the admin's name, but lose what they say about the person.
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

  /** Removes the texts from entries about the person's requests. */
  async eraseRequests(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query(
      `UPDATE log_entry SET details = details - 'before' - 'after'
       WHERE record_kind IN ('information_request', 'bulk_order_request') AND record_id = ANY ($1)`,
      [ids],
    );
  }

  /** The ids of bookings that admins deleted, found by their orders. */
  async removedBookings(manager: EntityManager, orderIds: readonly string[]): Promise<string[]> {
    const removed = await manager.query<{ id: string }[]>(
      `SELECT DISTINCT record_id AS id FROM log_entry
       WHERE record_kind = 'booking' AND details->>'event' = 'booking_removed'
         AND details->'before'->>'orderId' = ANY ($1)`,
      [orderIds],
    );
    return removed.map(({ id }) => id);
  }

  /** Removes from entries about orders what was corrected about the person. */
  async eraseOrders(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query(
      `UPDATE log_entry SET details = details - 'before' - 'after'
       WHERE record_kind = 'order' AND record_id = ANY ($1)
         AND details->>'event' IN ('order_contact_corrected', 'order_invoice_changed')`,
      [ids],
    );
  }

  /** Removes the names from entries about bookings; entries about deleted bookings and corrected guests lose all their details. */
  async eraseBookings(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query(
      `UPDATE log_entry SET details = CASE WHEN details->>'event' IN ('booking_removed', 'booking_guest_corrected')
         THEN details - 'label' - 'before' - 'after' ELSE details - 'label' END
       WHERE record_kind = 'booking' AND record_id = ANY ($1)`,
      [ids],
    );
  }

  /** Removes from entries about seats that no booking has who sat on them, for sessions before that day. */
  async eraseSeatBlocks(manager: EntityManager, firstKept: LocalDate): Promise<void> {
    await manager.query(
      `UPDATE log_entry SET details =
         details #- '{before,name}' #- '{before,note}' #- '{after,name}' #- '{after,note}'
       WHERE record_kind = 'workshop_session'
         AND details->>'event' IN ('seats_blocked', 'seat_block_changed', 'seat_block_released')
         AND (details->'before' ?| '{name,note}' OR details->'after' ?| '{name,note}')
         AND record_id IN (SELECT id::text FROM workshop_session WHERE date < $1)`,
      [firstKept],
    );
  }

  /** The former addresses that the person had proved. One that was only typed may be anybody's. */
  async formerAddresses(manager: EntityManager, userId: string): Promise<string[]> {
    const entries = await manager
      .createQueryBuilder(LogEntry, 'entry')
      .select('entry.username', 'username')
      .distinct()
      .where(
        `entry.user_id = :userId AND entry.details @> '{"event":"address_changed","wasVerified":true}'`,
        {
          userId,
        },
      )
      .getRawMany<{ username: string }>();
    return entries.map(({ username }) => username);
  }
}
