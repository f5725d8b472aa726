import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { studioDate } from '../../contract/common/dates.js';
import { ERASED_PERSON } from '../../contract/orders/erased-person.js';
import { Clock } from '../platform/clock.js';
import { ORDER_IS_SETTLED } from './settled-order-sql.js';

const AWAITS_ERASURE = 'o.erasure_requested_at IS NOT NULL AND o.erased_at IS NULL';

/** Removes buyers of deleted accounts from their orders. The data of the sale stays, as the law requires. */
@Injectable()
export class EraseBuyersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Removes the orders from the account, so that no later account can claim them. Returns their ids. */
  async detachCustomer(manager: EntityManager, customerId: string): Promise<string[]> {
    const [detached] = await manager.query<[{ id: string }[], number]>(
      `UPDATE "order" SET customer_id = NULL, is_claimable = false, erasure_requested_at = $2, version = version + 1,
         updated_at = clock_timestamp()
       WHERE customer_id = $1 RETURNING id`,
      [customerId, this.clock.now()],
    );
    return detached.map(({ id }) => id);
  }

  /** The same for what was ordered with a verified address without an account. */
  async detachGuest(manager: EntityManager, email: string): Promise<string[]> {
    const [detached] = await manager.query<[{ id: string }[], number]>(
      `UPDATE "order" SET is_claimable = false, erasure_requested_at = $2, version = version + 1,
         updated_at = clock_timestamp()
       WHERE customer_id IS NULL AND is_claimable AND lower(email) = lower($1) RETURNING id`,
      [email, this.clock.now()],
    );
    return detached.map(({ id }) => id);
  }

  /**
   * Locks the payments of a customer's orders, and of those that their verified address could claim, before
   * anything changes; payments use the same order of locks.
   */
  async lockOfCustomer(
    manager: EntityManager,
    { id, email }: { readonly id: string | null; readonly email: string | null },
  ): Promise<void> {
    const isClaimed = 'o.customer_id IS NULL AND o.is_claimable AND lower(o.email) = lower($2)';
    await lock(manager, `o.customer_id = $1 OR (${isClaimed})`, [id, email]);
  }

  /** The ids of orders that are settled by now, up to `limit`. */
  async due(limit: number): Promise<string[]> {
    const due = await this.dataSource.query<{ id: string }[]>(
      `SELECT o.id FROM "order" o WHERE ${AWAITS_ERASURE} AND ${ORDER_IS_SETTLED} ORDER BY o.id LIMIT $2`,
      [this.today(), limit],
    );
    return due.map(({ id }) => id);
  }

  async lock(manager: EntityManager, orderId: string): Promise<void> {
    await lock(manager, 'o.id = $1', [orderId]);
  }

  /**
   * Removes the buyer from settled orders; checked again now that they are locked. Returns the ids of the
   * changed orders.
   */
  async erase(manager: EntityManager, orderIds: readonly string[]): Promise<string[]> {
    const { name, surname } = ERASED_PERSON;
    const [erased] = await manager.query<[{ id: string }[], number]>(
      `UPDATE "order" o SET name = $3, surname = $4, email = '', phone = '', city = NULL, district = NULL,
         neighbourhood = NULL, address_line = NULL, shipping_address = '', notes = '', erased_at = $5,
         version = version + 1, updated_at = clock_timestamp()
       WHERE o.id = ANY ($2::uuid[]) AND ${AWAITS_ERASURE} AND ${ORDER_IS_SETTLED} RETURNING o.id`,
      [this.today(), orderIds, name, surname, this.clock.now()],
    );
    const erasedIds = erased.map(({ id }) => id);
    // Documents that were drawn up keep a copy, as the tax law demands.
    await manager.query('DELETE FROM order_invoice_details WHERE order_id = ANY ($1::uuid[])', [erasedIds]);
    return erasedIds;
  }

  private today(): string {
    return studioDate(this.clock.now());
  }
}

async function lock(manager: EntityManager, which: string, given: readonly unknown[]): Promise<void> {
  await manager.query(
    `SELECT FROM payment_attempt a JOIN "order" o ON o.id = a.order_id WHERE (${which})
     ORDER BY a.id FOR NO KEY UPDATE OF a`,
    [...given],
  );
  await manager.query(`SELECT FROM "order" o WHERE ${which} ORDER BY o.id FOR NO KEY UPDATE`, [...given]);
}
