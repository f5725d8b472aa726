import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { DataSource } from 'typeorm';
import { putBackAt } from './retry-failed-job.js';
import { QueueAccess } from './queue-access.js';
import type { JobQueue } from './queue-backend.js';

const JOB_STATES = ['waiting', 'active', 'delayed', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

interface JobsInState {
  readonly count: number;
  /** Since when the first in line is in this state; null when unknown or when there is none. */
  readonly since: Date | null;
}

export interface JobsNow {
  /** Recorded, and not yet handed to the queue. */
  readonly outbox: JobsInState;
  readonly queue: Readonly<Record<JobState, JobsInState>>;
}

/** The number of first jobs among which one is searched that waits for its first attempt. */
const LOOKED_THROUGH = 20;

/** Counts the jobs in each state and how long they have been in it, on either kind of queue. */
@Injectable()
export class JobsOverview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: QueueAccess,
  ) {}

  async read(): Promise<JobsNow> {
    const { queue } = await this.access.open();
    const counts = await queue.getJobCounts(...JOB_STATES);
    const states = JOB_STATES.map(async (state): Promise<[JobState, JobsInState]> => {
      const count = counts[state] ?? 0;
      return [state, { count, since: count === 0 ? null : await oldestIn(queue, state) }];
    });
    const [outbox, ...queued] = await Promise.all([this.outbox(), ...states]);
    return { outbox, queue: Object.fromEntries(queued) as JobsNow['queue'] };
  }

  async outbox(): Promise<JobsInState> {
    const [row]: JobsInState[] = await this.dataSource.query(
      `SELECT count(*)::integer AS count, min(created_at) AS since FROM outbox_job WHERE relayed_at IS NULL`,
    );
    return row ?? { count: 0, since: null };
  }
}

async function oldestIn(queue: JobQueue, state: JobState): Promise<Date | null> {
  const first = await queue.getJobs([state], 0, LOOKED_THROUGH - 1, true);
  const since = first.map((job) => SINCE[state](job)).find((time) => time !== undefined);
  return since === undefined ? null : new Date(since);
}

const SINCE: Readonly<Record<JobState, (job: Job) => number | undefined>> = {
  // The queue does not record when a retried job came into line again; its earlier pause is not waiting.
  waiting: ({ timestamp, opts, attemptsMade, progress }) =>
    attemptsMade > 0 ? undefined : (putBackAt(progress) ?? timestamp + (opts.delay ?? 0)),
  active: ({ processedOn }) => processedOn,
  delayed: ({ timestamp }) => timestamp,
  failed: ({ finishedOn }) => finishedOn,
};
