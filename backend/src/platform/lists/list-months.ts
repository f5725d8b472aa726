import type { EntityManager } from 'typeorm';
import { addDays, type LocalDate } from '../../../contract/common/dates.js';
import { midnight, Statement, statesAndDays } from './list-conditions.js';
import { byMonths, type Days, monthOf, nearestThird } from './list-days.js';
import { type Place, placeIn } from './list-tally.js';
import type { Page } from './read-rows.js';

interface EdgeDays {
  readonly from: LocalDate;
  readonly until: LocalDate;
  /** 1 adds days that the filter wants beside its whole thirds of months; -1 subtracts days that it does not want. */
  readonly sign: 1 | -1;
}

/**
 * Finds the bucket in which a page begins when rows of some days are sorted by something else. It adds up whole months
 * and thirds of months from the tally and counts the few rows by which the days differ from them.
 */
export async function placeInMonths(manager: EntityManager, { list, filter, window }: Page): Promise<Place> {
  const { states, from, to, sort, isDescending } = filter;
  const until = to && addDays(to, 1);
  const near = { from: from && nearestThird(from), until: until && nearestThird(until) };
  const statement = new Statement();
  const rows = () =>
    statesAndDays({ states })
      .map((condition) => ` AND ${statement.fill(condition)}`)
      .join('');
  const tallied = wholeParts(near).map(
    (part) =>
      `SELECT bucket, records FROM ${list.tally}
       WHERE sort >= ${statement.bind(`${sort.name}${part.kind} ${part.from ?? ''}`)}
         AND sort < ${statement.bind(`${sort.name}${part.kind} ${part.until ?? AFTER_ALL}`)}${rows()}`,
  );
  const counted = [
    ...(from && near.from ? [edge(from, near.from)] : []),
    ...(until && near.until ? [edge(near.until, until)] : []),
  ].map(
    (days) =>
      `SELECT ${sort.bucketInMonth} AS bucket, ${days.sign} * count(*) AS records FROM ${list.table}
       WHERE created_at >= ${midnight(`${statement.bind(days.from)}::date`)}
         AND created_at < ${midnight(`${statement.bind(days.until)}::date`)}${rows()}
       GROUP BY 1`,
  );
  const lines = [...tallied, ...counted].join(' UNION ALL ');
  return placeIn(manager, { lines, statement, window, isDescending });
}

const AFTER_ALL = '~';

interface Part extends Days {
  /** The suffix of the sort's name in the tally. */
  readonly kind: '' | '/3';
}

/** Splits the days into whole months and the thirds of months before and after them. */
function wholeParts(days: Days): Part[] {
  const { months, rest } = byMonths(days);
  const thirds = rest.map((each): Part => ({ kind: '/3', ...each }));
  if (months === null) return thirds;
  const { from, until } = months;
  return [{ kind: '', from: from && monthOf(from), until: until && monthOf(until) }, ...thirds];
}

/** The days between two dates; they are subtracted when the second date is the earlier one. */
function edge(from: LocalDate, until: LocalDate): EdgeDays {
  return from <= until ? { from, until, sign: 1 } : { from: until, until: from, sign: -1 };
}
