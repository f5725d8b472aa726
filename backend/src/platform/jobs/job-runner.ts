import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Shutdown } from '../shutdown.js';
import { JobRegistry } from './job-registry.js';
import { JobWorker } from './job-worker.js';
import { OutboxRelay } from './outbox-relay.js';
import { QueueAccess } from './queue-access.js';
import { TaskScheduler } from './task-scheduler.js';

const HOUR_SECONDS = 3_600;

/**
 * Starts the parts that run jobs, in processes that should run them, and stops them before the database is
 * closed.
 */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopping: Promise<unknown> | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly access: QueueAccess,
    private readonly registry: JobRegistry,
    private readonly relay: OutboxRelay,
    private readonly worker: JobWorker,
    private readonly scheduler: TaskScheduler,
    private readonly shutdown: Shutdown,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.WORKER) return;
    // Stops taking jobs at once, while running requests continue.
    this.shutdown.onBegin(() => void this.stop().catch(() => undefined));
    this.registry.schedule({
      name: 'outbox.prune',
      everySeconds: HOUR_SECONDS,
      run: () => this.relay.prune(),
    });
    const opened = await this.access.open();
    this.worker.start(opened);
    await this.relay.start(opened.queue);
    await this.scheduler.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.shutdown.begin();
    await this.stop();
  }

  private stop(): Promise<unknown> {
    this.stopping ??= Promise.all([this.scheduler.stop(), this.relay.stop(), this.worker.stop()]);
    return this.stopping;
  }
}
