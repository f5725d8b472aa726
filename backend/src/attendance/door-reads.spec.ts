import { describe, expect, it } from '@jest/globals';
import type { AttendanceDay } from '../../contract/attendance/attendance.views.js';
import { addDays, type LocalDate, studioDate } from '../../contract/common/dates.js';
import type { AdminRole } from '../../contract/admin/roles.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { aPaidLine } from '../../testing/bookings.js';
import { enterBackOffice } from '../../testing/back-office.js';
import { suiteServer } from '../../testing/suite-server.js';
import { dataOf } from '../../testing/visitor.js';
import { BookSeatsService } from '../bookings/book-seats.service.js';
import type { Booking } from '../bookings/booking.entity.js';

const server = suiteServer();
const today = studioDate(new Date());

describe('What the door may read', () => {
  const read = async (role: AdminRole, path: string, date: LocalDate) =>
    (await enterBackOffice(server, { role })).query(path, { date });

  it.each([-1, 0, 1])('are the guests %i days from today', async (days) => {
    const date = addDays(today, days);
    const answer = await read('door', 'admin.attendance.day', date);
    expect((dataOf(answer) as AttendanceDay).date).toBe(date);
  });

  it.each([-2, 2, -400, 400])('are no guests %i days from today, whom others may see', async (days) => {
    const date = addDays(today, days);
    expect((await read('door', 'admin.attendance.day', date)).text).toContain('role_not_enough');
    expect((await read('workshop', 'admin.attendance.day', date)).status).toBe(200);
  });

  it('say which session is for children', async () => {
    const { manager } = server.dataSource;
    await aWorkshopSession(manager, { date: today, title: 'Kilden hayvanlar', isForChildren: true });
    await aWorkshopSession(manager, { date: today, title: 'Çark' });
    const { sessions } = dataOf(await read('door', 'admin.attendance.day', today)) as AttendanceDay;
    expect(new Map(sessions.map(({ title, isForChildren }) => [title, isForChildren]))).toEqual(
      new Map([
        ['Kilden hayvanlar', true],
        ['Çark', false],
      ]),
    );
  });

  it('keep the bookings of an order together, also among namesakes', async () => {
    const { manager } = server.dataSource;
    const session = await aWorkshopSession(manager, { date: today, title: 'Birlikte', capacity: 8 });
    const booked: Booking[] = [];
    for (let buyer = 0; buyer < 4; buyer += 1) {
      booked.push(await server.app.get(BookSeatsService).book(manager, await aPaidLine(manager, session)));
    }
    // The first and the last by their ids, so that the ids alone would not bring them together.
    const [first, , , last] = booked.toSorted((a, b) => a.id.localeCompare(b.id));
    await manager.query('UPDATE booking SET order_id = $2 WHERE id = $1', [last!.id, first!.orderId]);
    const { sessions } = dataOf(await read('door', 'admin.attendance.day', today)) as AttendanceDay;
    const orders = sessions
      .find(({ sessionId }) => sessionId === session.id)!
      .guests.map(({ orderId }) => orderId);
    const start = orders.indexOf(first!.orderId);
    expect(new Set(orders).size).toBe(3);
    expect(orders.slice(start, start + 2)).toEqual([first!.orderId, first!.orderId]);
  });

  it('is no list with e-mail addresses and money', async () => {
    expect((await read('door', 'admin.workshops.guests', today)).text).toContain('role_not_enough');
    expect((await read('workshop', 'admin.workshops.guests', today)).status).toBe(200);
  });
});
