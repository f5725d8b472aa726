import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import { formatTl } from '../../../contract/common/money.js';
import { formatSession } from '../../../contract/workshops/session.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { CallOffs } from '../../../testing/call-offs.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { sessionState } from '../../../testing/ledger.js';
import { anActor } from '../../../testing/order-transitions.js';
import { confirmAtBank, placeCart, seats } from '../../../testing/purchase.js';
import { eventually } from '../../../testing/poll.js';
import { refusedWith } from '../../../testing/refused.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import { Booking } from '../../bookings/booking.entity.js';
import { ReminderSweeperService } from '../../bookings/reminder-sweeper.service.js';
import { ChangeBookingStatusService } from '../../bookings/status/change-booking-status.service.js';
import { TicketLinksService } from '../../bookings/ticket-links.service.js';
import { AddGuestsService } from '../../desk/add-guests.service.js';
import { verifyData } from '../../operations/verify/verify-data.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import { SendDueRefundsService } from '../../payments/send-due-refunds.service.js';
import { Settings } from '../../platform/config/settings.js';
import type { Actor } from '../../platform/sessions/actor.js';
import type { WorkshopSession } from '../../workshops/workshop-session.entity.js';
import { CancelByGuestService } from '../guest/cancel-by-guest.service.js';
import { MoveByGuestService } from '../guest/move-by-guest.service.js';
import { RescheduleBookingService } from '../reschedule/reschedule-booking.service.js';
import { PreviewCallOffService } from './back-office/preview-call-off.service.js';

const DAY = addDays(studioDate(new Date()), 7);

const shop = suiteShop();
let actor: Actor;
let saturday: WorkshopSession;
let nextSaturday: WorkshopSession;
const callOffs = new CallOffs(shop, () => actor);

beforeEach(async () => {
  await emptyTables(
    shop.dataSource,
    ...[
      'order',
      'workshop_session',
      'hold',
      'mail_message',
      'sms_message',
      'log_entry',
      'studio_notification',
    ],
  );
  actor = await anActor(shop.app);
  const { manager } = shop.dataSource;
  saturday = await aWorkshopSession(manager, { date: DAY, capacity: 6, priceKurus: 85_000 });
  nextSaturday = await aWorkshopSession(manager, { date: addDays(DAY, 7), capacity: 3, priceKurus: 90_000 });
});

const rows = <T>(sql: string, given: readonly unknown[] = []) => shop.dataSource.query<T[]>(sql, [...given]);
async function bought(quantity: number): Promise<string> {
  const placed = await placeCart(shop.app, { lines: [seats(saturday, quantity)] });
  await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
  const [booking] = await rows<{ id: string }>('SELECT id FROM booking WHERE order_id = $1', [
    placed.orderId,
  ]);
  return booking?.id ?? '';
}
async function byTelephone(more: object): Promise<string> {
  const { orderId } = await shop.app.get(AddGuestsService).add(actor, {
    ...{ sessionId: saturday.id, channel: 'phone', fullName: 'Ayşe Demir', phone: '+905321234567' },
    ...{ email: 'ayse@toprak.example', seats: 1, studentSeats: 0, payment: 'none', notes: '' },
    ...{ requestKey: randomUUID(), ...more },
  });
  const [booking] = await rows<{ id: string }>('SELECT id FROM booking WHERE order_id = $1', [orderId]);
  return booking?.id ?? '';
}
const mailed = async () =>
  (
    await rows<{ template: string }>(
      `SELECT template FROM mail_message WHERE template LIKE 'booking-%' OR template = 'workshop-called-off' ORDER BY template`,
    )
  ).map(({ template }) => template);
const statuses = async () =>
  (await rows<{ status: string }>('SELECT status FROM booking ORDER BY status')).map(({ status }) => status);
const isInCalendar = async () =>
  (await rows('SELECT 1 FROM workshop_session WHERE id = $1 AND removed_at IS NULL', [saturday.id]))
    .length === 1;
const refunded = async () =>
  (await rows<{ kurus: number }>('SELECT coalesce(sum(amount_kurus), 0)::int AS kurus FROM refund'))[0]
    ?.kurus;
