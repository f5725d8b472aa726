import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { JobsOverview } from '../../platform/jobs/jobs-overview.js';
import { TaskRuns } from '../../platform/jobs/task-runs.js';
import { Log } from '../../platform/logging/log.js';
import { MetricsRegistry } from './metrics-registry.js';
import { SHOP_GAUGES } from './shop-gauges.js';

/** Values are cached for this long, however often they are requested. */
const KEPT_MS = 10_000;

interface Row {
  readonly label: string;
  readonly value: number;
}

/** The number of jobs in a state, and how long the first one has been in it. */
interface JobRow extends Row {
  readonly oldestSeconds: number;
}

/**
 * Reports the numbers of the whole shop when they are requested. Only workers do, or every process would
 * report the same.
 */
@Injectable()
export class ShopMetricsService {
  constructor(
    { registry }: MetricsRegistry,
    { WORKER }: Settings,
    dataSource: DataSource,
    private readonly jobs: JobsOverview,
    private readonly runs: TaskRuns,
    private readonly registered: JobRegistry,
    private readonly log: Log,
  ) {
    if (!WORKER) return;
    for (const { sql, ...gauge } of SHOP_GAUGES) {
      const read = this.kept(() => dataSource.query<Row[]>(sql));
      registry.registerMetric(gaugeOf(gauge, async () => read()));
    }
    const readJobs = this.kept(() => this.readJobs());
    const count = { name: 'toprak_jobs', help: 'Jobs by state; outbox: not handed to the queue yet' };
    const age = {
      name: 'toprak_jobs_oldest_seconds',
      help: 'How long the first job in line is in its state',
    };
    registry.registerMetric(gaugeOf({ ...count, labelName: 'state' }, readJobs));
    registry.registerMetric(
      gaugeOf({ ...age, labelName: 'state' }, async () =>
        (await readJobs()).map(({ label, oldestSeconds: value }) => ({ label, value })),
      ),
    );
    const lastRun = {
      name: 'toprak_task_last_run_seconds',
      help: 'How long ago each scheduled task last came to its end, well or not',
    };
    registry.registerMetric(
      gaugeOf(
        { ...lastRun, labelName: 'task' },
        this.kept(() => this.readTasks()),
      ),
    );
  }

  /** Only tasks of this version: the last run of a removed task would age for ever. */
  private async readTasks(): Promise<Row[]> {
    const names = new Set(this.registered.scheduledTasks().map(({ name }) => name));
    const ended = await this.runs.endedSecondsAgo();
    return ended.flatMap(({ name, seconds }) => (names.has(name) ? { label: name, value: seconds } : []));
  }

  private async readJobs(): Promise<JobRow[]> {
    const { outbox, queue } = await this.jobs.read();
    return Object.entries({ outbox, ...queue }).map(([label, { count: value, since }]) => ({
      label,
      value,
      oldestSeconds: since === null ? 0 : Math.max(0, Date.now() - since.getTime()) / 1_000,
    }));
  }

  /** A group that cannot be read is left out; the others are still reported. */
  private kept<R>(read: () => Promise<R[]>): () => Promise<R[]> {
    let latest: Promise<R[]> | undefined;
    let readAt = 0;
    return () => {
      if (latest && Date.now() - readAt < KEPT_MS) return latest;
      readAt = Date.now();
      latest = read().catch((cause: unknown) => {
        this.log.warn('Numbers for the metrics could not be read.', { cause });
        return [];
      });
      return latest;
    };
  }
}

interface GaugeName {
  readonly name: string;
  readonly help: string;
  readonly labelName: string;
}

function gaugeOf({ name, help, labelName }: GaugeName, read: () => Promise<readonly Row[]>): Gauge {
  return new Gauge({
    name,
    help,
    labelNames: [labelName],
    registers: [],
    async collect() {
      const rows = await read();
      this.reset();
      for (const { label, value } of rows) this.set({ [labelName]: label }, value);
    },
  });
}
