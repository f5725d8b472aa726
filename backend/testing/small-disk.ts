import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly directory: string;
  readonly end: () => void;
}

/** Mounts a disk of one megabyte; null where mounting is not allowed. */
export function openSmallDisk(): SmallDisk | null {
  const directory = mkdtempSync(join(tmpdir(), 'toprak-disk-'));
  const remove = () => rmSync(directory, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'toprak-test', directory], { stdio: 'ignore' });
  } catch {
    remove();
    return null;
  }
  return {
    directory,
    end: () => {
      execFileSync('umount', ['--lazy', directory]);
      remove();
    },
  };
}
