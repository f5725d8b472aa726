import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Log } from '../logging/log.js';
import { type JobQueue, openQueueBackend, type QueueBackend } from './queue-backend.js';

export interface OpenQueue {
  readonly backend: QueueBackend;
  readonly queue: JobQueue;
}

/**
 * This process's connection to the job queue, opened on first use: workers add jobs, and every process may
 * read the queue.
 */
@Injectable()
export class QueueAccess implements OnApplicationShutdown {
  private opened: Promise<OpenQueue> | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  open(): Promise<OpenQueue> {
    this.opened ??= this.openNow().catch((cause: unknown) => {
      // The next call tries again.
      this.opened = undefined;
      throw cause;
    });
    return this.opened;
  }

  async onApplicationShutdown(): Promise<void> {
    const { queue, backend } = (await this.opened?.catch(() => undefined)) ?? {};
    await queue?.close();
    await backend?.close();
  }

  private async openNow(): Promise<OpenQueue> {
    const backend = await openQueueBackend(this.settings);
    const queue = backend.openQueue();
    queue.on('error', (cause) => this.log.warn('The job queue is not reachable.', { cause }));
    return { backend, queue };
  }
}
