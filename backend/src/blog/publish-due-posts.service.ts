import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';

/** A look into an index that is nearly always empty. */
const EVERY_SECONDS = 1;

/** Readers would see a post at its time anyway; the response cache has to hear of it as well, from the table. */
@Injectable()
export class PublishDuePostsService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
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

  /** How many came out by this: each post once, however many try. */
  async publishDue(): Promise<number> {
    const [, published] = await this.dataSource.query<[unknown, number]>(
      `UPDATE blog_post SET status = 'published' WHERE status = 'scheduled' AND published_at <= $1`,
      [this.clock.now()],
    );
    return published;
  }
}
