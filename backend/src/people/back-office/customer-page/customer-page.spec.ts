import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { InternalNote } from '../../../../contract/internal-notes/internal-note.js';
import type { BuyerOfOrder, CustomerPage } from '../../../../contract/people/customer-page.views.js';
import { aCustomer } from '../../../../seed/customers.js';
import { aPaidOrder, type PaidOrder } from '../../../../testing/account-orders.js';
import { enterBackOffice } from '../../../../testing/back-office.js';
import { emptyTables } from '../../../../testing/empty-tables.js';
import { changeOrderStatus } from '../../../../testing/order-transitions.js';
import { suiteAdmin } from '../../../../testing/suite-admin.js';
import { suiteServer } from '../../../../testing/suite-server.js';
import { addDays } from '../../../../contract/common/dates.js';
import { aWorkshopSession } from '../../../../seed/workshops.js';
import { joinList } from '../../../../testing/waiting-list.js';
import { dataOf } from '../../../../testing/visitor.js';
import type { Customer } from '../../accounts/customer.entity.js';

const GUEST = 'misafir@toprak.example';
const PHONE = '+905325550112';

describe('The page of a customer', () => {
  const server = suiteServer();
  const admin = suiteAdmin(server);
  let zeynep: Customer;
  let order: PaidOrder;

  beforeEach(async () => {
    await emptyTables(
      server.dataSource,
      ...['order', 'product', 'workshop_session', 'customer', 'coupon', 'information_request', 'log_entry'],
      ...['bulk_order_request', 'mail_message'],
    );
    zeynep = await aCustomer(server.dataSource.manager, { email: 'zeynep@toprak.example' });
    order = await aPaidOrder(server.app, { customerId: zeynep.id });
  });

  const view = async (person: object) =>
    dataOf(await admin.query('admin.customers.view', person)) as CustomerPage;
  const notes = async (person: object) =>
    dataOf(await admin.query('admin.customers.notes', person)) as InternalNote[];
  const buyer = async (id: string) =>
    dataOf(await admin.query('admin.customers.buyer', { id })) as BuyerOfOrder | null;
  const ofZeynep = () => ({ customerId: zeynep.id });
  const query = (sql: string, values: readonly unknown[] = []) => server.dataSource.query(sql, [...values]);
  const note = (kind: string, id: string, text: string) =>
    admin.mutate(`admin.notes.${kind}.add`, { id, noteId: randomUUID(), text });

  it('has what they bought, paid and got back, in one look', async () => {
    const page = await view(ofZeynep());
    expect(page).toMatchObject({
      ...{ name: `${zeynep.firstName} ${zeynep.lastName}`, email: zeynep.email, otherAccountId: null },
      account: { id: zeynep.id },
      orders: { total: 1, items: [{ id: order.orderId, pieces: 2, seats: 1 }] },
      bookings: { total: 1, items: [{ id: order.bookingId, quantity: 1, came: 0, noShow: 0 }] },
      coupons: { total: 1, items: [{ orderId: order.orderId, code: 'HEDIYE' }] },
      sums: { orders: 1, refundedKurus: 0, openKurus: 0 },
      visits: { coming: 1, came: 0, noShow: 0 },
      ...{
        consents: [],
        requests: { total: 0, items: [] },
        waits: { total: 0, items: [] },
        messages: { total: 0, items: [] },
      },
    });
  });

  it('adds up all orders, and leaves out what was cancelled', async () => {
    const other = await aPaidOrder(server.app, ofZeynep());
    await query(`UPDATE "order" SET total_kurus = 5000, subtotal_kurus = 5000, discount_kurus = 0`);
    await query(`UPDATE "order" SET paid_kurus = 5000, refunded_kurus = 1000 WHERE id = $1`, [order.orderId]);
    expect((await view(ofZeynep())).sums).toEqual({
      ...{ orders: 2, boughtKurus: 10_000, paidKurus: 5_000, refundedKurus: 1_000, openKurus: 5_000 },
    });
    await query(`UPDATE "order" SET status = 'cancelled' WHERE id = $1`, [other.orderId]);
    const page = await view(ofZeynep());
    expect(page.sums).toMatchObject({ orders: 1, boughtKurus: 5_000, openKurus: 0 });
    expect(page.orders.total).toBe(2);
  });

  it('says who came and who did not, with what is to come first', async () => {
    const later = await aPaidOrder(server.app, ofZeynep());
    const past = await aPaidOrder(server.app, ofZeynep());
    const missed = await aPaidOrder(server.app, ofZeynep());
    await query(`UPDATE booking SET date = '2036-01-02' WHERE id = $1`, [later.bookingId]);
    await query(`UPDATE booking SET date = '2026-01-02', status = 'completed' WHERE id = $1`, [
      past.bookingId,
    ]);
    await query(`UPDATE booking SET date = '2026-01-09', status = 'completed' WHERE id = $1`, [
      missed.bookingId,
    ]);
    await query('UPDATE booking_seat SET checked_in_at = now() WHERE booking_id = $1', [past.bookingId]);
    await query('UPDATE booking_seat SET no_show_at = now() WHERE booking_id = $1', [missed.bookingId]);
    const { visits, bookings } = await view(ofZeynep());
    expect(visits).toEqual({ coming: 2, came: 1, noShow: 1 });
    expect(bookings.items.map(({ id }) => id)).toEqual([
      ...[order.bookingId, later.bookingId, missed.bookingId, past.bookingId],
    ]);
    expect(bookings.items.map(({ came, noShow }) => [came, noShow])).toEqual([
      [0, 0],
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  it('shows the first rows of long lists, and how many there are', async () => {
    for (let more = 0; more < 6; more++) await aPaidOrder(server.app, ofZeynep());
    const { orders, bookings } = await view(ofZeynep());
    expect([orders.total, orders.items.length]).toEqual([7, 5]);
    expect([bookings.total, bookings.items.length]).toEqual([7, 7]);
  });

  it('has what they asked for, what was written to them, and what they consented to', async () => {
    await query(
      `INSERT INTO information_request (name, surname, email, phone, workshop_type, experience_level, message)
       VALUES ('Zeynep', 'Ak', 'ZEYNEP@toprak.example', $1, 'baslangic', 'hic_deneyim_yok', 'Ne zaman?')`,
      [PHONE],
    );
    await query(
      `INSERT INTO bulk_order_request (name, email, phone, message, due_at, offer_subject, offer_text, offer_sent_at, created_at)
       VALUES ('Zeynep', $1, $2, '100 kupa', now() + interval '2 days', 'Teklif', '100 kupa', now(), now() + interval '1 minute')`,
      [zeynep.email, PHONE],
    );
    await query(
      `INSERT INTO customer_message (customer_id, subject, message, sender_name) VALUES ($1, 'Merhaba', '...', 'Elif')`,
      [zeynep.id],
    );
    for (const isGiven of [true, false]) {
      await query(
        `INSERT INTO consent (address, purpose, channel, is_given, text_version, source)
         VALUES ($1, 'commercial', 'email', $2, CASE WHEN $2 THEN '1' END, 'studio')`,
        [zeynep.email, isGiven],
      );
    }
    const { requests, messages, consents } = await view(ofZeynep());
    expect(requests).toMatchObject({
      total: 2,
      items: [
        { kind: 'bulk_order', status: 'pending', isOffered: true, message: '100 kupa' },
        { kind: 'information', status: 'pending', workshopType: 'baslangic', message: 'Ne zaman?' },
      ],
    });
    expect(messages).toMatchObject({ total: 1, items: [{ subject: 'Merhaba', readAt: null }] });
    expect(consents).toMatchObject([{ channel: 'email', isGiven: false }]);
  });

  it('tells on which waiting lists they stand, the open ones first', async () => {
    const { manager } = server.dataSource;
    const session = await aWorkshopSession(manager, { title: 'Çark', capacity: 2, seatsTakenElsewhere: 2 });
    const later = await aWorkshopSession(manager, {
      ...{ title: 'Sır', capacity: 2, seatsTakenElsewhere: 2, date: addDays(session.date, 7) },
    });
    await joinList(server.app, session.id, { email: zeynep.email, seats: 2 });
    await joinList(server.app, later.id, { email: zeynep.email.toUpperCase() });
    await joinList(server.app, later.id, { email: 'baskasi@toprak.example' });
    await manager.query(
      `UPDATE waiting_list_entry SET status = 'left', ended_at = now() WHERE session_id = $1`,
      [later.id],
    );
    expect((await view(ofZeynep())).waits).toMatchObject({
      total: 2,
      items: [
        { sessionId: session.id, title: 'Çark', seats: 2, status: 'waiting', date: session.date },
        { sessionId: later.id, title: 'Sır', seats: 1, status: 'left' },
      ],
    });
  });

  it('is found for a guest by the address or the number of their orders, and not by others', async () => {
    const first = await aPaidOrder(server.app, { email: GUEST });
    const second = await aPaidOrder(server.app, { email: GUEST.toUpperCase() });
    const called = await aPaidOrder(server.app, { email: '' });
    await query(`UPDATE "order" SET phone = $2 WHERE id = $1`, [called.orderId, PHONE]);
    const byAddress = await view({ email: GUEST });
    expect(byAddress).toMatchObject({
      account: null,
      otherAccountId: null,
      phone: expect.any(String) as unknown,
    });
    expect(byAddress.orders.items.map(({ id }) => id).sort()).toEqual([first.orderId, second.orderId].sort());
    const byNumber = await view({ phone: '0532 555 01 12' });
    expect(byNumber.orders.items.map(({ id }) => id)).toEqual([called.orderId]);

    expect(await buyer(first.orderId)).toEqual({ person: { email: GUEST }, otherOrders: 1 });
    expect(await buyer(called.orderId)).toEqual({ person: { phone: PHONE }, otherOrders: 0 });
    expect(await buyer(order.orderId)).toEqual({ person: { customerId: zeynep.id }, otherOrders: 0 });
  });

  it('names the account that a guest has by now', async () => {
    const guest = await aPaidOrder(server.app, { email: zeynep.email });
    expect(await view({ email: zeynep.email })).toMatchObject({
      ...{ account: null, otherAccountId: zeynep.id, orders: { items: [{ id: guest.orderId }] } },
    });
  });

  it('has the address of a guest to which a parcel went, and none for who only comes to the studio', async () => {
    const { orderId } = await aPaidOrder(server.app, { email: GUEST });
    const place = async (more: string) => {
      await query(`UPDATE "order" SET shipping_kurus = 0, ${more} WHERE id = $1`, [orderId]);
      return (await view({ email: GUEST })).address;
    };
    expect(await place(`shipping_address = 'Bereketli Sok. 12'`)).toBe('Bereketli Sok. 12');
    expect(await place(`is_picked_up = true, shipping_address = 'Atölyeden teslim: Toprak'`)).toBe('');
    expect(await place(`is_picked_up = false, has_pieces = false, shipping_address = 'İstanbul'`)).toBe('');
  });

  it('is the page of the account for an address with which nobody bought as a guest', async () => {
    expect(await view({ email: 'ZEYNEP@toprak.example' })).toMatchObject({
      ...{ account: { id: zeynep.id }, otherAccountId: null, orders: { items: [{ id: order.orderId }] } },
    });
  });

  it('has every note about them, wherever it was written, and nobody else’s', async () => {
    const guest = await aPaidOrder(server.app, { email: GUEST });
    await note('order', order.orderId, 'Zili çalmayın');
    await note('booking', order.bookingId, 'Sol elini kullanıyor');
    await note('customer', zeynep.id, 'Hep hediye alıyor');
    await note('order', guest.orderId, 'Kapıdan alacak');
    expect((await notes(ofZeynep())).map(({ text, about: { kind } }) => [kind, text])).toEqual([
      ['customer', 'Hep hediye alıyor'],
      ['booking', 'Sol elini kullanıyor'],
      ['order', 'Zili çalmayın'],
    ]);
    expect((await notes({ email: GUEST })).map(({ text }) => text)).toEqual(['Kapıdan alacak']);
  });

  it('is gone with the account, and does not find the orders that outlive it', async () => {
    await changeOrderStatus(server.app, { orderId: order.orderId, status: 'cancelled' });
    expect(
      (await admin.mutate('admin.users.remove', { id: zeynep.id, version: zeynep.version })).status,
    ).toBe(200);
    expect((await admin.query('admin.customers.view', ofZeynep())).status).toBe(404);
    await query(
      `UPDATE "order" SET erased_at = now(), email = '', phone = '' WHERE erasure_requested_at IS NOT NULL`,
    );
    expect(await buyer(order.orderId)).toBeNull();
  });

  it.each([
    [{}, 404],
    [{ email: 'kimse@toprak.example' }, 404],
    [{ phone: '+905320000000' }, 404],
    [{ customerId: randomUUID() }, 404],
    [{ customerId: '1' }, 400],
    [{ email: 'adres' }, 400],
    [{ phone: 'numara' }, 400],
  ])('answers %j with %i', async (person, status) => {
    expect((await admin.query('admin.customers.view', person)).status).toBe(status);
  });

  it('is for those who may see customers', async () => {
    const shop = await enterBackOffice(server, { role: 'shop' });
    const asked = await Promise.all([
      shop.query('admin.customers.view', ofZeynep()),
      shop.query('admin.customers.notes', ofZeynep()),
      shop.query('admin.customers.buyer', { id: order.orderId }),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});
