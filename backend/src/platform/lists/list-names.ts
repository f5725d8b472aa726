import type { EntityManager } from 'typeorm';
import { Statement } from './list-conditions.js';
import { tallied } from './list-tally.js';
import type { Condition, ListQuestion } from './long-list.js';
import { allOf, type Page, walk } from './read-rows.js';

/** So many names are looked up; words that more of them share are nearly everywhere, and soon met by whoever walks. */
const NAMES_LOOKED_UP = 20_000;

/** How many rows bear a name as it was typed. Null where none was, or nearly all names are meant. */
export async function bearersOf(manager: EntityManager, { list, question }: Page): Promise<number | null> {
  const ofName = question.others.filter(({ clustersBy }) => clustersBy === 'name');
  if (list.names === null || ofName.length === 0) return null;
  const statement = new Statement();
  const [row] = await manager.query<[{ names: number; bearers: number }]>(
    `SELECT count(*)::integer AS names, coalesce(sum(records), 0)::integer AS bearers
     FROM (SELECT records FROM ${list.names} WHERE ${filled(statement, ofName)} LIMIT ${NAMES_LOOKED_UP}) AS found`,
    statement.values,
  );
  return row.names < NAMES_LOOKED_UP ? row.bearers : null;
}

/**
 * Names are few beside the rows that bear them, and how many bear each is known. So where nothing but a name is asked
 * for, it is known which names stand on the page.
 */
export async function pageOfNames(manager: EntityManager, page: Page): Promise<string[]> {
  const { list, question, window } = page;
  const { others, isDescending } = question;
  const statement = new Statement();
  const [row] = await manager.query<[{ skipped: string | null; names: string[] }]>(
    `WITH name AS MATERIALIZED (
       SELECT customer_order, sum(records) AS records FROM ${list.names} WHERE ${filled(statement, others)}
       GROUP BY customer_order HAVING sum(records) <> 0
     ), counted AS (
       SELECT customer_order, records,
         sum(records) OVER (ORDER BY customer_order ${isDescending ? 'DESC' : 'ASC'}) AS until
       FROM name
     ), shown AS (
       SELECT customer_order, until - records AS skipped FROM counted
       WHERE until > ${statement.place(window.offset)}::bigint
         AND until - records < ${statement.place(window.offset + window.limit)}::bigint
     )
     SELECT min(skipped) AS skipped, coalesce(array_agg(customer_order), '{}') AS names FROM shown`,
    statement.values,
  );
  if (row.names.length === 0) return [];
  const near = { offset: window.offset - Number(row.skipped), limit: window.limit };
  const bound = [{ sql: 'customer_order = ANY (?::text[])', values: [row.names] }];
  return walk(manager, { ...page, window: near, bound });
}

/**
 * Where fewer rows bear such a name than are of the states and days, they are found by the names themselves. The
 * database would guess it from the letters, and read the whole list for words that many names share.
 */
export async function boundOfNames(
  manager: EntityManager,
  { list, question: { states, from, to, others } }: Page,
  bearers: number,
): Promise<Condition[]> {
  const ofName = others.filter(({ clustersBy }) => clustersBy === 'name');
  const isOfAll = Object.keys(states).length === 0 && !from && !to;
  if (!isOfAll && bearers >= (await tallied(manager, list, { states, from, to }))) return [];
  const asked = ofName.map(({ sql }) => sql).join(' AND ');
  return [
    {
      sql: `customer_order IN (SELECT customer_order FROM ${list.names} WHERE ${asked})`,
      values: ofName.flatMap(({ values }) => values),
    },
  ];
}

/** Name by name, and of each those who are wanted, until the page is full. */
export async function walkNames(
  manager: EntityManager,
  { list, question, window: { offset, limit } }: Page,
): Promise<string[]> {
  const direction = question.isDescending ? 'DESC' : 'ASC';
  const statement = new Statement();
  const ofName = question.others.filter(({ clustersBy }) => clustersBy === 'name');
  const rows = await manager.query<{ id: string }[]>(
    `SELECT wanted.id FROM (
       SELECT DISTINCT customer_order AS name FROM ${list.names} WHERE ${filled(statement, ofName)}
       ORDER BY name ${direction}
     ) AS named
     CROSS JOIN LATERAL (
       SELECT id FROM ${list.table} WHERE customer_order = named.name AND ${allOf(statement, question)}
       ORDER BY id ${direction} LIMIT ${offset + limit}
     ) AS wanted
     ORDER BY named.name ${direction}, wanted.id ${direction}
     OFFSET ${statement.place(offset)} LIMIT ${statement.place(limit)}`,
    statement.values,
  );
  return rows.map(({ id }) => id);
}

export function isNamesAlone({ states, from, to, others }: ListQuestion): boolean {
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
