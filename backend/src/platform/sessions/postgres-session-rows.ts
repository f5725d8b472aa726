import type pg from 'pg';
import { retentionMs } from './session-life.js';
import { type ListedSession, MOST_LISTED, type StoredSession, type SessionRows } from './session-rows.js';

interface Row {
  readonly data: string;
  readonly seenAt: number;
}

export function postgresSessionRows(pool: pg.Pool): SessionRows {
  const run = async (statement: string, values: unknown[]) => {
    await pool.query(statement, values);
  };
  return {
    find: async (key): Promise<StoredSession | null> => {
      const { rows } = await pool.query<Row>(
        `SELECT data::text AS data, (extract(epoch FROM seen_at) * 1000)::float8 AS "seenAt" FROM session WHERE key = $1`,
        [key],
      );
      return rows[0] ?? null;
    },
    insert: (key, { data, seenAt }) =>
      run(
        `INSERT INTO session (key, data, seen_at) VALUES ($1, $2, to_timestamp($3::float8 / 1000))
         ON CONFLICT (key) DO UPDATE SET data = excluded.data`,
        [key, data, seenAt],
      ),
    replace: (key, data) => run('UPDATE session SET data = $2 WHERE key = $1', [key, data]),
    markSeen: (key, seenAt) =>
      run('UPDATE session SET seen_at = to_timestamp($2::float8 / 1000) WHERE key = $1', [key, seenAt]),
    remove: (key) => run('DELETE FROM session WHERE key = $1', [key]),
    listOf: async ({ kind, id }): Promise<ListedSession[]> => {
      const { rows } = await pool.query<ListedSession>(
        `SELECT key, data::text AS data, (extract(epoch FROM seen_at) * 1000)::float8 AS "seenAt" FROM session
         WHERE data #>> '{passport,user,${kind},id}' = $1 ORDER BY seen_at DESC LIMIT ${MOST_LISTED}`,
        [id],
      );
      return rows;
    },
    prune: (now, { emptyMs, waitingMs, signedInMs }) =>
      run(
        `DELETE FROM session WHERE seen_at < to_timestamp($1::float8 / 1000) AND seen_at < to_timestamp((CASE
           WHEN data->'passport' ? 'user' THEN $3::float8
           WHEN data ? 'registrationCodeId' OR data ? 'adminCodeId' THEN $2::float8
           ELSE $1::float8 END) / 1000)`,
        [emptyMs, waitingMs, signedInMs].map((lifeMs) => now - retentionMs(lifeMs)),
      ),
  };
}
