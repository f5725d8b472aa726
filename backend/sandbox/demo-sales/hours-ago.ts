import type { EntityManager } from 'typeorm';

/**
 * The times that a sale, a request or the studio's work on them writes, first the one at which the row was made. A time to
 * come, such as a promised one, is moved only with its row.
 */
const TIMES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  '"order"': ['created_at', 'updated_at', 'paid_at'],
  order_status_change: ['changed_at'],
  booking: ['created_at', 'updated_at', 'paid_at'],
  payment_attempt: ['created_at', 'authorising_at', 'ended_at'],
  order_payment: ['recorded_at', 'received_at'],
  bulk_order_request: ['created_at', 'due_at'],
  information_request: ['created_at'],
  studio_notification: ['created_at', 'read_at'],
  log_entry: ['created_at'],
};

/** Lets something happen as if it had happened so many hours ago: what it writes is dated back. */
export async function hoursAgo<Result>(
  manager: EntityManager,
  hours: number,
  work: () => Promise<Result>,
): Promise<Result> {
  // In milliseconds, like the times that the shop's own clock writes.
  const [{ begun }] = await manager.query<[{ begun: string }]>(
    `SELECT date_trunc('milliseconds', clock_timestamp())::text AS begun`,
  );
  const result = await work();
  // Parts of money refuse every change, so they are dated back without their trigger.
  await manager.query('ALTER TABLE order_payment DISABLE TRIGGER order_payment_stays');
  for (const [table, [madeAt, ...later]] of Object.entries(TIMES)) {
    const columns = [madeAt, ...later];
    const isWritten = (column: string) =>
      `${column} >= $1 AND (${madeAt} >= $1 OR ${column} <= clock_timestamp())`;
    const moved = columns.map(
      (column) =>
        `${column} = CASE WHEN ${isWritten(column)} THEN ${column} - make_interval(hours => $2) ELSE ${column} END`,
    );
    await manager.query(
      `UPDATE ${table} SET ${moved.join(', ')} WHERE ${columns.map(isWritten).join(' OR ')}`,
      [begun, hours],
    );
  }
  await manager.query('ALTER TABLE order_payment ENABLE TRIGGER order_payment_stays');
  return result;
}
