import type { Settings } from '../config/settings.js';

/**
 * The database without a connection pooler, for connections that listen, hold session locks or set session
 * parameters. A pooler that shares connections between transactions may be in front of all others.
 */
export function directDatabaseUrl({
  DATABASE_DIRECT_URL,
  DATABASE_URL,
}: Pick<Settings, 'DATABASE_DIRECT_URL' | 'DATABASE_URL'>): string {
  return DATABASE_DIRECT_URL ?? DATABASE_URL;
}
