import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import type { PlannedCopy } from '../../../contract/workshops/copy-week.js';
import type { SessionVersionDto } from '../../../contract/workshops/session.dto.js';
import { formatSession } from '../../../contract/workshops/session.js';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { changeOrderStatus } from '../../../testing/order-transitions.js';
import { confirmAtBank, holdCart, placeCart, seats } from '../../../testing/purchase.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { CompleteBookingsService } from '../../bookings/complete-bookings.service.js';
import { openLinks } from '../../notifications/mail/link-facts.js';
import { SecretBox } from '../../platform/security/secret-box.js';
import type { OrderMailFacts } from '../../notifications/mail/facts/order-mail-facts.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import type { WorkshopSession } from '../workshop-session.entity.js';

const DAY = addDays(studioDate(new Date()), 7);
const FIELDS = {
  date: DAY,
  title: 'Cam boyama',
  description: '',
  startTime: '18:00',
  endTime: '20:30',
  priceKurus: 90_000,
  studentPriceKurus: null,
  capacity: 8,
  program: null,
};
const NOBODY = { adminId: '00000000-0000-4000-8000-000000000001', ipAddress: '127.0.0.1', userAgent: 'job' };

const server = suiteServer();
const admin = suiteAdmin(server);
let session: WorkshopSession;

beforeEach(async () => {
  await emptyTables(
    server.dataSource,
    'order',
    'workshop_session',
    'hold',
    'mail_message',
    'log_entry',
    'studio_notification',
  );
  session = await aWorkshopSession(server.dataSource.manager, { date: DAY, capacity: 4 });
});

const buy = async (quantity: number) => {
  const { fields } = await confirmAtBank(await placeCart(server.app, { lines: [seats(session, quantity)] }));
  await server.app.get(BankReturnService).receive(fields);
};
const write = (procedure: string, input: object) => admin.mutate(`admin.workshops.${procedure}`, input);
const rows = async () =>
  dataOf(await admin.query('admin.workshops.month', { month: DAY.slice(0, 7) })) as never[];
const onCalendar = async () => {
  const [found] = await server.dataSource.query<[{ n: number }]>(
    'SELECT count(*)::int AS n FROM workshop_session WHERE removed_at IS NULL',
  );
  return found.n;
};
const named = { get: () => ({ sessionId: session.id, version: 1 }) };
const kept = ({ title, description, date, startTime, endTime }: WorkshopSession) => ({
  ...{ title, description, date, startTime, endTime },
  ...{ priceKurus: session.priceKurus, studentPriceKurus: null, capacity: 4, program: 1 },
});
const mails = (template: string) =>
  server.dataSource.query<{ payload: { before: string; calendar: string } }[]>(
    'SELECT payload FROM mail_message WHERE template = $1',
    [template],
  );

