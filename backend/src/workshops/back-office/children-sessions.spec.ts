import { beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import type { PlannedCopy } from '../../../contract/workshops/copy-week.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf } from '../../../testing/visitor.js';

const DAY = addDays(studioDate(new Date()), 7);
const LATER = [7, 14, 21].map((days) => addDays(DAY, days));

const server = suiteServer();
const admin = suiteAdmin(server);

beforeEach(() => emptyTables(server.dataSource, 'workshop_session', 'log_entry'));

const stored = () =>
  server.dataSource.query<{ title: string; date: string; children: boolean }[]>(
    `SELECT title, to_char(date, 'YYYY-MM-DD') AS date, is_for_children AS children
     FROM workshop_session WHERE removed_at IS NULL ORDER BY date, title`,
  );

describe('A session for children that is copied', () => {
  const both = async () => {
    const { manager } = server.dataSource;
    const hours = { startTime: '10:00', endTime: '12:00' };
    const children = await aWorkshopSession(manager, {
      ...hours,
      ...{ title: 'Minik eller', date: DAY, isForChildren: true },
    });
    await aWorkshopSession(manager, { title: 'Torna', date: DAY, startTime: '14:00', endTime: '17:00' });
    return children;
  };

  it('is for children in every week, beside sessions that are not', async () => {
    await both();
    const preview = await admin.query('admin.workshops.copyWeekPreview', { week: DAY, targets: LATER });
    const copies = (dataOf(preview) as PlannedCopy[]).map(({ sessionId, date }) => ({ sessionId, date }));
    expect((await admin.mutate('admin.workshops.copyWeek', { copies })).status).toBe(200);
    expect(await stored()).toEqual(
      [DAY, ...LATER].flatMap((date) => [
        { title: 'Minik eller', date, children: true },
        { title: 'Torna', date, children: false },
      ]),
    );
  });

  it('is for children on every other day', async () => {
    const { id: sessionId } = await both();
    expect((await admin.mutate('admin.workshops.copy', { sessionId, dates: LATER })).status).toBe(200);
    const copies = (await stored()).filter(({ date }) => date !== DAY);
    expect(copies).toEqual(LATER.map((date) => ({ title: 'Minik eller', date, children: true })));
  });
});

describe('is_for_children of workshops.php', () => {
  const send = (method: string, query: string, fields: object) =>
    admin.ask(`/api/workshops.php${query}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{
          title: 'Minik eller',
          date: DAY,
          start_time: '10:00',
          end_time: '12:00',
          capacity: 8,
          price: 500,
        },
        ...fields,
      }),
    });
  const isForChildren = async () => (await stored()).map(({ children }) => children);
  const shown = async () => {
    const { json } = await admin.ask('/api/workshops.php');
    return (json as { workshops: { is_for_children: unknown }[] }).workshops.map(
      (session) => session.is_for_children,
    );
  };

  it.each([
    [{}, false],
    [{ is_for_children: true }, true],
    [{ is_for_children: '1' }, true],
    [{ is_for_children: 'false' }, false],
    [{ is_for_children: 0 }, false],
  ])('adds %j', async (sent, expected) => {
    expect((await send('POST', '', sent)).status).toBe(200);
    expect(await isForChildren()).toEqual([expected]);
    expect(await shown()).toEqual([expected]);
  });

  it('stays when a change does not name it, and goes when it says so', async () => {
    const { id } = (await send('POST', '', { is_for_children: true })).json as { id: string };
    expect((await send('PUT', `?id=${id}`, { title: 'Minik parmaklar' })).status).toBe(200);
    expect(await stored()).toMatchObject([{ title: 'Minik parmaklar', children: true }]);
    expect((await send('PUT', `?id=${id}`, { is_for_children: false })).status).toBe(200);
    expect(await isForChildren()).toEqual([false]);
  });

  it.each(['belki', 7, [], { evet: true }])('refuses %j and changes nothing', async (sent) => {
    const answer = await send('POST', '', { is_for_children: sent });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ fields: { is_for_children: expect.any(String) } });
    expect(await stored()).toEqual([]);
  });
});
