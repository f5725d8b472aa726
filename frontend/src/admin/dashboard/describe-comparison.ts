import type { SalesOfPeriod } from '@contract/admin/dashboard/dashboard.views.js';
import type { StatTile } from '../ui/stat-tiles.js';
import { weekdayOf } from './weekday.js';
import { formatNumber } from '../lib/format-number.js';

type Compared = Pick<StatTile, 'note' | 'trend'>;

/** How to name the previous period, and what to say when nothing was sold in it. */
interface Comparison {
  readonly compared: string;
  readonly empty: string;
}

/** Compares with the same weekday of last week, up to the same hour. */
export function lastWeekComparison({ before }: SalesOfPeriod): Comparison {
  const hour = `Geçen ${weekdayOf(before.to)} bu saate`;
  return { compared: `${hour} göre`, empty: `${hour} kadar satış yoktu` };
}

/** Compares with last month up to the same day, or with all of it when it has no such day. */
export function lastMonthComparison({ to, before }: SalesOfPeriod): Comparison {
  return to.slice(-2) === before.to.slice(-2)
    ? { compared: 'Geçen ay bugüne göre', empty: 'Geçen ay bugüne kadar satış yoktu' }
    : { compared: 'Geçen ayın tümüne göre', empty: 'Geçen ay satış yoktu' };
}

/** 'Geçen pazar bu saate göre 2 fazla' */
export function ordersCompared({ orders, before }: SalesOfPeriod, comparison: Comparison): Compared {
  const difference = orders - before.orders;
  return inWords(difference, formatNumber(Math.abs(difference)), comparison);
}

/** Compares revenue in per cent, which has no meaning when there was none before. */
export function revenueCompared({ revenueKurus, before }: SalesOfPeriod, comparison: Comparison): Compared {
  if (before.revenueKurus === 0) return { note: comparison.empty };
  const percent = Math.round(((revenueKurus - before.revenueKurus) / before.revenueKurus) * 100);
  return inWords(percent, `%${formatNumber(Math.abs(percent))}`, comparison);
}

function inWords(difference: number, amount: string, { compared }: Comparison): Compared {
  if (difference === 0) return { note: `${compared} aynı` };
  return difference > 0
    ? { note: `${compared} ${amount} fazla`, trend: 'up' }
    : { note: `${compared} ${amount} az`, trend: 'down' };
}
