import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ListSeatsDto } from '../../../contract/booking-changes/resale/resale.dto.js';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import { INITIAL_POLICIES } from '../../../contract/workshops/policies/booking-policies.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { anActor } from '../../../testing/order-transitions.js';
import { confirmAtBank, holdCart, placeHeldCart, seats } from '../../../testing/purchase.js';
import { refusedWith } from '../../../testing/refused.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import { joinList } from '../../../testing/waiting-list.js';
import { TicketLinksService } from '../../bookings/ticket-links.service.js';
import { ChangeBookingStatusService } from '../../bookings/status/change-booking-status.service.js';
import { verifyData } from '../../operations/verify/verify-data.js';
import { HoldSweeperService } from '../../orders/holds/hold-sweeper.service.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import { SendDueRefundsService } from '../../payments/send-due-refunds.service.js';
import { Clock } from '../../platform/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { OfferFreeSeatsService } from '../../waiting-list/offer-free-seats.service.js';
import { SessionQueriesService } from '../../workshops/session-queries.service.js';
import type { WorkshopSession } from '../../workshops/workshop-session.entity.js';
import { CancelByGuestService } from '../guest/cancel-by-guest.service.js';
import { GuestChangesViewsService } from '../guest/guest-changes-views.service.js';
import { ListSeatsService } from './list-seats.service.js';
import { ResaleBillService } from './resale-bill.service.js';
import { ResaleSweeperService } from './resale-sweeper.service.js';
import { WithdrawSeatsService } from './withdraw-seats.service.js';

/** Too soon for all of the money: a cancellation gives half of it back. */
const DAY = addDays(studioDate(new Date()), 4);
const CAPACITY = 3;
const PRICE = 85_000;
const MINUTE_MS = 60_000;

interface BookingRow {
  readonly id: string;
  readonly version: number;
  readonly linkNonce: string;
  readonly status: string;
  readonly quantity: number;
}

const shop = suiteShop({ SEATS_RESERVED_OF_SESSION: '3', HOLD_SHARE_PERCENT: '100' });
let saturday: WorkshopSession;

