import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Everything that is running or starting, the last started first; it ends in this order. */
const running = [];
let ending;

/** Registers a start, so that it is ended even when the bench is interrupted meanwhile. */
export async function keep(starting) {
  const settled = Promise.resolve(starting).catch(() => null);
  running.unshift({ stop: async () => (await settled)?.stop() });
  return starting;
}

/** Runs once, however often it is called. */
function endAll() {
  ending ??= endInOrder();
  return ending;
}

/** Runs a program that starts others, which end with it: after its work, an error or a signal. */
export async function runToItsEnd(name, work) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => void endAll().then(() => process.exit(130)));
  }
  try {
    await work();
  } catch (error) {
    // What was interrupted needs no error message.
    if (ending) await endAll().then(() => process.exit(130));
    process.exitCode = 1;
    process.stderr.write(`\nThe ${name} broke off. ${error.stack ?? error}\n`);
  } finally {
    await endAll();
  }
}

async function endInOrder() {
  while (running.length > 0) await running.shift().stop();
}

/**
 * Starts a script of this folder as a separate process. It answers each message with `{ answer }` or `{ error
 * }`, and ends when its channel closes, so that nothing outlives a killed bench.
 */
export function startHelper(script, given) {
  const child = fork(join(import.meta.dirname, script), { detached: true, execArgv: profilerFlags(script) });
  const ended = once(child, 'exit');
  void keep({ stop: () => endChild(child, ended, () => child.connected && child.disconnect()) });
  const ask = async (message) => {
    const reply = once(child, 'message');
    child.send(message);
    const [{ answer, error }] = await Promise.race([
      reply,
      ended.then(() => [{ error: `${script} ended.` }]),
    ]);
    if (error) throw new Error(error);
    return answer;
  };
  return { pid: child.pid, ask, started: ask(given) };
}

/** The other side of `startHelper`. `prepare` gets the first message; the `answer` that it returns answers the others. */
export function answerBench(prepare) {
  let answerTo;
  process.on('disconnect', () => process.exit());
  process.on('message', async (message) => {
    try {
      if (answerTo) return process.send({ answer: await answerTo(message) });
      const { ready = null, answer } = await prepare(message);
      answerTo = answer;
      process.send({ answer: ready });
    } catch (error) {
      process.send({ error: error.stack ?? String(error) });
    }
  });
}

/** Starts the shop with the settings of production. */
export async function startShop(mainFile, environment, url) {
  const child = spawn(process.execPath, [...profilerFlags(basename(mainFile)), mainFile], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const part = { pid: child.pid, kill, stop: () => endChild(child, ended, () => child.kill('SIGTERM')) };
  void keep(part);
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}.`);
    await wait(100);
  }
  return part;
}

async function isReady(url) {
  const response = await fetch(`${url}/health`).catch(() => null);
  return response?.ok ?? false;
}

/** Asks a child to end by calling `leave`, and kills it when it does not end. */
async function endChild(child, ended, leave) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const deadline = setTimeout(() => child.kill('SIGKILL'), 10_000);
  leave();
  await ended;
  clearTimeout(deadline);
}

/** `BENCH_PROFILE=order-by-services.mjs npm run bench` leaves a CPU profile of that process; `main.js` is the shop. */
function profilerFlags(script) {
  return process.env.BENCH_PROFILE === script ? ['--cpu-prof', '--cpu-prof-dir=.cache/profiles'] : [];
}
