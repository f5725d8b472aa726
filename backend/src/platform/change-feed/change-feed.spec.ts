import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { announce } from '../../../testing/announce.js';
import { eventually } from '../../../testing/poll.js';
import { suiteDatabase } from '../../../testing/suite-database.js';
import { testSettings } from '../../../testing/test-settings.js';
import { Log } from '../logging/log.js';
import { CHANGE_TOPICS, ChangeFeed, type ChangeTopic } from './change-feed.js';

/** Starts a proxy to the database that can stop transmitting without closing its connections. */
async function startLine(url: string) {
  const { hostname, port } = new URL(url);
  const ends: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    ends.push(near, far);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const lineUrl = new URL(url);
  lineUrl.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: lineUrl.href,
    swallowWhatIsSaid: () => ends.forEach((end) => end.unpipe().resume()),
    close: () => {
      ends.forEach((end) => end.destroy());
      server.close();
    },
  };
}

describe('The change feed', () => {
  const database = suiteDatabase();
  let line: Awaited<ReturnType<typeof startLine>>;
  let feed: ChangeFeed;
  let heard: ChangeTopic[];

  beforeEach(async () => {
    line = await startLine(database.url);
    const settings = testSettings({ DATABASE_URL: line.url });
    feed = new ChangeFeed(settings, new Log(settings));
    heard = [];
    feed.onChange((topic) => heard.push(topic));
    await feed.onApplicationBootstrap();
  });
  afterEach(async () => {
    await feed.onApplicationShutdown();
    line.close();
  });

  it('tells of everything once when it begins to listen', () => {
    expect(heard).toEqual([...CHANGE_TOPICS]);
  });

  it.each([
    ['product', 'UPDATE product SET price_kurus = price_kurus + 1', 'catalog'],
    ['category', 'UPDATE category SET display_order = 1', 'catalog'],
    ['product_picture', 'DELETE FROM product_picture', 'catalog'],
    ['workshop_session', 'UPDATE workshop_session SET capacity = capacity + 1', 'workshops'],
  ])('hears of a correction of %s made in the database itself', async (_table, correction, topic) => {
    heard.length = 0;
    await database.dataSource.query(correction);
    await announce(database.dataSource.manager, 'settings');

    await eventually('what comes after it is heard', () => heard.includes('settings'));
    expect(heard).toEqual([topic, 'edits', 'settings']);
  });

  it('has heard of all that was committed before somebody waits for it', async () => {
    for (let round = 0; round < 50; round += 1) {
      heard.length = 0;
      await database.dataSource.query('UPDATE category SET display_order = display_order + 1');
      await feed.caughtUp();
      expect(heard).toEqual(['catalog', 'edits']);
    }
  });

  it('keeps nobody waiting while nothing is heard', async () => {
    await feed.onApplicationShutdown();
    await expect(feed.caughtUp()).resolves.toBeUndefined();
  });

  it('notices that its connection is dead without a word, and makes up for what was missed', async () => {
    heard.length = 0;
    line.swallowWhatIsSaid();
    await announce(database.dataSource.manager, 'blog');

    await eventually('everything is told of again', () => heard.length >= CHANGE_TOPICS.length);
    expect(new Set(heard).size).toBe(CHANGE_TOPICS.length);

    heard.length = 0;
    await announce(database.dataSource.manager, 'media');
    await eventually('news come through', () => heard.includes('media'));
    expect(heard).toEqual(['media']);
  }, 30_000);
});
