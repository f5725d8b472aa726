import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChangeFeed } from '../../platform/change-feed/change-feed.js';
import { Settings } from '../../platform/config/settings.js';
import { ALL_MIGRATIONS } from '../../platform/database/all-migrations.js';
import { settlesWithin } from '../../platform/settles-within.js';
import { JobsOverview } from '../../platform/jobs/jobs-overview.js';
import { VisitStorage } from '../../platform/sessions/visit-storage.js';
import { Shutdown } from '../../platform/shutdown.js';

const ANSWERS_WITHIN_MS = 2_000;
/** Jobs that wait longer than this mean that workers are missing or stuck. */
const LONGEST_WAIT_MS = 5 * 60_000;

/** Rejects or returns the problem; null when all is well. */
type Part = () => Promise<string | null>;

interface ReadinessReport {
  readonly status: 'ready' | 'not_ready' | 'stopping';
  /** Each part is 'ok' or describes its problem. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Checks whether this process can serve requests now. */
@Injectable()
export class ReadinessService {
  private readonly parts: Readonly<Record<string, Part>>;

  constructor(
    { REDIS_URL, WORKER }: Settings,
    private readonly dataSource: DataSource,
    private readonly changeFeed: ChangeFeed,
    private readonly jobs: JobsOverview,
    private readonly visits: VisitStorage,
    private readonly shutdown: Shutdown,
  ) {
    this.parts = {
      database: () => this.database(),
      migrations: () => this.migrations(),
      change_feed: () => Promise.resolve(this.changeFeed.isConnected ? null : 'not connected'),
      ...(REDIS_URL ? { redis: () => this.redis() } : {}),
      ...(WORKER ? { jobs: () => this.waiting() } : {}),
    };
  }

  async ask(): Promise<ReadinessReport> {
    const requested = Object.entries(this.parts).map(
      async ([name, part]) => [name, await stateOf(part)] as const,
    );
    const parts = Object.fromEntries(await Promise.all(requested));
    const isReady = Object.values(parts).every((state) => state === 'ok');
    if (this.shutdown.hasBegun) return { status: 'stopping', parts };
    return { status: isReady ? 'ready' : 'not_ready', parts };
  }

  /** Checks that the database accepts writes, because a read-only one cannot take orders. */
  private async database(): Promise<string | null> {
    const [state]: { isReadOnly: boolean; isStandby: boolean }[] = await this.dataSource.query(
      `SELECT current_setting('transaction_read_only')::boolean AS "isReadOnly", pg_is_in_recovery() AS "isStandby"`,
    );
    if (state?.isStandby) return 'read-only: a standby';
    return state?.isReadOnly ? 'read-only' : null;
  }

  private async migrations(): Promise<string | null> {
    const names = ALL_MIGRATIONS.map(({ name }) => name);
    const missing: { name: string }[] = await this.dataSource.query(
      `SELECT name FROM unnest($1::text[]) AS name WHERE name NOT IN (SELECT name FROM migrations)`,
      [names],
    );
    return missing.length === 0 ? null : `not applied: ${missing.map(({ name }) => name).join(', ')}`;
  }

  private async redis(): Promise<null> {
    await this.visits.ping();
    return null;
  }

  private async waiting(): Promise<string | null> {
    const { outbox, queue } = await this.jobs.read();
    const late = Object.entries({ outbox, queue: queue.waiting }).filter(
      ([, { since }]) => since !== null && Date.now() - since.getTime() > LONGEST_WAIT_MS,
    );
    return late.length === 0 ? null : `waiting since ${late.map(describe).join(', ')}`;
  }
}

function describe([place, { since, count }]: [string, { since: Date | null; count: number }]): string {
  return `${since?.toISOString() ?? '?'} (${place}: ${count})`;
}

async function stateOf(part: Part): Promise<string> {
  let state = `no answer within ${ANSWERS_WITHIN_MS} ms`;
  const asking = part().then(
    (missing) => (state = missing ?? 'ok'),
    (cause: unknown) => (state = cause instanceof Error ? cause.message : 'failed'),
  );
  await settlesWithin(asking, ANSWERS_WITHIN_MS);
  return state;
}
