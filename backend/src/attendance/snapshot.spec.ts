import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DoorTicket, TodaySnapshot } from '../../contract/attendance/offline/today-snapshot.js';
import { addDays, type LocalDate, studioDate } from '../../contract/common/dates.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { AdminVisitor } from '../../testing/admin-visitor.js';
import { letIntoBackOffice } from '../../testing/back-office.js';
import { aPaidLine } from '../../testing/bookings.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { suiteServer } from '../../testing/suite-server.js';
import { dataOf } from '../../testing/visitor.js';
import { BookSeatsService } from '../bookings/book-seats.service.js';
import type { Booking } from '../bookings/booking.entity.js';
import { SeatTicketLinksService } from '../bookings/seat-guests/seat-ticket-links.service.js';
import { TicketLinksService } from '../bookings/ticket-links.service.js';

const server = suiteServer();
const today = studioDate(new Date());
let helper: AdminVisitor;

beforeAll(async () => {
  helper = new AdminVisitor(server);
  await letIntoBackOffice(server, helper, { role: 'door' });
});
beforeEach(() => emptyTables(server.dataSource, 'order', 'workshop_session'));

async function aBookingOn(date: LocalDate, given: Parameters<typeof aPaidLine>[2] = {}): Promise<Booking> {
  const { manager } = server.dataSource;
  const session = await aWorkshopSession(manager, {
    date,
    startTime: '18:00',
    endTime: '20:00',
    title: 'Çark',
    isForChildren: true,
  });
  return server.app.get(BookSeatsService).book(manager, await aPaidLine(manager, session, given));
}
const keyOf = (booking: Booking) => server.app.get(TicketLinksService).keyOf(booking);
const seatKeyOf = ({ id: bookingId }: Booking, position: number) =>
  server.app.get(SeatTicketLinksService).keyOf({ bookingId, position, linkNonce: 'nonce' });
const nameSecondGuest = ({ id }: Booking) =>
  server.dataSource.query(
    `INSERT INTO seat_guest (booking_id, position, name, age_band, guardian_name, guardian_phone, needs,
       needs_consent_at, needs_consent_version, link_nonce)
     VALUES ($1, 1, 'Deniz Işık', 'child', 'Ayşe Işık', '+905325550112', 'Fıstık', now(), '2026-11', 'nonce')`,
    [id],
  );
const hashed = (key: string) => createHash('sha256').update(key).digest('hex');
const snapshot = async () =>
  dataOf(await helper.query('admin.attendance.snapshot', undefined)) as TodaySnapshot;
const ticket = (bookingId: string, ticketKey: string) =>
  helper.query('admin.attendance.ticket', { bookingId, ticketKey });

describe('The snapshot for the phones at the door', () => {
  it('holds today and tomorrow, and nothing but first names, marks and hashes', async () => {
    const booking = await aBookingOn(today, { isStudent: true });
    const later = await aBookingOn(addDays(today, 1), { quantity: 1 });
    await aBookingOn(addDays(today, 2));
    await nameSecondGuest(booking);
    const guestKey = seatKeyOf(booking, 1);
    const taken = await snapshot();
    expect(taken.today).toBe(today);
    expect(Math.abs(Date.parse(taken.takenAt) - Date.now())).toBeLessThan(60_000);
    expect(taken.sessions).toMatchObject([
      { date: today, title: 'Çark', isForChildren: true },
      { date: addDays(today, 1), title: 'Çark', isForChildren: true },
    ]);
    const student = { isStudent: true, needsProof: true, checkedInAt: null, noShowAt: null };
    expect(taken.bookings.map(({ bookingId }) => bookingId)).toEqual([booking.id, later.id]);
    expect(taken.bookings[0]).toEqual({
      bookingId: booking.id,
      sessionId: booking.sessionId,
      name: 'Ayşe Gül Ç.',
      isUnpaid: false,
      keyHash: hashed(keyOf(booking)),
      seats: [
        { ...student, position: 0, name: null, isChild: false, hasNeeds: false, keyHash: null },
        {
          ...student,
          position: 1,
          name: 'Deniz I.',
          isChild: true,
          hasNeeds: true,
          keyHash: hashed(guestKey),
        },
      ],
    });
    const whole = JSON.stringify(taken);
    for (const secret of [
      'Çığıroğlu',
      'ayse@example.com',
      '5325550112',
      'Fıstık',
      'Işık',
      keyOf(booking),
      guestKey,
    ]) {
      expect(whole).not.toContain(secret);
    }
  });

  it('leaves out whose booking was cancelled', async () => {
    const { id } = await aBookingOn(today);
    await server.dataSource.query(`UPDATE booking SET status = 'cancelled' WHERE id = $1`, [id]);
    expect((await snapshot()).bookings).toEqual([]);
  });
});

describe('A ticket that the snapshot does not know', () => {
  it('is found on any day, by its key', async () => {
    const date = addDays(today, 9);
    const booking = await aBookingOn(date);
    expect(dataOf(await ticket(booking.id, keyOf(booking))) as DoorTicket).toMatchObject({
      today,
      session: { id: booking.sessionId, date, title: 'Çark', isForChildren: true, startTime: '18:00' },
      booking: { bookingId: booking.id, seats: [{ position: 0 }, { position: 1 }] },
    });
  });

  it('is found by the key of a guest, with the one seat', async () => {
    const booking = await aBookingOn(today);
    await nameSecondGuest(booking);
    expect(dataOf(await ticket(booking.id, seatKeyOf(booking, 1)))).toMatchObject({
      booking: { seats: [{ position: 1, name: 'Deniz I.' }] },
    });
    const action = {
      ...{
        id: '7c1e04b9-1111-4222-8333-444455556666',
        bookingId: booking.id,
        ticketKey: seatKeyOf(booking, 1),
      },
      ...{ kind: 'came', happenedAt: new Date().toISOString() },
    };
    const record = async (position: number, id: string) =>
      dataOf(
        await helper.mutate('admin.attendance.record', {
          device: 'Telefon 1',
          actions: [{ ...action, position, id }],
        }),
      );
    expect(await record(1, action.id)).toMatchObject([{ outcome: 'done' }]);
    expect(await record(0, '7c1e04b9-1111-4222-8333-444455556667')).toMatchObject([{ outcome: 'refused' }]);
  });

  it('is told of when it was cancelled', async () => {
    const booking = await aBookingOn(today);
    await server.dataSource.query(`UPDATE booking SET status = 'cancelled' WHERE id = $1`, [booking.id]);
    expect(dataOf(await ticket(booking.id, keyOf(booking)))).toMatchObject({ booking: null });
  });

  it('is not found by another key', async () => {
    const [booking, other] = [await aBookingOn(today), await aBookingOn(today)];
    expect((await ticket(booking.id, keyOf(other))).status).toBe(404);
    expect((await ticket('7c1e04b9-1111-4222-8333-444455556666', keyOf(other))).status).toBe(404);
  });
});
