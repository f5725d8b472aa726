import { setTimeout as wait } from 'node:timers/promises';

const AT_RANDOM_MS = 3_000;
/** The time that docs/operations.md allows a process for its shutdown. */
const LEAVES_WITHIN_MS = 10_000;
const anyMoment = () => wait(Math.random() * AT_RANDOM_MS);
const oneOf = (choices) => choices[Math.floor(Math.random() * choices.length)];

/** Kills a node at a random moment and starts it again two seconds later. */
async function loseOne(nodes) {
  await anyMoment();
  const node = oneOf(nodes);
  await node.kill();
  await wait(2_000);
  await node.start();
}

async function replaceAll(nodes, version) {
  for (const node of nodes) {
    const { code, tookMs } = await node.leave();
    if (code !== 0 || tookMs > LEAVES_WITHIN_MS) {
      throw new Error(`${node.name} left with ${code} after ${tookMs} ms.`);
    }
    await node.start(version);
  }
}

const WITHOUT_DATABASE = {
  order: 'nothing can be ordered without the database',
  'bank return': 'the payment is settled as soon as the database is back',
  'bank return, again': 'the same, while it is still away',
  read: 'what is not cached',
  'back office': 'nothing can be looked up',
};

/**
 * The faults, one after the other under the same steady load. `mayBeSeen` lists the errors that shoppers may
 * meet, with the reason; every other error is a failure of the shop.
 */
export const FAULTS = [
  {
    name: 'nothing',
    what: 'Nothing goes wrong: the yardstick',
    happens: () => wait(5_000),
    mayBeSeen: {},
  },
  {
    name: 'web-killed',
    what: 'A web process is killed, three times',
    happens: async ({ nodes }) => {
      for (let times = 0; times < 3; times += 1) await loseOne(nodes.web);
    },
    mayBeSeen: {
      order: 'in hand of the process that died; nginx sends no order twice',
      'back office': 'in hand of the process that died',
    },
  },
  {
    name: 'worker-killed',
    what: 'A worker process is killed, three times',
    happens: async ({ nodes }) => {
      for (let times = 0; times < 3; times += 1) await loseOne(nodes.workers);
    },
    mayBeSeen: {
      mail: 'the relay had it when the worker died, which nobody can know; mail programs show one of the two, by its Message-ID',
    },
  },
  {
    name: 'postgres-restarted',
    what: 'PostgreSQL is stopped and started',
    happens: async ({ postgres }) => {
      await postgres.stop();
      await wait(2_000);
      await postgres.start();
      await wait(3_000);
    },
    mayBeSeen: WITHOUT_DATABASE,
  },
  {
    name: 'postgres-killed',
    what: 'PostgreSQL is killed and replays its log',
    happens: async ({ postgres }) => {
      await anyMoment();
      await postgres.kill();
      await postgres.start();
      await wait(3_000);
    },
    mayBeSeen: WITHOUT_DATABASE,
  },
  {
    name: 'redis-emptied',
    what: 'Redis is killed, and comes back empty',
    happens: async ({ redis }) => {
      await anyMoment();
      await redis.kill();
      await wait(3_000);
      await redis.start();
      await wait(3_000);
    },
    mayBeSeen: { 'back office': 'sessions live in Redis: the admin signs in again' },
  },
  {
    name: 'relay-down',
    what: 'The mail relay is down for ten seconds',
    happens: async ({ mailbox }) => {
      await mailbox.stop();
      await wait(10_000);
      await mailbox.start();
    },
    mayBeSeen: {},
  },
  {
    name: 'bank-slow',
    what: 'iyzico is slow, fails, never answers and answers twice',
    happens: async ({ bank }) => {
      for (const fault of BANK_TROUBLES) await bank.plan(fault);
      await wait(15_000);
      await bank.clear();
    },
    mayBeSeen: {
      order: 'iyzico did not answer: nothing is charged, and the buyer is told so',
      'bank return': 'iyzico did not say whether it charged: the order says that it is being looked at',
    },
  },
  {
    name: 'disk-full',
    what: 'The disk of the pictures is full',
    needs: ({ disk }) => disk.isOwn,
    happens: async ({ disk }) => {
      await disk.fill();
      await wait(6_000);
      await disk.empty();
    },
    mayBeSeen: { picture: 'there is no room for it, and the admin is told so' },
  },
  {
    name: 'rolled-back',
    what: 'Every process is replaced by the previous version, one after the other',
    needs: ({ previous }) => previous !== null,
    happens: ({ nodes, previous }) => replaceAll(nodes.all, previous),
    mayBeSeen: {},
  },
  {
    name: 'rolled-forward',
    what: 'Every process is replaced by this version, one after the other',
    happens: ({ nodes }) => replaceAll(nodes.all),
    mayBeSeen: {},
  },
];

const BANK_TROUBLES = [
  { on: 'initialize', kind: 'delay', delayMs: 1_500, times: 5 },
  { on: 'initialize', kind: 'http_502', times: 3 },
  { on: 'initialize', kind: 'hang_before', times: 2 },
  { on: 'initialize', kind: 'hang_after', times: 2 },
  { on: 'callback', kind: 'duplicate', times: 5 },
  { on: 'callback', kind: 'drop', times: 2 },
  { on: 'auth', kind: 'delay', delayMs: 1_500, times: 5 },
  { on: 'auth', kind: 'http_502', times: 2 },
  { on: 'auth', kind: 'http_502_after', times: 2 },
  { on: 'auth', kind: 'hang_before', times: 2 },
  { on: 'auth', kind: 'hang_after', times: 2 },
];
