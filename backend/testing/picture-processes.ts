import { readdirSync, readFileSync } from 'node:fs';

/** The ids of the child processes in which a process, by default this one, decodes and encodes pictures. */
export function pictureProcesses(parent = process.pid): number[] {
  return childrenOf(parent).filter((pid) => read(pid, 'cmdline').includes('picture-worker'));
}

/** The environment of a process, as `NAME=value`. */
export function environmentOf(pid: number): string[] {
  return read(pid, 'environ').split('\0').filter(Boolean);
}

/** The most memory that a process has ever held, in bytes. */
export function peakMemoryOf(pid: number): number {
  return 1024 * Number(/^VmHWM:\s*(\d+) kB$/m.exec(read(pid, 'status'))?.[1]);
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => new RegExp(`^PPid:\\s*${parent}$`, 'm').test(read(pid, 'status')));
}

/** Empty when the process is gone. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
