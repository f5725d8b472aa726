import type { EntityManager } from 'typeorm';
import { statesAndDays, Statement } from './list-conditions.js';
import type { Condition, ListQuestion, ListWindow, LongList } from './long-list.js';

export interface Page {
  readonly list: LongList;
  readonly question: ListQuestion;
  readonly window: ListWindow;
}

interface BoundPage extends Page {
  /** What follows from the question, and tells the database where to look. */
  readonly bound?: readonly Condition[];
}

interface Gathered {
  readonly ids: readonly string[];
  readonly counted: number;
}

/** Few rows: found by whichever index tells most of them, then sorted. No more than `atMost` are looked at. */
export async function gather(
  manager: EntityManager,
  { list, question, window: { offset, limit }, bound = [] }: BoundPage,
  atMost: number,
): Promise<Gathered> {
  const statement = new Statement();
  const wanted = allOf(statement, question, bound);
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
export async function walk(
  manager: EntityManager,
  { list, question, window: { offset, limit }, bound = [] }: BoundPage,
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

/** That row and those behind it; none when it is gone. */
export function onFrom({ list, question: { sort, isDescending } }: Page, id: string): Condition {
  const place = `(SELECT ${sort.column} FROM ${list.table} WHERE id = ?)`;
  return {
    sql: `(${sort.column}, id) ${isDescending ? '<=' : '>='} (${place}, ?::${list.idType})`,
    values: [id, id],
  };
}
