import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { cpuSecondsByPart, PARTS } from '../load/cpu-by-part.mjs';
import { summaryOf } from '../load/measure.mjs';
import { runToItsEnd } from '../load/processes.mjs';
import { say } from '../load/report.mjs';
import { openBackOffice } from './back-office.mjs';
import { openShoppers } from './shoppers.mjs';
import { mean, slopePerHour } from './slope.mjs';
import { openDeployment } from './deployment.mjs';
import { countRepeats, findFaults, untilSettled } from './invariants.mjs';

/**
 * `npm run test:soak [-- --minutes 30]`: the crowd of test:faults with nothing going wrong. Prints how memory, the
 * processors' work for each order, and latency change in an hour; the first third is warming up and does not count.
 * docs/faults.md
 */
/**
 * Keeps two processors about half busy. If they never rested, latency would depend on the other work of the machine.
 */
const THINKS_MS = 1_000;
const SAMPLE_MS = 20_000;
/** The growth per hour, as a fraction of the average, up to which a value counts as constant. */
const FLAT = { memory: 0.1, work: 0.1, latency: 0.25 };
/**
 * The machine may be busy with other work, so latency is divided by the time that hashing this piece took meanwhile.
 */
const PIECE = Buffer.alloc(4 * 1024 * 1024, 'toprak');
const PIECES = 20;

const { values: asked } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });

async function sampleFor({ deployment, answers, shoppers, minutes }) {
  const series = new Map();
  const note = (name, value) => series.set(name, [...(series.get(name) ?? []), { at: Date.now(), value }]);
  // PostgreSQL detaches from the process that starts it, so it is named itself.
  const ancestors = [process.pid, await deployment.postgres.pid()];
  const end = Date.now() + minutes * 60_000;
  let before = { orders: shoppers.purchases.length, used: await cpuSecondsByPart(ancestors) };
  while (Date.now() < end) {
    const piece = await timePieces(SAMPLE_MS);
    // The processes of a kind are summed up: they free memory at different moments, and a leak would be in each of them.
    for (const kind of ['web', 'workers']) {
      const held = await Promise.all(deployment.nodes[kind].map((node) => node.megabytes()));
      note(
        `memory of the ${kind}, MB`,
        held.reduce((sum, each) => sum + each, 0),
      );
    }
    const now = { orders: shoppers.purchases.length, used: await cpuSecondsByPart(ancestors) };
    for (const part of PARTS) {
      const seconds = now.used.get(part) - before.used.get(part);
      note(`work of ${part}, ms an order`, (seconds * 1_000) / (now.orders - before.orders));
    }
    note('orders a minute', ((now.orders - before.orders) * 60_000) / SAMPLE_MS);
    before = now;
    note('a known piece of work, ms', piece);
    for (const [what, times] of answers) {
      const { p50, p95 } = summaryOf(times.splice(0), SAMPLE_MS / 1_000);
      note(`median of ${what}, ms`, p50);
      note(`p95 of ${what}, ms`, p95);
      note(`median of ${what}, in pieces`, p50 / piece);
    }
  }
  return series;
}

/** The median time of hashing the piece, measured several times spread over `ms`. */
async function timePieces(ms) {
  const times = [];
  for (let turn = 0; turn < PIECES; turn += 1) {
    await wait(ms / PIECES);
    const begun = performance.now();
    createHash('sha256').update(PIECE).digest();
    times.push(performance.now() - begun);
  }
  return summaryOf(times, 1).p50;
}

/** The allowed growth of a value per hour, as a fraction of itself; null when it is only reported. */
function limitOf(name) {
  if (name.startsWith('memory')) return FLAT.memory;
  if (name.startsWith('work')) return FLAT.work;
  return name.endsWith('in pieces') ? FLAT.latency : null;
}

function report(series) {
  say(`\n${''.padEnd(34)}${['mean', 'per hour', ''].map((head) => head.padStart(12)).join('')}`);
  const steep = [];
  for (const [name, samples] of series) {
    const counted = samples.slice(Math.floor(samples.length / 3));
    const average = mean(counted.map(({ value }) => value));
    const slope = slopePerHour(counted);
    const limit = limitOf(name);
    const isFlat = limit === null || slope <= average * limit;
    if (!isFlat) steep.push(name);
    say(
      `${name.padEnd(34)}${average.toFixed(1).padStart(12)}${signed(slope).padStart(12)}${isFlat ? '' : '   rises'}`,
    );
  }
  return steep;
}

const signed = (value) => `${value >= 0 ? '+' : ''}${value.toFixed(1)}`;

async function soak() {
  const answers = new Map();
  const onAnswer = (what, ms) => {
    if (!answers.has(what)) answers.set(what, []);
    answers.get(what).push(ms);
  };
  const deployment = await openDeployment();
  const shoppers = await openShoppers({
    shopUrl: deployment.shopUrl,
    goods: deployment.goods,
    thinksMs: THINKS_MS,
    onAnswer,
  });
  const backOffice = openBackOffice({
    shopUrl: deployment.shopUrl,
    errors: shoppers.errors,
    goods: deployment.goods,
  });
  await backOffice.signIn();
  shoppers.open();
  backOffice.open();
  const series = await sampleFor({ deployment, answers, shoppers, minutes: Number(asked.minutes) });
  await Promise.all([shoppers.close(), backOffice.close()]);
  const { left } = await untilSettled(deployment.postgres.url);
  const wrong = [
    ...left,
    ...(await findFaults({ deployment, shoppers, backOffice })),
    ...shoppers.errors.map(({ what, problem }) => `${what}: ${problem}`),
    ...((await countRepeats(deployment.mailbox)) > 0 ? ['a mail came once more'] : []),
  ];
  const steep = report(series);
  say(`\n${shoppers.purchases.length} orders, ${shoppers.counts.reads} reads, ${wrong.length} faults`);
  wrong.slice(0, 20).forEach((each) => say(`  ${each}`));
  if (steep.length + wrong.length > 0) process.exitCode = 1;
}

await runToItsEnd('soak', soak);
