import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { GuestChoiceView } from '../../../contract/booking-changes/call-off/call-off.views.js';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { CallOffs } from '../../../testing/call-offs.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { anActor } from '../../../testing/order-transitions.js';
import { confirmAtBank, placeCart, seats } from '../../../testing/purchase.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf, Visitor } from '../../../testing/visitor.js';
import { Booking } from '../../bookings/booking.entity.js';
import { TicketLinksService } from '../../bookings/ticket-links.service.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import type { WorkshopSession } from '../../workshops/workshop-session.entity.js';

const DAY = addDays(studioDate(new Date()), 7);

const server = suiteServer();
let actor: Actor;
let booking: Booking;
let session: WorkshopSession;
let other: WorkshopSession;
const callOffs = new CallOffs(server, () => actor);

beforeEach(async () => {
  await emptyTables(server.dataSource, 'order', 'workshop_session', 'hold', 'mail_message');
  actor = await anActor(server.app);
  const { manager } = server.dataSource;
  session = await aWorkshopSession(manager, { date: DAY, capacity: 6, priceKurus: 85_000 });
  other = await aWorkshopSession(manager, { date: addDays(DAY, 7), capacity: 4 });
  await aWorkshopSession(manager, { date: addDays(DAY, 8), capacity: 4, title: 'Başka bir workshop' });
  const placed = await placeCart(server.app, { lines: [seats(session, 2)] });
  await server.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
  booking = await manager.findOneByOrFail(Booking, { orderId: placed.orderId });
});

const visitor = new Visitor(server, { address: '198.51.100.23' });
const link = () => {
  const url = new URL(server.app.get(TicketLinksService).choiceUrl(booking));
  return { bookingId: booking.id, choiceKey: url.searchParams.get('anahtar') ?? '' };
};
const view = (given: object = link()) => visitor.query('guestChoices.view', given);
const choose = (wanted: object) =>
  visitor.mutate('guestChoices.choose', { ...link(), requestKey: randomUUID(), sessionId: null, ...wanted });

describe('The link to a choice', () => {
  it('shows the other dates of the same workshop and all the money, and changes nothing by being opened', async () => {
    await callOffs.announce(session.id, { note: 'Fırınımız bozuldu.' });
    for (const each of [await view(), await view()]) {
      expect(dataOf(each)).toMatchObject({
        ...{
          seats: 2,
          note: 'Fırınımız bozuldu.',
          refundKurus: 170_000,
          isRefundToCard: true,
          outcome: null,
        },
        dates: [{ sessionId: other.id, freeSeats: 4 }],
        session: { date: DAY },
      } satisfies Partial<Record<keyof GuestChoiceView, unknown>>);
    }
  });

  it('opens nothing before guests are told, and nothing with a ticket’s key', async () => {
    await callOffs.callOff(session.id);
    expect(refusalOf(await view()).code).toBe('choice_not_found');
    await callOffs.letTermPass();
    await callOffs.sweep();
    const ticketKey = server.app.get(TicketLinksService).keyOf(booking);
    expect(refusalOf(await view({ bookingId: booking.id, choiceKey: ticketKey })).code).toBe(
      'choice_not_found',
    );
    const stolen = await choose({ choiceKey: ticketKey, choice: 'refund' });
    expect(refusalOf(stolen).code).toBe('choice_not_found');
    expect(dataOf(await view())).toMatchObject({ outcome: null });
  });

  it('shows what was chosen, in the second tab too', async () => {
    await callOffs.announce(session.id);
    expect(dataOf(await choose({ choice: 'move', sessionId: other.id }))).toMatchObject({
      ...{ outcome: 'moved', movedTo: { date: other.date }, dates: [] },
      ticketUrl: expect.stringContaining('/bilet/'),
    });
    const second = await choose({ choice: 'refund' });
    expect([second.status, refusalOf(second).code]).toEqual([409, 'choice_made']);
    expect(dataOf(await view())).toMatchObject({ outcome: 'moved' });
  });

  it('takes no date of another workshop, and no choice without one', async () => {
    await callOffs.announce(session.id);
    const [another] = await server.dataSource.query<{ id: string }[]>(
      `SELECT id FROM workshop_session WHERE title = 'Başka bir workshop'`,
    );
    const elsewhere = await choose({ choice: 'move', sessionId: another?.id });
    expect(refusalOf(elsewhere).code).toBe('choice_date_gone');
    expect((await choose({ choice: 'move', sessionId: null })).status).toBe(400);
    expect((await choose({ choice: 'stay' })).status).toBe(400);
  });
});
