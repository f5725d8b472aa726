import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { MoveByGuestDto } from '../../../contract/booking-changes/guest/guest-changes.dto.js';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import { INITIAL_POLICIES } from '../../../contract/workshops/policies/booking-policies.js';
import type { BookingPolicy } from '../../../contract/workshops/policies/booking-policy.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { sessionState } from '../../../testing/ledger.js';
import { confirmAtBank, placeCart, seats, studentSeats } from '../../../testing/purchase.js';
import { refusedWith } from '../../../testing/refused.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import { TicketLinksService } from '../../bookings/ticket-links.service.js';
import { verifyData } from '../../operations/verify/verify-data.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import { SendDueRefundsService } from '../../payments/send-due-refunds.service.js';
import { Settings } from '../../platform/config/settings.js';
import type { WorkshopSession } from '../../workshops/workshop-session.entity.js';
import { CancelByGuestService } from './cancel-by-guest.service.js';
import { CancellationBillService } from './cancellation-bill.service.js';
import { GuestChangesViewsService } from './guest-changes-views.service.js';
import { MoveByGuestService } from './move-by-guest.service.js';

const DAY = addDays(studioDate(new Date()), 9);

const shop = suiteShop();
let saturday: WorkshopSession;
let cheap: WorkshopSession;
let dear: WorkshopSession;
let glass: WorkshopSession;

beforeEach(async () => {
  await emptyTables(shop.dataSource, 'order', 'workshop_session', 'hold', 'mail_message', 'log_entry');
  const { manager } = shop.dataSource;
  const wheel = { title: 'Çarkta ilk kâse', capacity: 6 };
  saturday = await aWorkshopSession(manager, { ...wheel, date: DAY, priceKurus: 85_000 });
  cheap = await aWorkshopSession(manager, { ...wheel, date: addDays(DAY, 7), priceKurus: 70_000 });
  dear = await aWorkshopSession(manager, { ...wheel, date: addDays(DAY, 14), priceKurus: 100_000 });
  glass = await aWorkshopSession(manager, { ...wheel, title: 'Cam boyama', date: addDays(DAY, 8) });
});

interface BookingRow {
  readonly id: string;
  readonly version: number;
  readonly linkNonce: string;
  readonly status: string;
  readonly quantity: number;
  readonly totalKurus: number;
}

const sql = <Row>(text: string, ...values: unknown[]) => shop.dataSource.query<Row[]>(text, values);
const bookings = () =>
  sql<BookingRow>(
    `SELECT id, version, link_nonce AS "linkNonce", status, quantity, total_kurus AS "totalKurus"
     FROM booking ORDER BY quantity DESC, id`,
  );
async function bought(...lines: Parameters<typeof placeCart>[1]['lines']): Promise<BookingRow> {
  const { fields } = await confirmAtBank(await placeCart(shop.app, { lines }));
  await shop.app.get(BankReturnService).receive(fields);
  return latest();
}
async function latest(id?: string): Promise<BookingRow> {
  const found = (await bookings()).find((each) => id === undefined || each.id === id);
  if (!found) throw new Error('There is no such booking.');
  return found;
}
const promise = (given: Partial<BookingPolicy>) =>
  sql('UPDATE order_line SET policy = $1', { ...INITIAL_POLICIES.general, ...given });
const keyOf = (booking: BookingRow) => {
  const path = shop.app.get(TicketLinksService).changesPath(booking);
  return { bookingId: booking.id, formKey: new URL(path, 'https://shop').searchParams.get('anahtar') ?? '' };
};
const all = ({ quantity }: BookingRow) => Array.from({ length: quantity }, (_, at) => at);
const move = (booking: BookingRow, to: WorkshopSession, given: Partial<MoveByGuestDto> = {}) =>
  shop.app.get(MoveByGuestService).move({
    ...{ ...keyOf(booking), version: booking.version, sessionId: to.id, positions: all(booking) },
    ...{ seenDifferenceKurus: 0, requestKey: randomUUID(), ...given },
  });
const billOf = (booking: BookingRow, positions = all(booking)) =>
  shop.app.get(CancellationBillService).preview({ ...keyOf(booking), positions });
const cancel = (
  booking: BookingRow,
  seenRefundKurus: number,
  { positions = all(booking), requestKey = randomUUID() } = {},
) =>
  shop.app.get(CancelByGuestService).cancel({
    ...{ ...keyOf(booking), version: booking.version, positions, seenRefundKurus, requestKey },
  });
