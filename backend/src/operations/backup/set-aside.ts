import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

/** The name of the former schema during a restore. */
const ASIDE = 'before_restore';
/** Several tries, because a statement of a process that was not seen may block one. */
const BACK_TRIES = 5;
const BACK_PAUSE_MS = 1_000;

/**
 * Renames the shop's schema and creates an empty one. Each of these functions is one transaction, so a killed
 * process leaves either the old or the new state.
 */
export async function setAside(client: pg.Client): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(`ALTER SCHEMA public RENAME TO ${ASIDE}`);
    await client.query('CREATE SCHEMA public');
    await moveExtensions(client, { from: ASIDE, to: 'public' });
  });
}

/** Drops the new schema and brings the former one back. Does nothing when none was set aside. */
export async function bringBack(client: pg.Client): Promise<void> {
  for (let left = BACK_TRIES; ; left -= 1) {
    try {
      await tryToBringBack(client);
      return;
    } catch (error) {
      if (left === 0) throw error;
      await setTimeout(BACK_PAUSE_MS);
    }
  }
}

/** Drops the former schema for good, together with its jobs. */
export async function dropAside(client: pg.Client): Promise<void> {
  await inTransaction(client, async () => {
    await client.query('DROP SCHEMA IF EXISTS bullmq CASCADE');
    await client.query(`DROP SCHEMA IF EXISTS ${ASIDE} CASCADE`);
  });
}

async function tryToBringBack(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_namespace WHERE nspname = $1', [ASIDE]);
  if (rowCount === 0) return;
  await inTransaction(client, async () => {
    await moveExtensions(client, { from: 'public', to: ASIDE });
    await client.query('DROP SCHEMA IF EXISTS public CASCADE');
    await client.query(`ALTER SCHEMA ${ASIDE} RENAME TO public`);
  });
}

/** Indexes in one schema may depend on an extension in the other. */
async function moveExtensions(
  client: pg.Client,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(extname) AS name FROM pg_extension
     WHERE extnamespace = $1::regnamespace AND extrelocatable AND pg_has_role(extowner, 'USAGE')`,
    [from],
  );
  for (const { name } of rows) await client.query(`ALTER EXTENSION ${name} SET SCHEMA ${to}`);
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
