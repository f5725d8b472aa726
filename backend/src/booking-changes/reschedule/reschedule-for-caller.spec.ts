import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import type { RescheduleForCallerDto } from '../../../contract/booking-changes/reschedule.dto.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { anActor } from '../../../testing/order-transitions.js';
import { confirmAtBank, placeCart, seats } from '../../../testing/purchase.js';
import { refusedWith } from '../../../testing/refused.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import { verifyData } from '../../operations/verify/verify-data.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import { SendDueRefundsService } from '../../payments/send-due-refunds.service.js';
import { Settings } from '../../platform/config/settings.js';
import type { Actor } from '../../platform/sessions/actor.js';
import type { WorkshopSession } from '../../workshops/workshop-session.entity.js';
import { RescheduleBookingService } from './reschedule-booking.service.js';
import { RescheduleChoicesService } from './reschedule-choices.service.js';

const DAY = addDays(studioDate(new Date()), 9);
const WHEEL = { title: 'Çarkta ilk kâse', capacity: 6 };

interface BookingRow {
  readonly id: string;
  readonly version: number;
  readonly sessionId: string;
}

const shop = suiteShop();
let actor: Actor;
let saturday: WorkshopSession;
let cheap: WorkshopSession;
let dear: WorkshopSession;
let booking: BookingRow;

const sql = <Row>(text: string, ...values: unknown[]) => shop.dataSource.query<Row[]>(text, values);

beforeEach(async () => {
  await emptyTables(shop.dataSource, 'order', 'workshop_session', 'hold', 'mail_message', 'log_entry');
  actor = await anActor(shop.app);
  const { manager } = shop.dataSource;
  saturday = await aWorkshopSession(manager, { ...WHEEL, date: DAY, priceKurus: 85_000 });
  cheap = await aWorkshopSession(manager, { ...WHEEL, date: addDays(DAY, 7), priceKurus: 70_000 });
  dear = await aWorkshopSession(manager, { ...WHEEL, date: addDays(DAY, 14), priceKurus: 100_000 });
  const { fields } = await confirmAtBank(await placeCart(shop.app, { lines: [seats(saturday, 2)] }));
  await shop.app.get(BankReturnService).receive(fields);
  const [bought] = await sql<BookingRow>('SELECT id, version, session_id AS "sessionId" FROM booking');
  if (!bought) throw new Error('Nothing was booked.');
  booking = bought;
});

const move = (to: WorkshopSession, given: Partial<RescheduleForCallerDto> = {}) =>
  shop.dataSource.transaction((manager) =>
    shop.app.get(RescheduleBookingService).rescheduleForCaller(manager, actor, {
      ...{ bookingId: booking.id, version: booking.version, sessionId: to.id, positions: [0, 1] },
      ...{ price: 'applied', seenDifferenceKurus: 30_000, reason: '', requestKey: randomUUID() },
      ...given,
    }),
  );
const money = async () => (await sql('SELECT total_kurus AS total, open_kurus AS open FROM "order"'))[0];
const isAt = async () =>
  (await sql<BookingRow>('SELECT session_id AS "sessionId" FROM booking'))[0]?.sessionId;
const links = () => sql('SELECT amount_kurus AS amount FROM payment_link');
async function assertAgrees(): Promise<void> {
  const said: string[] = [];
  const found = await verifyData(shop.app.get(Settings).DATABASE_URL, (text) => said.push(text));
  expect(found === 0 ? [] : said).toEqual([]);
}

describe('The difference in price of a guest whom the studio moves', () => {
  it('is what the browser computes from the choices', async () => {
    const { prices, seats: shown, dates } = await shop.app.get(RescheduleChoicesService).of(booking.id);
    expect(prices).toEqual({ regularKurus: 85_000, unitKurus: 85_000 });
    expect(shown).toMatchObject([{ pricePaidKurus: 85_000, paysRegular: false }, { position: 1 }]);
    expect(dates.map((date) => date.prices.unitKurus)).toEqual([70_000, 100_000]);
  });

  it('is waived with a reason, and the seats keep their price', async () => {
    expect(await refusedWith(move(dear, { price: 'kept' }))).toBe('reschedule_reason_missing');
    await move(dear, { price: 'kept', reason: 'Hastaydı' });
    expect([await isAt(), await money(), await links()]).toEqual([dear.id, { total: 170_000, open: 0 }, []]);
    const [entry] = await sql<{ details: string }>(
      `SELECT details::text FROM log_entry WHERE details::text LIKE '%booking_rescheduled%'`,
    );
    expect(entry?.details).toMatch(/Hastaydı/);
    expect(entry?.details).toMatch(/300,00/);
    await assertAgrees();
  });

  it('is asked for by a link in the mail about the new day', async () => {
    await move(dear, { price: 'applied_by_link' });
    expect([await money(), await links()]).toEqual([{ total: 200_000, open: 30_000 }, [{ amount: 30_000 }]]);
    const [mail] = await sql<{ payload: object }>(
      `SELECT payload FROM mail_message WHERE template = 'booking-moved'`,
    );
    expect(mail?.payload).toMatchObject({
      // Sealed, because whoever has the address may pay by it.
      difference: { differenceKurus: 30_000, paymentUrl: expect.any(String) },
    });
    await assertAgrees();
  });

  it('stays open at the order when it is paid in the studio', async () => {
    await move(dear, { price: 'applied' });
    expect([await money(), await links()]).toEqual([{ total: 200_000, open: 30_000 }, []]);
    await assertAgrees();
  });

  it('goes back by the way it came on a cheaper day', async () => {
    await move(cheap, { seenDifferenceKurus: -30_000 });
    await shop.app.get(SendDueRefundsService).sendDue();
    expect(await sql('SELECT amount_kurus AS amount, status FROM refund')).toEqual([
      { amount: 30_000, status: 'done' },
    ]);
    expect(await money()).toEqual({ total: 140_000, open: 0 });
    await assertAgrees();
  });

  it('is what was seen, or nothing happens', async () => {
    await sql('UPDATE workshop_session SET price_kurus = 120000 WHERE id = $1', dear.id);
    for (const price of ['applied', 'applied_by_link', 'kept'] as const) {
      expect(await refusedWith(move(dear, { price, reason: 'Hastaydı' }))).toBe('caller_price_changed');
    }
    expect([await isAt(), await money()]).toEqual([saturday.id, { total: 170_000, open: 0 }]);
    await assertAgrees();
  });

  it('is settled once, and not otherwise with the same key', async () => {
    const requestKey = randomUUID();
    await Promise.all([move(dear, { requestKey }), move(dear, { requestKey }), move(dear, { requestKey })]);
    expect(await refusedWith(move(dear, { requestKey, price: 'applied_by_link' }))).toBe('changed_meanwhile');
    expect([await money(), await links()]).toEqual([{ total: 200_000, open: 30_000 }, []]);
    await assertAgrees();
  });

  it('is named with its link again when the answer got lost', async () => {
    await sql(`UPDATE booking SET email = ''`);
    const requestKey = randomUUID();
    const moved = () => move(dear, { requestKey, price: 'applied_by_link' });
    const first = await moved();
    expect(first.word).toEqual({
      ...{ way: null, text: expect.stringMatching(/Gün farkı 300,00\sTL, .*\/odeme-baglantisi\//u) },
    });
    expect(await moved()).toEqual(first);
    await sql(`UPDATE payment_link SET status = 'cancelled', ended_at = now()`);
    expect((await moved()).difference).toMatchObject({ differenceKurus: 30_000, paymentUrl: null });
  });
});
