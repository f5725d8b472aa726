import { availableParallelism } from 'node:os';
import { listOverHttp } from './list-over-http.mjs';
import { compare } from './measure.mjs';
import { ordersOverHttp } from './order-over-http.mjs';
import {
  openPlaces,
  startBareSql,
  startBaseline,
  startCalendar,
  startServices,
  startWholeShop,
  stockUp,
} from './places.mjs';
import { endAll, isEnding } from './processes.mjs';
import { printGoals, printHead, printResults, ratioOf, say } from './report.mjs';

/** `npm run bench`: what the shop does in a second, beside the least that could be done. docs/performance.md */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const READERS = 32;
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

async function benchList(shopUrl, [name, path]) {
  const response = await fetch(shopUrl + path);
  const answers = [{ path, contentType: response.headers.get('content-type'), body: await response.text() }];
  const servers = {
    shop: shopUrl,
    'bare Express': await startBaseline('express', answers),
    'bare node:http': await startBaseline('node:http', answers),
  };
  say(`\n${name}, ${Buffer.byteLength(answers[0].body)} bytes, ${READERS} connections`);
  for (const url of Object.values(servers)) await assertSameBytes(url + path, answers[0].body);
  const results = await measured(
    Object.entries(servers).map(([server, url]) => ({
      name: server,
      measure: listOverHttp(url + path, READERS),
    })),
  );
  printHead(name);
  printResults(results);
  return [
    {
      what: `${name} to bare Express`,
      reached: ratioOf(results, 'shop', 'bare Express'),
      atLeast: 1,
    },
    {
      what: `${name} to bare node:http`,
      reached: ratioOf(results, 'shop', 'bare node:http'),
      atLeast: 0.5,
    },
  ];
}

async function assertSameBytes(url, body) {
  if ((await (await fetch(url)).text()) !== body) throw new Error(`${url} answers other bytes.`);
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

async function bench() {
  say(
    `Node ${process.version}, ${availableParallelism()} cores, ${ROUNDS} rounds of ${SECONDS} s; the median counts.`,
  );
  const places = await openPlaces();
  const services = await startServices(places);
  const shop = await startWholeShop(places);
  const listGoals = [];
  for (const list of Object.entries(LISTS)) listGoals.push(...(await benchList(places.shopUrl, list)));
  const months = await benchMonth(places);
  printHead('A month of sessions');
  printResults(months);
  const products = await stockUp(places);
  const overHttp = await benchHttpOrders(places.shopUrl, products);
  await shop.stop();
  const orders = await benchOrders(places, services, products);
  printHead('Placing an order');
  printResults([...orders, ...overHttp]);
  printGoals([
    ...listGoals,
    {
      what: 'month of a large studio to a small one',
      reached: ratioOf(months, LARGE_STUDIO, SMALL_STUDIO),
      atLeast: 0.5,
    },
    { what: 'order to bare SQL', reached: ratioOf(orders, 'our services', 'bare SQL'), atLeast: 0.4 },
  ]);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => void endAll().then(() => process.exit(130)));
}

try {
  await bench();
} catch (error) {
  // Whoever breaks the bench off needs no explanation.
  if (isEnding()) await endAll().then(() => process.exit(130));
  process.exitCode = 1;
  process.stderr.write(`\nThe bench broke off. ${error.stack ?? error}\n`);
} finally {
  await endAll();
}
