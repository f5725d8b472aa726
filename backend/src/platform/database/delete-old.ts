import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { StoredKind } from '../../../contract/legal/storage-periods.js';
import { storageInterval } from './storage-interval.js';

interface StoredRows {
  /** SQL for the moment from which the row's period counts. */
  readonly settledAt: string;
  readonly kind: StoredKind;
  readonly now: Date;
}

/** Deletes the rows whose period of storage is over, and returns their ids. */
export async function deleteOld<T extends ObjectLiteral>(
  manager: EntityManager,
  rows: EntityTarget<T>,
  { settledAt, kind, now }: StoredRows,
): Promise<string[]> {
  const deleted = await manager
    .createQueryBuilder()
    .delete()
    .from(rows)
    .where(`${settledAt} < CAST(:now AS timestamptz) - ${storageInterval(kind)}`, { now })
    .returning('id')
    .execute();
  return (deleted.raw as { id: string }[]).map(({ id }) => id);
}
