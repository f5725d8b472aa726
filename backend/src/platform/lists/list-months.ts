import type { EntityManager } from 'typeorm';
import { addDays, type LocalDate } from '../../../contract/common/dates.js';
import { midnight, Statement, statesAndDays } from './list-conditions.js';
import { type Place, placeIn } from './list-tally.js';
import type { ListQuestion, LongList } from './long-list.js';

/** From a day up to another that no longer belongs to it; without either: from the first, or to the last. */
interface Days {
  readonly from?: LocalDate | undefined;
  readonly until?: LocalDate | undefined;
}

interface Edge {
  readonly from: LocalDate;
  readonly until: LocalDate;
  /** Its days are wanted though their third of a month is not, or the other way round. */
  readonly sign: 1 | -1;
}

/**
 * Near what row a page of some days begins, in another order than theirs: whole months and thirds of months as the tally
 * knows them (migration 063), and the few rows by which the days differ from them.
 */
export async function placeInMonths(
  manager: EntityManager,
  list: LongList,
  { offset, from, to, ...question }: ListQuestion & { readonly offset: number },
): Promise<Place> {
  const { states, sort, isDescending } = question;
  const until = to && addDays(to, 1);
  const near = { from: from && nearestThird(from), until: until && nearestThird(until) };
  const statement = new Statement();
  const rows = () =>
    statesAndDays({ states })
      .map((condition) => ` AND ${statement.fill(condition)}`)
      .join('');
  const tallied = wholeParts(near).map(
    (part) =>
      `SELECT stretch, records FROM ${list.tally}
       WHERE sort >= ${statement.place(`${sort.name}${part.kind} ${part.from ?? ''}`)}
         AND sort < ${statement.place(`${sort.name}${part.kind} ${part.until ?? AFTER_ALL}`)}${rows()}`,
  );
  const counted = [
    ...(from && near.from ? [edge(from, near.from)] : []),
    ...(until && near.until ? [edge(near.until, until)] : []),
  ].map(
    (days) =>
      `SELECT ${sort.stretchOfMonth} AS stretch, ${days.sign} * count(*) AS records FROM ${list.table}
       WHERE created_at >= ${midnight(`${statement.place(days.from)}::date`)}
         AND created_at < ${midnight(`${statement.place(days.until)}::date`)}${rows()}
       GROUP BY 1`,
  );
  const lines = [...tallied, ...counted].join(' UNION ALL ');
  return placeIn(manager, { lines, statement, offset, isDescending });
}

const AFTER_ALL = '~';
const MONTH = 'yyyy-MM'.length;

interface Part extends Days {
  /** As it stands behind the name of the order in the tally. */
  readonly kind: '' | '/3';
}

/** Whole months, and the thirds of months before and behind them. */
function wholeParts({ from, until }: Days): Part[] {
  const firstMonth = from && (isFirst(from) ? from : firstOfMonth(from, 1));
  const lastMonth = until && firstOfMonth(until);
  if (firstMonth && lastMonth && firstMonth > lastMonth) return [{ kind: '/3', from, until }];
  const parts: Part[] = [
    { kind: '', from: firstMonth?.slice(0, MONTH), until: lastMonth?.slice(0, MONTH) },
    { kind: '/3', from, until: firstMonth },
    { kind: '/3', from: lastMonth, until },
  ];
  return parts.filter((part) => part.from !== part.until);
}

const isFirst = (day: LocalDate) => day.endsWith('-01');

function firstOfMonth(day: LocalDate, monthsLater = 0): LocalDate {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + monthsLater, 1)).toISOString().slice(0, 'yyyy-MM-dd'.length);
}

const THIRDS = [1, 11, 21];
const HALF_A_THIRD = 5;

/** The 1st, the 11th or the 21st, or the first of the next month, whichever is nearest. */
function nearestThird(day: LocalDate): LocalDate {
  const date = Number(day.slice(MONTH + 1));
  const nearest = THIRDS.find((first) => Math.abs(date - first) <= HALF_A_THIRD);
  return nearest === undefined ? firstOfMonth(day, 1) : addDays(day, nearest - date);
}

/** The days from one to the other; to be taken away where they run backwards. */
function edge(from: LocalDate, until: LocalDate): Edge {
  return from <= until ? { from, until, sign: 1 } : { from: until, until: from, sign: -1 };
}
