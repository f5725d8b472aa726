import { beforeEach, describe, expect, it } from '@jest/globals';
import { aWorkshopSession } from '../../seed/workshops.js';
import { aPaidLine, BOOKING_TABLES, bookingServices } from '../../testing/bookings.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { startJobWorker } from '../../testing/job-worker.js';
import { eventually } from '../../testing/poll.js';
import { startSmtpServer } from '../../testing/smtp-server.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import type { Booking } from './booking.entity.js';
import { BookingsModule } from './bookings.module.js';

const DUE = '2026-12-11T07:00:00Z';

interface Reminder {
  readonly dedupe_key: string;
  readonly recipient: string;
  readonly payload: { readonly isToday: boolean; readonly day: string; readonly hours: string };
}

describe('Reminders', () => {
  const database = suiteDatabase(BOOKING_TABLES);
  let services: ReturnType<typeof bookingServices>;

  beforeEach(async () => {
    await emptyTables(
      database.dataSource,
      'order',
      'workshop_session',
      'mail_message',
      'outbox_job',
      'studio_notification',
    );
    services = bookingServices(database.dataSource, { now: '2026-11-21T11:02:00Z' });
  });

  async function bookings(count: number): Promise<Booking[]> {
    return database.dataSource.transaction(async (manager) => {
      const session = await aWorkshopSession(manager, { date: '2026-12-12', capacity: 2 * count + 5 });
      const made: Booking[] = [];
      while (made.length < count) {
        made.push(await services.book.book(manager, await aPaidLine(manager, session)));
      }
      return made;
    });
  }

  async function sweepAt(instant: string): Promise<Reminder[]> {
    services.clock.moveTo(instant);
    await services.reminders.sweep();
    return reminders();
  }

  const reminders = () =>
    database.dataSource.query<Reminder[]>(
      `SELECT dedupe_key, recipient, payload FROM mail_message WHERE template = 'booking-reminder'`,
    );

  it('go out at ten the day before, not a minute earlier, each with a job to send it', async () => {
    const [booking] = await bookings(1);
    expect(await sweepAt('2026-12-11T06:59:00Z')).toEqual([]);
    expect(await sweepAt(DUE)).toMatchObject([
      {
        dedupe_key: `booking-reminder:${booking!.id}:0`,
        recipient: 'ayse@example.com',
        payload: { isToday: false, day: '12.12.2026 Cumartesi', hours: '14:00–17:00' },
      },
    ]);
    const jobs = await database.dataSource.query<unknown[]>('SELECT 1 FROM outbox_job');
    expect(jobs).toHaveLength(1);
  });

  it('go out once, however often and by however many it is looked', async () => {
    await bookings(30);
    const second = bookingServices(database.dataSource, { now: DUE });
    services.clock.moveTo(DUE);
    await Promise.all([services.reminders.sweep(), second.reminders.sweep(), second.reminders.sweep()]);
    await database.dataSource.query(`DELETE FROM mail_message WHERE template <> 'booking-reminder'`);
    expect(await reminders()).toHaveLength(30);
    await database.dataSource.query('DELETE FROM mail_message');
    expect(await sweepAt('2026-12-11T08:00:00Z')).toEqual([]);
  });

  it('all go out when there are more than one batch', async () => {
    await bookings(130);
    expect(await sweepAt(DUE)).toHaveLength(130);
  }, 60_000);

  it('never go to a booking that was cancelled', async () => {
    const [booking, other] = await bookings(2);
    await database.dataSource.transaction((manager) =>
      services.cancel.cancelOfOrder(manager, booking!.orderId),
    );
    expect((await sweepAt(DUE)).map((mail) => mail.dedupe_key)).toEqual([`booking-reminder:${other!.id}:0`]);
  });

  it('do not wait for a booking that is being cancelled, nor go to it', async () => {
    const [booking] = await bookings(1);
    await database.dataSource.transaction(async (manager) => {
      await services.cancel.cancelOfOrder(manager, booking!.orderId);
      expect(await sweepAt(DUE)).toEqual([]);
    });
    expect(await sweepAt('2026-12-11T08:00:00Z')).toEqual([]);
  });

  it('still go out after a night of standing still, and say that the day has come', async () => {
    await bookings(1);
    expect(await sweepAt('2026-12-12T10:59:00Z')).toMatchObject([{ payload: { isToday: true } }]);
  });

  it('are looked for and sent by the shop’s worker', async () => {
    const relay = await startSmtpServer();
    const worker = await startJobWorker({
      servers: { databaseUrl: database.url, redisUrl: undefined },
      imports: [BookingsModule],
      settings: { SMTP_URL: relay.url },
      clock: services.clock,
    });
    const [booking] = await bookings(1);
    services.clock.moveTo(DUE);
    const arrived = () =>
      relay.received.some(({ parsed }) => parsed.subject?.startsWith('Yarın görüşüyoruz'));
    try {
      await eventually('the reminder arrived', arrived);
      expect((await reminders())[0]?.dedupe_key).toBe(`booking-reminder:${booking!.id}:0`);
    } finally {
      await worker.close();
      await relay.close();
    }
  });

  it.each(['2026-12-12T11:00:00Z', '2026-12-12T12:00:00Z', '2026-12-20T09:00:00Z'])(
    'stay away once the workshop has begun: %s',
    async (instant) => {
      await bookings(1);
      expect(await sweepAt(instant)).toEqual([]);
      const waiting = await database.dataSource.query<unknown[]>(
        'SELECT 1 FROM booking WHERE remind_at IS NOT NULL',
      );
      expect(waiting).toEqual([]);
    },
  );
});
