import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { casesOf } from './admin-cases.mjs';
import { summaryOf } from './measure.mjs';
import { openPlaces, startBackOffice } from './places.mjs';
import { runToItsEnd } from './processes.mjs';
import { say } from './report.mjs';

/**
 * `npm run bench:admin [-- orders|bookings|logs|dashboard|palette --orders 1000000 --bookings 300000 --users 200000
 * --logs 1000000]`: measures the back office's lists, or one part of them, in a studio of that size, and in
 * one with ten thousand orders and log entries for comparison. `--keep <folder>` keeps both studios there for
 * the next run. docs/performance.md
 */
const SMALL = { orders: 10_000, bookings: 3_000, users: 2_000, logs: 10_000 };
const LARGE = {
  ...{ orders: '1000000', bookings: '300000', users: '200000', logs: '1000000' },
  calls: '25',
};
/** Smaller numbers for tables that a single part does not need. */
const FEW = {
  logs: { orders: 1_000, bookings: 300, users: 200 },
  orders: { logs: 0 },
  bookings: { logs: 0 },
  dashboard: {},
  palette: { logs: 0 },
};
const MEGABYTE = 1024 * 1024;
const GOAL_MS = 100;
const GOAL_RATIO = 2;
const GOAL_MEGABYTES = 150;

function wanted() {
  const options = Object.fromEntries(
    Object.entries(LARGE).map(([name, size]) => [name, { type: 'string', default: size }]),
  );
  const { values, positionals } = parseArgs({
    options: { ...options, keep: { type: 'string' } },
    allowPositionals: true,
  });
  const { keep, ...numbers } = values;
  const [part] = positionals;
  if (part !== undefined && !(part in FEW)) throw new Error(`No part '${part}'.`);
  return {
    part,
    keep,
    // A kept studio is filled for all parts, because the next run may measure another one.
    few: keep === undefined ? (FEW[part] ?? {}) : {},
    ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)])),
  };
}

/** Calls both studios in turn, so that a busy moment of the machine slows both. */
async function measure({ name, procedure, query, pageAt, goalMs = GOAL_MS }, studios, calls) {
  const measured = [];
  for (const studio of studios) {
    const { totalPages = 1 } = (await repeat(studio, { procedure, query, times: 2 })).pagination ?? {};
    const page = Math.max(1, Math.ceil(totalPages * (pageAt ?? 0)));
    const asked = query && { ...query, ...(pageAt === undefined ? {} : { page }) };
    measured.push({ studio, asked, latencies: [] });
  }
  for (let call = 0; call < calls; call += 1) {
    for (const { studio, asked, latencies } of measured) {
      await repeat(studio, { procedure, query: asked, times: 1, latencies });
    }
  }
  const [small, large] = measured.map(({ latencies }) => summaryOf(latencies, 1));
  // The fastest calls are compared as well, because other work on the machine affects them least.
  const [fastSmall, fastLarge] = measured.map(({ latencies }) => Math.min(...latencies));
  const ratios = { ratio: large.p50 / small.p50, fastest: fastLarge / fastSmall };
  return { name, small, large, goalMs, ...ratios };
}

/** Repeats a call, adds the time of each to the latencies, and answers the last result. */
async function repeat(studio, { procedure, query, times, latencies = [] }) {
  let data;
  for (let time = 0; time < times; time += 1) {
    const answer = await studio.query(procedure, query);
    latencies.push(answer.milliseconds);
    data = answer.data;
  }
  return data;
}

/** A query without results, which measures the cost of any request by an admin. */
const NOTHING = { procedure: 'admin.orders.list', query: { orderId: '#00000000000000' } };

async function floorOf(studio, calls) {
  const latencies = [];
  await repeat(studio, { ...NOTHING, times: 2 + calls, latencies });
  return summaryOf(latencies, 1).p50;
}

const cell = (value, width = 10) => String(value).padStart(width);
const ms = (value) => cell(value.toFixed(1));

function print({ name, small, large, goalMs, ratio, fastest }) {
  const isMet = large.p95 <= goalMs && ratio <= GOAL_RATIO;
  say(
    `${name.padEnd(58)}${ms(small.p50)}${ms(small.p95)}${ms(large.p50)}${ms(large.p95)}${cell(ratio.toFixed(1), 8)}${cell(fastest.toFixed(1), 9)}${isMet ? '' : '  !'}`,
  );
}

async function bench() {
  const { part, keep, few, calls, ...most } = wanted();
  const [smaller, sizes] = [SMALL, most].map((size) => ({ ...size, ...few }));
  const places = await openPlaces({ keptIn: keep });
  say(`Node ${process.version}, ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}.`);
  say(`Filling a studio of ${told(smaller)}, and one of ${told(sizes)}.`);
  const studios = [await startBackOffice(places, smaller), await startBackOffice(places, sizes)];
  const floor = await floorOf(studios[0], calls);
  say(
    `Load ${loadavg()[0].toFixed(1)}. Milliseconds of an admin's whole request; the ratio is that of the medians.`,
  );
  say(`One that finds nothing takes ${floor.toFixed(1)}.\n`);
  say(
    `${''.padEnd(58)}${['p50 small', 'p95 small', 'p50 large', 'p95 large'].map((title) => cell(title)).join('')}${cell('ratio', 8)}${cell('fastest', 9)}`,
  );
  const results = [];
  for (const each of casesOf(part)) {
    const result = await measure(each, studios, calls);
    results.push(result);
    print(result);
  }
  const slow = results.filter(({ large, goalMs }) => large.p95 > goalMs);
  const steep = results.filter(({ ratio }) => ratio > GOAL_RATIO);
  say(
    `\n${results.length - slow.length} of ${results.length} within their goal (${GOAL_MS} ms; the first page's parts 50), ${results.length - steep.length} within ${GOAL_RATIO} times (${results.filter(({ fastest }) => fastest <= GOAL_RATIO).length} by their fastest calls). The others:`,
  );
  for (const { name, small, large, ratio } of steep) {
    say(`  ${name}: ${large.p50.toFixed(1)} instead of ${small.p50.toFixed(1)} (${ratio.toFixed(1)})`);
  }
  say(`Load ${loadavg()[0].toFixed(1)}.`);
  if (part === undefined || part === 'orders') await weigh(studios[1], sizes);
}

const told = ({ orders, logs }) => `${orders} orders and ${logs} entries of the log`;

async function weigh(studio, { orders }) {
  const { bytes, seconds, additionalBytes } = await studio.weigh();
  const additional = Math.round(additionalBytes / MEGABYTE);
  say(
    `\nTable of ${orders} orders: ${Math.round(bytes / MEGABYTE)} MB in ${seconds.toFixed(1)} s, ${additional} MB of memory besides (goal: below ${GOAL_MEGABYTES}).`,
  );
}

await runToItsEnd('bench', bench);
