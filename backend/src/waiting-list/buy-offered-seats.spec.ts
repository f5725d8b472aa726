import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EntryKeyDto, JoinWaitingListDto } from '../../contract/waiting-list/waiting-list.dto.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { confirmAtBank, holdCart, placeHeldCart, seats, studentSeats } from '../../testing/purchase.js';
import { refusedWith } from '../../testing/refused.js';
import { suiteShop } from '../../testing/suite-shop.js';
import { joinList } from '../../testing/waiting-list.js';
import { OpenCheckoutService } from '../checkout/open-checkout.service.js';
import { verifyData } from '../operations/verify/verify-data.js';
import { HoldSweeperService } from '../orders/holds/hold-sweeper.service.js';
import { BankReturnService } from '../payments/bank-return.service.js';
import { PaymentSweeperService } from '../payments/payment-sweeper.service.js';
import { Settings } from '../platform/config/settings.js';
import type { WorkshopSession } from '../workshops/workshop-session.entity.js';
import { EndEntriesService } from './end-entries.service.js';
import { EntryViewsService } from './entry-views.service.js';
import { OfferFreeSeatsService } from './offer-free-seats.service.js';
import { WaitingListSweeperService } from './waiting-list-sweeper.service.js';

const CAPACITY = 4;
const DECLINED_CARD = '4129111111111111';

const shop = suiteShop();
let full: WorkshopSession;

beforeEach(async () => {
  await emptyTables(shop.dataSource, 'order', 'workshop_session', 'hold', 'mail_message', 'outbox_job');
  full = await aWorkshopSession(shop.dataSource.manager, {
    ...{ capacity: CAPACITY, seatsTakenElsewhere: CAPACITY, priceKurus: 90_000, studentPriceKurus: 70_000 },
  });
});

/** Somebody to whom seats are offered. */
async function offered(count: number, wish: Partial<JoinWaitingListDto> = {}): Promise<EntryKeyDto> {
  const key = await joinList(shop.app, full.id, { seats: count, ...wish });
  await shop.dataSource.query('UPDATE seat_block SET seats = seats - $2 WHERE session_id = $1', [
    full.id,
    count,
  ]);
  await shop.dataSource.query('UPDATE workshop_session SET booked_seats = booked_seats - $2 WHERE id = $1', [
    full.id,
    count,
  ]);
  await shop.app.get(OfferFreeSeatsService).offerFreed(full.id);
  return key;
}
const statusOf = async (key: EntryKeyDto) => (await shop.app.get(EntryViewsService).view(key)).status;
const hold = (offer?: EntryKeyDto, quantity = 1, ipAddress = '203.0.113.7') =>
  holdCart(shop.app, { lines: [seats(full, quantity)], ipAddress, ...(offer && { offer }) });
const pay = async (held: Awaited<ReturnType<typeof hold>>) =>
  shop.app.get(BankReturnService).receive((await confirmAtBank(await placeHeldCart(shop.app, held))).fields);
const state = async () => {
  const [row] = await shop.dataSource.query<{ booked: number; held: number }[]>(
    'SELECT booked_seats AS booked, held_seats AS held FROM workshop_session WHERE id = $1',
    [full.id],
  );
  return row;
};
const sweep = () => shop.app.get(WaitingListSweeperService).sweep();
const endTerms = () =>
  shop.dataSource.query(
    `UPDATE waiting_list_entry SET offer_ends_at = now() - interval '1 second' WHERE status = 'offered'`,
  );
async function assertAgrees(): Promise<void> {
  const said: string[] = [];
  const found = await verifyData(shop.app.get(Settings).DATABASE_URL, (text) => said.push(text));
  expect(found === 0 ? [] : said).toEqual([]);
}

