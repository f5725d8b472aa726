import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { announce } from '../../../testing/announce.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { type EventStream, listenTo } from '../../../testing/event-stream.js';
import { eventually } from '../../../testing/poll.js';
import { changeSetting } from '../../../testing/security-settings.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';
import { Visitor } from '../../../testing/visitor.js';

const PATH = '/trpc/live.changes';
/** `listenTo` connects without a proxy. */
const LISTENER = '127.0.0.1';

describe('A stream behind the guard', () => {
  let server: TestServer;
  let streams: EventStream[] = [];

  beforeAll(async () => {
    server = await startTestServer();
    await changeSetting(server.app, 'api_rate_limit', '10');
  });
  afterAll(async () => {
    streams.forEach((stream) => stream.leave());
    await server.stop();
  });

  const listen = async () => {
    const stream = await listenTo(server.url.replace('localhost', LISTENER) + PATH);
    streams = [...streams, stream];
    return stream;
  };

  it('is one call when it opens, and goes on when its visitor has none left', async () => {
    const visitor = new Visitor(server, { address: LISTENER });
    const stream = await listen();
    for (let call = 1; call < 10; call += 1) {
      expect((await visitor.ask('/trpc/session.current')).status).toBe(200);
    }

    expect((await visitor.ask('/trpc/session.current')).status).toBe(429);
    const refused = await listen();
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      429,
      'application/json; charset=utf-8',
    ]);

    await announce(server.dataSource.manager, 'catalog');
    await eventually('the open one hears on', () =>
      stream.events.some(({ data }) => data.includes('catalog')),
    );
    await emptyTables(server.dataSource, 'rate_limit');
  });

  it('is closed in maintenance, so that browsers ask from time to time', async () => {
    await changeSetting(server.app, 'api_rate_limit', '100');
    await changeSetting(server.app, 'maintenance_mode', 'true');
    const refused = await listen();
    await eventually('it is told so', () => refused.isOver());
    await changeSetting(server.app, 'maintenance_mode', 'false');
    expect(refused.events.map(({ event }) => event)).toEqual(['connected', 'serialized-error']);
    expect(JSON.parse(refused.events[1]!.data)).toMatchObject({
      data: { code: 'maintenance', httpStatus: 503 },
    });
  });
});
