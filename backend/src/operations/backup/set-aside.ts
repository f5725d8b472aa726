import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

/** Where the shop that is to be replaced stands until the other one is whole. */
const ASIDE = 'before_restore';
/** A statement of somebody who was not seen may be in the way of another. */
const BACK_TRIES = 5;
const BACK_PAUSE_MS = 1_000;

/**
 * The shop's tables, functions and types under another name, and room for the ones that come. All or nothing, as each
 * of these steps: whoever is killed in between finds everything in one place or in the other.
 */
export async function setAside(client: pg.Client): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(`ALTER SCHEMA public RENAME TO ${ASIDE}`);
    await client.query('CREATE SCHEMA public');
    await moveExtensions(client, { from: ASIDE, to: 'public' });
  });
}

/** What was made in its place goes, and all is as it was. Does nothing when nothing is set aside. */
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

/** For good. The jobs of the old shop go with it. */
export async function letGo(client: pg.Client): Promise<void> {
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

/** An index of one schema may stand on an extension that lies in the other. */
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
