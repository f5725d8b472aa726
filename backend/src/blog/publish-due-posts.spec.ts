import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { aBlogPost } from '../../seed/blog.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { startJobWorker } from '../../testing/job-worker.js';
import { eventually } from '../../testing/poll.js';
import { FixedClock } from '../../testing/fixed-clock.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { MediaFile } from '../media/media-file.entity.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogModule } from './blog.module.js';
import { PublishDuePostsService } from './publish-due-posts.service.js';

const TIME = new Date(Date.now() + 3_600_000);

describe('A scheduled post', () => {
  let database: TestDatabase;
  let feed: pg.Client;
  let news: (string | undefined)[] = [];

  beforeAll(async () => {
    database = await createTestDatabase([BlogPost, MediaFile]);
    feed = new pg.Client({ connectionString: database.url });
    feed.on('notification', ({ payload }) => news.push(payload));
    await feed.connect();
    await feed.query('LISTEN change_feed');
  });
  afterAll(async () => {
    await feed.end();
    await database.drop();
  });
  beforeEach(async () => {
    await emptyTables(database.dataSource, 'blog_post');
    await aBlogPost(database.dataSource.manager, { status: 'scheduled', publishedAt: TIME });
    await heard();
  });

  /** The topics announced since the last call. The query makes sure that all earlier notices have arrived. */
  async function heard(): Promise<(string | undefined)[]> {
    await feed.query('SELECT 1');
    const since = news;
    news = [];
    return since;
  }

  const at = (instant: Date) =>
    new PublishDuePostsService(database.dataSource, new JobRegistry(), new FixedClock(instant.toISOString()));
  const statusOf = async () => (await database.dataSource.manager.findOneByOrFail(BlogPost, {})).status;

  it('waits for its time, and nobody hears of it before', async () => {
    expect(await at(new Date(TIME.getTime() - 1)).publishDue()).toBe(0);
    expect(await statusOf()).toBe('scheduled');
    expect(await heard()).toEqual([]);
  });

  it('comes out once, however many workers try, and every process hears of it', async () => {
    const published = await Promise.all(Array.from({ length: 8 }, () => at(TIME).publishDue()));

    expect(published.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await statusOf()).toBe('published');
    expect(await heard()).toEqual(['blog']);
    expect(await at(TIME).publishDue()).toBe(0);
    expect(await heard()).toEqual([]);
  });

  it('comes out within two seconds of its time, while workers run and without a restart', async () => {
    const workers = await Promise.all(
      [1, 2].map(() =>
        startJobWorker({
          servers: { databaseUrl: database.url, redisUrl: undefined },
          imports: [BlogModule],
          settings: { SWEEP_SECONDS: 3_600 },
        }),
      ),
    );
    // The task's first run is over by then.
    await database.dataSource.query(`UPDATE blog_post SET published_at = now() + interval '1 second'`);
    const dueAt = Date.now() + 1_000;

    await eventually('the post came out', async () => (await statusOf()) === 'published');

    expect(Date.now() - dueAt).toBeLessThan(2_000);
    await Promise.all(workers.map((worker) => worker.close()));
  });

  it.each([
    [`views = views + 1`, []],
    [`title = 'Yeni ad'`, ['blog']],
    [`tags = '{sır}'`, ['blog']],
    [`title = title`, []],
  ])('after %s announces %j', async (set, announced) => {
    await database.dataSource.query(`UPDATE blog_post SET ${set}`);

    expect(await heard()).toEqual(announced);
  });

  it('is announced when it goes', async () => {
    await database.dataSource.query('DELETE FROM blog_post');

    expect(await heard()).toEqual(['blog']);
  });
});