describe('The workshop calendar in the hands of the studio', () => {
  it('takes a workshop in and shows it to everybody', async () => {
    expect((await write('create', FIELDS)).status).toBe(200);
    expect(await rows()).toHaveLength(2);
    const list = await admin.ask('/api/workshops.php');
    expect(list.text).toContain('Cam boyama');
  });

  it('lets one of two editors save, and tells the other', async () => {
    const [one, other] = await Promise.all(
      ['Bir', 'İki'].map((title) => write('update', { ...kept(session), title, ...named.get() })),
    );
    expect([one?.status, other?.status].sort()).toEqual([200, 409]);
  });

  it('is never smaller than what is booked and being paid', async () => {
    await buy(2);
    await holdCart(server.app, { lines: [seats(session, 1)] });
    const refused = await write('update', { ...kept(session), capacity: 2, ...named.get() });
    expect(refusalOf(refused)).toMatchObject({ code: 'session_capacity_taken' });
    expect((await write('update', { ...kept(session), capacity: 3, ...named.get() })).status).toBe(200);
  });

  it('tells the guests of a workshop that moves, with a calendar entry that moves theirs', async () => {
    await buy(2);
    const moved = { ...kept(session), date: addDays(DAY, 1), ...named.get() };
    expect((await write('update', moved)).status).toBe(200);
    const [mail] = await mails('booking-moved');
    const event = new ICAL.Component(
      ICAL.parse(openLinks(mail!.payload, server.app.get(SecretBox)).calendar) as unknown[],
    ).getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('sequence')).toBe(1);
    const [booking] = await server.dataSource.query<{ date: string; remind_at: Date }[]>(
      `SELECT to_char(date, 'YYYY-MM-DD') AS date, remind_at FROM booking`,
    );
    expect(booking?.date).toBe(addDays(DAY, 1));
    expect(studioDate(booking!.remind_at)).toBe(DAY);
  });

  it('leaves the new date in the booking’s history, in the order and in its later mails', async () => {
    await buy(1);
    const moved = { ...kept(session), date: addDays(DAY, 1), ...named.get() };
    expect((await write('update', moved)).status).toBe(200);
    const [{ bookingId, orderId }] = await server.dataSource.query<[{ bookingId: string; orderId: string }]>(
      'SELECT id AS "bookingId", order_id AS "orderId" FROM booking',
    );
    const { startTime, endTime } = session;
    const [before, after] = [DAY, addDays(DAY, 1)].map((date) => formatSession({ date, startTime, endTime }));

    expect(dataOf(await admin.query('admin.bookings.history', { bookingId }))).toMatchObject([
      { event: 'booking_moved', before: { when: before }, after: { when: after } },
    ]);
    expect(dataOf(await admin.query('admin.orders.view', { orderId }))).toMatchObject({
      lines: [{ when: after, movedFrom: before, bookingId }],
    });
    await changeOrderStatus(server.app, { orderId, status: 'cancelled' });
    const [mail] = await server.dataSource.query<{ payload: OrderMailFacts }[]>(
      `SELECT payload FROM mail_message WHERE template = 'order-cancelled'`,
    );
    expect(mail?.payload.lines).toMatchObject([{ when: after, isMoved: true }]);
  });

  it('cannot be deleted with bookings or holds, and the error says what to do', async () => {
    await holdCart(server.app, { lines: [seats(session, 1)] });
    expect(refusalOf(await write('remove', named.get())).code).toBe('session_being_paid');
    await buy(2);
    const refused = refusalOf(await write('remove', named.get()));
    expect(refused.code).toBe('session_has_bookings');
    expect(refused.message).toContain('İptal et ve iade et');
    // A booking marked completed before its day counts as still to come.
    await server.dataSource.query(`UPDATE booking SET status = 'completed'`);
    expect(await rows()).toMatchObject([
      { activeBookings: 1, activeSeats: 2, activePaidKurus: 2 * session.priceKurus },
    ]);
    expect(refusalOf(await write('remove', named.get())).code).toBe('session_has_bookings');
  });

  it('is gone for visitors when deleted, and can be brought back', async () => {
    expect((await write('remove', named.get())).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect(
      await holdCart(server.app, { lines: [seats(session, 1)] }).catch(
        (error: unknown) => (error as Error).name,
      ),
    ).toBe('AppError');
    expect((await write('restore', { sessionId: session.id })).status).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  it('is copied to every day or to none, without its guests', async () => {
    await buy(2);
    const dates = [7, 14].map((days) => addDays(DAY, days));
    expect((await write('copy', { sessionId: session.id, dates })).status).toBe(200);
    const copies = await server.dataSource.query<unknown[]>(
      `SELECT to_char(date, 'YYYY-MM-DD') AS date, capacity, booked_seats FROM workshop_session
       WHERE id <> $1 ORDER BY date`,
      [session.id],
    );
    expect(copies).toEqual(dates.map((date) => ({ date, capacity: 4, booked_seats: 0 })));
    const preview = await admin.query('admin.workshops.copyPreview', { sessionId: session.id, dates });
    expect(dataOf(preview)).toMatchObject(
      dates.map((date) => ({ date, clashes: [{ hours: '14:00–17:00' }] })),
    );
  });

  it('is copied with its week, as the preview says, and nothing before that; the copies can be taken back', async () => {
    const targets = [7, 14].map((days) => addDays(DAY, days));
    const preview = async () =>
      dataOf(await admin.query('admin.workshops.copyWeekPreview', { week: DAY, targets })) as PlannedCopy[];
    const planned = await preview();
    expect(planned.map(({ date, clashes }) => [date, clashes])).toEqual(targets.map((date) => [date, []]));
    expect(await onCalendar()).toBe(1);
    const copies = planned.map(({ sessionId, date }) => ({ sessionId, date }));
    const written = await write('copyWeek', { copies });
    expect((await preview()).map(({ clashes }) => clashes.length)).toEqual([1, 1]);
    const made = dataOf(written) as SessionVersionDto[];
    const [first, second] = made;
    await server.dataSource.query('UPDATE workshop_session SET version = version + 1 WHERE id = $1', [
      second?.sessionId,
    ]);
    expect(refusalOf(await write('removeCopies', { copies: made })).code).toBe('changed_meanwhile');
    expect(await onCalendar()).toBe(3);
    expect((await write('removeCopies', { copies: [first] })).status).toBe(200);
    expect(await onCalendar()).toBe(2);
  });

  it('stays when the copies of one copying are taken back, and so do other copies', async () => {
    const copyTo = async (days: number) => {
      const copies = [{ sessionId: session.id, date: addDays(DAY, days) }];
      return dataOf(await write('copyWeek', { copies })) as SessionVersionDto[];
    };
    const made = await copyTo(7);
    const [before] = await copyTo(14);
    for (const other of [named.get(), before]) {
      const answer = await write('removeCopies', { copies: [...made, other] });
      expect(refusalOf(answer).code).toBe('session_not_copied');
    }
    expect(await onCalendar()).toBe(3);
    expect((await write('removeCopies', { copies: made })).status).toBe(200);
    expect(await onCalendar()).toBe(2);
  });

  it('is copied once, however often and by however many it is asked for', async () => {
    const [first, second] = [7, 14].map((days) => ({ sessionId: session.id, date: addDays(DAY, days) }));
    const { startTime, endTime } = session;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => write('copyWeek', { copies: [first] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);

    const again = refusalOf(await write('copyWeek', { copies: [first, second] }));
    expect(again.code).toBe('session_already_there');
    expect(again.message).toContain(formatSession({ startTime, endTime, date: addDays(DAY, 7) }));
    expect(await onCalendar()).toBe(2);
  });

  it('is copied once from two weeks that both have it', async () => {
    const { title, startTime, endTime } = session;
    const before = { date: addDays(DAY, -1), title, startTime, endTime };
    const twin = await aWorkshopSession(server.dataSource.manager, before);
    const answers = await Promise.all(
      [session, twin, session, twin].map(({ id: sessionId }) =>
        write('copyWeek', { copies: [{ sessionId, date: addDays(DAY, 7) }] }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('is copied to a day again after the copy there was deleted', async () => {
    const copies = [{ sessionId: session.id, date: addDays(DAY, 7) }];
    const made = dataOf(await write('copyWeek', { copies })) as SessionVersionDto[];
    expect((await write('removeCopies', { copies: made })).status).toBe(200);
    expect((await write('copyWeek', { copies })).status).toBe(200);
  });

  it('has a rate of KDV that the studio has', async () => {
    const unknown = { vatRateId: 'yok' };
    const refused = [
      await write('create', { ...FIELDS, ...unknown }),
      await write('update', { ...kept(session), ...unknown, ...named.get() }),
    ];
    for (const answer of refused) {
      expect(answer.status).toBe(400);
      expect(refusalOf(answer)).toMatchObject({
        code: 'vat_rate_unknown',
        fields: { vatRateId: expect.stringContaining('artık yok') },
      });
    }
    expect((await write('create', { ...FIELDS, vatRateId: 'genel' })).status).toBe(200);
  });

  it.each([
    ['copyWeek', { copies: [] }],
    ['copyWeek', { copies: [{ sessionId: 'x', date: DAY }] }],
    ['copyWeek', { copies: Array(2).fill({ sessionId: NOBODY.adminId, date: DAY }) }],
    ['removeCopies', { copies: [{}] }],
  ])('is not reached by %s with %j', async (procedure, wrong) => {
    expect((await write(procedure, wrong)).status).toBe(400);
  });

  it('is named when another one is put at its hour, but not when it is moved itself', async () => {
    const clashes = async (hours: object) =>
      dataOf(await admin.query('admin.workshops.clashes', { date: DAY, ...hours }));
    expect(await clashes({ startTime: '16:00', endTime: '18:00' })).toMatchObject([
      { id: session.id, hours: '14:00–17:00' },
    ]);
    expect(await clashes({ startTime: '17:00', endTime: '18:00' })).toEqual([]);
    expect(await clashes({ startTime: '16:00', endTime: '18:00', sessionId: session.id })).toEqual([]);
  });

  it('can be chosen in a list while it is not long over, and later by its id', async () => {
    const chosen = async (query: object) => dataOf(await admin.query('admin.workshops.choices', query));
    expect(await chosen({})).toMatchObject([{ id: session.id, date: DAY, startTime: '14:00' }]);
    await server.dataSource.query(`UPDATE workshop_session SET date = date - 400`);
    expect(await chosen({})).toEqual([]);
    expect(await chosen({ sessionId: session.id })).toMatchObject([{ id: session.id }]);
  });

  it('is neither taken in nor copied to a time that is over, not even with other days that are not', async () => {
    const yesterday = addDays(studioDate(new Date()), -1);
    const created = await write('create', { ...FIELDS, date: yesterday });
    const copied = await write('copy', { sessionId: session.id, dates: [addDays(DAY, 7), yesterday] });
    for (const answer of [created, copied]) expect(refusalOf(answer).code).toBe('session_in_past');
    const [left] = await server.dataSource.query<unknown[]>(
      'SELECT count(*)::int AS n FROM workshop_session',
    );
    expect(left).toEqual({ n: 1 });
  });

  it('counts the guests who were written down elsewhere', async () => {
    await aWorkshopSession(server.dataSource.manager, { date: addDays(DAY, 1), seatsTakenElsewhere: 3 });
    await buy(2);
    expect(await rows()).toMatchObject([
      { activeSeats: 2, seatsTakenElsewhere: 0 },
      { activeSeats: 0, seatsTakenElsewhere: 3, bookedSeats: 3 },
    ]);
    expect(dataOf(await admin.query('admin.bookings.statistics', undefined))).toMatchObject({
      workshopCount: 2,
      workshops: [{ bookingCount: 1 }, { bookingCount: 0 }],
    });
  });
});

describe('A workshop that has begun', () => {
  const passes = () =>
    server.dataSource.query(
      `WITH gone AS (UPDATE workshop_session SET date = date - 8) UPDATE booking SET date = date - 8`,
    );
  const statuses = async () =>
    (await server.dataSource.query<{ status: string }[]>('SELECT status FROM booking')).map(
      ({ status }) => status,
    );

  it('is not cancelled any more, but can be deleted, and nobody is paid or written to', async () => {
    await buy(2);
    await emptyTables(server.dataSource, 'mail_message');
    await passes();

    expect(
      refusalOf(
        await admin.mutate('admin.callOffs.callOff', {
          ...named.get(),
          note: '',
          offersDates: true,
          offersCredit: true,
          requestKey: randomUUID(),
        }),
      ).code,
    ).toBe('session_over');
    expect((await write('remove', named.get())).status).toBe(200);

    expect(await statuses()).toEqual(['confirmed']);
    expect(await server.dataSource.query('SELECT 1 FROM refund')).toEqual([]);
    expect(await mails('booking-cancelled')).toEqual([]);
  });

  it('leaves its confirmed bookings completed the day after, without a mail', async () => {
    await buy(2);
    const complete = () => server.app.get(CompleteBookingsService).sweep();
    await complete();
    expect(await statuses()).toEqual(['confirmed']);
    await emptyTables(server.dataSource, 'mail_message');
    await passes();

    await complete();

    expect(await statuses()).toEqual(['completed']);
    expect(await server.dataSource.query('SELECT 1 FROM mail_message')).toEqual([]);
  });
});

describe('workshops.php in the hands of the studio', () => {
  const send = (method: string, query: string, body: object = {}) =>
    admin.ask(`/api/workshops.php${query}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const documented = { title: 'Cam', date: DAY, start_time: '18:00:00', end_time: '20:30', capacity: '8' };

  it('adds, changes and deletes in the documented names, in lira', async () => {
    const added = await send('POST', '', { ...documented, price: '900.50', student_price: '' });
    expect(added.json).toMatchObject({ success: true, message: 'Workshop başarıyla eklendi.' });
    const { id } = added.json as { id: string };
    const changed = await send('PUT', `?id=${id}`, { ...documented, price: 900, student_price: 700 });
    expect(changed.status).toBe(200);
    const [stored] = await server.dataSource.query<unknown[]>(
      'SELECT price_kurus, student_price_kurus, version FROM workshop_session WHERE id = $1',
      [id],
    );
    expect(stored).toEqual({ price_kurus: 90_000, student_price_kurus: 70_000, version: 2 });
    expect((await send('DELETE', `?id=${id}`)).status).toBe(200);
    expect((await send('DELETE', `?id=${id}`)).status).toBe(404);
  });

  it('refuses by the documented names', async () => {
    const refused = await send('POST', '', { ...documented, end_time: '17:00', price: -1 });
    expect(refused.status).toBe(400);
    expect(refused.json).toMatchObject({
      fields: { end_time: 'Bitiş saati başlangıçtan sonra olmalıdır.', price: 'Fiyat en az 0 TL olmalıdır.' },
    });
  });
});
