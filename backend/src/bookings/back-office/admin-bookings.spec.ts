import { beforeEach, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { sessionState } from '../../../testing/ledger.js';
import { confirmAtBank, placeCart, seats } from '../../../testing/purchase.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { openLinks } from '../../notifications/mail/link-facts.js';
import { SecretBox } from '../../platform/security/secret-box.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import { SendDueRefundsService } from '../../payments/send-due-refunds.service.js';
import type { WorkshopSession } from '../../workshops/workshop-session.entity.js';

const server = suiteServer();
const admin = suiteAdmin(server);
let session: WorkshopSession;

beforeEach(async () => {
  await emptyTables(server.dataSource, 'order', 'workshop_session', 'hold', 'mail_message', 'log_entry');
  session = await aWorkshopSession(server.dataSource.manager, { capacity: 4 });
});

interface Read {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly paymentStatus: string;
}

async function buy(quantity: number): Promise<Read> {
  const order = await placeCart(server.app, { lines: [seats(session, quantity)] });
  const { fields } = await confirmAtBank(order);
  await server.app.get(BankReturnService).receive(fields);
  return read(String(await one('SELECT id FROM booking ORDER BY created_at DESC LIMIT 1')));
}
/** The single value of a query with one row and one column. */
async function one(statement: string, parameters: readonly unknown[] = []): Promise<unknown> {
  const [row] = await server.dataSource.query<Record<string, unknown>[]>(statement, [...parameters]);
  return Object.values(row ?? {})[0];
}
const read = async (bookingId: string) =>
  dataOf(await admin.query('admin.bookings.view', { bookingId })) as Read;
const transition = ({ id: bookingId, version }: Read, status: string, more = {}) =>
  admin.mutate('admin.bookings.setStatus', { bookingId, version, status, ...more });
const state = () => sessionState(server.dataSource, session.id);
const mails = () =>
  server.dataSource.query<{ template: string; payload: { calendar: string; refundLines?: string[] } }[]>(
    `SELECT template, payload FROM mail_message WHERE template LIKE 'booking-%' ORDER BY created_at, id`,
  );

describe('A booking in the hands of the studio', () => {
  it('returns its seats once when it is cancelled, however often the button is pressed', async () => {
    const booking = await buy(3);
    const answers = await Promise.all([transition(booking, 'cancelled'), transition(booking, 'cancelled')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await state()).toMatchObject({ booked: 0, sales: 3, returns: 3, bookings: 0 });
    const [cancelled, ...rest] = await mails();
    expect([cancelled?.template, rest]).toEqual(['booking-cancelled', []]);
    // The request did not ask for a refund, so the mail promises none.
    expect(cancelled?.payload.refundLines).toEqual([]);
    expect(
      new ICAL.Component(
        ICAL.parse(openLinks(cancelled!.payload, server.app.get(SecretBox)).calendar) as unknown[],
      ).getFirstPropertyValue('method'),
    ).toBe('CANCEL');
  });

  it('takes its seats again when it is reinstated, and sends the ticket anew', async () => {
    const { id } = await buy(3);
    for (const status of ['cancelled', 'confirmed', 'cancelled', 'confirmed']) {
      expect((await transition(await read(id), status)).status).toBe(200);
    }
    expect(await state()).toMatchObject({ booked: 3, bookings: 1 });
    expect((await mails()).map(({ template }) => template)).toEqual([
      'booking-cancelled',
      'booking-ticket',
      'booking-cancelled',
      'booking-ticket',
    ]);
    expect(await one('SELECT remind_at FROM booking')).toBeInstanceOf(Date);
  });

  it('stays cancelled when others have its seats: nothing changes', async () => {
    const { id } = await buy(3);
    await transition(await read(id), 'cancelled');
    await buy(2);
    const before = await state();
    const refused = await transition(await read(id), 'completed');
    expect([refused.status, refusalOf(refused).code]).toEqual([409, 'booking_seats_gone']);
    expect(await state()).toEqual(before);
    expect((await read(id)).status).toBe('cancelled');
  });

  it('that is reinstated by two at once takes its seats once, and the last seats are sold to one', async () => {
    const one = await buy(2);
    const other = await buy(2);
    await transition(one, 'cancelled');
    await transition(other, 'cancelled');
    await buy(2);
    const [a, b] = [await read(one.id), await read(other.id)];
    const answers = await Promise.all([
      transition(a, 'confirmed'),
      transition(a, 'pending'),
      transition(b, 'confirmed'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await state()).toMatchObject({ booked: 4 });
  });

  it('goes to completed and back without a word to its guest', async () => {
    const { id } = await buy(1);
    for (const status of ['completed', 'pending', 'completed', 'confirmed']) {
      await transition(await read(id), status);
    }
    expect(await state()).toMatchObject({ booked: 1, bookings: 1 });
    expect(await mails()).toEqual([]);
  });

  it('has its money sent back once when the studio says so', async () => {
    const { id } = await buy(2);
    expect((await transition(await read(id), 'cancelled', { refundsMoney: true })).status).toBe(200);
    expect((await mails()).at(-1)?.payload.refundLines).toEqual([
      expect.stringMatching(/^2\.000,00\sTL kartınıza geri dönüyor/),
    ]);
    await server.app.get(SendDueRefundsService).sendDue();
    expect(await one('SELECT sum(amount_kurus)::int FROM refund')).toBe(200_000);
    expect(await read(id)).toMatchObject({ paymentStatus: 'refunded', refundRequestedKurus: 200_000 });

    await transition(await read(id), 'confirmed');
    const refused = await transition(await read(id), 'cancelled', { refundsMoney: true });
    expect(refusalOf(refused).code).toBe('booking_not_refundable');
    expect((await read(id)).status).toBe('confirmed');
  });

  it('is not overwritten unseen', async () => {
    const booking = await buy(1);
    await transition(booking, 'completed');
    const refused = await transition(booking, 'cancelled');
    expect([refused.status, refusalOf(refused).code]).toEqual([409, 'changed_meanwhile']);
    expect((await read(booking.id)).status).toBe('completed');
  });

  it('can be deleted: seats are returned and the guest is removed, the order keeps its line, the log what there was', async () => {
    const { id: bookingId, version } = await buy(2);
    const answers = await Promise.all(
      [1, 2].map(() => admin.mutate('admin.bookings.remove', { bookingId, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await state()).toMatchObject({ booked: 0, returns: 2, bookings: 0 });
    expect((await mails()).at(-1)?.template).toBe('booking-cancelled');
    expect(await one('SELECT count(*)::int FROM order_line')).toBe(1);
    expect(
      await one('SELECT details FROM log_entry WHERE record_id = $1 ORDER BY id DESC', [bookingId]),
    ).toMatchObject({
      event: 'booking_removed',
      before: { name: 'Ayşe', status: 'confirmed', paymentStatus: 'paid', quantity: 2 },
    });
  });
});

describe('bookings.php', () => {
  it('lists, shows, changes and deletes in the documented names', async () => {
    const { id } = await buy(2);
    const list = await admin.ask('/api/bookings.php');
    expect(list.json).toMatchObject({
      success: true,
      bookings: [
        { id, quantity: 2, price: 1000, payment_status: 'paid', workshop_capacity: 4, available_spots: 2 },
      ],
    });
    expect((await admin.ask(`/api/bookings.php?booking_id=${id}`)).json).toMatchObject({
      booking: { id, payment_amount: 2000, payment_method: 'iyzico', currency: 'TRY' },
    });
    const put = await admin.ask(`/api/bookings.php?id=${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'completed' }),
    });
    expect([put.status, (await read(id)).status]).toEqual([200, 'completed']);
    expect((await admin.ask(`/api/bookings.php?id=${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await admin.ask(`/api/bookings.php?booking_id=${id}`)).status).toBe(404);
  });
});
