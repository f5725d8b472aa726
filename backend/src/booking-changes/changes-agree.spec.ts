import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { seatDifferences } from '../../contract/booking-changes/move-difference.js';
import { addDays, studioDate } from '../../contract/common/dates.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { anActor } from '../../testing/order-transitions.js';
import { confirmAtBank, placeCart, seats, studentSeats } from '../../testing/purchase.js';
import { refusedWith } from '../../testing/refused.js';
import { suiteShop } from '../../testing/suite-shop.js';
import { TicketLinksService } from '../bookings/ticket-links.service.js';
import { verifyData } from '../operations/verify/verify-data.js';
import { BankReturnService } from '../payments/bank-return.service.js';
import { Settings } from '../platform/config/settings.js';
import type { WorkshopSession } from '../workshops/workshop-session.entity.js';
import { CancelByGuestService } from './guest/cancel-by-guest.service.js';
import { CancellationBillService } from './guest/cancellation-bill.service.js';
import { GuestChangesViewsService } from './guest/guest-changes-views.service.js';
import { MoveByGuestService } from './guest/move-by-guest.service.js';
import { RescheduleBookingService } from './reschedule/reschedule-booking.service.js';

const FIRST_DAY = addDays(studioDate(new Date()), 3);
/** Dearer, cheaper and equal days; some are too soon for all of the money. */
const PRICES = [85_000, 70_001, 100_003, 85_000, 33_333];
const CAPACITY = 4;

const shop = suiteShop({ HOLDS_PER_NETWORK: '1000' });
let sessions: WorkshopSession[];

interface LiveBooking {
  readonly id: string;
  readonly version: number;
  readonly linkNonce: string;
}

type Act = 'move' | 'move_by_studio' | 'cancel';

interface Step {
  readonly act: Act;
  /** Which of the bookings that stand, and which seats of it, as fractions. */
  readonly which: number;
  readonly howMany: number;
  readonly to: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom<Act>('move', 'move', 'move_by_studio', 'cancel'),
  which: fc.double({ min: 0, max: 0.99, noNaN: true }),
  howMany: fc.double({ min: 0.01, max: 1, noNaN: true }),
  to: fc.integer({ min: 0, max: PRICES.length - 1 }),
});

const sql = <Row>(text: string, ...values: unknown[]) => shop.dataSource.query<Row[]>(text, values);

async function openSessions(): Promise<void> {
  await emptyTables(shop.dataSource, 'order', 'workshop_session', 'hold', 'mail_message', 'log_entry');
  const { manager } = shop.dataSource;
  sessions = [];
  for (const [at, priceKurus] of PRICES.entries()) {
    const date = addDays(FIRST_DAY, at * 4);
    sessions.push(await aWorkshopSession(manager, { title: 'Çark', date, priceKurus, capacity: CAPACITY }));
  }
}

async function buyEverySeatOnce(): Promise<void> {
  const [first, second, third] = sessions;
  if (!first || !second || !third) throw new Error('There are no sessions.');
  for (const lines of [[seats(first, 3), studentSeats(second, 1)], [seats(third, 2)]]) {
    const { fields } = await confirmAtBank(await placeCart(shop.app, { lines }));
    await shop.app.get(BankReturnService).receive(fields);
  }
  await sql(
    `UPDATE order_line SET policy = policy || '{"freeMoves": 9, "moveUntilHours": 1, "cancellationFeeKurus": 1234}'`,
  );
}

function keyOf(booking: LiveBooking) {
  const path = shop.app.get(TicketLinksService).changesPath(booking);
  return { bookingId: booking.id, formKey: new URL(path, 'https://shop').searchParams.get('anahtar') ?? '' };
}

