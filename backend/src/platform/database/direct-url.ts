import type { Settings } from '../config/settings.js';

/**
 * Where a connection is one's own for as long as it lives. What listens, holds a session's lock or sets something for a
 * session goes here; a pooler that hands connections around between transactions may stand before everything else.
 */
export function directDatabaseUrl({
  DATABASE_DIRECT_URL,
  DATABASE_URL,
}: Pick<Settings, 'DATABASE_DIRECT_URL' | 'DATABASE_URL'>): string {
  return DATABASE_DIRECT_URL ?? DATABASE_URL;
}