const booked = async () => [
  (await sessionState(shop.dataSource, saturday.id)).booked,
  (await sessionState(shop.dataSource, cheap.id)).booked,
  (await sessionState(shop.dataSource, dear.id)).booked,
];
const refunds = async () => {
  await shop.app.get(SendDueRefundsService).sendDue();
  await shop.app.get(SendDueRefundsService).sendDue();
  return sql<{ amount: number; status: string }>(
    'SELECT amount_kurus AS amount, status FROM refund ORDER BY amount_kurus',
  );
};
const orderMoney = async () =>
  (
    await sql<object>(
      'SELECT total_kurus AS total, open_kurus AS open, payment_status AS status FROM "order"',
    )
  )[0];
const links = async () =>
  (await sql<{ status: string }>('SELECT status FROM payment_link ORDER BY created_at')).map(
    ({ status }) => status,
  );
async function standing(): Promise<BookingRow> {
  const found = (await bookings()).find(({ status }) => status === 'confirmed');
  if (!found) throw new Error('No booking stands.');
  return found;
}
async function assertAgrees(): Promise<void> {
  const said: string[] = [];
  const found = await verifyData(shop.app.get(Settings).DATABASE_URL, (text) => said.push(text));
  expect(found === 0 ? [] : said).toEqual([]);
}

describe('The page of changes', () => {
  it('says what the seats were promised, and which days of the same workshop are free', async () => {
    const booking = await bought(seats(saturday, 2));
    const view = await shop.app.get(GuestChangesViewsService).view(keyOf(booking));
    expect(view).toMatchObject({ state: 'open', title: 'Çarkta ilk kâse', cheaperDay: 'given_back' });
    expect(view.rules).toHaveLength(5);
    expect(view.dates.map(({ sessionId }) => sessionId)).toEqual([cheap.id, dear.id]);
    expect(view.seats).toMatchObject([{ position: 0, moveRefusal: null, mayCancel: true }, { position: 1 }]);
  });

  it('is unknown with another key, and closed without rules, after the start and after a cancellation', async () => {
    const booking = await bought(seats(saturday));
    const views = shop.app.get(GuestChangesViewsService);
    const stateOf = async () => (await views.view(keyOf(booking))).state;
    expect(await refusedWith(views.view({ ...keyOf(booking), formKey: 'x'.repeat(43) }))).toBe(
      'guest_changes_not_found',
    );
    await sql('UPDATE order_line SET policy = NULL');
    expect(await stateOf()).toBe('not_offered');
    expect(await refusedWith(move(booking, cheap))).toBe('guest_changes_closed');
    await promise({});
    await sql('UPDATE booking SET date = current_date - 1');
    expect(await stateOf()).toBe('begun');
    expect(await refusedWith(cancel(booking, 0))).toBe('guest_changes_closed');
    await sql(`UPDATE booking SET status = 'cancelled'`);
    expect(await stateOf()).toBe('cancelled');
  });
});

