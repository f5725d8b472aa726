import { Socket } from 'node:net';
import pg from 'pg';

/** The timeout of statements for visitors and jobs. */
export const STATEMENT_MS = 15_000;
/** Later than the database's own timeout, whose error arrives first when the connection still works. */
const UNANSWERED_MS = STATEMENT_MS + 2_000;
/** The time to wait for a new or free connection; beyond it visitors are asked to come again. */
const CONNECTS_WITHIN_MS = 5_000;
const ASKS_AFTER_MS = 10_000;

/** TCP keep-alive, by which the system notices a vanished server in less than two hours. */
export const RESILIENT_CONNECTION = {
  connectionTimeoutMillis: CONNECTS_WITHIN_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: ASKS_AFTER_MS,
} as const satisfies pg.ClientConfig;

/**
 * A pool that does not wait for a vanished server: TCP alone would repeat unacknowledged data for a quarter
 * of an hour. The driver's own query_timeout only rejects the query and puts the dead connection back into
 * the pool.
 */
export function resilientPool(unansweredMs = UNANSWERED_MS) {
  return {
    ...RESILIENT_CONNECTION,
    onConnect: (client: pg.ClientBase) => endWhenUnanswered(client, unansweredMs),
  } as const satisfies pg.PoolConfig;
}

/** Connections without a pending query, such as listening ones, are left alone. */
function endWhenUnanswered(client: pg.ClientBase, unansweredMs: number): void {
  if (!(client instanceof pg.Client) || !(client.connection.stream instanceof Socket)) return;
  const { stream } = client.connection;
  let writtenWhenHeard = stream.bytesWritten;
  const isUnanswered = () => stream.bytesWritten > writtenWhenHeard;
  // Before the driver's own listener, which sends the next query as soon as an answer ends.
  stream.prependListener('data', () => {
    writtenWhenHeard = stream.bytesWritten;
  });
  stream.setTimeout(unansweredMs, () => {
    // A process that was suspended first reads the data that has arrived meanwhile.
    setImmediate(() => {
      if (isUnanswered()) stream.destroy(unanswered(unansweredMs));
    });
  });
}

function unanswered(ms: number): Error {
  return Object.assign(new Error(`the database has not answered for ${ms} ms`), { code: 'ETIMEDOUT' });
}
