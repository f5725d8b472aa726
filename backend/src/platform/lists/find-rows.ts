import type { EntityManager } from 'typeorm';
import { statesAndDays, Statement } from './list-conditions.js';
import { placeOf, tallied } from './list-tally.js';
import {
  type Condition,
  type FoundRows,
  LIST_SORTS,
  type ListQuestion,
  type ListWindow,
  type LongList,
} from './long-list.js';

/**
 * So many rows are counted one by one, and so many are sorted; where there are more, the list is walked in its order.
 * Walking far for few would be slow, and so would gathering many: whoever knows which it is, never waits long.
 */
export const COUNTED_UP_TO = 1_000;

/** What any page of a long list shows, by ids in their order. */
export async function findRows(
  manager: EntityManager,
  list: LongList,
  asked: { readonly question: ListQuestion; readonly window: ListWindow },
): Promise<FoundRows> {
  const { question } = asked;
  if (question.others.length > 0) return byCounting(manager, list, asked);
  const isOfOtherSort = question.sort !== LIST_SORTS.createdAt;
  return isOfOtherSort && (question.from ?? question.to)
    ? byDays(manager, list, asked)
    : byTally(manager, list, asked);
}

interface Asked {
  readonly question: ListQuestion;
  readonly window: ListWindow;
}

/** The tally knows the total, and near what row the page begins. */
async function byTally(manager: EntityManager, list: LongList, { question, window }: Asked): Promise<FoundRows> {
  const { total, start } = await placeOf(manager, list, { ...question, offset: window.offset });
  if (start === null) return { ids: [], totalRecords: total, isExact: true };
  if (total <= COUNTED_UP_TO) {
    return { ids: await gather(manager, list, { question, window }), totalRecords: total, isExact: true };
  }
  const { sort, isDescending } = question;
  const { skipped, boundary } = start;
  const bound: Condition[] = boundary
    ? [{ sql: `${sort.column} ${isDescending ? '<' : '>='} ${sort.beginsAt('?')}`, values: [boundary.stretch] }]
    : [];
  const near = { offset: window.offset - skipped, limit: window.limit };
  const ids = await walk(manager, list, { question, window: near, bound });
  return { ids, totalRecords: total, isExact: true };
}

/** Days in another order than theirs: the total is known, the place is not. Walked from the nearer end. */
async function byDays(manager: EntityManager, list: LongList, { question, window }: Asked): Promise<FoundRows> {
  const totalRecords = await tallied(manager, list, { ...question, sort: LIST_SORTS.createdAt });
  const limit = Math.min(window.limit, totalRecords - window.offset);
  if (limit <= 0) return { ids: [], totalRecords, isExact: true };
  if (totalRecords <= COUNTED_UP_TO) {
    return { ids: await gather(manager, list, { question, window }), totalRecords, isExact: true };
  }
  const offsetFromEnd = totalRecords - window.offset - limit;
  if (window.offset <= offsetFromEnd) {
    return { ids: await walk(manager, list, { question, window }), totalRecords, isExact: true };
  }
  const ids = await walk(manager, list, {
    question: { ...question, isDescending: !question.isDescending },
    window: { offset: offsetFromEnd, limit },
  });
  return { ids: ids.toReversed(), totalRecords, isExact: true };
}

async function byCounting(
  manager: EntityManager,
  list: LongList,
  { question, window }: Asked,
): Promise<FoundRows> {
  const counted = await countSome(manager, list, question);
  if (counted <= COUNTED_UP_TO) {
    return { ids: await gather(manager, list, { question, window }), totalRecords: counted, isExact: true };
  }
  const { offset, limit } = window;
  const seen = await walk(manager, list, { question, window: { offset, limit: limit + 1 } });
  const reached = seen.length > 0 ? offset + seen.length : 0;
  // On the last page of what was not counted to its end, the end is known.
  const isExact = seen.length > 0 && seen.length <= limit;
  return { ids: seen.slice(0, limit), totalRecords: isExact ? reached : Math.max(counted - 1, reached), isExact };
}

async function countSome(manager: EntityManager, list: LongList, question: ListQuestion): Promise<number> {
  const statement = new Statement();
  const [row] = await manager.query<[{ counted: string }]>(
    `SELECT count(*) AS counted
     FROM (SELECT FROM ${list.table} WHERE ${all(statement, question)} LIMIT ${COUNTED_UP_TO + 1}) AS some`,
    statement.values,
  );
  return Number(row.counted);
}

/** Few rows: found by whichever index tells most of them, then sorted. */
async function gather(
  manager: EntityManager,
  list: LongList,
  { question, window: { offset, limit } }: Asked,
): Promise<string[]> {
  const { sort } = question;
  const statement = new Statement();
  const wanted = all(statement, question);
  const rows = await manager.query<{ id: string }[]>(
    `WITH found AS MATERIALIZED (SELECT id, ${sort.column} AS place FROM ${list.table} WHERE ${wanted})
     SELECT id FROM found ${ordered('place', question.isDescending)}
     OFFSET ${statement.place(offset)} LIMIT ${statement.place(limit)}`,
    statement.values,
  );
  return rows.map(({ id }) => id);
}

/** Many rows: the index of the order is read until the page is full. */
export async function walk(
  manager: EntityManager,
  list: LongList,
  { question, window: { offset, limit }, bound = [] }: Asked & { readonly bound?: readonly Condition[] },
): Promise<string[]> {
  const statement = new Statement();
  const wanted = all(statement, question, bound);
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM ${list.table} WHERE ${wanted} ${ordered(question.sort.column, question.isDescending)}
     OFFSET ${statement.place(offset)} LIMIT ${statement.place(limit)}`,
    statement.values,
  );
  return rows.map(({ id }) => id);
}

function all(statement: Statement, question: ListQuestion, bound: readonly Condition[] = []): string {
  const conditions = [...statesAndDays(question), ...question.others, ...bound];
  return conditions.map((condition) => statement.fill(condition)).join(' AND ') || 'true';
}

/** The id makes the order the same on every page; backwards it is the exact mirror. */
export function ordered(column: string, isDescending: boolean): string {
  const direction = isDescending ? 'DESC' : 'ASC';
  return `ORDER BY ${column} ${direction}, id ${direction}`;
}
