import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import type { CancelForCallerDto } from '../../../contract/booking-changes/cancel-for-caller.dto.js';
import { INITIAL_POLICIES } from '../../../contract/workshops/policies/booking-policies.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { sessionState } from '../../../testing/ledger.js';
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
import { CallerBillService } from './caller-bill.service.js';
import { CancelForCallerService } from './cancel-for-caller.service.js';

const DAY = addDays(studioDate(new Date()), 2);
/** Half of it goes back two days before. */
const HALF = { ...INITIAL_POLICIES.general, refundTiers: [{ hoursBefore: 1, percent: 50 }] };

const shop = suiteShop();
let actor: Actor;
let session: WorkshopSession;
let booking: { readonly id: string; readonly version: number };

const sql = <Row>(text: string, ...values: unknown[]) => shop.dataSource.query<Row[]>(text, values);

beforeEach(async () => {
  await emptyTables(shop.dataSource, 'order', 'workshop_session', 'hold', 'mail_message', 'log_entry');
  actor = await anActor(shop.app);
  session = await aWorkshopSession(shop.dataSource.manager, { date: DAY, capacity: 6, priceKurus: 85_000 });
  const { fields } = await confirmAtBank(await placeCart(shop.app, { lines: [seats(session, 3)] }));
  await shop.app.get(BankReturnService).receive(fields);
  await sql('UPDATE order_line SET policy = $1', HALF);
  const [bought] = await sql<typeof booking>('SELECT id, version FROM booking');
  if (!bought) throw new Error('Nothing was booked.');
  booking = bought;
});

const bill = (positions = [0, 1, 2]) =>
  shop.app.get(CallerBillService).of({ bookingId: booking.id, positions });
const cancel = (given: Partial<CancelForCallerDto> = {}) =>
  shop.dataSource.transaction((manager) =>
    shop.app.get(CancelForCallerService).cancel(manager, actor, {
      ...{ bookingId: booking.id, version: booking.version, positions: [1] },
      ...{ seenRefundKurus: 42_500, refundKurus: 42_500, reason: '', requestKey: randomUUID() },
      ...given,
    }),
  );
async function refunds() {
  await shop.app.get(SendDueRefundsService).sendDue();
  return sql('SELECT amount_kurus AS amount, status FROM refund');
}
const booked = async () => (await sessionState(shop.dataSource, session.id)).booked;
async function assertAgrees(): Promise<void> {
  const said: string[] = [];
  const found = await verifyData(shop.app.get(Settings).DATABASE_URL, (text) => said.push(text));
  expect(found === 0 ? [] : said).toEqual([]);
}

describe('Seats that the studio cancels for a caller', () => {
  it('show the bill of their rules, and give back what it said', async () => {
    expect(await bill([1])).toMatchObject({ refundKurus: 42_500, keptKurus: 42_500 });
    expect((await bill()).rules.length).toBeGreaterThan(0);
    await cancel();
    expect(await refunds()).toEqual([{ amount: 42_500, status: 'done' }]);
    expect(await booked()).toBe(2);
    const [row] = await sql(
      'SELECT refund_kurus AS refund, kept_kurus AS kept, reason FROM booking_cancellation',
    );
    expect(row).toEqual({ refund: 42_500, kept: 42_500, reason: '' });
    await assertAgrees();
  });

  it('give back more when the studio says why', async () => {
    expect(await refusedWith(cancel({ refundKurus: 85_000 }))).toBe('cancellation_reason_missing');
    await cancel({ refundKurus: 85_000, reason: 'Hastaneye kaldırılmış' });
    expect(await refunds()).toEqual([{ amount: 85_000, status: 'done' }]);
    expect(await sql('SELECT reason FROM booking_cancellation')).toEqual([
      { reason: 'Hastaneye kaldırılmış' },
    ]);
    const entries = await sql<{ details: string }>('SELECT details::text FROM log_entry');
    expect(entries.map(({ details }) => details).join()).toMatch(/Hastaneye kaldırılmış/);
    await assertAgrees();
  });

  it.each([
    ['caller_bill_changed', { seenRefundKurus: 85_000, refundKurus: 85_000 }],
    ['cancellation_below_rules', { refundKurus: 42_499 }],
    ['cancellation_above_paid', { refundKurus: 85_001, reason: 'Kırıldı' }],
    ['changed_meanwhile', { version: 99 }],
    ['reschedule_seat_unknown', { positions: [7] }],
  ])('stay booked: %s', async (code, given) => {
    expect(await refusedWith(cancel(given))).toBe(code);
    expect([await booked(), await refunds()]).toEqual([3, []]);
    await assertAgrees();
  });

  it('get all back when no rules were promised', async () => {
    await sql('UPDATE order_line SET policy = NULL');
    expect(await bill()).toEqual({ refundKurus: 255_000, keptKurus: 0, rules: [] });
  });

  it('are cancelled once when the request arrives three times, and not otherwise with its key', async () => {
    const requestKey = randomUUID();
    await Promise.all([cancel({ requestKey }), cancel({ requestKey }), cancel({ requestKey })]);
    expect([await booked(), await refunds()]).toEqual([2, [{ amount: 42_500, status: 'done' }]]);
    expect(await refusedWith(cancel({ requestKey, refundKurus: 85_000, reason: 'Kırıldı' }))).toBe(
      'changed_meanwhile',
    );
    await assertAgrees();
  });

  it('are not cancelled twice', async () => {
    await cancel({ positions: [0, 1, 2], seenRefundKurus: 127_500, refundKurus: 127_500 });
    const [{ version } = { version: 0 }] = await sql<{ version: number }>('SELECT version FROM booking');
    expect(await refusedWith(cancel({ version, positions: [0] }))).toBe('cancellation_not_open');
  });
});
