import { Inject, Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Log } from '../logging/log.js';
import { endsWithin } from './ends-within.js';
import { JobRegistry } from './job-registry.js';
import { JobTuning } from './job-tuning.js';
import type { JobLoop, QueueBackend } from './queue-backend.js';

/** How many workers in a row may die over the same job before it is a dead letter. */
const DEADLY_JOB_TRIES = 3;
/** Telling the queue takes no time, unless the queue is away. */
const CLOSE_MS = 3_000;

/** Runs the handlers of the registry; the queue repeats what failed or whose worker died. */
@Injectable()
export class JobWorker {
  private loop: JobLoop | undefined;
  private readonly running = new Set<Promise<void>>();

  constructor(
    @Inject(JobRegistry) private readonly registry: JobRegistry,
    @Inject(JobTuning) private readonly tuning: JobTuning,
    @Inject(Log) private readonly log: Log,
  ) {}

  start(backend: QueueBackend): void {
    this.loop = backend.openLoop((job) => this.track(this.run(job)), {
      concurrency: this.tuning.concurrency,
      lockDuration: this.tuning.lockMs,
      stalledInterval: this.tuning.stalledCheckMs,
      maxStalledCount: DEADLY_JOB_TRIES,
      runRetryDelay: this.tuning.reconnectMs,
    });
    this.loop.on('error', (cause) => this.log.warn('The job queue is not reachable.', { cause }));
    this.loop.on('failed', (job, cause) => this.tellFailure(job, cause));
  }

  /** Takes nothing new and lets running jobs end, but not for longer than agreed: who is cut off runs again. */
  async stop(): Promise<void> {
    const { loop } = this;
    if (!loop) return;
    await loop.pause(true);
    const isIdle = await endsWithin(Promise.allSettled(this.running), this.tuning.shutdownMs);
    await endsWithin(loop.close(!isIdle), CLOSE_MS);
  }

  private async run(job: Job<unknown>): Promise<void> {
    const handler = this.registry.handlerOf(job.name);
    // While a new version is rolled out an old worker may meet a job it does not know: another attempt finds a new one.
    if (!handler) throw new Error(`No handler for the job ${job.name}`);
    await handler(job.data);
  }

  private track(run: Promise<void>): Promise<void> {
    this.running.add(run);
    return run.finally(() => this.running.delete(run));
  }

  private tellFailure(job: Job<unknown> | undefined, cause: Error): void {
    const details = { job: job?.name, jobId: job?.id, attempt: job?.attemptsMade, cause };
    const isFinal = !job || job.attemptsMade >= this.tuning.attempts;
    if (isFinal) this.log.error('A job failed for good and stays as a dead letter.', details);
    else this.log.warn('A job failed and will be tried again.', details);
  }
}
