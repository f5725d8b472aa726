import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiled } from '../load/orders.mjs';
import { setTimeout as wait } from 'node:timers/promises';
import { keep, startHelper } from '../load/processes.mjs';
import { freePort } from '../support/free-port.mjs';
import { openDisk } from './disk.mjs';
import { startNode } from './node-process.mjs';
import { buildPrevious } from './previous.mjs';
import { startProxy } from './proxy.mjs';

/** The shop looks for stuck work more often than in production, because waiting for it takes most of a fault's time. */
const HASTE = { SWEEP_SECONDS: '2', PAYMENT_RECHECK_SECONDS: '5', IYZICO_TIMEOUT_MS: '4000' };
const WORKERS = 2;
const PLENTY_OF_BUYERS = {
  PIECES_PER_NETWORK: '10000',
  SEATS_PER_NETWORK: '10000',
  HOLD_SHARE_PERCENT: '100',
  PIECES_RESERVED_OF_PRODUCT: '100000',
  SEATS_RESERVED_OF_SESSION: '100000',
  RESERVED_PER_NETWORK: '100000',
  UNPAID_MINUTES_PER_NETWORK: '10000000',
};

/**
 * Starts everything that a larger studio runs, as processes on this machine: two web processes and two
 * workers, PostgreSQL, Redis, nginx, and stand-ins for iyzico and the mail relay. Each can be killed and
 * started again at the same place.
 */
export async function openDeployment({ previousRevision = null, webProcesses = 2 } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'toprak-deployment-'));
  void keep({ stop: () => rm(dataDir, { recursive: true, force: true }) });
  const disk = await openDisk(join(dataDir, 'media'));
  const postgres = await startPostgres(join(dataDir, 'postgres'));
  const redis = await startRedis();
  const mailbox = await startMailbox(join(dataDir, 'mailbox'));
  const ports = { proxy: await freePort(), web: await freePorts(webProcesses) };
  const shopUrl = `http://localhost:${ports.proxy}`;
  const bank = await startBank({ shopUrl, stateFile: join(dataDir, 'iyzico', 'payments.jsonl') });
  const { demoEnvironment } = await load('sandbox/demo-settings.js');
  const outside = {
    databaseUrl: postgres.url,
    iyzicoUrl: bank.url,
    smtpUrl: mailbox.smtpUrl,
    aiUrl: 'http://127.0.0.1:9',
  };
  const environment = demoEnvironment({ port: ports.proxy, dataDir, isDemoShop: true }, outside, {
    ...HASTE,
    ...PLENTY_OF_BUYERS,
    REDIS_URL: redis.url,
    TRUSTED_PROXIES: '1',
    WEB_DIR: join(import.meta.dirname, '../../frontend/dist'),
    SANDBOX_CAPTCHA_ANSWER: 'toprak',
  });
  const goods = await startHelper('../faults/fill-deployment.mjs', { environment }).started;
  const previous = previousRevision === null ? null : await buildPrevious(dataDir, previousRevision);
  const nodes = await startNodes(environment, ports.web);
  await startProxy({ directory: dataDir, port: ports.proxy, upstreams: ports.web });
  return { shopUrl, dataDir, disk, postgres, redis, mailbox, bank, environment, nodes, goods, previous };
}

const load = (module) => import(join(compiled, module));

async function startNodes(environment, webPorts) {
  const start = (name, file, { port, opsPort }) =>
    startNode({
      name,
      file,
      opsPort,
      environment: { ...environment, PORT: String(port), OPS_PORT: String(opsPort), WORKER: 'off' },
    });
  const opsPorts = await freePorts(webPorts.length + WORKERS);
  const web = webPorts.map((port, at) =>
    start(`web ${at + 1}`, 'src/main.js', { port, opsPort: opsPorts[at] }),
  );
  const workers = opsPorts
    .slice(webPorts.length)
    .map((opsPort, at) => start(`worker ${at + 1}`, 'src/worker.js', { port: 0, opsPort }));
  // Waited for together: one that fails must not leave the others without anybody who ends them.
  const all = await Promise.all([...web, ...workers]);
  return { web: all.slice(0, webPorts.length), workers: all.slice(webPorts.length), all };
}

const freePorts = (count) => Promise.all(Array.from({ length: count }, () => freePort()));

async function startPostgres(dataDir) {
  const { startEmbeddedPostgres } = await load('sandbox/postgres/embedded-postgres.js');
  const port = await freePort();
  let running = await startEmbeddedPostgres({ dataDir, port });
  const { url } = running;
  void keep({ stop: () => running.stop() });
  const start = async () => {
    running = await startEmbeddedPostgres({ dataDir, port });
  };
  const pid = async () =>
    Number((await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);
  return {
    url,
    pid,
    start,
    stop: () => running.stop(),
    /**
     * Like a crash of the machine: no connection is closed properly, and the log is replayed at the next
     * start.
     */
    kill: async () => {
      const killed = await pid();
      process.kill(killed, 'SIGKILL');
      // PostgreSQL's backends notice it a moment later, and a new server cannot start before the last has
      // ended.
      while (await isAtHome(join(dataDir, 'cluster'))) await wait(20);
      await running.stop();
    },
  };
}

/** True while a process works in that folder. All processes of PostgreSQL work in the folder of their data. */
async function isAtHome(folder) {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const homes = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => null)));
  return homes.includes(folder);
}

/** Starts a Redis that keeps everything in memory, so that it is empty after a restart. */
async function startRedis() {
  const { startRedisServer } = await load('testing/redis-server.js');
  const redis = await startRedisServer();
  void keep({ stop: () => redis.kill() });
  return redis;
}

async function startMailbox(dataDir) {
  const { startMailbox: open } = await load('sandbox/mailbox/start-mailbox.js');
  const ports = { webPort: await freePort(), smtpPort: await freePort() };
  let running = await open({ ...ports, dataDir });
  const { webUrl, smtpUrl } = running;
  void keep({ stop: () => running?.stop() });
  return {
    webUrl,
    smtpUrl,
    stop: async () => {
      await running.stop();
      running = undefined;
    },
    start: async () => {
      running = await open({ ...ports, dataDir });
    },
  };
}

async function startBank({ shopUrl, stateFile }) {
  const { startIyzicoSandbox } = await load('sandbox/iyzico/start-iyzico.js');
  const { DEMO_KEYS } = await load('sandbox/demo-settings.js');
  const { IyzicoControl } = await load('testing/iyzico-control.js');
  const webhookUrl = `${shopUrl}/odeme/bildirim`;
  const { url } = await keep(startIyzicoSandbox({ ...DEMO_KEYS, stateFile, webhookUrl, shopName: 'Toprak' }));
  return Object.assign(new IyzicoControl({ iyzico: { url } }), { url });
}
