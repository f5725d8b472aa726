import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { debianProgram } from './debian-program.js';
import { eventually } from './poll.js';
import { freePort } from './shop-process.js';

/** Fewer connections than the processes of a test would open, so that they are really shared. */
const POOL_SIZE = 4;
/** Debian's user 'nobody', because the pooler does not start as root. */
const NOBODY = 65_534;

export interface Pooler {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a real PgBouncer in front of that database, which shares connections between transactions. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const directory = await mkdtemp(join(tmpdir(), 'toprak-pgbouncer-'));
  const port = await freePort();
  const file = join(directory, 'pgbouncer.ini');
  await chmod(directory, 0o755);
  await writeFile(file, configuration(new URL(databaseUrl), port), { mode: 0o644 });
  const isRoot = process.getuid?.() === 0;
  const pooler = spawn(
    debianProgram({ program: 'pgbouncer', package: 'pgbouncer', requested: '--version' }),
    [file],
    {
      stdio: 'ignore',
      ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    },
  );
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  await eventually('the pooler answers', () => answers(pooler, url.href));
  return {
    url: url.href,
    stop: async () => {
      pooler.kill('SIGKILL');
      if (pooler.exitCode === null && pooler.signalCode === null) await once(pooler, 'exit');
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The configuration of docs/operations.md, except for the authentication of clients. */
function configuration({ hostname, port, username, password, pathname }: URL, listenPort: number): string {
  const place = `host=${hostname} port=${port} user=${username} password=${password}`;
  return `[databases]
${pathname.slice(1)} = ${place} connect_query='SET statement_timeout = 15000; SET idle_in_transaction_session_timeout = 30000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
max_client_conn = 500
ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout
`;
}

async function answers(pooler: ChildProcess, url: string): Promise<boolean> {
  if (pooler.exitCode !== null) throw new Error(`The pooler ended with ${pooler.exitCode}.`);
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
