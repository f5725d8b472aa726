import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MigrationInterface } from 'typeorm';

export type Migration = new () => MigrationInterface;

const FOLDER = join(import.meta.dirname, 'migrations');
/** Matches `002-add-something.ts`, but not source maps or the parts of the baseline. */
const MIGRATION_FILE = /^\d{3}-[\w-]+\.[jt]s$/;

/**
 * All migrations in the order of the numbers in their file names. A new file is found without being listed
 * anywhere.
 */
export const ALL_MIGRATIONS: readonly Migration[] = await Promise.all(
  readdirSync(FOLDER)
    .filter((file) => MIGRATION_FILE.test(file))
    .sort()
    .map(migrationOf),
);

async function migrationOf(file: string): Promise<Migration> {
  const exported = Object.values(
    (await import(pathToFileURL(join(FOLDER, file)).href)) as Record<string, unknown>,
  );
  const [migration] = exported;
  if (exported.length !== 1 || typeof migration !== 'function') {
    throw new Error(`${file} must export its migration and nothing else.`);
  }
  return migration as Migration;
}
