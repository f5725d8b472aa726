import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Log } from '../logging/log.js';
import { JobRegistry } from './job-registry.js';
import { JobWorker } from './job-worker.js';
import { OutboxRelay } from './outbox-relay.js';
import { type JobQueue, openQueueBackend, type QueueBackend } from './queue-backend.js';
import { TaskScheduler } from './task-scheduler.js';

const HOUR_SECONDS = 3_600;

/** Starts everything that runs jobs, in processes that are to run them, and ends it before the database goes. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private backend: QueueBackend | undefined;
  private queue: JobQueue | undefined;

  constructor(
    @Inject(Settings) private readonly settings: Settings,
    @Inject(Log) private readonly log: Log,
    @Inject(JobRegistry) private readonly registry: JobRegistry,
    @Inject(OutboxRelay) private readonly relay: OutboxRelay,
    @Inject(JobWorker) private readonly worker: JobWorker,
    @Inject(TaskScheduler) private readonly scheduler: TaskScheduler,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.WORKER) return;
    this.registry.schedule({
      name: 'outbox.prune',
      everySeconds: HOUR_SECONDS,
      run: () => this.relay.prune(),
    });
    this.backend = await openQueueBackend(this.settings);
    this.queue = this.backend.openQueue();
    this.queue.on('error', (cause) => this.log.warn('The job queue is not reachable.', { cause }));
    this.worker.start(this.backend);
    await this.relay.start(this.queue);
    await this.scheduler.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.scheduler.stop(), this.relay.stop(), this.worker.stop()]);
    await this.queue?.close();
    await this.backend?.close();
  }
}
