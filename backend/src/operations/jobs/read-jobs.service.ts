import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DEFAULT_PAGE_SIZE, type PageOf, paginationOf } from '../../../contract/admin/page.query.js';
import { TASK_LABELS } from '../../../contract/operations/jobs/job-labels.js';
import type { JobsQuery } from '../../../contract/operations/jobs/jobs.dto.js';
import {
  JOB_LISTS,
  type JobList,
  type JobsStatus,
  type JobView,
  type TaskView,
} from '../../../contract/operations/jobs/jobs.views.js';
import { Clock } from '../../platform/clock.js';
import { JobsOverview } from '../../platform/jobs/jobs-overview.js';
import { type TaskRun, TaskRuns } from '../../platform/jobs/task-runs.js';
import { failureView, jobView, subjectsOf } from './job-view.js';
import { QueryQueueService } from './query-queue.service.js';

/** A task that missed its schedule twice, and this much on top, is late. */
const PATIENCE_MS = 60_000;

interface OutboxRow {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly createdAt: Date;
  readonly dueAt: Date | null;
}

/** Reads the background jobs from either kind of queue. */
@Injectable()
export class ReadJobsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: QueryQueueService,
    private readonly overview: JobsOverview,
    private readonly runs: TaskRuns,
    private readonly clock: Clock,
  ) {}

  /** Throws queue_unreachable. */
  async status(): Promise<JobsStatus> {
    const [{ outbox, queue }, tasks] = await Promise.all([
      this.queue.ask(() => this.overview.read()),
      this.tasks(),
    ]);
    const known = { ...queue, outbox };
    const lists = JOB_LISTS.map((list) => {
      const { count, since } = known[list];
      return [list, { count, since: since?.toISOString() ?? null }] as const;
    });
    return {
      lists: Object.fromEntries(lists) as JobsStatus['lists'],
      lateTasks: tasks.filter(({ isLate }) => isLate).length,
      at: this.clock.now().toISOString(),
    };
  }

  /** Failed jobs come with the latest first, all others with the oldest first. Throws queue_unreachable. */
  async list(query: JobsQuery): Promise<PageOf<JobView>> {
    const { list, page = 1, perPage = DEFAULT_PAGE_SIZE } = query;
    const first = (page - 1) * perPage;
    const { items, totalRecords } =
      list === 'outbox' ? await this.outbox(first, perPage) : await this.queued(list, first, perPage);
    return { items, pagination: paginationOf(query, { totalRecords }) };
  }

  async tasks(): Promise<TaskView[]> {
    const runs = new Map((await this.runs.latest()).map((run) => [run.name, run]));
    const now = this.clock.now().getTime();
    return Object.keys(TASK_LABELS).map((name) => taskView(name, runs.get(name), now));
  }

  private queued(list: Exclude<JobList, 'outbox'>, first: number, count: number) {
    return this.queue.ask(async (queue) => {
      const [jobs, counts] = await Promise.all([
        queue.getJobs([list], first, first + count - 1, list !== 'failed'),
        queue.getJobCounts(list),
      ]);
      return { items: jobs.map(jobView), totalRecords: counts[list] ?? 0 };
    });
  }

  private async outbox(first: number, count: number) {
    const rows = await this.dataSource.query<OutboxRow[]>(
      `SELECT id, name, payload, created_at AS "createdAt",
              CASE WHEN delay_ms > 0 THEN created_at + make_interval(secs => delay_ms / 1000.0) END AS "dueAt"
       FROM outbox_job WHERE relayed_at IS NULL ORDER BY created_at, id LIMIT $2 OFFSET $1`,
      [first, count],
    );
    return { items: rows.map(outboxView), totalRecords: (await this.overview.outbox()).count };
  }
}

function outboxView({ id, name, payload, createdAt, dueAt }: OutboxRow): JobView {
  return {
    id,
    name,
    subjects: subjectsOf(payload),
    writtenAt: createdAt.toISOString(),
    tries: 0,
    triedAt: null,
    dueAt: dueAt?.toISOString() ?? null,
    failedAt: null,
    failure: null,
  };
}

function taskView(name: string, run: TaskRun | undefined, now: number): TaskView {
  if (!run) return { name, everySeconds: null, lastRun: null, isLate: false };
  const { everySeconds, beganAt, durationMs, error } = run;
  const expectedAt = beganAt.getTime() + durationMs + 2_000 * everySeconds + PATIENCE_MS;
  return {
    name,
    everySeconds,
    lastRun: {
      beganAt: beganAt.toISOString(),
      durationMs,
      failure: error === null ? null : failureView(error),
    },
    isLate: expectedAt < now,
  };
}
