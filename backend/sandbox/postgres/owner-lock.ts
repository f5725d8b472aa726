import { readFile, rm, writeFile } from 'node:fs/promises';
import { startTimeOf } from './process-identity.js';

interface Owner {
  readonly pid: number;
  readonly startTime: string | null;
}

/** Ensures that one living process uses a data directory. A lock of a killed process is ignored. */
export async function claim(lockFile: string): Promise<void> {
  const owner = await readOwner(lockFile);
  if (owner && (await isAlive(owner))) {
    throw new Error(
      `Process ${owner.pid} already uses this database; stop that process first (${lockFile}).`,
    );
  }
  const self: Owner = { pid: process.pid, startTime: await startTimeOf(process.pid) };
  await writeFile(lockFile, JSON.stringify(self), { mode: 0o600 });
}

export async function release(lockFile: string): Promise<void> {
  await rm(lockFile, { force: true });
}

async function readOwner(lockFile: string): Promise<Owner | null> {
  const text = await readFile(lockFile, 'utf8').catch(() => null);
  if (!text) return null;
  try {
    return JSON.parse(text) as Owner;
  } catch {
    return null;
  }
}

async function isAlive(owner: Owner): Promise<boolean> {
  const startTime = await startTimeOf(owner.pid);
  return startTime !== null && startTime === owner.startTime;
}
