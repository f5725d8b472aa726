import type { EntityManager } from 'typeorm';
import { allOf, ordered } from './read-rows.js';
import { Statement } from './list-conditions.js';
import type { Condition, ListFilter, LongList } from './long-list.js';

/** The row that the next batch starts after. */
export interface Cursor {
  readonly id: string;
  /** The row's value in the sort column, as text: a Date would lose what is below a millisecond. */
  readonly sortValue: string;
}

interface Batch {
  readonly list: LongList;
  readonly filter: ListFilter;
  readonly after: Cursor | undefined;
  readonly limit: number;
}

/** Reads the next batch of rows behind the cursor. */
export function rowsAfter(manager: EntityManager, { list, filter, after, limit }: Batch): Promise<Cursor[]> {
  const { column, type } = filter.sort;
  const statement = new Statement();
  const behind: Condition[] = after
    ? [
        {
          sql: `(${column}, id) ${filter.isDescending ? '<' : '>'} (?::${type}, ?::${list.idType})`,
          values: [after.sortValue, after.id],
        },
      ]
    : [];
  return manager.query<Cursor[]>(
    `SELECT id, ${column}::text AS "sortValue" FROM ${list.table} WHERE ${allOf(statement, filter, behind)}
     ${ordered(column, filter.isDescending)} LIMIT ${limit}`,
    statement.values,
  );
}
