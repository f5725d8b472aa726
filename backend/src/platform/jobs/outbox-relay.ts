import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Settings } from '../config/settings.js';
import { DedicatedConnection } from '../database/dedicated-connection.js';
import { directDatabaseUrl } from '../database/direct-url.js';
import { Log } from '../logging/log.js';
import { Shutdown } from '../shutdown.js';
import { settlesWithin } from '../settles-within.js';
import { type JobOrigin, toMetadata } from './job-origin.js';
import { OUTBOX_CHANNEL } from './job-outbox.js';
import { JobTuning } from './job-tuning.js';
import type { JobQueue } from './queue-backend.js';

const BATCH = 100;
const KEEP_RELAYED_DAYS = 3;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

interface OutboxRow extends JobOrigin {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly delayLeftMs: number;
}

/** Hands committed outbox rows to the queue. Any number of relays may run: each row is locked by one of them. */
@Injectable()
export class OutboxRelay {
  private queue: JobQueue | undefined;
  private connection: DedicatedConnection | undefined;
  private sweep: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isWokenAgain = false;
  private isStopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly tuning: JobTuning,
    private readonly shutdown: Shutdown,
    private readonly log: Log,
  ) {}

  async start(queue: JobQueue): Promise<void> {
    this.queue = queue;
    this.connection = new DedicatedConnection({
      url: directDatabaseUrl(this.settings),
      name: 'toprak-relay',
      log: this.log,
      onConnect: async (client) => {
        await client.query(`LISTEN ${OUTBOX_CHANNEL}`);
        this.wake();
      },
      onNotification: () => this.wake(),
    });
    // A notification can be lost with its connection; the row stays.
    this.sweep = setInterval(() => this.wake(), this.settings.SWEEP_SECONDS * 1_000);
    await this.connection.start();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.sweep);
    await this.connection?.stop();
    await settlesWithin(Promise.resolve(this.running), this.shutdown.workLeftMs);
  }

  /** Relayed rows are kept for a while as a record of requested jobs. */
  async prune(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM outbox_job WHERE relayed_at < now() - make_interval(days => $1)`,
      [KEEP_RELAYED_DAYS],
    );
  }

  private wake(): void {
    if (this.isStopped) return;
    if (this.running) {
      this.isWokenAgain = true;
      return;
    }
    this.running = this.relayAll()
      .catch((cause: unknown) =>
        this.log.error('Jobs could not be handed to the queue; they wait.', { cause }),
      )
      .finally(() => {
        this.running = undefined;
        if (this.isWokenAgain) this.wake();
      });
  }

  private async relayAll(): Promise<void> {
    this.isWokenAgain = false;
    let relayed = BATCH;
    while (relayed === BATCH && !this.isStopped) {
      relayed = await this.dataSource.transaction((manager) => this.relayBatch(manager));
    }
  }

  /**
   * The queue is told inside the transaction: the row locks are the claim, and after a crash before the
   * commit the job is added again under the same id, which the queue ignores.
   */
  private async relayBatch(manager: EntityManager): Promise<number> {
    if (!this.queue) throw new Error('The relay was not started');
    const rows: OutboxRow[] = await manager.query(
      `SELECT id, name, payload, request_id AS "requestId", trace_parent AS "traceParent",
              greatest(0, delay_ms - extract(epoch FROM now() - created_at) * 1000)::integer AS "delayLeftMs"
       FROM outbox_job WHERE relayed_at IS NULL ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED`,
      [BATCH],
    );
    if (rows.length === 0) return 0;
    await this.queue.addBulk(rows.map((row) => this.asJob(row)));
    await manager.query(`UPDATE outbox_job SET relayed_at = now() WHERE id = ANY($1)`, [
      rows.map((row) => row.id),
    ]);
    return rows.length;
  }

  private asJob({ id, name, payload, delayLeftMs, ...origin }: OutboxRow) {
    return {
      name,
      data: payload,
      opts: {
        jobId: id,
        ...toMetadata(origin),
        delay: delayLeftMs,
        attempts: this.tuning.attempts,
        backoff: { type: 'exponential', delay: this.tuning.firstRetryMs, jitter: 0.5 },
        // Finished jobs are kept, so that a row relayed again after its job ran is recognised.
        removeOnComplete: { age: HOUR_SECONDS, count: 5_000 },
        // Failed jobs are kept, so that an admin can retry them. They block nothing, because new requests are
        // new rows.
        removeOnFail: { age: 30 * DAY_SECONDS, count: 5_000 },
      },
    };
  }
}
