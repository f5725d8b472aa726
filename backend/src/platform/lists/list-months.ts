import type { EntityManager } from 'typeorm';
import { addDays, type LocalDate } from '../../../contract/common/dates.js';
import { midnight, Statement, statesAndDays } from './list-conditions.js';
import { type Place, placeIn } from './list-tally.js';
import type { ListQuestion, LongList } from './long-list.js';

interface Edge {
  readonly from: LocalDate;
  /** The first day that no longer belongs to it. */
  readonly until: LocalDate;
  /** Its days are wanted though their month is not, or the other way round. */
  readonly sign: 1 | -1;
}

/**
 * Near what row a page of some days begins, in another order than theirs: whole months as the tally knows them, and the
 * few rows by which the days differ from them.
 */
export async function placeInMonths(
  manager: EntityManager,
  list: LongList,
  { offset, from, to, ...question }: ListQuestion & { readonly offset: number },
): Promise<Place> {
  const { states, sort, isDescending } = question;
  const until = to && addDays(to, 1);
  const [first, last] = [from && nearestMonth(from), until && nearestMonth(until)];
  const statement = new Statement();
  const rows = () => statesAndDays({ states }).map((condition) => statement.fill(condition));
  const months = [
    `SELECT stretch, records FROM ${list.tally}`,
    `WHERE sort >= ${statement.place(`${sort.name} ${first?.slice(0, MONTH) ?? ''}`)}`,
    `AND sort < ${statement.place(`${sort.name} ${last?.slice(0, MONTH) ?? AFTER_ALL_MONTHS}`)}`,
    ...rows().map((condition) => `AND ${condition}`),
  ];
  const edges = [
    ...(from && first ? [edge(from, first)] : []),
    ...(until && last ? [edge(last, until)] : []),
  ].map((days) => [
    `SELECT ${sort.stretchOfMonth} AS stretch, ${days.sign} * count(*) AS records FROM ${list.table}`,
    `WHERE created_at >= ${midnight(`${statement.place(days.from)}::date`)}`,
    `AND created_at < ${midnight(`${statement.place(days.until)}::date`)}`,
    ...rows().map((condition) => `AND ${condition}`),
    'GROUP BY 1',
  ]);
  const lines = [months, ...edges].map((parts) => parts.join(' ')).join(' UNION ALL ');
  return placeIn(manager, { lines, statement, offset, isDescending });
}

const MONTH = 'yyyy-MM'.length;
const AFTER_ALL_MONTHS = '~';
const HALF_A_MONTH = 15;

/** The first of this month or of the next, whichever is nearer. */
function nearestMonth(day: LocalDate): LocalDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const passed = date - 1 > HALF_A_MONTH ? 1 : 0;
  return new Date(Date.UTC(year, month - 1 + passed, 1)).toISOString().slice(0, 'yyyy-MM-dd'.length);
}

/** The days from one to the other; to be taken away where they run backwards. */
function edge(from: LocalDate, until: LocalDate): Edge {
  return from <= until ? { from, until, sign: 1 } : { from: until, until: from, sign: -1 };
}
