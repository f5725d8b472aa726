import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';

/** Cheap, because the index that it looks into is nearly always empty. */
const EVERY_SECONDS = 1;

/**
 * Publishes scheduled posts. Readers would see a due post anyway, but only the update of its row invalidates
 * the response cache.
 */
@Injectable()
export class PublishDuePostsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({
      name: 'blog.publish',
      everySeconds: EVERY_SECONDS,
      run: async () => {
        await this.publishDue();
      },
    });
  }

  /**
   * Returns the number of posts published by this call. Each post is published once, however many processes
   * try.
   */
  async publishDue(): Promise<number> {
    const [, published] = await this.dataSource.query<[unknown, number]>(
      `UPDATE blog_post SET status = 'published' WHERE status = 'scheduled' AND published_at <= $1`,
      [this.clock.now()],
    );
    return published;
  }
}
