import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compiled } from '../load/orders.mjs';
import { keep } from '../load/processes.mjs';

/** Seconds on a quiet machine; four processes start at once, and others may be busy with it. */
const READY_WITHIN_MS = 240_000;
/** The options of docker/start.sh. */
const AS_SHIPPED = ['--enable-source-maps', '--max-old-space-size=448', '--max-semi-space-size=16'];
/** The time before a forced end; docs/operations.md requires less. */
const LEAVES_WITHIN_MS = 15_000;

/** Starts a process of the shop, which can be killed, asked to end, and started again on the same port. */
export async function startNode({ name, file, opsPort, environment }) {
  const url = `http://127.0.0.1:${opsPort}/health/ready`;
  const log = createWriteStream(join(environment.MEDIA_DIR, '..', `${name.replace(' ', '-')}.log`), {
    flags: 'a',
  });
  await once(log, 'open');
  let child;
  let ended;
  const start = async (from = compiled) => {
    child = spawn(process.execPath, [...AS_SHIPPED, join(from, file)], {
      env: { PATH: process.env.PATH ?? '', ...environment },
      stdio: ['ignore', log, log],
    });
    ended = once(child, 'exit');
    await isReady(child, url);
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  /** Asks it to end; answers its exit code and the milliseconds it took. */
  const leave = async () => {
    const asked = Date.now();
    child.kill('SIGTERM');
    const [code] = await Promise.race([ended, wait(LEAVES_WITHIN_MS, ['it stayed'])]);
    if (child.exitCode === null) await kill();
    return { code, tookMs: Date.now() - asked };
  };
  void keep({ stop: () => (child.exitCode === null && child.signalCode === null ? leave() : undefined) });
  await start();
  return { name, start, kill, leave, megabytes: () => megabytesOf(child.pid) };
}

async function isReady(child, url) {
  let told = 'no answer';
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline; await wait(100)) {
    if (child.exitCode !== null) throw new Error(`A process of the shop ended with ${child.exitCode}.`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (answer) told = `${answer.status} ${await answer.text()}`;
  }
  throw new Error(`${url} did not become ready: ${told}.`);
}

async function megabytesOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
