import type { EntityManager } from 'typeorm';

/**
 * The customer unless their account was deleted meanwhile; it is not deleted before the transaction ends. Asked
 * first of all: whoever deletes an account locks it before what belongs to it.
 */
export async function livingCustomer(
  manager: EntityManager,
  customerId: string | null,
): Promise<string | null> {
  if (customerId === null) return null;
  const [living] = await manager.query<{ id: string }[]>(
    'SELECT id FROM customer WHERE id = $1 FOR KEY SHARE',
    [customerId],
  );
  return living?.id ?? null;
}
