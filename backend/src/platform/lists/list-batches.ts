import type { EntityManager } from 'typeorm';
import { statesAndDays, Statement } from './list-conditions.js';
import { ordered } from './find-rows.js';
import type { ListReads } from './list-reads.service.js';
import type { ListQuestion, LongList } from './long-list.js';

const BATCH = 1_000;

interface Whole<Row> {
  readonly list: LongList;
  readonly question: ListQuestion;
  /** The rows of these ids, in their order. */
  readonly rowsOf: (manager: EntityManager, ids: readonly string[]) => Promise<Row[]>;
}

interface Step {
  readonly id: string;
  /** Its place in the order, as text: a Date would lose what is below a millisecond. */
  readonly place: string;
}

/**
 * All of a list, a batch at a time, each going on behind the last row of the one before. Between two batches nothing is
 * kept open: a reader may be as slow as they like, and leave.
 */
export async function* inBatches<Row>(
  reads: ListReads,
  { list, question, rowsOf }: Whole<Row>,
): AsyncGenerator<Row[]> {
  let last: Step | undefined;
  do {
    const after = last;
    const { steps, rows } = await reads.readBatch(async (manager) => {
      const found = await next(manager, list, { question, after });
      const ids = found.map(({ id }) => id);
      return { steps: found, rows: ids.length > 0 ? await rowsOf(manager, ids) : [] };
    });
    if (rows.length > 0) yield rows;
    last = steps.length === BATCH ? steps.at(-1) : undefined;
  } while (last);
}

function next(
  manager: EntityManager,
  list: LongList,
  { question, after }: { readonly question: ListQuestion; readonly after: Step | undefined },
): Promise<Step[]> {
  const { column, type } = question.sort;
  const statement = new Statement();
  const conditions = [...statesAndDays(question), ...question.others];
  if (after) {
    conditions.push({
      sql: `(${column}, id) ${question.isDescending ? '<' : '>'} (?::${type}, ?::uuid)`,
      values: [after.place, after.id],
    });
  }
  const wanted = conditions.map((condition) => statement.fill(condition)).join(' AND ') || 'true';
  return manager.query<Step[]>(
    `SELECT id, ${column}::text AS place FROM ${list.table} WHERE ${wanted}
     ${ordered(column, question.isDescending)} LIMIT ${BATCH}`,
    statement.values,
  );
}
