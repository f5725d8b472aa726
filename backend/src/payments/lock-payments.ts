import type { EntityManager } from 'typeorm';

/**
 * Locks the parts of an order's money until the transaction ends: two refunds that end at the same time would each miss the
 * other. Whoever also locks the order does this first.
 */
export async function lockPayments(manager: EntityManager, orderId: string): Promise<void> {
  await manager.query('SELECT id FROM order_payment WHERE order_id = $1 ORDER BY id FOR NO KEY UPDATE', [
    orderId,
  ]);
}
