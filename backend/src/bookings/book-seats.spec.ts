import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { EntityManager } from 'typeorm';
import { studentPriceKurus } from '../../contract/workshops/session.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { aPaidLine, BOOKING_TABLES, bookingServices } from '../../testing/bookings.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import type { WorkshopSession } from '../workshops/workshop-session.entity.js';
import { shortId } from '../../contract/common/short-id.js';
import { BookingSeat } from './booking-seat.entity.js';
import { Booking } from './booking.entity.js';
import type { NewBooking } from './new-booking.js';

const NOW = '2026-11-21T11:02:00Z';

describe('A paid workshop line', () => {
  const database = suiteDatabase(BOOKING_TABLES);
  let services: ReturnType<typeof bookingServices>;

  beforeAll(() => {
    services = bookingServices(database.dataSource, { now: NOW, STUDIO_NOTICE_TO: 'atolye@toprak.example' });
  });

  beforeEach(async () => {
    await emptyTables(
      database.dataSource,
      'order',
      'workshop_session',
      'mail_message',
      'studio_notification',
    );
  });

  const inOneGo = <T>(work: (manager: EntityManager) => Promise<T>) => database.dataSource.transaction(work);
  const aSession = (given: Parameters<typeof aWorkshopSession>[1] = {}) =>
    aWorkshopSession(database.dataSource.manager, { date: '2026-12-12', ...given });
  const booked = (session: WorkshopSession, given: Partial<NewBooking> = {}) =>
    inOneGo(async (manager) => services.book.book(manager, await aPaidLine(manager, session, given)));
  const rows = <T>(query: string) => database.dataSource.query<T[]>(query);
  const seatsOf = ({ id }: Booking) =>
    database.dataSource.manager.find(BookingSeat, { where: { bookingId: id }, order: { position: 'ASC' } });
  const notices = () =>
    rows<{ type: string; title: string; message: string }>(
      'SELECT type, title, message FROM studio_notification ORDER BY id',
    );

  it('becomes a booking with everything that was agreed', async () => {
    const session = await aSession();
    const line = { notes: 'Sol elimi kullanırım.', quantity: 2, isStudent: true };
    const prices = { originalPriceKurus: 100_000, priceKurus: 80_000, couponDiscountKurus: 16_001 };
    const { id } = await booked(session, { ...line, ...prices });

    const booking = await database.dataSource.manager.findOneByOrFail(Booking, { id });
    expect(booking).toMatchObject({
      ...line,
      sessionId: session.id,
      status: 'confirmed',
      paymentStatus: 'paid',
      name: 'Ayşe Gül',
      surname: 'Çığıroğlu',
      email: 'ayse@example.com',
      phone: '+905325550112',
      title: session.title,
      description: session.description,
      date: '2026-12-12',
      startTime: '14:00',
      endTime: '17:00',
      originalPriceKurus: 100_000,
      priceKurus: 80_000,
      discountKurus: 56_001,
      totalKurus: 143_999,
      currency: 'TRY',
      paymentMethod: 'iyzico',
      paymentId: '24106221',
      transactionId: '26290212',
      remindAt: new Date('2026-12-11T07:00:00Z'),
      calendarSequence: 0,
    });
    expect(booking.linkNonce).toMatch(/^[\w-]{16}$/);
    expect(await seatsOf(booking)).toMatchObject([
      { isStudent: true, pricePaidKurus: 72_000, checkedInAt: null },
      { isStudent: true, pricePaidKurus: 71_999, checkedInAt: null },
    ]);
  });

  it('adds up whatever the prices, the coupon and the number of seats', async () => {
    const session = await aSession({ capacity: 999 });
    const line = fc
      .record({
        originalPriceKurus: fc.integer({ min: 0, max: 500_000 }),
        ownStudentPriceKurus: fc.option(fc.integer({ min: 0, max: 500_000 })),
        isStudent: fc.boolean(),
        quantity: fc.integer({ min: 1, max: 20 }),
        couponPerMille: fc.integer({ min: 0, max: 1_000 }),
      })
      .map(({ ownStudentPriceKurus, couponPerMille, ...given }) => {
        const own =
          ownStudentPriceKurus === null ? null : Math.min(ownStudentPriceKurus, given.originalPriceKurus);
        const priceKurus = given.isStudent
          ? studentPriceKurus(given.originalPriceKurus, own)
          : given.originalPriceKurus;
        const couponDiscountKurus = Math.floor((priceKurus * given.quantity * couponPerMille) / 1_000);
        return { ...given, priceKurus, couponDiscountKurus };
      });

    await fc.assert(
      fc.asyncProperty(line, async (given) => {
        const booking = await booked(session, given);
        const seats = await seatsOf(booking);
        const paid = seats.map((seat) => seat.pricePaidKurus);
        expect(booking.totalKurus).toBe(given.priceKurus * given.quantity - given.couponDiscountKurus);
        expect(booking.originalPriceKurus * booking.quantity - booking.discountKurus).toBe(
          booking.totalKurus,
        );
        expect(paid).toHaveLength(given.quantity);
        expect(paid.reduce((sum, price) => sum + price, 0)).toBe(booking.totalKurus);
        expect(Math.max(...paid) - Math.min(...paid)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('is booked once: a second time is refused and leaves nothing behind', async () => {
    const session = await aSession();
    const line = await inOneGo((manager) => aPaidLine(manager, session));
    await inOneGo((manager) => services.book.book(manager, line));
    await expect(inOneGo((manager) => services.book.book(manager, line))).rejects.toThrow(/unique/);
    expect(await rows('SELECT 1 FROM booking')).toHaveLength(1);
    expect(await rows('SELECT 1 FROM booking_seat')).toHaveLength(2);
  });

  it('leaves its ticket to the mail about the order, which lists the next workshop first', async () => {
    const first = await booked(await aSession({ date: '2026-12-19' }));
    const second = await booked(await aSession(), { orderId: first.orderId });
    await booked(await aSession());
    expect(await rows('SELECT 1 FROM mail_message')).toEqual([]);
    const tickets = await services.mails.ticketsOfOrder(database.dataSource.manager, first.orderId);
    expect(tickets.map(({ shortId, day }) => [shortId, day])).toEqual([
      [shortId(second.id), '12.12.2026 Cumartesi'],
      [shortId(first.id), '19.12.2026 Cumartesi'],
    ]);
    expect(tickets.every(({ ticketUrl, calendar }) => calendar.includes(ticketUrl.slice(0, 40)))).toBe(true);
  });

  it('mails the tickets of an order one by one when it is taken up again, and no ticket twice', async () => {
    const { id, orderId } = await booked(await aSession());
    for (const _again of [1, 2]) {
      await inOneGo((manager) => services.mails.mailTicketsOfOrder(manager, orderId));
    }
    expect(await rows('SELECT dedupe_key, template, recipient FROM mail_message')).toEqual([
      { dedupe_key: `booking-ticket:${id}:0`, template: 'booking-ticket', recipient: 'ayse@example.com' },
    ]);
  });

  it('shows its tickets in the order of their days, and no other order’s', async () => {
    const [later, sooner] = [await aSession({ date: '2026-12-19' }), await aSession()];
    const first = await booked(later);
    const { orderId } = first;
    const second = await booked(sooner, { orderId });
    await booked(sooner);
    const tickets = await services.tickets.ofOrder(database.dataSource.manager, orderId);
    expect(tickets.map(({ id, date }) => [id, date])).toEqual([
      [second.id, '2026-12-12'],
      [first.id, '2026-12-19'],
    ]);
  });

  it('for a workshop of today is not reminded of', async () => {
    const booking = await booked(
      await aSession({ date: '2026-11-21', startTime: '19:00', endTime: '21:00' }),
    );
    expect(booking.remindAt).toBeNull();
  });

  it.each([
    ['many seats are left', 8, 0, 5, []],
    ['two seats are left', 8, 0, 6, ['workshop_low']],
    ['one seat is left', 8, 4, 3, ['workshop_low']],
    ['few were left before', 8, 6, 1, []],
    ['none is left', 8, 6, 2, ['workshop_full']],
    ['all are taken at once', 8, 0, 8, ['workshop_full']],
  ])(
    'tells the studio of the seats when %s',
    async (_what, capacity, seatsTakenElsewhere, quantity, types) => {
      await booked(await aSession({ capacity, seatsTakenElsewhere }), { quantity });
      expect((await notices()).map(({ type }) => type)).toEqual(types);
    },
  );

  it('tells the studio in its list and in its mailbox which workshop it is', async () => {
    await booked(await aSession({ capacity: 8 }), { quantity: 7 });
    await booked(await aSession({ capacity: 4, title: 'Çini: ilk karo' }), { quantity: 4 });
    const [low, full] = await notices();
    expect(low).toEqual({
      type: 'workshop_low',
      title: 'Son yerler',
      message: 'Seramik Atölyesi: Çarkta ilk kâse, 12.12.2026 Cumartesi, 14:00–17:00: son 1 yer kaldı.',
    });
    expect(full).toEqual({
      type: 'workshop_full',
      title: 'Workshop doldu',
      message: 'Çini: ilk karo, 12.12.2026 Cumartesi, 14:00–17:00: bütün yerler satıldı.',
    });
    const mails = await rows(
      `SELECT recipient, payload FROM mail_message WHERE template = 'studio-notice' ORDER BY created_at`,
    );
    expect(mails).toEqual([
      { recipient: 'atolye@toprak.example', payload: { title: low!.title, message: low!.message } },
      { recipient: 'atolye@toprak.example', payload: { title: full!.title, message: full!.message } },
    ]);
  });

  it('with a second line in the same session tells the studio once, and a later order again', async () => {
    const session = await aSession({ capacity: 4 });
    const first = await inOneGo((manager) => aPaidLine(manager, session, { quantity: 1 }));
    const { orderId } = first;
    const second = await inOneGo((manager) =>
      aPaidLine(manager, session, { orderId, quantity: 1, isStudent: true, priceKurus: 80_000 }),
    );
    await inOneGo(async (manager) => {
      await services.book.book(manager, first);
      await services.book.book(manager, second);
    });
    expect((await notices()).map(({ type }) => type)).toEqual(['workshop_low']);

    await booked(session, { quantity: 2 });
    expect((await notices()).map(({ type }) => type)).toEqual(['workshop_low', 'workshop_full']);
  });
});
