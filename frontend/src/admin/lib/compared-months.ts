import { numberText } from './number-text.js';

interface Compared {
  readonly note?: string;
  readonly trend?: 'up' | 'down';
}

/** How this month stands to the last one: 'Geçen aydan 12 fazla'. Nothing while there is no month before. */
export function comparedToLastMonth(counts: readonly number[]): Compared {
  const [before, now] = counts.slice(-2);
  if (before === undefined || now === undefined) return {};
  if (now === before) return { note: 'Geçen ayla aynı' };
  const difference = numberText(Math.abs(now - before));
  return now > before
    ? { note: `Geçen aydan ${difference} fazla`, trend: 'up' }
    : { note: `Geçen aydan ${difference} az`, trend: 'down' };
}
