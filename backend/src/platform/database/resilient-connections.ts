import { Socket } from 'node:net';
import pg from 'pg';

/** Of what visitors and jobs ask. */
export const STATEMENT_MS = 15_000;
/** By then the database itself has given the statement up, and has said so if it can be heard. */
const UNANSWERED_MS = STATEMENT_MS + 2_000;
/** Also for one of a pool's that somebody gives back: whoever waits for longer is told to come again. */
const CONNECTS_WITHIN_MS = 5_000;
const ASKS_AFTER_MS = 10_000;

/** The system asks by itself whether the other side is still there, and not only after two hours. */
export const RESILIENT_CONNECTION = {
  connectionTimeoutMillis: CONNECTS_WITHIN_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: ASKS_AFTER_MS,
} as const satisfies pg.ClientConfig;

/**
 * A pool that does not hang on a machine that is gone: TCP alone sends what was asked again and again for a quarter of
 * an hour. The driver's own query_timeout would only tell whoever asked, and put the dead connection back into the pool.
 */
export function resilientPool(unansweredMs = UNANSWERED_MS) {
  return {
    ...RESILIENT_CONNECTION,
    onConnect: (client: pg.ClientBase) => endWhenUnanswered(client, unansweredMs),
  } as const satisfies pg.PoolConfig;
}

/** Whoever only listens has asked nothing, and is left alone. */
function endWhenUnanswered(client: pg.ClientBase, unansweredMs: number): void {
  if (!(client instanceof pg.Client) || !(client.connection.stream instanceof Socket)) return;
  const { stream } = client.connection;
  let writtenWhenHeard = stream.bytesWritten;
  const isUnanswered = () => stream.bytesWritten > writtenWhenHeard;
  // Ahead of the driver, which asks its next question as soon as it has heard the end of an answer.
  stream.prependListener('data', () => {
    writtenWhenHeard = stream.bytesWritten;
  });
  stream.setTimeout(unansweredMs, () => {
    // A process that stood still for so long first hears what has come meanwhile.
    setImmediate(() => {
      if (isUnanswered()) stream.destroy(unanswered(unansweredMs));
    });
  });
}

function unanswered(ms: number): Error {
  return Object.assign(new Error(`the database has not answered for ${ms} ms`), { code: 'ETIMEDOUT' });
}
