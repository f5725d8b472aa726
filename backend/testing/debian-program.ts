import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const APT_LOCK = join(tmpdir(), 'toprak-apt.lock');

interface Program {
  readonly program: string;
  readonly package: string;
  /** The argument with which the program is run to see whether it is installed. */
  readonly requested: string;
}

/** Finds a server program for tests; on Debian, as root, installs it when it is missing. */
export function debianProgram(wanted: Program): string {
  if (!isInstalled(wanted)) install(wanted);
  return wanted.program;
}

function isInstalled({ program, requested }: Program): boolean {
  try {
    execFileSync(program, [requested], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function install({ program, package: name }: Program): void {
  const help = `The tests need ${program}: install it (apt-get install ${name}) and run again.`;
  if (process.getuid?.() !== 0) throw new Error(help);
  try {
    // Prevents Debian from starting the service, because only the program is needed.
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    // Test files run side by side, and apt-get refuses to run twice at once.
    const aptGet = (...args: string[]) =>
      execFileSync('flock', [APT_LOCK, 'apt-get', '-qq', ...args], { stdio: 'ignore', env: environment });
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', name);
  } catch (cause) {
    throw new Error(help, { cause });
  }
}
