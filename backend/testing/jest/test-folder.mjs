import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const DISK = tmpdir();
const NEEDED_BYTES = 2 * 1024 ** 3;
const NAME = /^toprak-test-(\d+)-/;

/**
 * Creates the folder for all temporary files of a run, in memory where Linux offers enough of it. Each test
 * file creates a database of hundreds of small files, which takes a tenth of the CPU and no disk in memory.
 */
export function makeTestFolder() {
  const parent = hasRoom() ? MEMORY : DISK;
  removeLeftOver(parent);
  return mkdtempSync(join(parent, `toprak-test-${process.pid}-`));
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED_BYTES;
  } catch {
    return false;
  }
}

/** Removes the folders of runs that were killed. */
function removeLeftOver(parent) {
  for (const name of readdirSync(parent)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
