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

interface Page {
  readonly list: LongList;
  readonly question: ListQuestion;
  readonly window: ListWindow;
}

interface AskedPage extends Page {
  /** `ListTuning` */
  readonly countedUpTo: number;
}

/** To fetch and sort a row, in rows of an index that are passed by. */
const GATHERING_COSTS = 4;

/** No list has as many. */
const EVERY_ROW = 1_000_000_000;

/** What any page of a long list shows, by ids in their order. */
export async function findRows(manager: EntityManager, asked: AskedPage): Promise<FoundRows> {
  const { others, sort, from, to } = asked.question;
  if (others.length > 0) return byCounting(manager, asked);
  const isPartOfOtherSort = sort !== LIST_SORTS.createdAt && (from ?? to) !== undefined;
  return isPartOfOtherSort ? byDays(manager, asked) : byTally(manager, asked);
}

/** The tally knows the total, and near what row the page begins. */
async function byTally(manager: EntityManager, asked: AskedPage): Promise<FoundRows> {
  const { list, question, window } = asked;
  const { total, start } = await placeOf(manager, list, { ...question, offset: window.offset });
  const found = (ids: readonly string[]) => ({ ids, totalRecords: total, isExact: true });
  if (start === null) return found([]);
  if (total <= asked.countedUpTo) return found((await gather(manager, asked, total)).ids);
  const { sort, isDescending } = question;
  const bound = start.stretch && {
    sql: `${sort.column} ${isDescending ? '<' : '>='} ${sort.beginsAt('?')}`,
    values: [start.stretch],
  };
  const near = { offset: window.offset - start.skipped, limit: window.limit };
  return found(await walk(manager, { ...asked, window: near, bound: bound ? [bound] : [] }));
}

/** Days in another order than theirs: the total is known, the place is not. Walked from the nearer end. */
async function byDays(manager: EntityManager, asked: AskedPage): Promise<FoundRows> {
  const { list, question, window } = asked;
  const totalRecords = await tallied(manager, list, question);
  const found = (ids: readonly string[]) => ({ ids, totalRecords, isExact: true });
  const limit = Math.min(window.limit, totalRecords - window.offset);
  if (limit <= 0) return found([]);
  const rowsBehind = totalRecords - window.offset - limit;
  const isNearEnd = rowsBehind < window.offset;
  const rowsBefore = isNearEnd ? rowsBehind : window.offset;
  if (totalRecords <= asked.countedUpTo || (await isFar(manager, asked, { totalRecords, rowsBefore }))) {
    return found((await gather(manager, asked, totalRecords)).ids);
  }
  if (!isNearEnd) return found(await walk(manager, asked));
  const mirrored = { ...question, isDescending: !question.isDescending };
  const ids = await walk(manager, { list, question: mirrored, window: { offset: rowsBehind, limit } });
  return found(ids.toReversed());
}

/** Whether walking past so many rows of these days would meet far more of other days than there are to gather. */
async function isFar(
  manager: EntityManager,
  { list }: AskedPage,
  { totalRecords, rowsBefore }: { readonly totalRecords: number; readonly rowsBefore: number },
): Promise<boolean> {
  if (rowsBefore === 0) return false;
  const all = await tallied(manager, list, { states: {} });
  return (rowsBefore * all) / totalRecords > GATHERING_COSTS * totalRecords;
}

/** Nobody knows how many: the first thousand are counted. If that was all, they are sorted; if not, the list is walked. */
async function byCounting(manager: EntityManager, asked: AskedPage): Promise<FoundRows> {
  const { window, question } = asked;
  const isClustered = question.others.some(({ clustersBy }) => clustersBy === question.sort.name);
  const countedUpTo = isClustered ? EVERY_ROW : asked.countedUpTo;
  const few = await gather(manager, asked, countedUpTo + 1);
  if (few.counted <= countedUpTo) return { ids: few.ids, totalRecords: few.counted, isExact: true };
  const seen = await walk(manager, { ...asked, window: { ...window, limit: window.limit + 1 } });
  const ids = seen.slice(0, window.limit);
  const reached = window.offset + seen.length;
  // Whoever comes to the last page learns the total all the same.
  const isExact = ids.length > 0 && seen.length === ids.length;
  if (isExact) return { ids, totalRecords: reached, isExact };
  return { ids, totalRecords: ids.length > 0 ? Math.max(countedUpTo, reached) : countedUpTo, isExact };
}

interface Gathered {
  readonly ids: readonly string[];
  readonly counted: number;
}

/** Few rows: found by whichever index tells most of them, then sorted. No more than `atMost` are looked at. */
async function gather(
  manager: EntityManager,
  { list, question, window: { offset, limit } }: Page,
  atMost: number,
): Promise<Gathered> {
  const statement = new Statement();
  const wanted = allOf(statement, question);
  const [row] = await manager.query<[Gathered]>(
    `WITH found AS MATERIALIZED (
       SELECT id, ${question.sort.column} AS place FROM ${list.table} WHERE ${wanted} LIMIT ${atMost}
     )
     SELECT (SELECT count(*)::integer FROM found) AS counted, ARRAY(
       SELECT id FROM found ${ordered('place', question.isDescending)}
       OFFSET ${statement.place(offset)} LIMIT ${statement.place(limit)}) AS ids`,
    statement.values,
  );
  return row;
}

/** Many rows: the index of the order is read until the page is full. */
async function walk(
  manager: EntityManager,
  { list, question, window: { offset, limit }, bound = [] }: Page & { readonly bound?: readonly Condition[] },
): Promise<string[]> {
  const statement = new Statement();
  const wanted = allOf(statement, question, bound);
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM ${list.table} WHERE ${wanted} ${ordered(question.sort.column, question.isDescending)}
     OFFSET ${statement.place(offset)} LIMIT ${statement.place(limit)}`,
    statement.values,
  );
  return rows.map(({ id }) => id);
}

export function allOf(
  statement: Statement,
  question: ListQuestion,
  besides: readonly Condition[] = [],
): string {
  const conditions = [...statesAndDays(question), ...question.others, ...besides];
  return conditions.map((condition) => statement.fill(condition)).join(' AND ') || 'true';
}

/** The id makes the order the same on every page; backwards it is the exact mirror. */
export function ordered(column: string, isDescending: boolean): string {
  const direction = isDescending ? 'DESC' : 'ASC';
  return `ORDER BY ${column} ${direction}, id ${direction}`;
}
