import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** The part that a process belongs to, by its command line. */
const COMMANDS = [
  ['web', /\/src\/main\.js/],
  ['worker', /\/src\/worker\.js/],
  ['PostgreSQL', /^postgres|\/postgres /],
  ['Redis', /redis-server/],
  ['proxy', /^nginx/],
];

export const PARTS = COMMANDS.map(([name]) => name);

/**
 * The CPU seconds that each part has used since its start, ended child processes included. Only these processes and
 * their descendants count.
 */
export async function cpuSecondsByPart(ancestors) {
  const processes = await allProcesses();
  const used = new Map(PARTS.map((name) => [name, 0]));
  for (const { pid, command, seconds } of processes.values()) {
    if (!isBelow(ancestors, pid, processes)) continue;
    const part = COMMANDS.find(([, pattern]) => pattern.test(command))?.[0];
    if (part) used.set(part, used.get(part) + seconds);
  }
  return used;
}

async function allProcesses() {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(pids.map((pid) => describe(pid).catch(() => null)));
  return new Map(found.filter(Boolean).map((each) => [each.pid, each]));
}

async function describe(pid) {
  const [stat, command] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/cmdline`, 'utf8'),
  ]);
  // The name in brackets may contain anything; the fields after it begin with the state. See proc(5).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return {
    pid,
    parent: Number(fields[1]),
    command: command.replaceAll('\0', ' '),
    seconds: ticks / TICKS_PER_SECOND,
  };
}

function isBelow(ancestors, pid, processes) {
  for (let at = pid; at > 1; at = processes.get(at)?.parent ?? 0) if (ancestors.includes(at)) return true;
  return false;
}
