import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, readFile, readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TRAVERSE_BY_OTHERS = 0o001;

export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root, so the user `postgres` runs it then. Otherwise null: our own user runs
 * it.
 */
export async function findServerUser(): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) return null;
  const known = await lookUp('postgres');
  if (known) return known;
  await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres']);
  const created = await lookUp('postgres');
  if (!created) {
    throw new Error('The system user "postgres" could not be created; start the shop as a normal user.');
  }
  return created;
}

async function lookUp(name: string): Promise<ServerUser | null> {
  const passwd = await readFile('/etc/passwd', 'utf8');
  const fields = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .find(([user]) => user === name);
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : null;
}

/** Gives a directory and its contents to the server's user, and makes the path to it accessible. */
export async function handOver(directory: string, user: ServerUser | null): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (!user) return;
  await makeReachable(dirname(resolve(directory)));
  const { uid } = await stat(directory);
  if (uid !== user.uid) await chownTree(directory, user);
}

async function chownTree(path: string, user: ServerUser): Promise<void> {
  await chown(path, user.uid, user.gid);
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) await chownTree(child, user);
    else if (entry.isFile()) await chown(child, user.uid, user.gid);
  }
}

/** Lets other users pass through each directory of the path, without reading it. */
export async function makeReachable(directory: string): Promise<void> {
  const { mode } = await stat(directory);
  if ((mode & TRAVERSE_BY_OTHERS) === 0) await chmod(directory, (mode & 0o7777) | TRAVERSE_BY_OTHERS);
  const parent = dirname(directory);
  if (parent !== directory) await makeReachable(parent);
}
