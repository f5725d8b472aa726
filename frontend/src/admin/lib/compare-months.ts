import { formatNumber } from './format-number.js';

interface Compared {
  readonly note?: string;
  readonly trend?: 'up' | 'down';
}

/** Compares this month with the last one: 'Geçen aydan 12 fazla'. Empty when there is no earlier month. */
export function compareToLastMonth(counts: readonly number[]): Compared {
  const [before, now] = counts.slice(-2);
  if (before === undefined || now === undefined) return {};
  if (now === before) return { note: 'Geçen ayla aynı' };
  const difference = formatNumber(Math.abs(now - before));
  return now > before
    ? { note: `Geçen aydan ${difference} fazla`, trend: 'up' }
    : { note: `Geçen aydan ${difference} az`, trend: 'down' };
}
