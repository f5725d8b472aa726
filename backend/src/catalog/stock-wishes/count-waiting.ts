import type { EntityManager } from 'typeorm';

/** How many wait for each of the products; those for which nobody waits are absent. */
export async function countWaiting(
  manager: EntityManager,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await manager.query<{ id: string; waiting: number }[]>(
    `SELECT product_id AS id, count(*)::int AS waiting FROM stock_wish
     WHERE product_id = ANY ($1::uuid[]) GROUP BY product_id`,
    [productIds],
  );
  return new Map(rows.map(({ id, waiting }) => [id, waiting]));
}