const booked = async () => [
  (await sessionState(shop.dataSource, saturday.id)).booked,
  (await sessionState(shop.dataSource, nextSaturday.id)).booked,
];
const outcomes = async () => (await callOffs.of(saturday.id)).guests.map(({ outcome }) => outcome);
/** The seats, the money and the bookings agree with their ledgers. */
async function assertAgrees(): Promise<void> {
  const said: string[] = [];
  const found = await verifyData(shop.app.get(Settings).DATABASE_URL, (text) => said.push(text));
  expect(found === 0 ? [] : said).toEqual([]);
}
const waiting = async () =>
  (
    await rows(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
  ).length;
const moveIt = (bookingId: string) => ({ bookingId, choice: 'move' as const, sessionId: nextSaturday.id });

describe('A session that is called off', () => {
  it('leaves the calendar at once, and nothing leaves the house for ten minutes', async () => {
    await bought(2);
    await emptyTables(shop.dataSource, 'mail_message');
    await callOffs.callOff(saturday.id);
    await callOffs.sweep();

    expect(await isInCalendar()).toBe(false);
    expect(await rows('SELECT 1 FROM mail_message')).toEqual([]);
    expect(await statuses()).toEqual(['confirmed']);
    const { decidedAt, announceAt, announcedAt } = await callOffs.of(saturday.id);
    expect([Date.parse(announceAt) - Date.parse(decidedAt), announcedAt]).toEqual([600_000, null]);
  });

  it('comes back whole when that is taken back', async () => {
    await bought(2);
    await callOffs.callOff(saturday.id, { note: 'Fırınımız bozuldu.' });
    await callOffs.undo(saturday.id);
    await callOffs.letTermPass();
    await callOffs.sweep();

    expect(await isInCalendar()).toBe(true);
    expect(await mailed()).toEqual([]);
    expect(await booked()).toEqual([2, 0]);
    await expect(callOffs.of(saturday.id)).rejects.toThrow('not called off');
    await assertAgrees();
  });

  it('is called off once by one request, and by a second one not at all', async () => {
    const requestKey = randomUUID();
    await Promise.all([1, 2, 3].map(() => callOffs.callOff(saturday.id, { requestKey })));
    expect(await rows('SELECT 1 FROM session_call_off')).toHaveLength(1);
    expect(await refusedWith(callOffs.callOff(saturday.id, { requestKey, note: 'Başka' }))).toBe(
      'changed_meanwhile',
    );
    expect(await refusedWith(callOffs.callOff(saturday.id))).toBe('workshop_not_found');
  });

  it('can be called off again after it was brought back', async () => {
    const requestKey = randomUUID();
    await callOffs.callOff(saturday.id, { requestKey });
    await callOffs.undo(saturday.id);
    const [{ version } = { version: 0 }] = await rows<{ version: number }>(
      'SELECT version FROM workshop_session WHERE id = $1',
      [saturday.id],
    );
    await callOffs.callOff(saturday.id, { version });
    expect(await isInCalendar()).toBe(false);
  });

  it('tells what it costs before: exactly what goes back then', async () => {
    await bought(2);
    await byTelephone({ payment: 'cash', seats: 1 });
    await byTelephone({ payment: 'none', email: '' });
    const preview = await shop.app.get(PreviewCallOffService).preview(saturday.id);
    expect(preview.refunds).toEqual([
      { method: 'card', kurus: 170_000 },
      { method: 'cash', kurus: 85_000 },
    ]);
    expect(preview.guests.map(({ channel, toldBy, isPaid }) => [channel, toldBy, isPaid])).toEqual([
      ['web', 'email', true],
      ['phone', 'email', true],
      ['phone', 'call', false],
    ]);
    await callOffs.announce(saturday.id, { offersDates: false });
    expect(await refunded()).toBe(255_000);
    await assertAgrees();
  });

  it.each([
    ['cash', /nakit/],
    ['pos', /ödeme yaptığınız karta/],
    ['transfer', /havaleyle/],
  ])(
    'tells who paid by %s how the money comes back, and not that it goes to a card',
    async (payment, way) => {
      await byTelephone({ payment });
      await callOffs.announce(saturday.id, { offersDates: false });
      const [mail] = await rows<{ payload: { refundLines: string[] } }>(
        `SELECT payload FROM mail_message WHERE template = 'booking-cancelled'`,
      );
      expect(mail?.payload.refundLines).toHaveLength(1);
      expect(mail?.payload.refundLines[0]).toMatch(way);
      expect(mail?.payload.refundLines[0]).not.toMatch(/kartınıza/);
    },
  );

  it('pays back who was paying at that moment', async () => {
    const late = await confirmAtBank(await placeCart(shop.app, { lines: [seats(saturday, 1)] }));
    await callOffs.callOff(saturday.id);
    await shop.app.get(BankReturnService).receive(late.fields);
    expect([await refunded(), await statuses(), await booked()]).toEqual([85_000, [], [0, 0]]);
    await assertAgrees();
  });

  it('lets nobody come back who was there already', async () => {
    const bookingId = await bought(1);
    await rows(`UPDATE booking SET status = 'completed'`);
    await callOffs.callOff(saturday.id);
    const back = shop.app.get(ChangeBookingStatusService).change(actor, {
      ...{ bookingId, version: null, status: 'confirmed', refundsMoney: false },
    });
    expect(await refusedWith(back)).toBe('booking_session_gone');
  });

  it('lets no guest cancel by the rules of who cannot come, which would cost money', async () => {
    const bookingId = await bought(2);
    await callOffs.callOff(saturday.id);
    const booking = await shop.dataSource.manager.findOneByOrFail(Booking, { id: bookingId });
    const address = new URL(shop.app.get(TicketLinksService).changesUrl(booking));
    const cancellation = shop.app.get(CancelByGuestService).cancel({
      ...{ bookingId, version: booking.version, positions: [0, 1], seenRefundKurus: 0 },
      ...{ formKey: address.searchParams.get('anahtar') ?? '', requestKey: randomUUID() },
    });
    expect(await refusedWith(cancellation)).toBe('guest_changes_closed');
    expect([await statuses(), await refunded()]).toEqual([['confirmed'], 0]);
  });

  it('reminds nobody, unless it is brought back', async () => {
    const bookingId = await bought(1);
    await rows(`UPDATE booking SET remind_at = now() - interval '1 minute'`);
    await callOffs.callOff(saturday.id);
    await shop.app.get(ReminderSweeperService).sweep();
    expect(await mailed()).toEqual([]);
    await callOffs.undo(saturday.id);
    await shop.app.get(ReminderSweeperService).sweep();
    expect(await mailed()).toEqual(['booking-reminder']);
    expect(bookingId).not.toBe('');
  });
});

describe('When the ten minutes are over', () => {
  it('guests who paid are asked, and who did not pay is told that the booking ended', async () => {
    const paid = await bought(2);
    const unpaid = await byTelephone({});
    await callOffs.announce(saturday.id, { note: 'Fırınımız bozuldu.' });

    expect(await mailed()).toEqual(['booking-cancelled', 'workshop-called-off']);
    const { guests, announcedAt } = await callOffs.of(saturday.id);
    expect(announcedAt).not.toBeNull();
    expect(guests.find(({ bookingId }) => bookingId === paid)).toMatchObject({
      outcome: null,
      toldBy: 'email',
    });
    expect(guests.find(({ bookingId }) => bookingId === unpaid)).toMatchObject({ outcome: 'unpaid' });
    const [mail] = await rows<{ payload: object }>(
      `SELECT payload FROM mail_message WHERE template = 'workshop-called-off'`,
    );
    expect(mail?.payload).toMatchObject({
      ...{
        note: [['Fırınımız bozuldu.']],
        otherDates: [formatSession(nextSaturday)],
        refund: formatTl(170_000),
      },
    });
    await assertAgrees();
  });

  it('everybody is paid back at once when no other date is offered, or none has room for the party', async () => {
    await bought(4);
    await callOffs.announce(saturday.id);
    expect(await outcomes()).toEqual(['nothing_to_choose']);
    expect(await refunded()).toBe(340_000);
    const [mail] = await rows<{ payload: { cancelledSession: object } }>(
      `SELECT payload FROM mail_message WHERE template = 'booking-cancelled'`,
    );
    expect(mail?.payload.cancelledSession).toEqual({ note: [], otherDates: [] });
    await assertAgrees();
  });

  it('the studio calls those whom no mail and no text message reaches, and chooses for them', async () => {
    const bookingId = await byTelephone({ email: '', payment: 'cash' });
    await callOffs.announce(saturday.id);
    expect((await callOffs.of(saturday.id)).guests).toMatchObject([{ toldBy: 'call', outcome: null }]);
    expect(await rows('SELECT title FROM studio_notification WHERE type = $1', ['system'])).toEqual([
      { title: 'Aramanız gereken misafirler var' },
    ]);
    await callOffs.choose(actor, moveIt(bookingId));
    expect((await callOffs.of(saturday.id)).guests).toMatchObject([
      { outcome: 'moved', decidedBy: expect.stringContaining('@') },
    ]);
    expect(await booked()).toEqual([0, 1]);
    await assertAgrees();
  });

  it('nobody is told twice, also when the job was killed between two guests', async () => {
    await bought(1);
    await bought(2);
    await rows('UPDATE workshop_session SET booked_seats = 2 WHERE id = $1', [saturday.id]);
    await callOffs.callOff(saturday.id, { offersDates: false });
    await callOffs.letTermPass();
    await expect(callOffs.sweep()).rejects.toThrow('still wait');
    expect(await mailed()).toHaveLength(1);

    await rows('UPDATE workshop_session SET booked_seats = booked_seats + 1 WHERE id = $1', [saturday.id]);
    await Promise.all([callOffs.sweep(), callOffs.sweep()]);
    expect(await mailed()).toEqual(['booking-cancelled', 'booking-cancelled']);
    expect(await refunded()).toBe(255_000);
    await assertAgrees();
  });

  it('the studio hears once of a booking that cannot be brought to its end', async () => {
    await bought(2);
    await rows('UPDATE workshop_session SET booked_seats = 1 WHERE id = $1', [saturday.id]);
    await callOffs.callOff(saturday.id, { offersDates: false });
    await callOffs.letTermPass();
    await expect(callOffs.sweep()).rejects.toThrow('still wait');
    await rows(`UPDATE guest_choice SET asked_at = now() - interval '1 hour'`);
    await expect(callOffs.sweep()).rejects.toThrow('still wait');
    await expect(callOffs.sweep()).rejects.toThrow('still wait');
    expect(
      await rows(`SELECT about_kind FROM studio_notification WHERE dedupe_key LIKE 'cancellation-stuck:%'`),
    ).toEqual([{ about_kind: 'session' }]);
  });

  it('of the studio that takes it back in the last second and the job, one wins', async () => {
    await bought(1);
    for (let round = 0; round < 5; round += 1) {
      await callOffs.callOff(saturday.id, {
        version: (
          await rows<{ v: number }>('SELECT version AS v FROM workshop_session WHERE id = $1', [saturday.id])
        )[0]!.v,
      });
      await callOffs.letTermPass();
      const [undone] = await Promise.all([refusedWith(callOffs.undo(saturday.id)), callOffs.sweep()]);
      await callOffs.sweep();
      expect(await isInCalendar()).toBe(undone === null);
      if (undone !== null) {
        expect(undone).toBe('call_off_announced');
        expect(await mailed()).toEqual(['workshop-called-off']);
        return;
      }
      expect(await mailed()).toEqual([]);
    }
  });
});

describe('A guest whose date does not take place', () => {
  let bookingId: string;
  beforeEach(async () => {
    bookingId = await bought(2);
    await callOffs.announce(saturday.id);
    await emptyTables(shop.dataSource, 'mail_message');
  });

  it('goes to another date for the price that was paid', async () => {
    await callOffs.choose('guest', moveIt(bookingId));
    expect(await booked()).toEqual([0, 2]);
    expect((await callOffs.of(saturday.id)).guests).toMatchObject([
      { outcome: 'moved', decidedBy: 'guest', movedTo: { date: nextSaturday.date } },
    ]);
    expect(await mailed()).toEqual(['booking-moved']);
    expect(await refunded()).toBe(0);
    expect(await rows('SELECT made_by FROM booking_reschedule')).toEqual([{ made_by: 'guest' }]);
    await assertAgrees();
  });

  it('gets all the money back', async () => {
    await callOffs.choose('guest', { bookingId });
    expect(await outcomes()).toEqual(['refunded']);
    expect(await statuses()).toEqual(['cancelled']);
    expect([await refunded(), await booked()]).toEqual([170_000, [0, 0]]);
    expect(await mailed()).toEqual(['booking-cancelled']);
    await assertAgrees();
  });

  it('is paid back once when no answer came in time', async () => {
    await callOffs.letChoicesPass();
    await Promise.all([callOffs.sweep(), callOffs.sweep()]);
    await callOffs.sweep();
    expect(await outcomes()).toEqual(['silent']);
    expect([await refunded(), await booked()]).toEqual([170_000, [0, 0]]);
    expect(await mailed()).toEqual(['booking-cancelled']);
    await assertAgrees();
  });

  it('chooses once by one request, and not otherwise by the same key', async () => {
    const once = { ...moveIt(bookingId), requestKey: randomUUID() };
    await Promise.all([callOffs.choose('guest', once), callOffs.choose('guest', once)]);
    expect(await booked()).toEqual([0, 2]);
    const other = { bookingId, requestKey: once.requestKey };
    expect(await refusedWith(callOffs.choose('guest', other))).toBe('changed_meanwhile');
  });

  it.each(['the guest in two tabs', 'the guest and the studio'])('chooses once: %s', async (who) => {
    const refusals = await Promise.all([
      refusedWith(callOffs.choose('guest', moveIt(bookingId))),
      refusedWith(callOffs.choose(who.endsWith('studio') ? actor : 'guest', { bookingId })),
    ]);
    expect(refusals.toSorted()).toEqual(['choice_made', null]);
    const [outcome] = await outcomes();
    expect([await booked(), await refunded()]).toEqual(outcome === 'moved' ? [[0, 2], 0] : [[0, 0], 170_000]);
    await assertAgrees();
  });

  it('cannot choose after the term, in which moment the job pays back', async () => {
    await callOffs.letChoicesPass();
    const [late] = await Promise.all([
      refusedWith(callOffs.choose('guest', moveIt(bookingId))),
      callOffs.sweep(),
    ]);
    expect(['choice_over', 'choice_made']).toContain(late);
    expect(await outcomes()).toEqual(['silent']);
    await assertAgrees();
  });

  it('stays with the question when the chosen date has filled up meanwhile', async () => {
    await rows('UPDATE workshop_session SET held_seats = 2 WHERE id = $1', [nextSaturday.id]);
    expect(await refusedWith(callOffs.choose('guest', moveIt(bookingId)))).toBe('choice_date_gone');
    await rows('UPDATE workshop_session SET held_seats = 0 WHERE id = $1', [nextSaturday.id]);
    expect(await outcomes()).toEqual([null]);
  });

  it('has nothing left to choose once the studio moved or cancelled the booking otherwise', async () => {
    await shop.app.get(ChangeBookingStatusService).change(actor, {
      ...{ bookingId, version: null, status: 'cancelled', refundsMoney: true },
    });
    expect(await refusedWith(callOffs.choose('guest', moveIt(bookingId)))).toBe('choice_made');
    await callOffs.sweep();
    expect(await outcomes()).toEqual(['elsewhere']);
    expect(await refunded()).toBe(170_000);
  });

  it('is shown to the studio when the refund is in doubt', async () => {
    await callOffs.choose('guest', { bookingId });
    await shop.app.get(SendDueRefundsService).sendDue();
    await rows(`UPDATE refund SET status = 'unclear', done_at = NULL`);
    expect((await callOffs.of(saturday.id)).guests).toMatchObject([{ isRefundInDoubt: true }]);
  });
});

describe('A guest who is moved while the studio calls off', () => {
  it('pays no difference for a date that the studio takes away in the same moment', async () => {
    const bookingId = await bought(1);
    const booking = await shop.dataSource.manager.findOneByOrFail(Booking, { id: bookingId });
    const address = new URL(shop.app.get(TicketLinksService).changesUrl(booking));
    const gate = shop.dataSource.createQueryRunner();
    await gate.startTransaction();
    try {
      await gate.query('SELECT FROM workshop_session WHERE id = $1 FOR UPDATE', [saturday.id]);
      const callingOff = callOffs.callOff(saturday.id);
      await eventually('the call-off waits for the session', async () => (await waiting()) === 1);
      const moving = refusedWith(
        shop.app.get(MoveByGuestService).move({
          ...{ bookingId, version: booking.version, positions: [0], sessionId: nextSaturday.id },
          ...{ formKey: address.searchParams.get('anahtar') ?? '', requestKey: randomUUID() },
          seenDifferenceKurus: 5_000,
        }),
      );
      await eventually('the move waits behind it', async () => (await waiting()) === 2);
      await gate.commitTransaction();
      await callingOff;
      expect(await moving).toBe('guest_changes_closed');
    } finally {
      await gate.release();
    }
    expect([await statuses(), await booked()]).toEqual([['confirmed'], [1, 0]]);
    await assertAgrees();
  });

  it('is either asked or has moved, and never loses the seat', async () => {
    const bookingId = await bought(1);
    const [{ version } = { version: 0 }] = await rows<{ version: number }>('SELECT version FROM booking');
    const move = shop.dataSource.transaction((manager) =>
      shop.app.get(RescheduleBookingService).reschedule(manager, 'guest', {
        ...{ bookingId, version, sessionId: nextSaturday.id, positions: [0] },
        ...{ reason: '', requestKey: randomUUID() },
      }),
    );
    const [refusal] = await Promise.all([refusedWith(move), callOffs.announce(saturday.id)]);
    await callOffs.sweep();
    expect(refusal).toBeNull();
    expect(await booked()).toEqual([0, 1]);
    expect(await statuses()).toEqual(['confirmed']);
    expect((await outcomes()).every((outcome) => outcome === 'elsewhere')).toBe(true);
    await assertAgrees();
  });
});
