import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import type { RescheduleBookingDto } from '../../../contract/booking-changes/reschedule.dto.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { sessionState } from '../../../testing/ledger.js';
import { anActor } from '../../../testing/order-transitions.js';
import { confirmAtBank, placeCart, seats } from '../../../testing/purchase.js';
import { refusedWith } from '../../../testing/refused.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import { verifyData } from '../../operations/verify/verify-data.js';
import { ChangeBookingStatusService } from '../../bookings/status/change-booking-status.service.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import { SendDueRefundsService } from '../../payments/send-due-refunds.service.js';
import { Settings } from '../../platform/config/settings.js';
import type { Actor } from '../../platform/sessions/actor.js';
import type { WorkshopSession } from '../../workshops/workshop-session.entity.js';
import { RescheduleBookingService } from './reschedule-booking.service.js';

const DAY = addDays(studioDate(new Date()), 7);
const LATER = addDays(DAY, 7);

interface BookingRow {
  readonly id: string;
  readonly version: number;
  readonly sessionId: string;
  readonly date: string;
  readonly quantity: number;
  readonly totalKurus: number;
  readonly paidKurus: number;
  readonly calendarSequence: number;
}

const shop = suiteShop();
let actor: Actor;
let saturday: WorkshopSession;
let nextSaturday: WorkshopSession;

beforeEach(async () => {
  await emptyTables(shop.dataSource, 'order', 'workshop_session', 'hold', 'mail_message', 'log_entry');
  actor = await anActor(shop.app);
  const { manager } = shop.dataSource;
  saturday = await aWorkshopSession(manager, { date: DAY, capacity: 6, priceKurus: 85_000 });
  nextSaturday = await aWorkshopSession(manager, { date: LATER, capacity: 3, priceKurus: 90_000 });
});

const bookings = () =>
  shop.dataSource.query<BookingRow[]>(
    `SELECT id, version, session_id AS "sessionId", date::text, quantity, total_kurus AS "totalKurus",
       paid_kurus AS "paidKurus", calendar_sequence AS "calendarSequence" FROM booking ORDER BY quantity DESC, id`,
  );
async function bought(quantity: number): Promise<BookingRow> {
  const { fields } = await confirmAtBank(await placeCart(shop.app, { lines: [seats(saturday, quantity)] }));
  await shop.app.get(BankReturnService).receive(fields);
  const [booking] = await bookings();
  if (!booking) throw new Error('Nothing was booked.');
  return booking;
}
const move = (booking: BookingRow, wanted: Partial<RescheduleBookingDto> = {}) =>
  shop.dataSource.transaction((manager) =>
    shop.app.get(RescheduleBookingService).reschedule(manager, actor, {
      ...{ bookingId: booking.id, version: booking.version, sessionId: nextSaturday.id },
      positions: Array.from({ length: booking.quantity }, (_, at) => at),
      ...{ reason: '', requestKey: randomUUID() },
      ...wanted,
    }),
  );
const mailed = async () => {
  const rows = await shop.dataSource.query<{ template: string }[]>(
    `SELECT template FROM mail_message WHERE template LIKE 'booking%' ORDER BY template`,
  );
  return rows.map(({ template }) => template);
};
const booked = async () => [
  (await sessionState(shop.dataSource, saturday.id)).booked,
  (await sessionState(shop.dataSource, nextSaturday.id)).booked,
];
/** The seats, the money and the bookings agree with their ledgers. */
async function assertAgrees(): Promise<void> {
  const said: string[] = [];
  const found = await verifyData(shop.app.get(Settings).DATABASE_URL, (text) => said.push(text));
  expect(found === 0 ? [] : said).toEqual([]);
}

describe('A booking that moves to another day', () => {
  it('takes the new seats, frees the old ones and keeps its price', async () => {
    const booking = await bought(2);
    const { word } = await move(booking);
    expect(word).toEqual({ way: 'email' });
    expect(await booked()).toEqual([0, 2]);
    const [moved] = await bookings();
    expect(moved).toMatchObject({
      ...{ id: booking.id, sessionId: nextSaturday.id, date: LATER, quantity: 2 },
      ...{ totalKurus: 170_000, paidKurus: 170_000, calendarSequence: booking.calendarSequence + 1 },
    });
    expect(await mailed()).toEqual(['booking-moved']);
    await assertAgrees();
  });

  it('may leave others of its party where they are', async () => {
    const booking = await bought(3);
    const { bookingId } = await move(booking, { positions: [1] });
    expect(await booked()).toEqual([2, 1]);
    expect(await bookings()).toMatchObject([
      { id: booking.id, sessionId: saturday.id, quantity: 2, totalKurus: 170_000, paidKurus: 170_000 },
      { id: bookingId, sessionId: nextSaturday.id, quantity: 1, totalKurus: 85_000, paidKurus: 85_000 },
    ]);
    expect(await mailed()).toEqual(['booking-moved', 'booking-ticket']);
    await assertAgrees();
  });

  it('moves once when the request arrives twice, also at the same moment', async () => {
    const booking = await bought(3);
    const once = { positions: [2], requestKey: randomUUID() };
    const answers = await Promise.all([move(booking, once), move(booking, once), move(booking, once)]);
    expect(new Set(answers.map(({ bookingId }) => bookingId)).size).toBe(1);
    expect(await booked()).toEqual([2, 1]);
    await assertAgrees();
  });

  it('is another move when the same request key names other seats, another day or another booking', async () => {
    const booking = await bought(3);
    const requestKey = randomUUID();
    await move(booking, { positions: [2], requestKey });
    for (const other of [
      { positions: [1] },
      { positions: [2], reason: 'Hasta' },
      { sessionId: saturday.id },
    ]) {
      expect(await refusedWith(move(booking, { positions: [2], requestKey, ...other }))).toBe(
        'changed_meanwhile',
      );
    }
    expect(await booked()).toEqual([2, 1]);
  });

  it('moves one of two bookings that come with the same request key at the same moment', async () => {
    const first = await bought(1);
    await bought(1);
    const second = (await bookings()).find(({ id }) => id !== first.id) ?? first;
    const requestKey = randomUUID();
    const refusals = await Promise.all(
      [first, second].map((booking) => refusedWith(move(booking, { requestKey }))),
    );
    expect(refusals.toSorted()).toEqual(['changed_meanwhile', null]);
    expect(await booked()).toEqual([1, 1]);
    await assertAgrees();
  });

  it('stays whole when the new day has not enough seats', async () => {
    const booking = await bought(4);
    await expect(move(booking)).rejects.toMatchObject({ code: 'reschedule_session_full' });
    expect(await booked()).toEqual([4, 0]);
    expect(await bookings()).toEqual([booking]);
    expect(await mailed()).toEqual([]);
    await assertAgrees();
  });
});

