import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { jobLabel } from '../../../contract/operations/jobs/job-labels.js';
import { type AdminChange, AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { retryFailedJob } from '../../platform/jobs/retry-failed-job.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { jobView } from './job-view.js';
import { QueryQueueService } from './query-queue.service.js';

/** A long limit, because there may be thousands of jobs. */
const ALL_WITHIN_MS = 30_000;

type JobChange = Pick<AdminChange, 'event' | 'recordId' | 'before' | 'after'>;

/**
 * Retries and deletes failed jobs. The log entry is written first: an entry about a change that the queue
 * then refuses does no harm, a change without an entry would.
 */
@Injectable()
export class ManageJobsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: QueryQueueService,
    private readonly changes: AdminChangesService,
  ) {}

  /** Throws job_not_failed, queue_unreachable. */
  async retry(actor: Actor, id: string): Promise<void> {
    const job = await this.failed(id);
    await this.record(actor, job.name, {
      event: 'job_retried',
      recordId: id,
      before: null,
      after: factsOf(job),
    });
    const isBack = await this.queue.ask(() => retryFailedJob(job));
    if (!isBack) throw new AppError('job_not_failed');
  }

  /** Returns the number of jobs. Throws job_not_failed when there is none of that kind, queue_unreachable. */
  async retryAll(actor: Actor, name: string): Promise<number> {
    const failed = await this.queue.ask((queue) => queue.getFailed(), ALL_WITHIN_MS);
    const jobs = failed.filter((job) => job.name === name);
    if (jobs.length === 0) throw new AppError('job_not_failed');
    await this.record(actor, name, {
      event: 'jobs_retried',
      recordId: name,
      before: null,
      after: { job: name, jobs: jobs.length },
    });
    const areBack = await this.queue.ask(() => Promise.all(jobs.map(retryFailedJob)), ALL_WITHIN_MS);
    return areBack.filter(Boolean).length;
  }

  /** Throws job_not_failed, queue_unreachable. */
  async remove(actor: Actor, id: string): Promise<void> {
    const job = await this.failed(id);
    await this.record(actor, job.name, {
      event: 'job_deleted',
      recordId: id,
      before: factsOf(job),
      after: null,
    });
    const isGone = await this.queue.ask(() => removeFailed(job));
    if (!isGone) throw new AppError('job_not_failed');
  }

  private failed(id: string): Promise<Job<unknown>> {
    return this.queue.ask(async (queue) => {
      const job = await queue.getJob(id);
      if (!job || !(await job.isFailed())) throw new AppError('job_not_failed');
      return job;
    });
  }

  private record(actor: Actor, name: string, change: JobChange): Promise<void> {
    return this.changes.record(this.dataSource.manager, actor, {
      recordKind: 'job',
      label: jobLabel(name),
      ...change,
    });
  }
}

/** False when somebody else has retried the job, so that it has not failed any more. */
async function removeFailed(job: Job<unknown>): Promise<boolean> {
  try {
    await job.remove();
    return true;
  } catch (cause) {
    if (await job.isFailed()) throw cause;
    return false;
  }
}

/** The fields for the log entry, the same that the page shows. */
function factsOf(job: Job<unknown>) {
  const { name, subjects, tries, failedAt, failure } = jobView(job);
  const ids = Object.fromEntries(subjects.map(({ kind, id }) => [kind, id]));
  return { job: name, ...ids, tries, failedAt, reason: failure?.technical ?? null };
}
