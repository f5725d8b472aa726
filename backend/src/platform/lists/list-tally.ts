import type { EntityManager } from 'typeorm';
import { Statement } from './list-conditions.js';
import { LIST_SORTS, type ListQuestion, type LongList } from './long-list.js';

export interface Place {
  /** All rows that were asked for. */
  readonly total: number;
  /** Where to begin: the rows before it are `skipped`. Null when there is nothing at that offset. */
  readonly start: {
    readonly skipped: number;
    /** Forwards the list goes on from where this one begins, backwards from below it; null: from its very end. */
    readonly stretch: string | null;
  } | null;
}

interface PlaceRow {
  readonly total: string;
  readonly skipped: string | null;
  readonly stretch: string | null;
  readonly previous: string | null;
}

/** How many rows there are of these states and days. */
export async function tallied(
  manager: EntityManager,
  list: LongList,
  { states, from, to }: Pick<ListQuestion, 'states' | 'from' | 'to'>,
): Promise<number> {
  const statement = new Statement();
  const isOfAllDays = (from ?? to) === undefined;
  const sort = isOfAllDays ? list.wholeTally : LIST_SORTS.createdAt.name;
  const wanted = narrowed(statement, { states, from, to, sort });
  const [row] = await manager.query<[{ total: string | null }]>(
    `SELECT sum(records) AS total FROM ${list.tally} WHERE ${wanted}`,
    statement.values,
  );
  return Number(row.total ?? 0);
}

/** Finds the stretch in which the row at `offset` stands, without touching a row. */
export async function placeOf(
  manager: EntityManager,
  list: LongList,
  { offset, ...question }: ListQuestion & { readonly offset: number },
): Promise<Place> {
  const statement = new Statement();
  const wanted = narrowed(statement, { ...question, sort: question.sort.name });
  const lines = `SELECT stretch, records FROM ${list.tally} WHERE ${wanted}`;
  return placeIn(manager, { lines, statement, offset, isDescending: question.isDescending });
}

interface Lines {
  /** SQL: rows of `stretch` and `records`. */
  readonly lines: string;
  readonly statement: Statement;
  readonly offset: number;
  readonly isDescending: boolean;
}

/** The same, where the lines of the tally are others. */
export async function placeIn(
  manager: EntityManager,
  { lines, statement, offset, isDescending }: Lines,
): Promise<Place> {
  const direction = isDescending ? 'DESC' : 'ASC';
  const [row] = await manager.query<[PlaceRow?]>(
    `WITH stretch AS MATERIALIZED (
       SELECT stretch, sum(records) AS records FROM (${lines}) AS line
       GROUP BY stretch HAVING sum(records) <> 0
     ), counted AS (
       SELECT stretch, records, sum(records) OVER (ORDER BY stretch ${direction}) AS until,
         lag(stretch) OVER (ORDER BY stretch ${direction}) AS previous
       FROM stretch
     )
     SELECT (SELECT sum(records) FROM stretch) AS total, until - records AS skipped, stretch, previous
     FROM (SELECT 1) AS once LEFT JOIN counted ON until > ${statement.place(offset)}
     ORDER BY until LIMIT 1`,
    statement.values,
  );
  const total = Number(row?.total ?? 0);
  if (!row || row.stretch === null) return { total, start: null };
  // Backwards a stretch ends where the one before it, which lies above, begins.
  const stretch = isDescending ? row.previous : row.stretch;
  return { total, start: { skipped: Number(row.skipped), stretch } };
}

function narrowed(
  statement: Statement,
  { states, from, to, sort }: Pick<ListQuestion, 'states' | 'from' | 'to'> & { readonly sort: string },
): string {
  const conditions = [
    `sort = ${statement.place(sort)}`,
    ...Object.entries(states).map(([column, value]) => `${column} = ${statement.place(value)}`),
    ...(from ? [`stretch >= ${statement.place(from)}`] : []),
    ...(to ? [`stretch <= ${statement.place(to)}`] : []),
  ];
  return conditions.join(' AND ');
}
