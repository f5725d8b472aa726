import { type EntityManager, QueryFailedError } from 'typeorm';
import type { RemovedSamples } from '../../contract/opening/samples.views.js';

interface SampleKind {
  /** The column of `sample` that names the row. */
  readonly column: string;
  readonly table: string;
  readonly name: string;
  /** Whether the row is as it came and nobody needs it. */
  readonly isUntouched: string;
}

/** Categories last, because they go only when nothing is left in them. */
const KINDS: readonly SampleKind[] = [
  {
    column: 'product_id',
    table: 'product',
    name: 'record.name',
    isUntouched: `record.version + record.stock_count_version = sample.version AND record.held_quantity = 0
      AND NOT EXISTS (SELECT FROM order_line WHERE product_id = record.id)`,
  },
  {
    column: 'session_id',
    table: 'workshop_session',
    name: `record.title || ', ' || to_char(record.date, 'DD.MM.YYYY')`,
    // A session that the studio took out of the calendar is not missed.
    isUntouched: `(record.version = sample.version OR record.removed_at IS NOT NULL)
      AND record.booked_seats = 0 AND record.held_seats = 0
      AND NOT EXISTS (SELECT FROM order_line WHERE session_id = record.id)`,
  },
  {
    column: 'post_id',
    table: 'blog_post',
    name: 'record.title',
    isUntouched: 'record.version = sample.version',
  },
  {
    column: 'category_id',
    table: 'category',
    name: 'record.name',
    isUntouched: `record.version = sample.version
      AND NOT EXISTS (SELECT FROM product WHERE category_id = record.id)`,
  },
];

interface FoundSample {
  readonly id: string;
  readonly name: string;
  readonly isUntouched: boolean;
}

/** Deletes what is still as it came and takes the mark from the rest, which belongs to the studio from now on. */
export async function removeSamples(manager: EntityManager): Promise<RemovedSamples> {
  const kept: string[] = [];
  let removed = 0;
  for (const kind of KINDS) {
    for (const { id, name, isUntouched } of await lockSamples(manager, kind)) {
      if (isUntouched && (await deleteUnlessNeeded(manager, kind.table, id))) removed += 1;
      else kept.push(name);
    }
  }
  await manager.query('DELETE FROM sample');
  return { removed, kept };
}

/** In the order in which sales lock rows, so that the two cannot deadlock. */
function lockSamples(manager: EntityManager, kind: SampleKind): Promise<FoundSample[]> {
  return manager.query<FoundSample[]>(
    `SELECT record.id, ${kind.name} AS name, (${kind.isUntouched}) AS "isUntouched"
     FROM sample JOIN ${kind.table} record ON record.id = sample.${kind.column}
     ORDER BY record.id FOR UPDATE OF record`,
  );
}

const FOREIGN_KEY_VIOLATION = '23503';

/** False for a row to which another one refers, such as a hold of a checkout. */
async function deleteUnlessNeeded(manager: EntityManager, table: string, id: string): Promise<boolean> {
  try {
    await manager.transaction((within) => within.query(`DELETE FROM ${table} WHERE id = $1`, [id]));
    return true;
  } catch (error) {
    if (isNeeded(error)) return false;
    throw error;
  }
}

function isNeeded(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { readonly code?: string }).code === FOREIGN_KEY_VIOLATION;
}
