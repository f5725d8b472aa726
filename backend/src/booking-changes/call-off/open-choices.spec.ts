import { beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { CallOffs } from '../../../testing/call-offs.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { anActor } from '../../../testing/order-transitions.js';
import { confirmAtBank, placeCart, seats } from '../../../testing/purchase.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import { Booking } from '../../bookings/booking.entity.js';
import { SeatTicketLinksService } from '../../bookings/seat-guests/seat-ticket-links.service.js';
import { SeatTicketQueriesService } from '../../bookings/seat-guests/seat-ticket-queries.service.js';
import { TicketLinksService } from '../../bookings/ticket-links.service.js';
import { TicketQueriesService } from '../../bookings/ticket-queries.service.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import type { WorkshopSession } from '../../workshops/workshop-session.entity.js';

const DAY = addDays(studioDate(new Date()), 3);

const shop = suiteShop();
const callOffs = new CallOffs(shop, () => actor);
let actor: Actor;
let session: WorkshopSession;
let booking: Booking;

beforeEach(async () => {
  await emptyTables(shop.dataSource, 'order', 'workshop_session', 'hold', 'mail_message', 'log_entry');
  actor = await anActor(shop.app);
  const { manager } = shop.dataSource;
  const wheel = { title: 'Çarkta ilk kâse', capacity: 6, priceKurus: 85_000 };
  session = await aWorkshopSession(manager, { ...wheel, date: DAY });
  await aWorkshopSession(manager, { ...wheel, date: addDays(DAY, 7) });
  const placed = await placeCart(shop.app, { lines: [seats(session, 2)] });
  await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
  booking = await manager.findOneByOrFail(Booking, { sessionId: session.id });
});

const ticket = () => {
  const ticketKey = shop.app.get(TicketLinksService).keyOf(booking);
  return shop.app.get(TicketQueriesService).view({ bookingId: booking.id, ticketKey }, null);
};
const ofOrder = () => shop.app.get(TicketQueriesService).ofOrder(shop.dataSource.manager, booking.orderId);
async function seatTicket() {
  const seat = { bookingId: booking.id, position: 0, linkNonce: 'nonce' };
  await shop.dataSource.query(
    `INSERT INTO seat_guest (booking_id, position, name, age_band, link_nonce)
     VALUES ($1, 0, 'Can', 'adult', 'nonce')`,
    [booking.id],
  );
  const ticketKey = shop.app.get(SeatTicketLinksService).keyOf(seat);
  return shop.app.get(SeatTicketQueriesService).view({ bookingId: booking.id, position: 0, ticketKey });
}

describe('A ticket', () => {
  it('asks for nothing while its date stands', async () => {
    expect((await ticket()).choice).toBeNull();
  });

  it('of a date that was called off says so, and leads only the buyer to the choice', async () => {
    await callOffs.announce(session.id);
    const [ofBuyer] = await ofOrder();
    expect(ofBuyer?.choice).toEqual({ isCalledOff: true, url: expect.stringMatching(/^\/secim\//) });
    // Whoever was shown the ticket, and each guest of the party.
    expect((await ticket()).choice).toEqual({ isCalledOff: true, url: null });
    expect((await seatTicket()).choice).toEqual({ isCalledOff: true, url: null });
  });

  it('asks no longer once the guest has chosen, or the term is over', async () => {
    await callOffs.announce(session.id);
    await callOffs.letChoicesPass();
    expect((await ticket()).choice).toBeNull();
    await callOffs.sweep();
    expect((await ticket()).choice).toBeNull();
  });
});
