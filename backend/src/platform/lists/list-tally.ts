import type { EntityManager } from 'typeorm';
import { addDays } from '../../../contract/common/dates.js';
import { Statement } from './list-conditions.js';
import { byMonths, type Days, monthOf } from './list-days.js';
import { LIST_SORTS, type ListFilter, type ListWindow, type LongList } from './long-list.js';
import type { Page } from './read-rows.js';

/** The position of a page in the sort order, as far as the tally knows it. */
export interface Place {
  /** The number of rows that match the filter. */
  readonly total: number;
  /** The nearest bucket edges around the page. Null when the offset is past the last row. */
  readonly between: { readonly before: Edge; readonly behind: Edge } | null;
}

export interface Edge {
  readonly rowsBefore: number;
  /** The bucket that begins here in ascending order; null at the start and the end of the list. */
  readonly bucket: string | null;
}

interface PlaceRow {
  /** Null when there are no rows. */
  readonly total: string | null;
  readonly before: string | null;
  readonly beginsWith: string | null;
  readonly behind: string | null;
  readonly endsWith: string | null;
}

/** Counts the rows of these states and days from the tally. */
export async function tallied(
  manager: EntityManager,
  list: LongList,
  { states, from, to }: Pick<ListFilter, 'states' | 'from' | 'to'>,
): Promise<number> {
  const statement = new Statement();
  const days = { from, until: to && addDays(to, 1) };
  const lines = partsOf(list, days).map(
    (part) => `SELECT records FROM ${list.tally} WHERE ${ofPart(statement, { ...part, states })}`,
  );
  const [row] = await manager.query<[{ total: string | null }]>(
    `SELECT sum(records) AS total FROM (${lines.join(' UNION ALL ')}) AS line`,
    statement.values,
  );
  return Number(row.total ?? 0);
}

/** Uses the monthly lines of the tally for whole months, because there are far fewer of them. */
function partsOf({ wholeTally }: LongList, days: Days): Part[] {
  const byDay = LIST_SORTS.createdAt.name;
  const { months, rest } = wholeTally === 'month' ? byMonths(days) : { months: null, rest: [days] };
  const parts = rest.map((each) => ({ sort: byDay, ...each }));
  if (months === null) return parts;
  const { from, until } = months;
  return [{ sort: 'month', from: from && monthOf(from), until: until && monthOf(until) }, ...parts];
}

/** Finds the buckets in which the page lies from the tally alone, without reading a row of the list. */
export async function placeOf(manager: EntityManager, { list, filter, window }: Page): Promise<Place> {
  const statement = new Statement();
  const { sort, states, from, to } = filter;
  const wanted = ofPart(statement, { sort: sort.name, states, from, until: to && addDays(to, 1) });
  const lines = `SELECT bucket, records FROM ${list.tally} WHERE ${wanted}`;
  return placeIn(manager, { lines, statement, window, isDescending: filter.isDescending });
}

interface Lines {
  /** SQL that selects the columns `bucket` and `records`. */
  readonly lines: string;
  readonly statement: Statement;
  readonly window: ListWindow;
  readonly isDescending: boolean;
}

/** Does the same for any lines of the tally. */
export async function placeIn(
  manager: EntityManager,
  { lines, statement, window, isDescending }: Lines,
): Promise<Place> {
  const direction = isDescending ? 'DESC' : 'ASC';
  // In ascending order a bucket begins with its own value; in descending order, with the value of the bucket above it.
  const [beginsWith, endsWith] = isDescending ? ['previous', 'bucket'] : ['bucket', 'next'];
  const offset = statement.bind(window.offset);
  const end = `${offset}::bigint + ${statement.bind(window.limit)}::bigint`;
  const [row] = await manager.query<[PlaceRow]>(
    `WITH filled AS MATERIALIZED (
       SELECT bucket, sum(records) AS records FROM (${lines}) AS line
       GROUP BY bucket HAVING sum(records) <> 0
     ), counted AS MATERIALIZED (
       SELECT bucket, records, sum(records) OVER along AS until,
         lag(bucket) OVER along AS previous, lead(bucket) OVER along AS next
       FROM filled WINDOW along AS (ORDER BY bucket ${direction})
     )
     SELECT (SELECT sum(records) FROM filled) AS total,
       first.until - first.records AS before, first.${beginsWith} AS "beginsWith",
       last.until AS behind, last.${endsWith} AS "endsWith"
     FROM (SELECT 1) AS once
     LEFT JOIN (SELECT * FROM counted WHERE until > ${offset}::bigint ORDER BY until LIMIT 1) AS first ON true
     LEFT JOIN (
       SELECT * FROM counted WHERE until >= least(${end}, (SELECT sum(records) FROM filled)) ORDER BY until LIMIT 1
     ) AS last ON true`,
    statement.values,
  );
  const { before, behind } = row;
  const isThere = before !== null && behind !== null;
  return {
    total: Number(row.total ?? 0),
    between: isThere
      ? {
          before: { rowsBefore: Number(before), bucket: row.beginsWith },
          behind: { rowsBefore: Number(behind), bucket: row.endsWith },
        }
      : null,
  };
}

interface Part {
  readonly sort: string;
  /** The first bucket, and the first one after the last. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

function ofPart(
  statement: Statement,
  { sort, from, until, states }: Part & Pick<ListFilter, 'states'>,
): string {
  const conditions = [
    `sort = ${statement.bind(sort)}`,
    ...Object.entries(states).map(([column, value]) => `${column} = ${statement.bind(value)}`),
    ...(from ? [`bucket >= ${statement.bind(from)}`] : []),
    ...(until ? [`bucket < ${statement.bind(until)}`] : []),
  ];
  return conditions.join(' AND ');
}