describe('Who may not move', () => {
  const sql = (text: string, ...values: unknown[]) => shop.dataSource.query(text, values);

  it.each([
    ['a booking that was cancelled', 'reschedule_not_open', `UPDATE booking SET status = 'cancelled'`],
    [
      'a guest who has come',
      'reschedule_guest_noted',
      'UPDATE booking_seat SET checked_in_at = now() WHERE position = 1',
    ],
    [
      'a guest noted as missing',
      'reschedule_guest_noted',
      'UPDATE booking_seat SET no_show_at = now() WHERE position = 0',
    ],
    [
      'somebody to a day that was taken out of the calendar',
      'reschedule_session_gone',
      'UPDATE workshop_session SET removed_at = now() WHERE capacity = 3',
    ],
    [
      'somebody to a day that has begun',
      'reschedule_session_gone',
      `UPDATE workshop_session SET date = current_date - 1 WHERE capacity = 3`,
    ],
  ])('is %s', async (_, code, meanwhile) => {
    const booking = await bought(2);
    await sql(meanwhile);
    expect(await refusedWith(move(booking))).toBe(code);
    expect(await booked()).toEqual([2, 0]);
  });

  it('is who stays in the same session, is not in the booking, or saw it otherwise', async () => {
    const booking = await bought(2);
    expect(await refusedWith(move(booking, { sessionId: saturday.id }))).toBe('reschedule_to_same_session');
    expect(await refusedWith(move(booking, { positions: [0, 5] }))).toBe('reschedule_seat_unknown');
    expect(await refusedWith(move(booking, { version: booking.version + 1 }))).toBe('changed_meanwhile');
    expect(await refusedWith(move(booking, { bookingId: randomUUID() }))).toBe('booking_not_found');
    expect(await bookings()).toEqual([booking]);
  });
});

describe('Money and seats of a party that was parted', () => {
  it('go back for each part by itself', async () => {
    const booking = await bought(3);
    const { bookingId } = await move(booking, { positions: [0, 2] });
    const cancel = (id: string) =>
      shop.app.get(ChangeBookingStatusService).change(actor, {
        ...{ bookingId: id, version: null, status: 'cancelled', refundsMoney: true },
      });
    await cancel(bookingId);
    await cancel(booking.id);
    await shop.app.get(SendDueRefundsService).sendDue();
    await shop.app.get(SendDueRefundsService).sendDue();
    expect(await booked()).toEqual([0, 0]);
    const refunds = await shop.dataSource.query<{ amount: number; status: string }[]>(
      'SELECT amount_kurus AS amount, status FROM refund ORDER BY amount_kurus',
    );
    expect(refunds).toEqual([
      { amount: 85_000, status: 'done' },
      { amount: 170_000, status: 'done' },
    ]);
    await assertAgrees();
  });

  it('part again and again until everybody has a booking of their own', async () => {
    await bought(3);
    for (const back of [nextSaturday, nextSaturday]) {
      const [largest] = await bookings();
      if (!largest) throw new Error('Nothing was booked.');
      const positions = await shop.dataSource.query<{ position: number }[]>(
        'SELECT position FROM booking_seat WHERE booking_id = $1 ORDER BY position LIMIT 1',
        [largest.id],
      );
      await move(largest, { sessionId: back.id, positions: positions.map(({ position }) => position) });
    }
    expect(await bookings()).toHaveLength(3);
    expect(await booked()).toEqual([1, 2]);
    await assertAgrees();
  });

  it('never exceed a session for which movers and buyers reach at once', async () => {
    const booking = await bought(4);
    const moves = [0, 1, 2, 3].map(async (position) => {
      // Each move raises the version, so whoever is refused reads it again.
      for (;;) {
        const now = (await bookings()).find(({ id }) => id === booking.id) ?? booking;
        const refusal = await refusedWith(move(now, { positions: [position] }));
        if (refusal !== 'changed_meanwhile') return refusal;
      }
    });
    const buyers = [1, 2].map(async () => {
      const placed = await placeCart(shop.app, { lines: [seats(nextSaturday, 1)] }).catch(() => null);
      if (placed) await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    });
    await Promise.all([...moves, ...buyers]);
    const [left = 0, there = 0] = await booked();
    expect(there).toBe(3);
    expect(left + there).toBeLessThanOrEqual(6);
    await assertAgrees();
  });
});
