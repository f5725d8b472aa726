import { beforeEach, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { aPaidLine, BOOKING_TABLES, bookingServices } from '../../testing/bookings.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import { Booking } from './booking.entity.js';
import { openLinks } from '../notifications/mail/link-facts.js';
import { SecretBox } from '../platform/security/secret-box.js';
import { testSettings } from '../../testing/test-settings.js';

const NOW = '2026-11-21T11:02:00Z';

const box = new SecretBox(testSettings({}));

describe('The end of an order', () => {
  const database = suiteDatabase(BOOKING_TABLES);
  let services: ReturnType<typeof bookingServices>;

  beforeEach(async () => {
    await emptyTables(
      database.dataSource,
      'order',
      'workshop_session',
      'mail_message',
      'studio_notification',
    );
    services = bookingServices(database.dataSource, { now: NOW });
  });

  const aBooking = async () => {
    const { manager } = database.dataSource;
    const session = await aWorkshopSession(manager, { date: '2026-12-12', capacity: 20 });
    return database.dataSource.transaction(async (inside) =>
      services.book.book(inside, await aPaidLine(inside, session)),
    );
  };
  const cancel = (orderId: string) =>
    database.dataSource.transaction((manager) => services.cancel.cancelOfOrder(manager, orderId));
  const now = ({ id }: Booking) => database.dataSource.manager.findOneByOrFail(Booking, { id });
  const mails = () =>
    database.dataSource.query<{ template: string; payload: { calendar: string } }[]>(
      'SELECT template, payload FROM mail_message ORDER BY created_at',
    );

  it('cancels its bookings and takes the day out of the guest’s calendar', async () => {
    const booking = await aBooking();
    const other = await aBooking();
    const [ticket] = await services.mails.ticketsOfOrder(database.dataSource.manager, booking.orderId);
    await cancel(booking.orderId);

    expect(await now(booking)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'paid',
      remindAt: null,
      calendarSequence: 1,
    });
    expect(await now(other)).toMatchObject({ status: 'confirmed', calendarSequence: 0 });
    const [cancelled] = await mails();
    expect(cancelled?.template).toBe('booking-cancelled');
    const [before, after] = [ticket!, openLinks(cancelled!.payload, box)].map((mail) => {
      const calendar = new ICAL.Component(ICAL.parse(mail.calendar) as unknown[]);
      return { calendar, event: new ICAL.Event(calendar.getFirstSubcomponent('vevent')!) };
    });
    expect(after!.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(after!.event.uid).toBe(before!.event.uid);
    expect(after!.event.sequence).toBeGreaterThan(before!.event.sequence);
  });

  it('changes and sends nothing when it is told again', async () => {
    const booking = await aBooking();
    await cancel(booking.orderId);
    const before = await now(booking);
    await cancel(booking.orderId);
    expect(await now(booking)).toEqual(before);
    expect((await mails()).map(({ template }) => template)).toEqual(['booking-cancelled']);
  });

  it('told twice at once cancels once', async () => {
    const booking = await aBooking();
    await Promise.all([cancel(booking.orderId), cancel(booking.orderId)]);
    expect(await now(booking)).toMatchObject({ status: 'cancelled', calendarSequence: 1 });
    expect(await mails()).toHaveLength(1);
  });

  it('leaves a workshop alone that has taken place', async () => {
    const booking = await aBooking();
    await database.dataSource.query(`UPDATE booking SET status = 'completed', date = '2025-05-17'`);
    await cancel(booking.orderId);
    expect(await now(booking)).toMatchObject({ status: 'completed', calendarSequence: 0 });
  });

  it('takes back a reminder that waits to be sent', async () => {
    const booking = await aBooking();
    services.clock.moveTo('2026-12-11T07:00:00Z');
    await services.reminders.sweep();
    expect((await mails()).map(({ template }) => template)).toContain('booking-reminder');
    await cancel(booking.orderId);
    expect((await mails()).map(({ template }) => template)).toEqual(['booking-cancelled']);
  });

  it('marks what was paid as refunded, and only of these lines', async () => {
    const [booking, other] = [await aBooking(), await aBooking()];
    await database.dataSource.transaction((manager) =>
      services.cancel.markRefunded(manager, [booking.orderLineId]),
    );
    expect((await now(booking)).paymentStatus).toBe('refunded');
    expect((await now(other)).paymentStatus).toBe('paid');
  });
});
