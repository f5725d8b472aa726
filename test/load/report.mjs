import { medianRatio, medianRound } from './measure.mjs';

const WIDTHS = [26, 12, 10, 10, 10];

export function printHead(title) {
  process.stdout.write(`\n${title}\n`);
  printRow(['', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms']);
}

export function printResults(results) {
  for (const [name, rounds] of results) {
    const { perSecond, p50, p95, p99 } = medianRound(rounds);
    printRow([
      name,
      Math.round(perSecond),
      ...[p50, p95, p99].map((milliseconds) => milliseconds.toFixed(2)),
    ]);
  }
}

function printRow(cells) {
  const padded = cells.map((cell, column) =>
    column === 0 ? String(cell).padEnd(WIDTHS[column]) : String(cell).padStart(WIDTHS[column]),
  );
  process.stdout.write(`  ${padded.join('')}\n`);
}

/** A goal is `{ what, reached, atLeast }`: two ratios, the first of them the median of the rounds' own. */
export function printGoals(goals) {
  process.stdout.write('\nGoals\n');
  for (const { what, reached, atLeast } of goals) {
    const verdict = reached >= atLeast ? 'met   ' : 'missed';
    process.stdout.write(`  ${verdict}  ${what}: ${percent(reached)} (goal: ${percent(atLeast)} or more)\n`);
  }
}

export function ratioOf(results, name, baseline) {
  return medianRatio(results.get(name), results.get(baseline));
}

export function say(text) {
  process.stdout.write(`${text}\n`);
}

const percent = (ratio) => `${Math.round(ratio * 100)} %`;
