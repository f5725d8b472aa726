import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Log } from '../logging/log.js';
import { within } from '../logging/work-context.js';
import { Shutdown } from '../shutdown.js';
import { activeSpan, spanOf } from '../tracing/spans.js';
import { settlesWithin } from '../settles-within.js';
import { originOf } from './job-origin.js';
import { JobRegistry } from './job-registry.js';
import { JobTuning } from './job-tuning.js';
import type { OpenQueue } from './queue-access.js';
import type { JobLoop, JobQueue } from './queue-backend.js';

/** The number of workers in a row that may die during the same job before it counts as failed. */
const DEADLY_JOB_TRIES = 3;
/** A limit in case the queue is unreachable; otherwise it answers at once. */
const TELL_MS = 1_000;

interface RunningJob {
  readonly job: Job<unknown>;
  readonly token: string | undefined;
}

/** Runs the registered handlers; the queue repeats jobs that failed or whose worker died. */
@Injectable()
export class JobWorker {
  private loop: JobLoop | undefined;
  private queue: JobQueue | undefined;
  private readonly running = new Map<Promise<void>, RunningJob>();

  constructor(
    private readonly registry: JobRegistry,
    private readonly tuning: JobTuning,
    private readonly log: Log,
    private readonly shutdown: Shutdown,
  ) {}

  start({ backend, queue }: OpenQueue): void {
    this.queue = queue;
    this.loop = backend.openLoop((job, token) => this.track(this.run(job), { job, token }), {
      concurrency: this.tuning.concurrency,
      lockDuration: this.tuning.lockMs,
      stalledInterval: this.tuning.stalledCheckMs,
      maxStalledCount: DEADLY_JOB_TRIES,
      runRetryDelay: this.tuning.reconnectMs,
    });
    this.loop.on('error', (cause) => this.log.warn('The job queue is not reachable.', { cause }));
    this.loop.on('failed', (job, cause) => this.tellFailure(job, cause));
  }

  /** Takes no new jobs and waits for running ones up to the time limit; the rest goes to another worker. */
  async stop(): Promise<void> {
    const { loop } = this;
    if (!loop) return;
    await loop.pause(true);
    const isIdle = await settlesWithin(Promise.allSettled(this.running.keys()), this.shutdown.workLeftMs);
    await settlesWithin(loop.close(!isIdle), TELL_MS);
    // Not earlier, because a loop that still waits for jobs would take them again.
    if (!isIdle) await settlesWithin(this.handBack(), TELL_MS);
  }

  private async run(job: Job<unknown>): Promise<void> {
    const handler = this.registry.handlerOf(job.name);
    // During an upgrade an old worker may get a job it does not know: another attempt reaches a new worker.
    if (!handler) throw new Error(`No handler for the job ${job.name}`);
    const origin = originOf(job);
    const requested = origin.requestId === null ? {} : { requestId: origin.requestId };
    const work = () => {
      activeSpan()?.setAttribute('job.id', job.id ?? '');
      return within({ ...requested, job: job.name, jobId: job.id ?? '' }, () => handler(job.data));
    };
    await spanOf(`job ${job.name}`, work, origin);
  }

  private track(run: Promise<void>, running: RunningJob): Promise<void> {
    this.running.set(run, running);
    return run.finally(() => this.running.delete(run));
  }

  /** Otherwise other workers would have to wait until the locks expire. */
  private async handBack(): Promise<void> {
    await Promise.all([...this.running.values()].map((running) => this.handBackOne(running)));
  }

  private async handBackOne({ job: { id, name }, token }: RunningJob): Promise<void> {
    const details = { job: name, jobId: id };
    try {
      const job = await this.queue?.getJob(id ?? '');
      await job?.moveToWait(token);
      this.log.warn('A job was cut off and begins anew elsewhere.', details);
    } catch (cause) {
      this.log.warn('A job was cut off and begins anew once its lock has run out.', { ...details, cause });
    }
  }

  private tellFailure(job: Job<unknown> | undefined, cause: Error): void {
    const { requestId } = job ? originOf(job) : {};
    const details = { job: job?.name, jobId: job?.id, requestId, attempt: job?.attemptsMade, cause };
    const isFinal = !job || job.attemptsMade >= this.tuning.attempts;
    if (isFinal) this.log.error('A job failed for good and stays as a dead letter.', details);
    else this.log.warn('A job failed and will be tried again.', details);
  }
}
