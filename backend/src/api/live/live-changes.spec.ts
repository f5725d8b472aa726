import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Clock } from '../../platform/clock.js';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { announce } from '../../../testing/announce.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { type EventStream, listenTo } from '../../../testing/event-stream.js';
import { eventually } from '../../../testing/poll.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';
import type { ChangeTopic } from '../../platform/change-feed/change-feed.js';
import { SeatsService } from '../../workshops/seats.service.js';
import { LiveChangesService } from './live-changes.service.js';

const PATH = '/trpc/live.changes';
const MAX_LISTENERS = 2_000;
const MAX_LISTENERS_PER_VISITOR = 20;
const VISITOR = '127.0.0.1';

const all = (quantity: number) => ({ quantity, reserved: quantity });

describe('A browser that listens', () => {
  const seats = new SeatsService(new Clock());
  let server: TestServer;
  let streams: EventStream[] = [];

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterEach(() => {
    streams.forEach((stream) => stream.leave());
    streams = [];
  });
  afterAll(() => server.stop());

  const listen = async () => {
    const stream = await listenTo(server.url + PATH);
    streams.push(stream);
    await eventually('the stream is open', () => stream.events.some(({ event }) => event === 'connected'));
    return stream;
  };
  const topicsOf = ({ events }: EventStream) =>
    events.filter(({ event }) => event === 'message').map(({ data }) => (JSON.parse(data) as Told).topic);
  const tellAll = (topic: ChangeTopic) => announce(server.dataSource.manager, topic);
  /**
   * Changes are told in their order, so everything announced before 'media' has arrived when 'media' arrives.
   */
  const hearEverythingSoFar = async (browsers: readonly EventStream[]) => {
    const heard = browsers.map((browser) => topicsOf(browser).length);
    await tellAll('media');
    await eventually('all news so far were heard', () =>
      browsers.every((browser, index) => topicsOf(browser).slice(heard[index]).includes('media')),
    );
    return browsers.map((browser) => topicsOf(browser).length);
  };

  it('hears within two seconds of a seat that somebody else is paying for, and so does every other one', async () => {
    const { manager } = server.dataSource;
    const { id } = await aWorkshopSession(manager);
    const browsers = [await listen(), await listen()];
    const before = await hearEverythingSoFar(browsers);

    const heldAt = performance.now();
    await server.dataSource.transaction((own) => seats.hold(own, id, all(1)));
    await eventually('both have heard', () =>
      browsers.every((browser, index) => topicsOf(browser).length > before[index]!),
    );

    expect(performance.now() - heldAt).toBeLessThan(2_000);
    for (const [index, browser] of browsers.entries()) {
      expect(topicsOf(browser).slice(before[index])).toEqual(['workshops']);
    }
  });

  it('hears nothing of a hold that was rolled back', async () => {
    const { id } = await aWorkshopSession(server.dataSource.manager);
    const browser = await listen();
    const [before] = await hearEverythingSoFar([browser]);
    const fails = server.dataSource.transaction(async (own) => {
      await seats.hold(own, id, all(1));
      throw new Error('the visitor changed their mind');
    });
    await expect(fails).rejects.toThrow('changed their mind');

    await hearEverythingSoFar([browser]);
    expect(topicsOf(browser).slice(before)).toEqual(['media']);
  });

  it('hears of a burst once, and of what changed during the pause once more after it', async () => {
    const browser = await listen();
    const burst = () => Promise.all(Array.from({ length: 50 }, () => tellAll('content')));

    await burst();
    await eventually('the first news', () => topicsOf(browser).length === 1);
    const firstAt = performance.now();
    await burst();
    await eventually('the second news', () => topicsOf(browser).length === 2);

    expect(performance.now() - firstAt).toBeGreaterThan(800);
    await tellAll('catalog');
    await eventually('another topic does not wait', () => topicsOf(browser).includes('catalog'));
    expect(topicsOf(browser)).toEqual(['content', 'content', 'catalog']);
  });

  it('gets a stream that nobody keeps, buffers or changes, behind the headers of every answer', async () => {
    const browser = await listen();

    expect(browser.status).toBe(200);
    expect(Object.fromEntries(browser.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(browser.headers.has('etag')).toBe(false);
    expect(browser.headers.has('content-encoding')).toBe(false);
    const batch = await fetch(`${server.url}/trpc/catalog.categories,live.changes?batch=1&input=%7B%7D`);
    expect(batch.status).toBe(400);
    expect(batch.headers.get('cache-control')).toBe('no-store');
  });
});

describe('A shop to which as many listen as it can bear', () => {
  it('refuses another one for good, so that it asks from time to time instead, until somebody leaves', async () => {
    const server = await startTestServer();
    const live = server.app.get(LiveChangesService);
    for (let count = 1; count < MAX_LISTENERS; count += 1) live.listen(`visitor ${count}`, undefined);
    const last = await listenTo(server.url + PATH);
    await eventually('the last place is taken', () => last.events.length > 0);

    const refused = await listenTo(server.url + PATH);
    await eventually('it is told so', () => refused.isOver());
    expect(refused.events.map(({ event }) => event)).toEqual(['connected', 'serialized-error']);
    expect(JSON.parse(refused.events[1]!.data)).toMatchObject({
      // Not one of the codes after which tRPC's client retries by itself.
      code: TRPC_ERROR_CODES_BY_KEY.TOO_MANY_REQUESTS,
      data: { code: 'too_many_requests', httpStatus: 429 },
    });

    last.leave();
    await eventually('there is a place again', () => hasPlace(live));
    expect(hasPlace(live)).toBe(false);
    await server.stop();
  });

  it('refuses one visitor more than twenty places, and nobody else for it, until one of theirs is free', async () => {
    const server = await startTestServer();
    const live = server.app.get(LiveChangesService);
    const url = server.url.replace('localhost', VISITOR) + PATH;
    const tabs = await Promise.all(Array.from({ length: MAX_LISTENERS_PER_VISITOR }, () => listenTo(url)));
    await eventually('all are open', () => tabs.every(({ events }) => events.length > 0));

    const refused = await listenTo(url);
    await eventually('one more is told so', () => refused.isOver());
    expect(JSON.parse(refused.events[1]!.data)).toMatchObject({ data: { code: 'too_many_requests' } });
    expect(hasPlace(live)).toBe(true);

    tabs[0]!.leave();
    await eventually('there is a place again', () => hasPlace(live, VISITOR));
    expect(hasPlace(live, VISITOR)).toBe(false);
    tabs.forEach((tab) => tab.leave());
    await server.stop();
  });

  it('takes all addresses of a network for one visitor', async () => {
    const server = await startTestServer();
    const live = server.app.get(LiveChangesService);
    for (let count = 1; count <= MAX_LISTENERS_PER_VISITOR; count += 1) {
      expect(hasPlace(live, `2001:db8:1:2::${count}`)).toBe(true);
    }
    expect(hasPlace(live, '2001:db8:1:2:3:4:5:6')).toBe(false);
    for (let count = 0; count < 40; count += 1) {
      expect(hasPlace(live, `2001:db8:1:${3 + count}::1`)).toBe(true);
    }
    expect(hasPlace(live, '2001:db8:1:99::1')).toBe(false);
    expect(hasPlace(live, '2001:db8:2:3::1')).toBe(true);
    await server.stop();
  });
});

describe('A shop that ends', () => {
  it('does not wait for those who listen, and has them come back instead of going away', async () => {
    const server = await startTestServer();
    const stream = await listenTo(server.url + PATH);
    await eventually('the stream is open', () => stream.events.length > 0);

    const startedAt = performance.now();
    await server.stop();

    expect(performance.now() - startedAt).toBeLessThan(2_500);
    await eventually('the stream is over', () => stream.isOver());
    expect(stream.events.map(({ event }) => event)).toEqual(['connected']);
  });
});

interface Told {
  readonly topic: ChangeTopic;
}

/** Takes the place at once. */
function hasPlace(live: LiveChangesService, ipAddress = '203.0.113.7'): boolean {
  try {
    live.listen(ipAddress, undefined);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'too_many_requests' });
    return false;
  }
}
