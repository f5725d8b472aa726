import { formatNumber } from '../../lib/format-number.js';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Words = readonly (readonly [ms: number, word: string])[];

const SINCE: Words = [
  [DAY_MS, 'gündür'],
  [HOUR_MS, 'saattir'],
  [MINUTE_MS, 'dakikadır'],
  [SECOND_MS, 'saniyedir'],
];
const EVERY: Words = [
  [DAY_MS, 'günde bir'],
  [HOUR_MS, 'saatte bir'],
  [MINUTE_MS, 'dakikada bir'],
  [SECOND_MS, 'saniyede bir'],
];

/** '12 dakikadır' */
export function formatSince(ms: number): string {
  return inLargestUnit(ms, SINCE);
}

/** '5 dakikada bir', 'saatte bir' */
export function formatInterval(ms: number): string {
  return inLargestUnit(ms, EVERY).replace(/^1 /, '');
}

/** Formats how long something took: '0,4 sn', '2 dk'. */
export function formatDuration(ms: number): string {
  if (ms >= MINUTE_MS) return `${formatNumber(Math.round(ms / MINUTE_MS))} dk`;
  if (ms < SECOND_MS / 10) return '0,1 sn’den kısa';
  return `${formatNumber(Math.round(ms / (SECOND_MS / 10)) / 10)} sn`;
}

function inLargestUnit(ms: number, words: Words): string {
  const [unit, word] = words.find(([least]) => ms >= least) ?? [SECOND_MS, words.at(-1)?.[1]];
  return `${formatNumber(Math.max(1, Math.floor(ms / unit)))} ${word}`;
}
