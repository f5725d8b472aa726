import { beforeEach, describe, expect, it } from '@jest/globals';
import { aCustomer } from '../../seed/customers.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { aPaidLine, BOOKING_TABLES, bookingServices } from '../../testing/bookings.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import { OpenChoicesService } from './open-choices.service.js';
import { SeatGuestsService } from './seat-guests/seat-guests.service.js';
import { Customer } from '../people/accounts/customer.entity.js';
import { CustomerBookingsService } from './customer-bookings.service.js';

const database = suiteDatabase([...BOOKING_TABLES, Customer]);
let customerId: string;

const NOW = '2026-12-12T11:00:00Z';

beforeEach(async () => {
  customerId = (await aCustomer(database.dataSource.manager)).id;
});

/** The service on 12 December 2026 at 14:00 in Istanbul. */
function bookings(): CustomerBookingsService {
  const { studio, links, clock } = bookingServices(database.dataSource, { now: NOW });
  const choices = new OpenChoicesService(links, clock);
  return new CustomerBookingsService(
    database.dataSource,
    studio,
    links,
    choices,
    new SeatGuestsService(),
    clock,
  );
}

async function aBooking(date: string, startTime = '14:00'): Promise<string> {
  const { book } = bookingServices(database.dataSource, { now: '2026-11-21T11:02:00Z' });
  return database.dataSource.transaction(async (manager) => {
    const session = await aWorkshopSession(manager, { date, startTime, endTime: '23:30' });
    const line = await aPaidLine(manager, session);
    await manager.query('UPDATE "order" SET customer_id = $2 WHERE id = $1', [line.orderId, customerId]);
    return (await book.book(manager, line)).id;
  });
}

describe('The bookings of an account', () => {
  it('begin with the next workshop; those that have begun follow, the last one first', async () => {
    const dates = ['2027-01-05', '2026-12-12', '2026-11-30', '2026-12-20', '2026-12-01'];
    const ids = new Map<string, string>();
    for (const date of dates) ids.set(date, await aBooking(date));
    const later = await aBooking('2026-12-12', '14:01');
    const listed = await bookings().list(customerId);
    expect(listed.map(({ id, isPast }) => [id, isPast])).toEqual([
      [later, false],
      [ids.get('2026-12-20'), false],
      [ids.get('2027-01-05'), false],
      [ids.get('2026-12-12'), true],
      [ids.get('2026-12-01'), true],
      [ids.get('2026-11-30'), true],
    ]);
  });

  it('say when, how many and what was paid, and lead to the ticket', async () => {
    const id = await aBooking('2026-12-20');
    const [booking] = await bookings().list(customerId);
    expect(booking).toMatchObject({
      id,
      shortId: id.slice(0, 8).toUpperCase(),
      orderId: expect.any(String),
      title: 'Seramik Atölyesi: Çarkta ilk kâse',
      date: '2026-12-20',
      startTime: '14:00',
      endTime: '23:30',
      status: 'confirmed',
      seats: 2,
      isStudent: false,
      priceKurus: 200_000,
      isPast: false,
      qr: { size: expect.any(Number), path: expect.stringMatching(/^M/) },
      ticketUrl: expect.stringMatching(new RegExp(`^/bilet/${id}\\?anahtar=[\\w-]{20,}$`)),
      guestsUrl: expect.stringMatching(new RegExp(`^/kimler-geliyor/${id}\\?anahtar=[\\w-]{20,}$`)),
      calendarUrl: expect.stringMatching(new RegExp(`^/api/bilet/${id}/takvim.ics\\?anahtar=[\\w-]{20,}$`)),
    });
  });

  it('lead to no guests once the studio has written the booking over to somebody else', async () => {
    const id = await aBooking('2026-12-20');
    const guestsUrl = async () => (await bookings().list(customerId))[0]?.guestsUrl;
    const writeOverTo = (email: string) =>
      database.dataSource.query('UPDATE booking SET email = $2 WHERE id = $1', [id, email]);
    await writeOverTo('AYSE@example.com');
    expect(await guestsUrl()).toContain('/kimler-geliyor/');
    await writeOverTo('baskasi@example.com');
    expect(await guestsUrl()).toBeNull();
  });

  it('are none of another customer’s', async () => {
    await aBooking('2026-12-20');
    const other = await aCustomer(database.dataSource.manager);
    expect(await bookings().list(other.id)).toEqual([]);
  });
});
