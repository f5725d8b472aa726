import type { EntityManager } from 'typeorm';

interface Reduced {
  readonly of: 'product' | 'session';
  readonly id: string;
  readonly fromKurus: number;
  /** When the higher price came into force. */
  readonly daysAgo?: number;
}

/** Gives a product or session an earlier price, from which it is reduced today to the one that it has. */
export async function aReduction(
  manager: EntityManager,
  { of, id, fromKurus, daysAgo = 75 }: Reduced,
): Promise<void> {
  const table = of === 'product' ? 'product' : 'workshop_session';
  const charge = (kurus: number) =>
    manager.query(`UPDATE ${table} SET price_kurus = $2 WHERE id = $1`, [id, kurus]);
  const [{ kurus }] = await manager.query<[{ kurus: number }]>(
    `SELECT price_kurus AS kurus FROM ${table} WHERE id = $1`,
    [id],
  );
  await charge(fromKurus);
  await manager.query(`DELETE FROM price_change WHERE ${of}_id = $1`, [id]);
  await manager.query(
    `INSERT INTO price_change (${of}_id, price_kurus, since) VALUES ($1, $2, now() - make_interval(days => $3::int))`,
    [id, fromKurus, daysAgo],
  );
  await charge(kurus);
}
