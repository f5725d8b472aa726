import type { EntityManager } from 'typeorm';

/**
 * Locks the customer against deletion until the transaction ends; null when the account was deleted
 * meanwhile. It must be the first lock of a transaction, because deleting an account locks the account before
 * its records.
 */
export async function lockCustomer(
  manager: EntityManager,
  customerId: string | null,
): Promise<string | null> {
  if (customerId === null) return null;
  const [found] = await manager.query<{ id: string }[]>(
    'SELECT id FROM customer WHERE id = $1 FOR KEY SHARE',
    [customerId],
  );
  return found?.id ?? null;
}
