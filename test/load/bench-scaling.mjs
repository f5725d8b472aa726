import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { openShoppers } from '../faults/shoppers.mjs';
import { openDeployment } from '../faults/deployment.mjs';
import { cpuSecondsByPart, PARTS } from './cpu-by-part.mjs';
import { closedLoop, summaryOf } from './measure.mjs';
import { visitorAddress } from './orders.mjs';
import { runToItsEnd } from './processes.mjs';
import { say } from './report.mjs';

/**
 * `npm run bench:scaling [-- --web 2 --seconds 10]`: what that many web processes behind the proxy answer at growing
 * load, and how much of a processor each part needs for a page view, a cart that is priced, and an order. docs/scaling.md
 */
const { values: asked } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, web: { type: 'string', default: '2' } },
});
const SECONDS = Number(asked.seconds);
const WARM_UP_SECONDS = 5;
/** Connections take turns with this many addresses, because the proxy limits the rate of each. */
const VISITORS = 400;

/**
 * Rendered pages as a browser's first visit requests them, compressed. Styles, scripts and pictures would
 * come from a CDN.
 */
const PAGES = ['/', '/workshops', '/blog', '/urun/lale-karo'];
/** The price of a cart is never cached, so each call reads the database. */
function quoteOf({ pieces: [piece] }) {
  const items = [
    { kind: 'product', id: piece.id, quantity: 1, isStudent: false, unitPriceKurus: piece.priceKurus },
  ];
  return `/trpc/checkout.quote?input=${encodeURIComponent(JSON.stringify({ items }))}`;
}

function loadsOf({ shopUrl, goods }, shoppers) {
  const visit = reading(shopUrl, PAGES, { 'accept-encoding': 'br' });
  const sell = (concurrency, seconds) => closedLoop({ concurrency, seconds }, shoppers.buy);
  return [
    { what: 'page views', callers: [1, 4, 16, 64], run: visit },
    {
      // Each sale changes the stock, after which pages are rendered again.
      what: 'while one buys',
      callers: [16],
      run: async (...load) => (await Promise.all([visit(...load), sell(1, load[1])]))[0],
    },
    { what: 'carts priced', callers: [1, 4, 16], run: reading(shopUrl, [quoteOf(goods)], {}) },
    { what: 'orders', callers: [1, 2, 4, 8, 16], run: sell },
  ];
}

function reading(shopUrl, paths, headers) {
  return async (connections, seconds) => {
    const latencies = [];
    const setupClient = (client) => client.setRequests(visitsTo(paths, headers));
    const run = autocannon({ url: shopUrl, connections, duration: seconds, setupClient });
    run.on('response', (...[, , , milliseconds]) => latencies.push(milliseconds));
    const { errors, non2xx, duration } = await run;
    const failed = errors + non2xx;
    // The proxy closes a connection after a thousand requests, even while the next request is on its way.
    if (failed > latencies.length / 1_000) {
      throw new Error(`${paths[0]}: ${errors} errors, ${non2xx} refusals.`);
    }
    return summaryOf(latencies, duration);
  };
}

const visitsTo = (paths, headers) =>
  Array.from({ length: VISITORS }, (_, at) => ({
    path: paths[at % paths.length],
    headers: { ...headers, 'x-forwarded-for': visitorAddress() },
  }));

/** Measures each load with each number of callers, and the CPU seconds that each part needed for it. */
async function measure(webProcesses) {
  say(`\n${webProcesses} web ${webProcesses === 1 ? 'process' : 'processes'}, 2 workers`);
  say(
    row([
      '',
      'callers',
      'per second',
      'p50 ms',
      'p95 ms',
      'processors',
      ...PARTS.map((part) => `${part} ms`),
    ]),
  );
  const deployment = await openDeployment({ webProcesses });
  const shoppers = await openShoppers({ shopUrl: deployment.shopUrl, goods: deployment.goods });
  // PostgreSQL detaches from the process that starts it, so it is named itself.
  const ancestors = [process.pid, await deployment.postgres.pid()];
  for (const { what, callers, run } of loadsOf(deployment, shoppers)) {
    await run(4, WARM_UP_SECONDS);
    for (const count of callers) {
      const before = await cpuSecondsByPart(ancestors);
      const result = await run(count, SECONDS);
      const after = await cpuSecondsByPart(ancestors);
      const usedSeconds = PARTS.map((part) => after.get(part) - before.get(part));
      say(row([what, count, ...cellsOf(result, usedSeconds)]));
    }
  }
  const { errors } = shoppers;
  if (errors.length > 0) {
    throw new Error(`${errors.length} orders failed, first ${errors[0].what}: ${errors[0].problem}`);
  }
}

/** The CPU milliseconds per call, and the number of processors that were busy together. */
function cellsOf({ perSecond, p50, p95 }, usedSeconds) {
  const done = perSecond * SECONDS;
  const busy = usedSeconds.reduce((sum, seconds) => sum + seconds, 0) / SECONDS;
  const each = usedSeconds.map((seconds) => ((seconds * 1_000) / done).toFixed(2));
  return [perSecond.toFixed(1), p50.toFixed(1), p95.toFixed(1), busy.toFixed(2), ...each];
}

function row(cells) {
  return cells.map((cell, at) => (at === 0 ? String(cell).padEnd(14) : String(cell).padStart(14))).join('');
}

await runToItsEnd('bench', () => measure(Number(asked.web)));
