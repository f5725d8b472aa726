import { execFileSync } from 'node:child_process';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keep } from '../load/processes.mjs';

const SIZE = '64m';

/** Mounts a small disk for the pictures, so that it can be full while the other parts have room. */
export async function openDisk(directory) {
  await mkdir(directory, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'toprak-faults', directory], {
      stdio: 'ignore',
    });
  } catch {
    return { directory, isOwn: false };
  }
  void keep({ stop: () => void execFileSync('umount', ['--lazy', directory]) });
  const ballast = join(directory, 'ballast');
  return {
    directory,
    isOwn: true,
    fill: async () => {
      const { bavail, bsize } = await statfs(directory);
      await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch((error) => {
        if (error.code !== 'ENOSPC') throw error;
      });
    },
    empty: () => rm(ballast, { force: true }),
  };
}
