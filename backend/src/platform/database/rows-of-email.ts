import type { EntityManager, EntityTarget } from 'typeorm';

interface RowWithEmail {
  readonly id: string;
  readonly email: string;
  readonly createdAt: Date;
}

/** The rows with this address, the newest first. Call it only for a verified address. */
export async function findByEmail<T extends RowWithEmail>(
  manager: EntityManager,
  rows: EntityTarget<T>,
  email: string,
): Promise<T[]> {
  return manager
    .createQueryBuilder(rows, 'row')
    .where('lower(row.email) = lower(:email)', { email })
    .orderBy('row.createdAt', 'DESC')
    .getMany();
}

/** Deletes the rows with this address and returns their ids. Call it only for a verified address. */
export async function deleteByEmail<T extends RowWithEmail>(
  manager: EntityManager,
  rows: EntityTarget<T>,
  email: string,
): Promise<string[]> {
  const deleted = await manager
    .createQueryBuilder()
    .delete()
    .from(rows)
    .where('lower(email) = lower(:email)', { email })
    .returning('id')
    .execute();
  return (deleted.raw as { id: string }[]).map(({ id }) => id);
}
