import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import { formatSession } from '../../../contract/workshops/session.js';
import { sessionFields } from '../../../contract/workshops/session-fields.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { CallOffs } from '../../../testing/call-offs.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { sessionState } from '../../../testing/ledger.js';
import { anActor } from '../../../testing/order-transitions.js';
import { confirmAtBank, placeCart, seats } from '../../../testing/purchase.js';
import { refusedWith } from '../../../testing/refused.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import { Booking } from '../../bookings/booking.entity.js';
import { TicketLinksService } from '../../bookings/ticket-links.service.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { EditSessionService } from '../../workshops/back-office/edit-session.service.js';
import { WorkshopSession } from '../../workshops/workshop-session.entity.js';
import { CancellationBillService } from '../guest/cancellation-bill.service.js';
import { MoveByGuestService } from '../guest/move-by-guest.service.js';
import { CallOffQueriesService } from './back-office/call-off-queries.service.js';

const DAY = addDays(studioDate(new Date()), 1);

const shop = suiteShop();
let actor: Actor;
let session: WorkshopSession;
let other: WorkshopSession;
let booking: Booking;
const callOffs = new CallOffs(shop, () => actor);

beforeEach(async () => {
  await emptyTables(shop.dataSource, 'order', 'workshop_session', 'hold', 'mail_message');
  actor = await anActor(shop.app);
  const { manager } = shop.dataSource;
  session = await aWorkshopSession(manager, { date: DAY, capacity: 6, priceKurus: 85_000 });
  other = await aWorkshopSession(manager, { date: addDays(DAY, 7), capacity: 3 });
  const placed = await placeCart(shop.app, { lines: [seats(session, 2)] });
  await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
  booking = await manager.findOneByOrFail(Booking, { orderId: placed.orderId });
  await emptyTables(shop.dataSource, 'mail_message');
});

async function moveTo(date: string): Promise<void> {
  const now = await shop.dataSource.manager.findOneByOrFail(WorkshopSession, { id: session.id });
  await shop.app
    .get(EditSessionService)
    .update(actor, { sessionId: session.id, version: now.version }, { ...sessionFields(now), date });
}
const rows = <T>(sql: string) => shop.dataSource.query<T[]>(sql);
const answers = async () =>
  (await shop.app.get(CallOffQueriesService).moveAnswers(session.id)).guests.map(({ outcome }) => outcome);
const refunded = async () =>
  (await rows<{ kurus: number }>('SELECT coalesce(sum(amount_kurus), 0)::int AS kurus FROM refund'))[0]
    ?.kurus;
const choose = (choice: 'agree' | 'refund' | 'move') =>
  callOffs.choose('guest', {
    ...{ bookingId: booking.id, choice, sessionId: choice === 'move' ? other.id : null },
    requestKey: randomUUID(),
  });
const key = () => {
  const address = new URL(shop.app.get(TicketLinksService).changesUrl(booking));
  return { bookingId: booking.id, formKey: address.searchParams.get('anahtar') ?? '' };
};
const bill = () => shop.app.get(CancellationBillService).preview({ ...key(), positions: [0, 1] });

describe('Guests of a session that is moved', () => {
  it('are asked with the mail about the move, and keep their seats meanwhile', async () => {
    await moveTo(addDays(DAY, 2));
    expect(await answers()).toEqual([null]);
    const [mail] = await rows<{ template: string; payload: object }>(
      'SELECT template, payload FROM mail_message',
    );
    expect(mail).toMatchObject({ template: 'booking-moved', payload: { before: formatSession(session) } });
    expect(await sessionState(shop.dataSource, session.id)).toMatchObject({ booked: 2 });
  });

  it('say that the new day suits, and then the rules of their seats hold again', async () => {
    expect((await bill()).refundKurus).toBeLessThan(170_000);
    await moveTo(addDays(DAY, 1));
    expect(await bill()).toEqual({ refundKurus: 170_000, keptKurus: 0 });
    await choose('agree');
    expect(await answers()).toEqual(['agreed']);
    expect((await bill()).refundKurus).toBeLessThan(170_000);
    expect(await refusedWith(choose('refund'))).toBe('choice_made');
  });

  it('get all their money back, or another day, when it does not suit', async () => {
    await moveTo(addDays(DAY, 1));
    await choose('refund');
    expect([await answers(), await refunded()]).toEqual([['refunded'], 170_000]);
    const [mail] = await rows<{ payload: object }>(
      `SELECT payload FROM mail_message WHERE template = 'booking-cancelled'`,
    );
    expect(mail?.payload).not.toHaveProperty('cancelledSession');
  });

  it('go to another day', async () => {
    await moveTo(addDays(DAY, 1));
    await choose('move');
    expect(await sessionState(shop.dataSource, other.id)).toMatchObject({ booked: 2 });
    expect(await answers()).toEqual(['moved']);
  });

  it('keep their seats when they say nothing until it begins', async () => {
    await moveTo(addDays(DAY, 1));
    await callOffs.letChoicesPass();
    await callOffs.sweep();
    expect([await answers(), await refunded()]).toEqual([['stayed'], 0]);
    expect(await rows('SELECT status FROM booking')).toEqual([{ status: 'confirmed' }]);
  });

  it('have answered when they moved to another day by themselves: then the rules of their seats hold', async () => {
    await rows(`UPDATE order_line SET policy = policy || '{"moveUntilHours": 1}'`);
    await moveTo(addDays(DAY, 1));
    expect(await bill()).toEqual({ refundKurus: 170_000, keptKurus: 0 });
    const { version } = await shop.dataSource.manager.findOneByOrFail(Booking, { id: booking.id });
    await shop.app.get(MoveByGuestService).move({
      ...{ ...key(), version, sessionId: other.id, positions: [0, 1] },
      ...{ seenDifferenceKurus: 30_000, requestKey: randomUUID() },
    });
    expect((await bill()).refundKurus).toBeLessThan(170_000);
  });

  it('are asked once when it moves again, and know the day that they booked', async () => {
    await moveTo(addDays(DAY, 1));
    await moveTo(addDays(DAY, 2));
    expect(await rows('SELECT formerly FROM guest_choice')).toEqual([{ formerly: formatSession(session) }]);
  });

  it('are asked anew when it is called off', async () => {
    await moveTo(addDays(DAY, 1));
    await callOffs.announce(session.id, { version: 2 });
    expect(await answers()).toEqual(['elsewhere']);
    expect((await callOffs.of(session.id)).guests).toMatchObject([{ outcome: null, toldBy: 'email' }]);
    expect(await refusedWith(choose('agree'))).toBe('choice_date_gone');
    await choose('refund');
    expect(await refunded()).toBe(170_000);
  });
});
