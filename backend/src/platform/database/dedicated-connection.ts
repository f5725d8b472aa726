import pg from 'pg';
import type { Log } from '../logging/log.js';

const RECONNECT_MS = 1_000;
const ANSWERS_WITHIN_MS = 10_000;

interface DedicatedConnectionOptions {
  readonly url: string;
  /** The name in pg_stat_activity. */
  readonly name: string;
  readonly log: Log;
  readonly onConnect: (client: pg.Client) => Promise<void>;
  readonly onLost?: () => void;
  readonly onNotification?: (payload: string | undefined) => void;
  /** Time without an answer after which the connection counts as dead. */
  readonly answersWithinMs?: number;
}

/**
 * One connection outside the pool, for LISTEN and session locks, which last as long as it does. It
 * reconnects.
 */
export class DedicatedConnection {
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isStopped = false;
  private hasOpened = false;
  private lastQuery: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: DedicatedConnectionOptions) {}

  async start(): Promise<void> {
    const { url, name, onConnect, onNotification, answersWithinMs = ANSWERS_WITHIN_MS } = this.options;
    const client = new pg.Client({
      connectionString: url,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: ANSWERS_WITHIN_MS,
      query_timeout: answersWithinMs,
    });
    this.client = client;
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client, new Error('the connection ended')));
    client.on('notification', ({ payload }) => {
      if (this.client === client) onNotification?.(payload);
    });
    try {
      await client.connect();
      // The server notices a vanished client in half a minute instead of the two hours that TCP takes.
      await client.query(
        'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 4',
      );
      await onConnect(client);
      this.hasOpened = this.client === client;
    } catch (error) {
      this.lose(client, error);
    }
  }

  get isOpen(): boolean {
    return this.hasOpened && !this.isStopped;
  }

  /** Runs queries one after the other. Fails when the connection is gone, and with it its locks. */
  async query<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
    const answer = this.lastQuery.then(() => this.queryNow<R>(text, values));
    this.lastQuery = answer.catch(() => undefined);
    return answer;
  }

  private async queryNow<R extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<R[]> {
    if (!this.client) throw new Error(`No connection for ${this.options.name}`);
    const { client } = this;
    try {
      return (await client.query<R>(text, values)).rows;
    } catch (error) {
      this.lose(client, error);
      throw error;
    }
  }

  /** Closes the connection, which ends its locks; it is opened again. */
  reconnect(why: string): void {
    if (this.client) this.lose(this.client, new Error(why));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.retry);
    await this.client?.end();
  }

  private lose(client: pg.Client, cause: unknown): void {
    if (this.isStopped || this.client !== client) return;
    this.client = undefined;
    this.hasOpened = false;
    this.options.log.warn('A connection to the database was lost and is opened again.', {
      connection: this.options.name,
      cause,
    });
    void client.end().catch(() => undefined);
    this.options.onLost?.();
    this.retry = setTimeout(() => void this.start(), RECONNECT_MS);
  }
}
