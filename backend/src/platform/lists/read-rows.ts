import type { EntityManager } from 'typeorm';
import { statesAndDays, Statement } from './list-conditions.js';
import type { Condition, ListFilter, ListWindow, LongList } from './long-list.js';

export interface Page {
  readonly list: LongList;
  readonly filter: ListFilter;
  readonly window: ListWindow;
}

interface BoundPage extends Page {
  /** Redundant conditions that follow from the filter and let the database use a better index. */
  readonly bound?: readonly Condition[];
}

interface SortedMatches {
  readonly ids: readonly string[];
  readonly counted: number;
}

/** For few matches: finds at most `atMost` of them by whichever index is most selective, counts and sorts them. */
export async function sortMatches(
  manager: EntityManager,
  { list, filter, window: { offset, limit }, bound = [] }: BoundPage,
  atMost: number,
): Promise<SortedMatches> {
  const statement = new Statement();
  const wanted = allOf(statement, filter, bound);
  const [row] = await manager.query<[SortedMatches]>(
    `WITH found AS MATERIALIZED (
       SELECT id, ${filter.sort.column} AS place FROM ${list.table} WHERE ${wanted} LIMIT ${atMost}
     )
     SELECT (SELECT count(*)::integer FROM found) AS counted, ARRAY(
       SELECT id FROM found ${ordered('place', filter.isDescending)}
       OFFSET ${statement.bind(offset)} LIMIT ${statement.bind(limit)}) AS ids`,
    statement.values,
  );
  return row;
}

/** For many matches: scans the index of the sort order until the page is full. */
export async function scan(
  manager: EntityManager,
  { list, filter, window: { offset, limit }, bound = [] }: BoundPage,
): Promise<string[]> {
  const statement = new Statement();
  const wanted = allOf(statement, filter, bound);
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM ${list.table} WHERE ${wanted} ${ordered(filter.sort.column, filter.isDescending)}
     OFFSET ${statement.bind(offset)} LIMIT ${statement.bind(limit)}`,
    statement.values,
  );
  return rows.map(({ id }) => id);
}

export function allOf(statement: Statement, filter: ListFilter, besides: readonly Condition[] = []): string {
  const conditions = [...statesAndDays(filter), ...filter.others, ...besides];
  return conditions.map((condition) => statement.fill(condition)).join(' AND ') || 'true';
}

/** The id breaks ties, so the order is the same on every page and descending is the exact mirror of ascending. */
export function ordered(column: string, isDescending: boolean): string {
  const direction = isDescending ? 'DESC' : 'ASC';
  return `ORDER BY ${column} ${direction}, id ${direction}`;
}

/** Matches that row and those after it; nothing when the row is gone. */
export function fromRow({ list, filter: { sort, isDescending } }: Page, id: string): Condition {
  const place = `(SELECT ${sort.column} FROM ${list.table} WHERE id = ?)`;
  return {
    sql: `(${sort.column}, id) ${isDescending ? '<=' : '>='} (${place}, ?::${list.idType})`,
    values: [id, id],
  };
}