/** Carries out a step if it is possible now. What a guest agrees to is computed as their browser does. */
async function carryOut({ act, which, howMany, to }: Step): Promise<void> {
  const live = await sql<LiveBooking>(
    `SELECT id, version, link_nonce AS "linkNonce" FROM booking WHERE status = 'confirmed' ORDER BY id`,
  );
  const booking = live[Math.floor(which * live.length)];
  if (!booking) return;
  const view = await shop.app.get(GuestChangesViewsService).view(keyOf(booking));
  const chosen = view.seats.slice(0, Math.ceil(howMany * view.seats.length));
  const positions = chosen.map(({ position }) => position);
  const asked = { ...keyOf(booking), version: booking.version, positions, requestKey: randomUUID() };
  if (act === 'cancel') {
    const { refundKurus } = await shop.app.get(CancellationBillService).preview(asked);
    const answer = await shop.app
      .get(CancelByGuestService)
      .cancel({ ...asked, seenRefundKurus: refundKurus });
    expect(answer).toEqual({ refundKurus });
    await assertBooked(asked.requestKey, refundKurus);
    return;
  }
  const date = view.dates.find(({ sessionId }) => sessionId === sessions[to]?.id);
  if (!date || date.freeSeats < positions.length) return;
  if (act === 'move') {
    const prices = { from: view.prices, to: date.prices };
    const seenDifferenceKurus = seatDifferences(chosen, prices, view.cheaperDay).reduce(
      (sum, kurus) => sum + kurus,
      0,
    );
    await shop.app.get(MoveByGuestService).move({ ...asked, sessionId: date.sessionId, seenDifferenceKurus });
    return;
  }
  const actor = await anActor(shop.app);
  await shop.dataSource.transaction((manager) =>
    shop.app.get(RescheduleBookingService).reschedule(manager, actor, {
      ...{ bookingId: booking.id, version: booking.version, positions },
      ...{ sessionId: date.sessionId, reason: '', requestKey: asked.requestKey },
    }),
  );
}

/** The refund that was written is the one of the bill. */
async function assertBooked(requestKey: string, refundKurus: number): Promise<void> {
  const [{ kurus } = { kurus: 0 }] = await sql<{ kurus: number }>(
    'SELECT coalesce(sum(amount_kurus), 0)::integer AS kurus FROM refund WHERE request_key = $1',
    requestKey,
  );
  expect(kurus).toBe(refundKurus);
}

async function assertAgrees(): Promise<void> {
  const said: string[] = [];
  const found = await verifyData(shop.app.get(Settings).DATABASE_URL, (text) => said.push(text));
  expect(found === 0 ? [] : said).toEqual([]);
  const [{ wrong } = { wrong: 1 }] = await sql<{ wrong: number }>(
    `SELECT count(*)::integer AS wrong FROM workshop_session s
     WHERE s.booked_seats <> (SELECT coalesce(sum(quantity), 0) FROM booking
       WHERE session_id = s.id AND status = 'confirmed') OR s.booked_seats > s.capacity`,
  );
  expect(wrong).toBe(0);
}

describe('Seats that are moved, parted and cancelled again and again', () => {
  beforeEach(openSessions);

  it('agree with money, coupon shares and ledger after each step, and cost what was said', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 7 }), async (steps) => {
        await openSessions();
        await buyEverySeatOnce();
        for (const each of steps) {
          await carryOut(each);
          await assertAgrees();
        }
      }),
      { numRuns: 6, endOnFailure: true },
    );
  }, 240_000);

  it('are never more than a session has when everybody moves into it at once', async () => {
    await buyEverySeatOnce();
    const target = sessions[4];
    if (!target) throw new Error('There is no session.');
    const live = await sql<LiveBooking>('SELECT id, version, link_nonce AS "linkNonce" FROM booking');
    const codes = await Promise.all(
      live.map(async (booking) => {
        const view = await shop.app.get(GuestChangesViewsService).view(keyOf(booking));
        const date = view.dates.find(({ sessionId }) => sessionId === target.id);
        if (!date) throw new Error('The day is not offered.');
        const prices = { from: view.prices, to: date.prices };
        return refusedWith(
          shop.app.get(MoveByGuestService).move({
            ...{ ...keyOf(booking), version: booking.version, sessionId: target.id },
            positions: view.seats.map(({ position }) => position),
            seenDifferenceKurus: seatDifferences(view.seats, prices, view.cheaperDay).reduce(
              (sum, kurus) => sum + kurus,
              0,
            ),
            requestKey: randomUUID(),
          }),
        );
      }),
    );
    expect(codes.filter((code) => code === 'reschedule_session_full').length).toBeGreaterThan(0);
    expect(codes.filter((code) => code === null).length).toBeGreaterThan(0);
    await assertAgrees();
  });
});
