import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TakeStudentDifferenceDto } from '../../../../contract/orders/corrections/correct-order.dto.js';
import { aWorkshopSession } from '../../../../seed/workshops.js';
import { emptyTables } from '../../../../testing/empty-tables.js';
import { anActor, changeOrderStatus } from '../../../../testing/order-transitions.js';
import { confirmAtBank, placeCart, seats, studentSeats } from '../../../../testing/purchase.js';
import { suiteShop } from '../../../../testing/suite-shop.js';
import { verifyData } from '../../../operations/verify/verify-data.js';
import { BankReturnService } from '../../../payments/bank-return.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { AdminOrderViewsService } from '../../back-office/admin-order-views.service.js';
import { CorrectOrderService } from './correct-order.service.js';
import { StudentDifferenceService } from './student-difference.service.js';

describe('A student without a proof', () => {
  const shop = suiteShop();
  let actor: Actor;
  let orderId: string;
  let bookingId: string;

  beforeAll(async () => {
    actor = await anActor(shop.app);
  });
  /** Two student seats for 1.500 TL, which cost 2.000 TL otherwise, and a regular one for 1.000 TL; paid by card. */
  beforeEach(async () => {
    const { manager } = shop.dataSource;
    await emptyTables(shop.dataSource, ...['workshop_session', 'hold', 'order', 'mail_message', 'log_entry']);
    const session = await aWorkshopSession(manager, { priceKurus: 100_000, studentPriceKurus: 75_000 });
    const placed = await placeCart(shop.app, { lines: [studentSeats(session, 2), seats(session)] });
    ({ orderId } = placed);
    await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
    const [booking] = await shop.dataSource.query<{ id: string }[]>(
      'SELECT id FROM booking WHERE is_student',
    );
    bookingId = booking?.id ?? '';
  });

  const view = () => shop.app.get(AdminOrderViewsService).view(orderId);
  const take = (more: Partial<TakeStudentDifferenceDto> = {}) =>
    shop.app.get(StudentDifferenceService).take(actor, {
      ...{ bookingId, position: 1, method: 'cash', requestKey: randomUUID(), ...more },
    });
  const one = async (sql: string) => (await shop.dataSource.query<Record<string, unknown>[]>(sql))[0];
  const booking = () =>
    one('SELECT total_kurus, discount_kurus, paid_kurus, payment_status FROM booking WHERE is_student');
  const expectBooksToAddUp = async () => {
    const { url } = shop.dataSource.options as { url: string };
    const said: string[] = [];
    const found = await verifyData(url, (text) => said.push(text));
    expect(found === 0 ? [] : said).toEqual([]);
  };

  it('pays up to the regular price of the day of the purchase at the door', async () => {
    await shop.dataSource.query('UPDATE workshop_session SET price_kurus = 150000');
    expect(await take()).toEqual({ differenceKurus: 25_000, paymentUrl: null });
    expect(await view()).toMatchObject({
      ...{ totalKurus: 275_000, openKurus: 0, paymentStatus: 'paid' },
      payments: [{ method: 'card' }, { method: 'cash', amountKurus: 25_000, reference: 'Öğrenci farkı' }],
      lines: [{ quantity: 2, totalKurus: 175_000, studentDifferenceKurus: 25_000 }, { totalKurus: 100_000 }],
    });
    expect(await booking()).toEqual({
      ...{ total_kurus: 175_000, discount_kurus: 25_000, paid_kurus: 175_000, payment_status: 'paid' },
    });
    expect(await one('SELECT student_proof, price_paid_kurus FROM booking_seat WHERE position = 1')).toEqual({
      ...{ student_proof: 'difference_paid', price_paid_kurus: 100_000 },
    });
    expect(
      await one(`SELECT payload->>'openKurus' AS open FROM mail_message WHERE template = 'order-corrected'`),
    ).toEqual({ open: '0' });
    await expectBooksToAddUp();
  });

  it('pays by card on a page of its own', async () => {
    const { paymentUrl } = await take({ method: 'link' });
    expect(paymentUrl).toMatch(/^http/);
    expect(await view()).toMatchObject({ openKurus: 25_000, paymentStatus: 'partly_paid' });
    await expectBooksToAddUp();
  });

  it('pays once, whoever asks how often', async () => {
    const requestKey = randomUUID();
    const answers = await Promise.all([take({ requestKey }), take({ requestKey })]);
    expect(answers).toEqual([
      { differenceKurus: 25_000, paymentUrl: null },
      { differenceKurus: 25_000, paymentUrl: null },
    ]);
    await expect(take({ method: 'pos' })).rejects.toMatchObject({ code: 'student_difference_not_owed' });
    expect(await view()).toMatchObject({ totalKurus: 275_000, paidKurus: 275_000 });
    await expectBooksToAddUp();
  });

  it.each([
    ['cash', 'link', 'Nakit'],
    ['cash', 'pos', 'Nakit'],
    ['link', 'cash', 'Ödeme bağlantısı'],
  ] as const)('is not paid by %s and, once the answer was lost, by %s', async (method, other, how) => {
    const requestKey = randomUUID();
    await take({ requestKey, method });
    const before = await view();
    await expect(take({ requestKey, method: other })).rejects.toMatchObject({
      ...{ code: 'student_difference_otherwise', params: { how } },
    });
    expect(await view()).toEqual(before);
    expect(await take({ requestKey, method })).toMatchObject({ differenceKurus: 25_000 });
    await expectBooksToAddUp();
  });

  it('is not said to have paid when the key was that of another seat', async () => {
    const requestKey = randomUUID();
    await take({ requestKey });
    const before = await view();
    await expect(take({ requestKey, position: 0 })).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect(await view()).toEqual(before);
    await take({ position: 0 });
    expect(await view()).toMatchObject({ totalKurus: 300_000, openKurus: 0 });
    await expectBooksToAddUp();
  });

  it('keeps the seat when others are taken out of the order', async () => {
    await take();
    const { version, lines } = await view();
    const wanted = [{ lineId: lines[0]?.id ?? '', quantity: 1 }];
    await shop.app.get(CorrectOrderService).correct(actor, {
      ...{ orderId, version, lines: wanted, seenTotalKurus: 200_000, seenGivenBackKurus: 75_000 },
      ...{ restocks: true, requestKey: randomUUID() },
    });
    expect(
      await shop.dataSource.query('SELECT position, price_paid_kurus FROM booking_seat WHERE is_student'),
    ).toEqual([{ position: 1, price_paid_kurus: 100_000 }]);
    await expectBooksToAddUp();
  });

  it.each([
    [
      'for a seat at the regular price',
      async () => {
        const regular = await one('SELECT id FROM booking WHERE NOT is_student');
        return { bookingId: String(regular?.['id']), position: 0 };
      },
    ],
    ['for a seat that there is not', () => Promise.resolve({ position: 7 })],
    [
      'once the order was cancelled',
      async () => {
        await changeOrderStatus(shop.app, { orderId, status: 'cancelled', refundsMoney: false });
        return {};
      },
    ],
  ])('owes nothing %s', async (_, prepare) => {
    await expect(take(await prepare())).rejects.toMatchObject({ code: 'student_difference_not_owed' });
    await expectBooksToAddUp();
  });
});
