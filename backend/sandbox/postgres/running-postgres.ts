import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATABASE, passwordFileOf } from './embedded-postgres.js';

/** The line number of the port in the server's pid file. */
const PORT_LINE = 3;

/** The database of a running demo, or null when none is running. */
export async function runningPostgresUrl(dataDir: string): Promise<string | null> {
  try {
    const password = await readFile(passwordFileOf(dataDir), 'utf8');
    const facts = await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8');
    const port = facts.split('\n')[PORT_LINE]?.trim();
    return port ? `postgres://postgres:${password}@127.0.0.1:${port}/${DATABASE}` : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
