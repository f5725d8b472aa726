import { afterEach, describe, expect, it } from '@jest/globals';
import { enterBackOffice, endSessions } from '../../../testing/back-office.js';
import type { AdminVisitor } from '../../../testing/admin-visitor.js';
import { announce } from '../../../testing/announce.js';
import { type EventStream, listenTo } from '../../../testing/event-stream.js';
import { eventually } from '../../../testing/poll.js';
import { suiteServer } from '../../../testing/suite-server.js';

describe('A panel that listens', () => {
  const server = suiteServer();
  let streams: EventStream[] = [];

  afterEach(() => {
    streams.forEach((stream) => stream.leave());
    streams = [];
  });
  const listen = async (admin: AdminVisitor) => {
    const stream = await listenTo(`${server.url}/trpc/admin.live.changes`, admin.cookies);
    streams.push(stream);
    await eventually('the stream is open', () => stream.events.some(({ event }) => event === 'connected'));
    return stream;
  };
  const hears = ({ events }: EventStream, topic: string) =>
    events.some(({ event, data }) => event === 'message' && data.includes(`"${topic}"`));
  const isRefused = ({ events }: EventStream) =>
    events.some(
      ({ event, data }) =>
        event === 'serialized-error' &&
        data.includes('admin_session_needed') &&
        data.includes('"httpStatus":401'),
    );

  it.each([
    [
      'is closed',
      (id: string) => server.dataSource.query('UPDATE admin SET is_active = false WHERE id = $1', [id]),
    ],
    [
      'has a new password',
      (id: string) =>
        server.dataSource.query(
          'UPDATE admin SET credentials_version = credentials_version + 1 WHERE id = $1',
          [id],
        ),
    ],
    ['is deleted', (id: string) => server.dataSource.query('DELETE FROM admin WHERE id = $1', [id])],
    [
      'signs out in another window',
      (_id: string, admin: AdminVisitor) => admin.mutate('adminSession.signOut', {}),
    ],
  ])('ends by itself when its admin %s, and nobody else’s does', async (_what, happen) => {
    const [leaving, staying] = [await enterBackOffice(server), await enterBackOffice(server)];
    const id = await idOf(leaving);
    const [ending, other] = [await listen(leaving), await listen(staying)];

    await happen(id, leaving);

    await eventually('it is over', () => ending.isOver());
    expect([isRefused(ending), hears(ending, 'admins')]).toEqual([true, false]);
    await eventually('the other one is told', () => hears(other, 'admins'));
    expect(other.isOver()).toBe(false);
  });

  it('tells nothing more to a session that has run out meanwhile', async () => {
    const stream = await listen(await enterBackOffice(server));
    await endSessions(server);
    await announce(server.dataSource.manager, 'orders');

    await eventually('it is over', () => stream.isOver());
    expect([isRefused(stream), hears(stream, 'orders')]).toEqual([true, false]);
  });

  const idOf = async (admin: AdminVisitor): Promise<string> => {
    const [row] = await server.dataSource.query<{ id: string }[]>('SELECT id FROM admin WHERE email = $1', [
      await admin.whichAdmin(),
    ]);
    return row!.id;
  };
});
