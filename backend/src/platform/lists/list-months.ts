import type { EntityManager } from 'typeorm';
import { addDays, type LocalDate } from '../../../contract/common/dates.js';
import { midnight, Statement, statesAndDays } from './list-conditions.js';
import { byMonths, type Days, monthOf, nearestThird } from './list-days.js';
import { type Place, placeIn } from './list-tally.js';
import type { Page } from './read-rows.js';

interface EdgeDays {
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
  { list, question, window }: Page,
): Promise<Place> {
  const { states, from, to, sort, isDescending } = question;
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
  return placeIn(manager, { lines, statement, window, isDescending });
}

const AFTER_ALL = '~';

interface Part extends Days {
  /** As it stands behind the name of the order in the tally. */
  readonly kind: '' | '/3';
}

/** Whole months, and the thirds of months before and behind them. */
function wholeParts(days: Days): Part[] {
  const { months, rest } = byMonths(days);
  const thirds = rest.map((each): Part => ({ kind: '/3', ...each }));
  if (months === null) return thirds;
  const { from, until } = months;
  return [{ kind: '', from: from && monthOf(from), until: until && monthOf(until) }, ...thirds];
}

/** The days from one to the other; to be taken away where they run backwards. */
function edge(from: LocalDate, until: LocalDate): EdgeDays {
  return from <= until ? { from, until, sign: 1 } : { from: until, until: from, sign: -1 };
}
