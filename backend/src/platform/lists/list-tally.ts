import type { EntityManager } from 'typeorm';
import { addDays } from '../../../contract/common/dates.js';
import { Statement } from './list-conditions.js';
import { byMonths, type Days, monthOf } from './list-days.js';
import { LIST_SORTS, type ListQuestion, type ListWindow, type LongList } from './long-list.js';
import type { Page } from './read-rows.js';

export interface Place {
  /** All rows that were asked for. */
  readonly total: number;
  /** Edges of stretches, the nearest that the page lies between. Null when there is nothing at that offset. */
  readonly between: { readonly before: Edge; readonly behind: Edge } | null;
}

export interface Edge {
  /** So many rows lie before it. */
  readonly rowsBefore: number;
  /** The stretch that begins there in the order of values, so backwards the last before it; null: where the list begins or ends. */
  readonly stretch: string | null;
}

interface PlaceRow {
  /** Null where there are no rows. */
  readonly total: string | null;
  readonly before: string | null;
  readonly beginsWith: string | null;
  readonly behind: string | null;
  readonly endsWith: string | null;
}

/** How many rows there are of these states and days. */
export async function tallied(
  manager: EntityManager,
  list: LongList,
  { states, from, to }: Pick<ListQuestion, 'states' | 'from' | 'to'>,
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

/** Where the tally is told by months as well, whole ones are that many lines fewer. */
function partsOf({ wholeTally }: LongList, days: Days): Part[] {
  const byDay = LIST_SORTS.createdAt.name;
  const { months, rest } = wholeTally === 'month' ? byMonths(days) : { months: null, rest: [days] };
  const parts = rest.map((each) => ({ sort: byDay, ...each }));
  if (months === null) return parts;
  const { from, until } = months;
  return [{ sort: 'month', from: from && monthOf(from), until: until && monthOf(until) }, ...parts];
}

/** Finds the stretches in which the page stands, without touching a row. */
export async function placeOf(manager: EntityManager, { list, question, window }: Page): Promise<Place> {
  const statement = new Statement();
  const { sort, states, from, to } = question;
  const wanted = ofPart(statement, { sort: sort.name, states, from, until: to && addDays(to, 1) });
  const lines = `SELECT stretch, records FROM ${list.tally} WHERE ${wanted}`;
  return placeIn(manager, { lines, statement, window, isDescending: question.isDescending });
}

interface Lines {
  /** SQL: rows of `stretch` and `records`. */
  readonly lines: string;
  readonly statement: Statement;
  readonly window: ListWindow;
  readonly isDescending: boolean;
}

/** The same, where the lines of the tally are others. */
export async function placeIn(
  manager: EntityManager,
  { lines, statement, window, isDescending }: Lines,
): Promise<Place> {
  const direction = isDescending ? 'DESC' : 'ASC';
  // Forwards a stretch begins with itself; backwards it does where the one before it, which lies above, begins.
  const [beginsWith, endsWith] = isDescending ? ['previous', 'stretch'] : ['stretch', 'next'];
  const offset = statement.place(window.offset);
  const end = `${offset}::bigint + ${statement.place(window.limit)}::bigint`;
  const [row] = await manager.query<[PlaceRow]>(
    `WITH stretch AS MATERIALIZED (
       SELECT stretch, sum(records) AS records FROM (${lines}) AS line
       GROUP BY stretch HAVING sum(records) <> 0
     ), counted AS MATERIALIZED (
       SELECT stretch, records, sum(records) OVER along AS until,
         lag(stretch) OVER along AS previous, lead(stretch) OVER along AS next
       FROM stretch WINDOW along AS (ORDER BY stretch ${direction})
     )
     SELECT (SELECT sum(records) FROM stretch) AS total,
       first.until - first.records AS before, first.${beginsWith} AS "beginsWith",
       last.until AS behind, last.${endsWith} AS "endsWith"
     FROM (SELECT 1) AS once
     LEFT JOIN (SELECT * FROM counted WHERE until > ${offset}::bigint ORDER BY until LIMIT 1) AS first ON true
     LEFT JOIN (
       SELECT * FROM counted WHERE until >= least(${end}, (SELECT sum(records) FROM stretch)) ORDER BY until LIMIT 1
     ) AS last ON true`,
    statement.values,
  );
  const { before, behind } = row;
  const isThere = before !== null && behind !== null;
  return {
    total: Number(row.total ?? 0),
    between: isThere
      ? {
          before: { rowsBefore: Number(before), stretch: row.beginsWith },
          behind: { rowsBefore: Number(behind), stretch: row.endsWith },
        }
      : null,
  };
}

interface Part {
  readonly sort: string;
  /** The first stretch, and the first behind the last. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

function ofPart(
  statement: Statement,
  { sort, from, until, states }: Part & Pick<ListQuestion, 'states'>,
): string {
  const conditions = [
    `sort = ${statement.place(sort)}`,
    ...Object.entries(states).map(([column, value]) => `${column} = ${statement.place(value)}`),
    ...(from ? [`stretch >= ${statement.place(from)}`] : []),
    ...(until ? [`stretch < ${statement.place(until)}`] : []),
  ];
  return conditions.join(' AND ');
}
