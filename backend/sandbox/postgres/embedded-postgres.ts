import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { claim, release } from './owner-lock.js';
import { findPostgresBinaries } from './postgres-binaries.js';
import { PostgresCluster } from './postgres-cluster.js';
import { findServerUser, handOver, makeReachable, type ServerUser } from './server-user.js';

export const DATABASE = 'toprak';

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** A free port when absent. */
  readonly port?: number;
  /** False for tests: several times faster, but a crash of the machine may lose data. */
  readonly durable?: boolean;
}

export interface EmbeddedPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true });
  const home = await realpath(options.dataDir);
  const lockFile = join(home, 'owner.json');
  await claim(lockFile);
  try {
    const user = await findServerUser();
    const password = await passwordOf(home, user);
    const cluster = await openCluster(home, user);
    await cluster.stop();
    const port = options.port ?? (await freePort());
    await cluster.start(port, options.durable ?? true);
    const url = await ensureDatabase(`postgres://postgres:${password}@127.0.0.1:${port}`);
    return { url, stop: () => cluster.stop().then(() => release(lockFile)) };
  } catch (error) {
    await release(lockFile);
    throw error;
  }
}

async function openCluster(home: string, user: ServerUser | null): Promise<PostgresCluster> {
  const binaries = findPostgresBinaries();
  if (user) await makeReachable(binaries.directory);
  const directory = join(home, 'cluster');
  if (!existsSync(directory)) {
    await createCluster(directory, (at) => new PostgresCluster(at, binaries, user), user);
  }
  await handOver(directory, user);
  return new PostgresCluster(directory, binaries, user);
}

/** Created elsewhere and renamed, so that a killed start leaves nothing that looks complete. */
async function createCluster(
  directory: string,
  clusterAt: (at: string) => PostgresCluster,
  user: ServerUser | null,
) {
  const unfinished = `${directory}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await handOver(unfinished, user);
  await clusterAt(unfinished).initialise(passwordFileOf(dirname(directory)));
  await rename(unfinished, directory);
}

async function passwordOf(home: string, user: ServerUser | null): Promise<string> {
  const file = passwordFileOf(home);
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known) return known;
  const password = randomBytes(18).toString('hex');
  await writeFile(file, password, { mode: 0o600 });
  if (user) await chown(file, user.uid, user.gid);
  return password;
}

export const passwordFileOf = (home: string): string => join(home, 'password');

async function ensureDatabase(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
  return `${server}/${DATABASE}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
