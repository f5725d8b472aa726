import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** A part that takes longer hangs, and has failed. */
const LIMIT_MS = 50 * 60_000;

/**
 * Runs a shell command in a process group of its own, which ends as a whole. Its output is shown as it
 * arrives, or at the end in one piece when another command writes at the same time.
 */
export async function run(command, { args = [], env = {}, cwd = root, isBeside = false } = {}) {
  const startedAt = Date.now();
  const pieces = [];
  const line = [command, ...args.map(quoted)].join(' ');
  if (!isBeside) process.stdout.write(`\n> ${line}\n`);
  const child = spawn(line, {
    cwd,
    shell: true,
    detached: true,
    stdio: ['ignore', ...(isBeside ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => pieces.push(piece));
  const end = () => endGroup(child.pid);
  const timer = setTimeout(end, LIMIT_MS);
  process.once('exit', end);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  process.off('exit', end);
  if (isBeside) process.stdout.write(`\n> ${line}\n${Buffer.concat(pieces).toString()}`);
  return { hasPassed: code === 0, seconds: (Date.now() - startedAt) / 1000 };
}

function quoted(arg) {
  return /^[\w./:=-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", `'\\''`)}'`;
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