describe('Offered seats', () => {
  it('are bought like any other, and by nobody else', async () => {
    const key = await offered(2);
    expect(await refusedWith(hold())).toBe('cart_changed');
    const held = await hold(key, 2);
    expect(held).toMatchObject({ reservedPart: 'all', reserved: { [full.id]: 2 } });
    expect(await state()).toEqual({ booked: 2, held: 2 });
    await assertAgrees();
    await pay(held);
    expect(await state()).toEqual({ booked: 4, held: 0 });
    expect(await statusOf(key)).toBe('taken');
    await assertAgrees();
  });

  it('may be bought in part: the others go to the next', async () => {
    const key = await offered(2);
    const next = await joinList(shop.app, full.id);
    await pay(await hold(key, 1));
    expect(await statusOf(key)).toBe('taken');
    await sweep();
    expect(await statusOf(next)).toBe('offered');
    expect(await state()).toEqual({ booked: 3, held: 1 });
    await assertAgrees();
  });

  it('may be student seats and others, and not more than are offered', async () => {
    const key = await offered(2);
    expect(await refusedWith(hold(key, 3))).toBe('cart_changed');
    const mixed = await holdCart(shop.app, { lines: [seats(full), studentSeats(full)], offer: key });
    expect(mixed.quote.totalKurus).toBe(160_000);
    await pay(mixed);
    expect(await state()).toEqual({ booked: 4, held: 0 });
    await assertAgrees();
  });

  it('stay with the offer when the card is refused or the cart is left', async () => {
    const key = await offered(1);
    await placeHeldCart(shop.app, await hold(key), { cardNumber: DECLINED_CARD }).catch(() => null);
    await shop.dataSource.query(
      `UPDATE payment_attempt SET next_check_at = now() - interval '1 second' WHERE status = 'awaiting_3ds'`,
    );
    await shop.app.get(PaymentSweeperService).sweep();
    const left = await hold(key);
    await shop.app.get(OpenCheckoutService).release({ holdId: left.id, customerId: null });
    await hold(key);
    await shop.dataSource.query(`UPDATE hold SET expires_at = now() - interval '1 second'`);
    await shop.app.get(HoldSweeperService).sweep();
    expect(await statusOf(key)).toBe('offered');
    expect(await state()).toMatchObject({ held: 1 });
    await assertAgrees();
    await pay(await hold(key));
    expect(await statusOf(key)).toBe('taken');
  });

  it('are paid in the last second: the term waits for who is at the bank, and the next gets nothing', async () => {
    const key = await offered(1);
    const next = await joinList(shop.app, full.id);
    const placed = await placeHeldCart(shop.app, await hold(key));
    await endTerms();
    await sweep();
    expect(await refusedWith(hold(key, 1, '203.0.113.8'))).toBe('cart_changed');
    await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    await sweep();
    expect(await statusOf(key)).toBe('taken');
    expect(await statusOf(next)).toBe('waiting');
    expect(await state()).toEqual({ booked: 4, held: 0 });
    await assertAgrees();
  });

  it('pass on when their term ends while the cart is left', async () => {
    const key = await offered(1);
    const next = await joinList(shop.app, full.id);
    await hold(key);
    await endTerms();
    await sweep();
    expect(await statusOf(key)).toBe('offered');
    await shop.dataSource.query(`UPDATE hold SET expires_at = now() - interval '1 second'`);
    await shop.app.get(HoldSweeperService).sweep();
    await sweep();
    expect(await statusOf(key)).toBe('expired');
    expect(await statusOf(next)).toBe('offered');
    await assertAgrees();
  });

  it('follow their owner to another device, but not away from the bank', async () => {
    const key = await offered(1);
    const atHome = await hold(key);
    const onPhone = await hold(key, 1, '203.0.113.8');
    expect(await refusedWith(placeHeldCart(shop.app, atHome))).toBe('cart_changed');
    const placed = await placeHeldCart(shop.app, onPhone);
    expect(await refusedWith(hold(key))).toBe('waiting_list_being_paid');
    expect(await refusedWith(shop.app.get(EndEntriesService).end(key.entryId, 'declined'))).toBe(
      'waiting_list_being_paid',
    );
    await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    expect(await state()).toEqual({ booked: 4, held: 0 });
    await assertAgrees();
  });

  it('are not bought twice by two carts at once', async () => {
    const key = await offered(1);
    const carts = await Promise.allSettled(
      Array.from({ length: 6 }, (_, at) => hold(key, 1, `203.0.113.${at + 10}`)),
    );
    const held = carts.flatMap((cart) => (cart.status === 'fulfilled' ? [cart.value] : []));
    const placed = await Promise.all(
      held.map((cart, at) =>
        placeHeldCart(shop.app, cart, { ipAddress: `203.0.113.${at + 10}` }).catch(() => null),
      ),
    );
    for (const order of placed) {
      if (order) await shop.app.get(BankReturnService).receive((await confirmAtBank(order)).fields);
    }
    expect(await state()).toEqual({ booked: 4, held: 0 });
    expect(await statusOf(key)).toBe('taken');
    await assertAgrees();
  });
});
