import type { EntityManager } from 'typeorm';
import { Statement } from './list-conditions.js';
import { tallied } from './list-tally.js';
import type { Condition, ListFilter } from './long-list.js';
import { allOf, type Page, scan } from './read-rows.js';

/** At most this many distinct names are looked up. Words that more names share are so common that a scan soon finds them. */
const NAMES_LOOKED_UP = 20_000;

/** Counts the rows whose name matches what was typed. Null when no name was typed, or nearly all names match. */
export async function countNameMatches(
  manager: EntityManager,
  { list, filter }: Page,
): Promise<number | null> {
  const ofName = filter.others.filter(({ clustersBy }) => clustersBy === 'name');
  if (list.names === null || ofName.length === 0) return null;
  const statement = new Statement();
  const [row] = await manager.query<[{ names: number; matches: number }]>(
    `SELECT count(*)::integer AS names, coalesce(sum(records), 0)::integer AS matches
     FROM (SELECT records FROM ${list.names} WHERE ${filled(statement, ofName)} LIMIT ${NAMES_LOOKED_UP}) AS found`,
    statement.values,
  );
  return row.names < NAMES_LOOKED_UP ? row.matches : null;
}

/**
 * Finds a page when the list is filtered by a name alone. There are far fewer distinct names than rows, and the number of
 * rows of each is known, so the names on the page follow from the counts.
 */
export async function pageByNames(manager: EntityManager, page: Page): Promise<string[]> {
  const { list, filter, window } = page;
  const { others, isDescending } = filter;
  const statement = new Statement();
  const [row] = await manager.query<[{ skipped: string | null; names: string[] }]>(
    `WITH name AS MATERIALIZED (
       SELECT customer_sort_key, sum(records) AS records FROM ${list.names} WHERE ${filled(statement, others)}
       GROUP BY customer_sort_key HAVING sum(records) <> 0
     ), counted AS (
       SELECT customer_sort_key, records,
         sum(records) OVER (ORDER BY customer_sort_key ${isDescending ? 'DESC' : 'ASC'}) AS until
       FROM name
     ), shown AS (
       SELECT customer_sort_key, until - records AS skipped FROM counted
       WHERE until > ${statement.bind(window.offset)}::bigint
         AND until - records < ${statement.bind(window.offset + window.limit)}::bigint
     )
     SELECT min(skipped) AS skipped, coalesce(array_agg(customer_sort_key), '{}') AS names FROM shown`,
    statement.values,
  );
  if (row.names.length === 0) return [];
  const near = { offset: window.offset - Number(row.skipped), limit: window.limit };
  const bound = [{ sql: 'customer_sort_key = ANY (?::text[])', values: [row.names] }];
  return scan(manager, { ...page, window: near, bound });
}

/**
 * Narrows the list to the matching distinct names when they have fewer rows than the states and days. The database would
 * estimate this from the letters alone, and read the whole list for words that many names share.
 */
export async function narrowByNames(
  manager: EntityManager,
  { list, filter: { states, from, to, others } }: Page,
  matches: number,
): Promise<Condition[]> {
  const ofName = others.filter(({ clustersBy }) => clustersBy === 'name');
  const isOfAll = Object.keys(states).length === 0 && !from && !to;
  if (!isOfAll && matches >= (await tallied(manager, list, { states, from, to }))) return [];
  const requested = ofName.map(({ sql }) => sql).join(' AND ');
  return [
    {
      sql: `customer_sort_key IN (SELECT customer_sort_key FROM ${list.names} WHERE ${requested})`,
      values: ofName.flatMap(({ values }) => values),
    },
  ];
}

/** Reads the matching rows name by name, in the order of names, until the page is full. */
export async function scanNames(
  manager: EntityManager,
  { list, filter, window: { offset, limit } }: Page,
): Promise<string[]> {
  const direction = filter.isDescending ? 'DESC' : 'ASC';
  const statement = new Statement();
  const ofName = filter.others.filter(({ clustersBy }) => clustersBy === 'name');
  const rows = await manager.query<{ id: string }[]>(
    `SELECT wanted.id FROM (
       SELECT DISTINCT customer_sort_key AS name FROM ${list.names} WHERE ${filled(statement, ofName)}
       ORDER BY name ${direction}
     ) AS named
     CROSS JOIN LATERAL (
       SELECT id FROM ${list.table} WHERE customer_sort_key = named.name AND ${allOf(statement, filter)}
       ORDER BY id ${direction} LIMIT ${offset + limit}
     ) AS wanted
     ORDER BY named.name ${direction}, wanted.id ${direction}
     OFFSET ${statement.bind(offset)} LIMIT ${statement.bind(limit)}`,
    statement.values,
  );
  return rows.map(({ id }) => id);
}

export function hasOnlyNames({ states, from, to, others }: ListFilter): boolean {
  return (
    Object.keys(states).length === 0 &&
    !from &&
    !to &&
    others.every(({ clustersBy }) => clustersBy === 'name')
  );
}

function filled(statement: Statement, conditions: readonly Condition[]): string {
  return conditions.map((condition) => statement.fill(condition)).join(' AND ');
}
