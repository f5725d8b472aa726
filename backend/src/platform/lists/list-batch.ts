import type { EntityManager } from 'typeorm';
import { allOf, ordered } from './read-rows.js';
import { Statement } from './list-conditions.js';
import type { Condition, ListQuestion, LongList } from './long-list.js';

export interface Step {
  readonly id: string;
  /** Its place in the order, as text: a Date would lose what is below a millisecond. */
  readonly place: string;
}

interface Batch {
  readonly list: LongList;
  readonly question: ListQuestion;
  readonly after: Step | undefined;
  readonly limit: number;
}

/** The rows that follow. */
export function nextOf(manager: EntityManager, { list, question, after, limit }: Batch): Promise<Step[]> {
  const { column, type } = question.sort;
  const statement = new Statement();
  const behind: Condition[] = after
    ? [
        {
          sql: `(${column}, id) ${question.isDescending ? '<' : '>'} (?::${type}, ?::${list.idType})`,
          values: [after.place, after.id],
        },
      ]
    : [];
  return manager.query<Step[]>(
    `SELECT id, ${column}::text AS place FROM ${list.table} WHERE ${allOf(statement, question, behind)}
     ${ordered(column, question.isDescending)} LIMIT ${limit}`,
    statement.values,
  );
}
