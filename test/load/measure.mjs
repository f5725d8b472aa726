import { performance } from 'node:perf_hooks';

/** Keeps `concurrency` callers busy for that long; any failure ends the measurement. */
export async function closedLoop({ concurrency, seconds }, callOnce) {
  const latencies = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const caller = async () => {
    while (performance.now() < end) {
      const before = performance.now();
      await callOnce();
      latencies.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, caller));
  return summaryOf(latencies, (performance.now() - start) / 1000);
}

export function summaryOf(latencies, seconds) {
  const sorted = Float64Array.from(latencies).sort();
  const percentile = (share) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return {
    perSecond: sorted.length / seconds,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
  };
}

/**
 * Measures every target once per round, so that a busy moment of the machine affects all of them. A target is
 * `{ name, measure(seconds) }`; the result is the list of its rounds by name.
 */
export async function compare(targets, { rounds, seconds, warmUpSeconds, onRound }) {
  const results = new Map(targets.map(({ name }) => [name, []]));
  for (const { measure } of targets) await measure(warmUpSeconds);
  for (let round = 1; round <= rounds; round += 1) {
    onRound(round);
    for (const { name, measure } of rotated(targets, round)) results.get(name).push(await measure(seconds));
  }
  return results;
}

/** Every second round runs in reverse, so that no target is always the first. */
function rotated(targets, round) {
  return round % 2 === 0 ? targets.toReversed() : targets;
}

export function medianRound(rounds) {
  return median(rounds, ({ perSecond }) => perSecond);
}

/** The median of the ratios of each round, in which both sides ran under the same conditions. */
export function medianRatio(rounds, baselineRounds) {
  const ratios = rounds.map(({ perSecond }, round) => perSecond / baselineRounds[round].perSecond);
  return median(ratios, (ratio) => ratio);
}

function median(values, sizeOf) {
  return values.toSorted((a, b) => sizeOf(a) - sizeOf(b))[Math.floor(values.length / 2)];
}
