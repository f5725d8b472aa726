import { availableParallelism } from 'node:os';
import { compare } from './measure.mjs';
import { ordersOverHttp } from './order-over-http.mjs';
import {
  announcer,
  openPlaces,
  startBareSql,
  startCalendar,
  startServices,
  startWholeShop,
  stockUp,
} from './places.mjs';
import { runToItsEnd } from './processes.mjs';
import { benchResponseCache } from './response-cache.mjs';
import { printGoals, printHead, printResults, ratioOf, say } from './report.mjs';
import { firstAfterChange } from './uncached-pages.mjs';

/**
 * `npm run bench [part]`: measures the shop's throughput compared with the least that could be done.
 * docs/performance.md
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const SMALL_STUDIO = '50 sessions';
const LARGE_STUDIO = '5 000, 200 000 bookings';
const BUYERS = 8;
const THIS_MONTH = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  timeZone: 'Europe/Istanbul',
}).format();
const LISTS = {
  'Product list over tRPC': '/trpc/catalog.products',
  'Product list over REST': '/api/products.php',
  'Session calendar over tRPC': `/trpc/workshops.month?input=${encodeURIComponent(JSON.stringify({ month: THIS_MONTH }))}`,
};

/** Long enough that every process runs compiled code, as a shop that has been open for a while does. */
const WARM_UP_SECONDS = 3 * SECONDS;

const measured = (targets) =>
  compare(targets, {
    rounds: ROUNDS,
    seconds: SECONDS,
    warmUpSeconds: WARM_UP_SECONDS,
    onRound: (round) => say(`  round ${round} of ${ROUNDS}`),
  });

async function benchLists({ shopUrl }) {
  const goals = [];
  for (const [name, path] of Object.entries(LISTS)) {
    goals.push(...(await benchResponseCache({ shopUrl, name, path }, measured)));
  }
  return goals;
}

async function benchPages(places) {
  const { shopUrl } = places;
  const headers = { 'accept-encoding': 'br' };
  const goals = await benchResponseCache({ shopUrl, name: 'Cached home page', path: '/', headers }, measured);
  say('\nThe first reader after a change of the catalogue');
  const announce = await announcer(places);
  const target = (name, path) => ({ name, measure: firstAfterChange(shopUrl + path, announce) });
  const results = await measured([
    target('home page', '/'),
    target('its products over tRPC', LISTS['Product list over tRPC']),
  ]);
  printHead('Uncached, one reader at a time');
  printResults(results);
  return goals;
}

async function benchHttpOrders(shopUrl, products) {
  say(`\nWhole payment calls with the stand-in bank, ${BUYERS} buyers at a time`);
  return measured([{ name: 'whole HTTP call', measure: ordersOverHttp(shopUrl, products, BUYERS) }]);
}

async function benchOrders(places, services, products) {
  const asked = { products, concurrency: BUYERS };
  const target = (name, process) => ({
    name,
    measure: (seconds) => process.ask({ ...asked, seconds }),
  });
  say(`\nPlacing an order, ${BUYERS} buyers at a time`);
  return measured([target('our services', services), target('bare SQL', await startBareSql(places))]);
}

async function benchMonth(places) {
  say('\nReading a month of sessions from the database, uncached');
  const small = await startCalendar(places, { sessions: 50, bookings: 0 });
  const large = await startCalendar(places, { sessions: 5_000, bookings: 200_000 });
  const target = (name, calendar) => ({
    name,
    measure: (seconds) => calendar.ask({ month: THIS_MONTH, concurrency: BUYERS, seconds }),
  });
  return measured([target(SMALL_STUDIO, small), target(LARGE_STUDIO, large)]);
}

async function benchCalendar(places) {
  const months = await benchMonth(places);
  printHead('A month of sessions');
  printResults(months);
  const reached = ratioOf(months, LARGE_STUDIO, SMALL_STUDIO);
  return [{ what: 'month of a large studio to a small one', reached, atLeast: 0.5 }];
}

/** Runs last, because it sells products and stops the shop, so that the services have the machine for themselves. */
async function benchSelling(places, { services, shop }) {
  const products = await stockUp(places);
  const overHttp = await benchHttpOrders(places.shopUrl, products);
  await shop.stop();
  const orders = await benchOrders(places, services, products);
  printHead('Placing an order');
  printResults([...orders, ...overHttp]);
  return [{ what: 'order to bare SQL', reached: ratioOf(orders, 'our services', 'bare SQL'), atLeast: 0.4 }];
}

const PARTS = { lists: benchLists, pages: benchPages, calendar: benchCalendar, orders: benchSelling };

async function bench(wanted) {
  if (wanted !== undefined && !(wanted in PARTS)) throw new Error(`Parts: ${Object.keys(PARTS).join(', ')}.`);
  say(
    `Node ${process.version}, ${availableParallelism()} cores, ${ROUNDS} rounds of ${SECONDS} s; the median counts.`,
  );
  const places = await openPlaces();
  const services = await startServices(places);
  const shop = await startWholeShop(places);
  const goals = [];
  for (const [name, part] of Object.entries(PARTS)) {
    if (wanted === undefined || wanted === name) goals.push(...(await part(places, { services, shop })));
  }
  printGoals(goals);
}

await runToItsEnd('bench', () => bench(process.argv[2]));