describe('A guest who moves', () => {
  it('to a dearer day owes the difference, and gets a link to pay it', async () => {
    const booking = await bought(seats(saturday, 2));
    const { paymentUrl, changesUrl } = await move(booking, dear, { seenDifferenceKurus: 30_000 });
    expect(await booked()).toEqual([0, 0, 2]);
    expect(paymentUrl).toContain('/odeme-baglantisi/');
    expect(changesUrl).toContain(`/yer-degisikligi/${booking.id}`);
    expect(await orderMoney()).toEqual({ total: 200_000, open: 30_000, status: 'partly_paid' });
    expect(await latest()).toMatchObject({ totalKurus: 200_000 });
    await assertAgrees();
  });

  it('to a cheaper day gets the difference back', async () => {
    const booking = await bought(seats(saturday, 2));
    await move(booking, cheap, { seenDifferenceKurus: -30_000 });
    expect(await orderMoney()).toEqual({ total: 140_000, open: 0, status: 'paid' });
    expect(await refunds()).toEqual([{ amount: 30_000, status: 'done' }]);
    await assertAgrees();
  });

  it('to a cheaper day before the difference of a dearer one was paid, gets back what is too much', async () => {
    const booking = await bought(seats(saturday, 2));
    await promise({ freeMoves: 2 });
    await move(booking, dear, { seenDifferenceKurus: 30_000 });
    await move(await latest(booking.id), cheap, { seenDifferenceKurus: -60_000 });
    expect(await refunds()).toEqual([{ amount: 30_000, status: 'done' }]);
    expect(await orderMoney()).toEqual({ total: 140_000, open: 0, status: 'paid' });
    await assertAgrees();
  });

  it('to a cheaper day and on to a dearer one has paid only what did not go back', async () => {
    await bought(seats(saturday));
    await promise({ freeMoves: 2 });
    await move(await latest(), cheap, { seenDifferenceKurus: -15_000 });
    await move(await latest(), saturday, { seenDifferenceKurus: 15_000 });
    expect(await orderMoney()).toEqual({ total: 85_000, open: 15_000, status: 'partly_paid' });
    expect(await sql('SELECT paid_kurus AS paid, payment_status AS status FROM booking')).toEqual([
      { paid: 70_000, status: 'partly_paid' },
    ]);
    await assertAgrees();
  });

  it('keeps the price where the rules say so', async () => {
    const booking = await bought(seats(saturday));
    await promise({ cheaperDay: 'kept' });
    await move(booking, cheap);
    expect(await orderMoney()).toMatchObject({ total: 85_000, open: 0 });
    expect(await refunds()).toEqual([]);
    await assertAgrees();
  });

  it('with one of three seats parts the booking, and pays for that seat only', async () => {
    const booking = await bought(seats(saturday, 3));
    await move(booking, dear, { positions: [1], seenDifferenceKurus: 15_000 });
    expect(await booked()).toEqual([2, 0, 1]);
    expect((await bookings()).map(({ totalKurus }) => totalKurus)).toEqual([170_000, 100_000]);
    expect(await orderMoney()).toMatchObject({ total: 270_000, open: 15_000 });
    await assertAgrees();
  });

  it('on a student seat pays the student price of the new day, also where the session names none', async () => {
    const booking = await bought(studentSeats(saturday));
    // 80 % of each price.
    await move(booking, dear, { seenDifferenceKurus: 12_000 });
    expect(await latest()).toMatchObject({ totalKurus: 80_000 });
    await assertAgrees();
  });

  it('may do so as often as was promised', async () => {
    const booking = await bought(seats(saturday));
    await move(booking, cheap, { seenDifferenceKurus: -15_000 });
    const moved = await latest();
    expect(await refusedWith(move(moved, saturday, { seenDifferenceKurus: 15_000 }))).toBe('no_moves_left');
    await promise({ freeMoves: 2 });
    expect(await refusedWith(move(moved, saturday, { seenDifferenceKurus: 15_000 }))).toBe(null);
    await assertAgrees();
  });

  it.each<[string, (booking: BookingRow) => Promise<unknown>]>([
    ['move_price_changed', (booking) => move(booking, dear, { seenDifferenceKurus: 0 })],
    ['move_not_same_workshop', (booking) => move(booking, glass)],
    ['changed_meanwhile', (booking) => move(booking, cheap, { version: booking.version + 1 })],
    [
      'reschedule_session_full',
      (booking) =>
        sql('UPDATE workshop_session SET booked_seats = capacity WHERE id = $1', dear.id).then(() =>
          move(booking, dear, { seenDifferenceKurus: 15_000 }),
        ),
    ],
    ['move_too_late', (booking) => promise({ moveUntilHours: 720 }).then(() => move(booking, cheap))],
  ])('is refused with %s, and nothing changes', async (code, act) => {
    const booking = await bought(seats(saturday));
    expect(await refusedWith(act(booking))).toBe(code);
    expect(await latest()).toEqual(booking);
    expect((await booked())[0]).toBe(1);
  });

  it('in two tabs, and twice with one request, moves once', async () => {
    const booking = await bought(seats(saturday, 2));
    const once = { requestKey: randomUUID(), seenDifferenceKurus: 30_000 };
    const answers = await Promise.all([move(booking, dear, once), move(booking, dear, once)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0].paymentUrl).not.toBe(null);
    const other = await refusedWith(move(booking, cheap, { seenDifferenceKurus: -30_000 }));
    expect(other).toBe('changed_meanwhile');
    expect(await booked()).toEqual([0, 0, 2]);
    await assertAgrees();
  });
});

