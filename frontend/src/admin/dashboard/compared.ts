import type { SalesOfPeriod } from '@contract/dashboard/dashboard.views.js';
import type { StatTile } from '../ui/stat-tiles.js';
import { weekdayOf } from './weekday.js';
import { numberText } from '../lib/number-text.js';

type Compared = Pick<StatTile, 'note' | 'trend'>;

/** The period before: as something is compared with it, and where nothing was sold in it. */
interface Beside {
  readonly compared: string;
  readonly empty: string;
}

/** Both count up to the same hour of the day. */
export function besideLastWeek({ before }: SalesOfPeriod): Beside {
  const hour = `Geçen ${weekdayOf(before.to)} bu saate`;
  return { compared: `${hour} göre`, empty: `${hour} kadar satış yoktu` };
}

/** All of a month that has no such day. */
export function besideLastMonth({ to, before }: SalesOfPeriod): Beside {
  return to.slice(-2) === before.to.slice(-2)
    ? { compared: 'Geçen ay bugüne göre', empty: 'Geçen ay bugüne kadar satış yoktu' }
    : { compared: 'Geçen ayın tümüne göre', empty: 'Geçen ay satış yoktu' };
}

/** 'Geçen pazar bu saate göre 2 fazla' */
export function ordersCompared({ orders, before }: SalesOfPeriod, beside: Beside): Compared {
  const difference = orders - before.orders;
  return inWords(difference, numberText(Math.abs(difference)), beside);
}

/** In per cent; of nothing there is none. */
export function revenueCompared({ revenueKurus, before }: SalesOfPeriod, beside: Beside): Compared {
  if (before.revenueKurus === 0) return { note: beside.empty };
  const percent = Math.round(((revenueKurus - before.revenueKurus) / before.revenueKurus) * 100);
  return inWords(percent, `%${numberText(Math.abs(percent))}`, beside);
}

function inWords(difference: number, amount: string, { compared }: Beside): Compared {
  if (difference === 0) return { note: `${compared} aynı` };
  return difference > 0
    ? { note: `${compared} ${amount} fazla`, trend: 'up' }
    : { note: `${compared} ${amount} az`, trend: 'down' };
}