beforeEach(async () => {
  await emptyTables(shop.dataSource, 'order', 'workshop_session', 'hold', 'mail_message', 'outbox_job');
  saturday = await aWorkshopSession(shop.dataSource.manager, {
    ...{ title: 'Çarkta ilk kâse', capacity: CAPACITY, date: DAY, priceKurus: PRICE },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const sql = <Row>(text: string, ...values: unknown[]) => shop.dataSource.query<Row[]>(text, values);
const bookings = () =>
  sql<BookingRow>(
    `SELECT id, version, link_nonce AS "linkNonce", status, quantity FROM booking ORDER BY created_at, quantity DESC, id`,
  );
/** From a network of its own, as every buyer. */
let visitors = 0;
const hold = (quantity = 1) => {
  visitors += 1;
  return holdCart(shop.app, {
    lines: [seats(saturday, quantity)],
    ipAddress: `198.51.100.${visitors % 250}`,
  });
};
type Held = Awaited<ReturnType<typeof hold>>;
const atBank = async (held: Held) => (await confirmAtBank(await placeHeldCart(shop.app, held))).fields;
const pay = async (held: Held) => shop.app.get(BankReturnService).receive(await atBank(held));
async function bought(quantity = 1): Promise<BookingRow> {
  const before = new Set((await bookings()).map(({ id }) => id));
  await pay(await hold(quantity));
  const booking = (await bookings()).find(({ id }) => !before.has(id));
  if (!booking) throw new Error('There is no booking.');
  return booking;
}
const keyOf = (booking: BookingRow) => {
  const path = shop.app.get(TicketLinksService).changesPath(booking);
  return { bookingId: booking.id, formKey: new URL(path, 'https://shop').searchParams.get('anahtar') ?? '' };
};
const list = (booking: BookingRow, positions: number[], given: Partial<ListSeatsDto> = {}) =>
  shop.app.get(ListSeatsService).list({
    ...{ ...keyOf(booking), version: booking.version, positions },
    ...{ seenRefundKurus: PRICE * positions.length, requestKey: randomUUID(), ...given },
  });
const withdraw = (booking: BookingRow, positions: number[], requestKey = randomUUID()) =>
  shop.app.get(WithdrawSeatsService).withdraw({ ...keyOf(booking), positions, requestKey });
const cancel = (booking: BookingRow, positions: number[], seenRefundKurus: number) =>
  shop.app.get(CancelByGuestService).cancel({
    ...{ ...keyOf(booking), version: booking.version, positions, seenRefundKurus },
    requestKey: randomUUID(),
  });
const state = async () =>
  (
    await sql<{ booked: number; held: number; listed: number }>(
      'SELECT booked_seats AS booked, held_seats AS held, listed_seats AS listed FROM workshop_session WHERE id = $1',
      saturday.id,
    )
  )[0];
const available = async () =>
  (await shop.app.get(SessionQueriesService).month(DAY.slice(0, 7))).find(({ id }) => id === saturday.id)
    ?.available;
const quantities = async () =>
  (await bookings()).map(({ status, quantity }) => `${status} ${quantity}`).toSorted();
const refunds = async () => {
  await shop.app.get(SendDueRefundsService).sendDue();
  return sql<{ amount: number }>('SELECT amount_kurus AS amount FROM refund ORDER BY amount_kurus');
};
const news = async () =>
  (
    await sql<{ because: string }>(
      `SELECT payload->'news'->>'because' AS because FROM mail_message WHERE template = 'seat-resale' ORDER BY created_at, id`,
    )
  ).map(({ because }) => because);
const pass = (minutes: number) => {
  const now = Date.now() + minutes * MINUTE_MS;
  jest.spyOn(shop.app.get(Clock), 'now').mockImplementation(() => new Date(now));
};
const sweep = () => shop.app.get(ResaleSweeperService).sweep();
async function assertAgrees(): Promise<void> {
  const said: string[] = [];
  const found = await verifyData(shop.app.get(Settings).DATABASE_URL, (text) => said.push(text));
  expect(found === 0 ? [] : said).toEqual([]);
}
afterEach(assertAgrees);

describe('A seat that its guest puts up for resale', () => {
  it('stays theirs until the next guest has paid, and then gives all the money back', async () => {
    const party = await bought(2);
    await bought();
    expect(await available()).toBe(0);
    await list(party, [1]);
    expect([await state(), await available()]).toEqual([{ booked: 3, held: 0, listed: 1 }, 1]);
    expect(await quantities()).toEqual(['confirmed 1', 'confirmed 2']);

    const held = await hold();
    expect([await state(), await available()]).toEqual([{ booked: 3, held: 1, listed: 1 }, 0]);
    expect(await refusedWith(hold())).toBe('cart_changed');
    expect(await quantities()).toEqual(['confirmed 1', 'confirmed 2']);

    await pay(held);
    expect(await state()).toEqual({ booked: 3, held: 0, listed: 0 });
    expect(await quantities()).toEqual(['cancelled 1', 'confirmed 1', 'confirmed 1', 'confirmed 1']);
    expect(await refunds()).toEqual([{ amount: PRICE }]);
    expect(await news()).toEqual(['listed', 'sold']);
  });

  it('keeps the fee of its policy', async () => {
    const seat = await bought(3);
    await sql('UPDATE order_line SET policy = policy || $1', { cancellationFeeKurus: 5_000 });
    const bill = await shop.app.get(ResaleBillService).preview({ ...keyOf(seat), positions: [0, 1] });
    expect(bill).toEqual({ refundKurus: 2 * PRICE - 10_000, keptKurus: 10_000, isBetter: true });
    await list(seat, [0, 1], { seenRefundKurus: bill.refundKurus });
    await pay(await hold(2));
    expect(await refunds()).toEqual([{ amount: bill.refundKurus }]);
    expect(await quantities()).toEqual(['cancelled 2', 'confirmed 1', 'confirmed 2']);
  });

  it('is for sale again when the buyer does not pay', async () => {
    const full = await bought(3);
    await list(full, [0]);
    await hold();
    expect(await refusedWith(withdraw(full, [0]))).toBe('resale_being_paid');
    pass(31);
    await shop.app.get(HoldSweeperService).sweep();
    expect([await state(), await available()]).toEqual([{ booked: 3, held: 0, listed: 1 }, 1]);
    jest.restoreAllMocks();
    await withdraw(full, [0]);
    expect([await state(), await available()]).toEqual([{ booked: 3, held: 0, listed: 0 }, 0]);
  });

  it('is left alone as long as there are free seats', async () => {
    const first = await bought();
    await list(first, [0]);
    expect(await available()).toBe(3);
    await pay(await hold(2));
    expect(await quantities()).toEqual(['confirmed 1', 'confirmed 2']);
    await pay(await hold());
    expect(await quantities()).toEqual(['cancelled 1', 'confirmed 1', 'confirmed 2']);
  });

  it('goes after those that were listed before it', async () => {
    const [first, second] = [await bought(), await bought(2)];
    await list(second, [0]);
    pass(1);
    await list(first, [0]);
    await list(second, [1]);
    jest.restoreAllMocks();
    await pay(await hold());
    const statusOf = async ({ id }: BookingRow) => (await bookings()).find((each) => each.id === id)?.status;
    expect([await statusOf(first), await quantities()]).toEqual([
      'confirmed',
      ['cancelled 1', 'confirmed 1', 'confirmed 1', 'confirmed 1'],
    ]);
  });
});

describe('Putting a seat up', () => {
  it('is refused while a cancellation gives back as much', async () => {
    const early = await aWorkshopSession(shop.dataSource.manager, {
      date: addDays(DAY, 20),
      priceKurus: PRICE,
    });
    const held = await holdCart(shop.app, { lines: [seats(early)] });
    await pay(held);
    const [booking] = await bookings();
    if (!booking) throw new Error('There is no booking.');
    expect(await refusedWith(list(booking, [0]))).toBe('resale_not_better');
    const view = await shop.app.get(GuestChangesViewsService).view(keyOf(booking));
    expect(view.seats).toMatchObject([{ mayList: false, isListed: false }]);
  });

  it('is refused for another sum, an old version, a wrong key, a seat that is not there and a second time', async () => {
    const booking = await bought(2);
    expect(await refusedWith(list(booking, [0], { seenRefundKurus: 1 }))).toBe('resale_bill_changed');
    expect(await refusedWith(list(booking, [0], { version: 9 }))).toBe('changed_meanwhile');
    expect(await refusedWith(list(booking, [0], { formKey: 'x'.repeat(43) }))).toBe(
      'guest_changes_not_found',
    );
    expect(await refusedWith(list(booking, [5]))).toBe('reschedule_seat_unknown');
    const requestKey = randomUUID();
    await list(booking, [0], { requestKey });
    await list(booking, [0], { requestKey });
    expect(await refusedWith(list(booking, [1], { requestKey }))).toBe('changed_meanwhile');
    expect(await refusedWith(list(booking, [0]))).toBe('resale_listed_already');
    expect(await refusedWith(withdraw(booking, [0, 1]))).toBe('resale_not_listed');
    expect(await state()).toMatchObject({ listed: 1 });
    expect(await news()).toEqual(['listed']);
  });

  it('keeps the rules of its seat, whatever the studio’s rules become', async () => {
    const booking = await bought(3);
    await list(booking, [0, 1, 2]);
    await sql('UPDATE order_line SET policy = $1', { ...INITIAL_POLICIES.general, refundTiers: [] });
    await pay(await hold(3));
    expect(await refunds()).toEqual([{ amount: 3 * PRICE }]);
  });

  it('is withdrawn once by a repeated request, and by the studio for the guest', async () => {
    const booking = await bought(2);
    await list(booking, [0, 1]);
    const requestKey = randomUUID();
    await withdraw(booking, [0], requestKey);
    await withdraw(booking, [0], requestKey);
    expect(await state()).toMatchObject({ listed: 1 });
    await shop.app.get(WithdrawSeatsService).withdrawForGuest(await anActor(shop.app), {
      bookingId: booking.id,
      positions: [1],
      requestKey: randomUUID(),
    });
    expect(await state()).toMatchObject({ listed: 0 });
    expect(await news()).toEqual(['listed', 'withdrawn']);
  });
});

describe('A listing ends', () => {
  it('with the cancellation of its seat, also while somebody pays, who then has the free one', async () => {
    const booking = await bought(3);
    await list(booking, [0, 1]);
    const held = await hold();
    await cancel(booking, [0], PRICE / 2);
    expect(await state()).toEqual({ booked: 2, held: 1, listed: 1 });
    await pay(held);
    expect(await state()).toEqual({ booked: 3, held: 0, listed: 1 });
    expect(await refunds()).toEqual([{ amount: PRICE / 2 }]);
  });

  it('with its booking, whoever cancels it', async () => {
    const booking = await bought(2);
    await list(booking, [0, 1]);
    await shop.app.get(ChangeBookingStatusService).change(await anActor(shop.app), {
      ...{ bookingId: booking.id, version: null, status: 'cancelled', refundsMoney: false },
    });
    expect(await state()).toEqual({ booked: 0, held: 0, listed: 0 });
  });

  it('when its guest comes, who is never sold', async () => {
    const booking = await bought(3);
    await list(booking, [0, 1]);
    await sql('UPDATE booking_seat SET checked_in_at = now() WHERE position = 0');
    const jobs = await sql<object>(`SELECT name FROM outbox_job WHERE name = 'resale.end-listings'`);
    expect(jobs).toHaveLength(1);
    const held = await hold();
    await pay(held);
    expect(await sql('SELECT position FROM booking_seat WHERE listed_at IS NOT NULL')).toEqual([
      { position: 0 },
    ]);
    await sweep();
    expect(await state()).toEqual({ booked: 3, held: 0, listed: 0 });
    await sql('UPDATE booking_seat SET checked_in_at = NULL');
  });

  it('when its workshop begins, with one mail, and later for a seat that somebody is paying for', async () => {
    const booking = await bought(3);
    await list(booking, [0, 1]);
    const held = await hold();
    const fields = await atBank(held);
    await sql(`UPDATE workshop_session SET date = current_date - 1`);
    await sql(`UPDATE booking SET date = current_date - 1`);
    await sweep();
    await sweep();
    expect(await state()).toEqual({ booked: 3, held: 1, listed: 1 });
    await shop.app.get(BankReturnService).receive(fields);
    expect(await state()).toEqual({ booked: 3, held: 0, listed: 0 });
    await sweep();
    expect(await news()).toEqual(['listed', 'lapsed', 'sold']);
  });
});

describe('Listed seats and the waiting list', () => {
  it('are offered to who waits before anybody else has them', async () => {
    const booking = await bought(3);
    await joinList(shop.app, saturday.id, { seats: 1 });
    await list(booking, [0]);
    expect(await available()).toBe(0);
    expect(await refusedWith(hold())).toBe('cart_changed');
    await shop.app.get(OfferFreeSeatsService).offerFreed(saturday.id);
    expect(await state()).toEqual({ booked: 3, held: 1, listed: 1 });
    expect(await sql('SELECT status FROM waiting_list_entry')).toEqual([{ status: 'offered' }]);
    expect(await refusedWith(withdraw(booking, [0]))).toBe('resale_being_paid');
  });
});

describe('In the same moment', () => {
  it('one of two buyers has the only listed seat', async () => {
    const booking = await bought(3);
    await list(booking, [0]);
    const held = await Promise.allSettled([hold(), hold(), hold()]);
    const [winner, ...others] = held.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(others).toEqual([]);
    if (winner) await pay(winner);
    expect(await state()).toEqual({ booked: 3, held: 0, listed: 0 });
  });

  it('two payments replace two guests, and nobody twice', async () => {
    const [first, second] = [await bought(2), await bought()];
    await list(first, [0]);
    await list(second, [0]);
    const returns = [await atBank(await hold()), await atBank(await hold())];
    await Promise.all(returns.map((fields) => shop.app.get(BankReturnService).receive(fields)));
    expect(await state()).toEqual({ booked: 3, held: 0, listed: 0 });
    expect(await refunds()).toEqual([{ amount: PRICE }, { amount: PRICE }]);
  });

  it('a withdrawal and a buyer have one seat between them', async () => {
    for (let round = 0; round < 4; round += 1) {
      await emptyTables(shop.dataSource, 'order', 'hold');
      await sql('UPDATE workshop_session SET booked_seats = 0, held_seats = 0, listed_seats = 0');
      const booking = await bought(3);
      await list(booking, [0]);
      const [held, withdrawn] = await Promise.allSettled([hold(), withdraw(booking, [0])]);
      expect([held.status, withdrawn.status].filter((status) => status === 'fulfilled')).toHaveLength(1);
      if (held.status === 'fulfilled') await pay(held.value);
      expect(await state()).toEqual({ booked: 3, held: 0, listed: 0 });
    }
  });

  it('a cancellation and a payment of the same seat both hold', async () => {
    const booking = await bought(3);
    await list(booking, [0]);
    const fields = await atBank(await hold());
    const [cancelled] = await Promise.allSettled([
      cancel(booking, [0], PRICE / 2),
      shop.app.get(BankReturnService).receive(fields),
    ]);
    expect(await state()).toEqual({ booked: 3, held: 0, listed: 0 });
    expect(await refunds()).toEqual([{ amount: cancelled.status === 'fulfilled' ? PRICE / 2 : PRICE }]);
  });
});