describe('A guest who cancels', () => {
  it('gets back what the bill says', async () => {
    const booking = await bought(seats(saturday, 2));
    await promise({ refundTiers: [{ hoursBefore: 24, percent: 50 }], cancellationFeeKurus: 5_000 });
    expect(await billOf(booking)).toEqual({ refundKurus: 75_000, keptKurus: 95_000 });
    expect(await cancel(booking, 75_000)).toEqual({ refundKurus: 75_000 });
    expect(await latest()).toMatchObject({ status: 'cancelled' });
    expect(await booked()).toEqual([0, 0, 0]);
    expect(await refunds()).toEqual([{ amount: 75_000, status: 'done' }]);
    await assertAgrees();
  });

  it('one of three seats leaves the others as they were', async () => {
    const booking = await bought(seats(saturday, 3));
    expect(await billOf(booking, [2])).toEqual({ refundKurus: 85_000, keptKurus: 0 });
    await cancel(booking, 85_000, { positions: [2] });
    expect(await bookings()).toMatchObject([
      { quantity: 2, status: 'confirmed' },
      { quantity: 1, status: 'cancelled' },
    ]);
    expect(await refunds()).toEqual([{ amount: 85_000, status: 'done' }]);
    await assertAgrees();
  });

  it('after moving to a later day gets no more than on the day of the move', async () => {
    const booking = await bought(seats(saturday));
    await promise({
      refundTiers: [
        { hoursBefore: 288, percent: 100 },
        { hoursBefore: 24, percent: 50 },
      ],
    });
    await move(booking, cheap, { seenDifferenceKurus: -15_000 });
    const moved = await latest();
    expect(await billOf(moved)).toEqual({ refundKurus: 35_000, keptKurus: 35_000 });
    await cancel(moved, 35_000);
    await assertAgrees();
  });

  it('before paying the difference to a dearer day is not asked for it any more', async () => {
    const booking = await bought(seats(saturday, 2));
    await move(booking, dear, { seenDifferenceKurus: 30_000 });
    const moved = await latest();
    await cancel(moved, 85_000, { positions: [0] });
    expect(await links()).toEqual(['cancelled']);
    expect(await orderMoney()).toMatchObject({ open: 15_000, status: 'partly_paid' });
    await cancel(await standing(), 85_000, { positions: [1] });
    expect(await links()).toEqual(['cancelled']);
    await assertAgrees();
  });

  it('one seat is still asked for the difference of the other', async () => {
    const booking = await bought(seats(saturday, 2));
    await move(booking, dear, { positions: [0], seenDifferenceKurus: 15_000 });
    const stayed = (await bookings()).find(({ id }) => id === booking.id) ?? booking;
    await cancel(stayed, 85_000, { positions: [1] });
    expect(await links()).toEqual(['open']);
    await assertAgrees();
  });

  it('too late for money still frees the seats', async () => {
    const booking = await bought(seats(saturday));
    await promise({ refundTiers: [] });
    expect(await cancel(booking, 0)).toEqual({ refundKurus: 0 });
    expect(await booked()).toEqual([0, 0, 0]);
    expect(await refunds()).toEqual([]);
    await assertAgrees();
  });

  it('is asked again when the bill has changed meanwhile', async () => {
    const booking = await bought(seats(saturday));
    await promise({ refundTiers: [{ hoursBefore: 24, percent: 50 }] });
    await expect(cancel(booking, 85_000)).rejects.toMatchObject({
      code: 'cancellation_bill_changed',
      message: expect.stringContaining('425,00'),
    });
    expect(await latest()).toEqual(booking);
  });

  it('twice with one request, or while moving in another tab, changes once', async () => {
    const booking = await bought(seats(saturday, 2));
    const requestKey = randomUUID();
    const answers = await Promise.all([
      cancel(booking, 85_000, { positions: [0], requestKey }),
      cancel(booking, 85_000, { positions: [0], requestKey }),
    ]);
    expect(answers).toEqual([{ refundKurus: 85_000 }, { refundKurus: 85_000 }]);
    const left = (await bookings()).find(({ status }) => status === 'confirmed') ?? booking;
    const both = await Promise.all([
      refusedWith(cancel(left, 85_000, { positions: [1] })),
      refusedWith(move(left, cheap, { positions: [1], seenDifferenceKurus: -15_000 })),
    ]);
    expect(both.filter((code) => code === null)).toHaveLength(1);
    await assertAgrees();
  });
});
