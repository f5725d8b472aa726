import { type EntityManager, QueryFailedError } from 'typeorm';
import type { RemovedSamples } from '../../contract/opening/samples.views.js';

interface SampleKind {
  /** The column of `sample` that names the row. */
  readonly column: string;
  readonly table: string;
  readonly name: string;
  /** Whether the row is as it came and was not sold. */
  readonly isUntouched: string;
  /** Whether a checkout may hold it; a category only waits for a held product. */
  readonly isHeldItself: boolean;
}

/** Categories last, because they go only when nothing is left in them. */
const KINDS: readonly SampleKind[] = [
  {
    column: 'product_id',
    table: 'product',
    name: 'record.name',
    isUntouched: `record.version + record.stock_count_version = sample.version
      AND NOT EXISTS (SELECT FROM order_line WHERE product_id = record.id)`,
    isHeldItself: true,
  },
  {
    column: 'session_id',
    table: 'workshop_session',
    name: `record.title || ', ' || to_char(record.date, 'DD.MM.YYYY')`,
    // A session that the studio took out of the calendar is not missed.
    isUntouched: `(record.version = sample.version OR record.removed_at IS NOT NULL)
      AND record.booked_seats = 0
      AND NOT EXISTS (SELECT FROM order_line WHERE session_id = record.id)`,
    isHeldItself: true,
  },
  {
    column: 'post_id',
    table: 'blog_post',
    name: 'record.title',
    isUntouched: 'record.version = sample.version',
    isHeldItself: false,
  },
  {
    column: 'category_id',
    table: 'category',
    name: 'record.name',
    isUntouched: `record.version = sample.version
      AND NOT EXISTS (SELECT FROM product WHERE category_id = record.id
        AND NOT EXISTS (SELECT FROM sample of_product WHERE of_product.product_id = product.id))`,
    isHeldItself: false,
  },
];

interface FoundSample {
  readonly id: string;
  readonly name: string;
  readonly isUntouched: boolean;
}

/**
 * Deletes what is still as it came. What was changed or sold loses its mark and belongs to the studio from now on; what
 * somebody only holds keeps it, because most holds end without a sale and a later removal shall take it then.
 */
export async function removeSamples(manager: EntityManager): Promise<RemovedSamples> {
  const kept: string[] = [];
  const held: string[] = [];
  let removed = 0;
  for (const kind of KINDS) {
    for (const { id, name, isUntouched } of await lockSamples(manager, kind)) {
      if (!isUntouched) {
        await manager.query(`DELETE FROM sample WHERE ${kind.column} = $1`, [id]);
        kept.push(name);
      } else if (await deleteUnlessHeld(manager, kind, id)) removed += 1;
      else if (kind.isHeldItself) held.push(name);
    }
  }
  return { removed, kept, held };
}

/** In the order in which sales lock rows, so that the two cannot deadlock. */
function lockSamples(manager: EntityManager, kind: SampleKind): Promise<FoundSample[]> {
  return manager.query<FoundSample[]>(
    `SELECT record.id, ${kind.name} AS name, (${kind.isUntouched}) AS "isUntouched"
     FROM sample JOIN ${kind.table} record ON record.id = sample.${kind.column}
     ORDER BY record.id FOR UPDATE OF record`,
  );
}

/** A foreign key to the row, or the trigger that keeps a product while somebody pays for it. */
const NEEDED = ['23503', '23001'];

/** False for a row that somebody holds in a checkout, and for the category of such a product. */
async function deleteUnlessHeld(
  manager: EntityManager,
  { table, column }: SampleKind,
  id: string,
): Promise<boolean> {
  try {
    await manager.transaction(async (within) => {
      if (column === 'session_id') await forgetEndedHolds(within, id);
      await within.query(`DELETE FROM ${table} WHERE id = $1`, [id]);
    });
    return true;
  } catch (error) {
    if (isNeeded(error)) return false;
    throw error;
  }
}

function isNeeded(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return NEEDED.includes((error.driverError as { readonly code?: string }).code ?? '');
}

/** Ended holds are deleted with their product, but not with their session. */
async function forgetEndedHolds(manager: EntityManager, sessionId: string): Promise<void> {
  await manager.query(
    `DELETE FROM hold_line USING hold
     WHERE hold.id = hold_line.hold_id AND hold.status <> 'active' AND hold_line.session_id = $1`,
    [sessionId],
  );
}
