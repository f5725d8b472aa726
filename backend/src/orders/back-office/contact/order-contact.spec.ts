import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RecordChange } from '../../../../contract/admin/record-history.view.js';
import type { AdminBookingView } from '../../../../contract/bookings/admin-bookings.views.js';
import type { OrderContact } from '../../../../contract/orders/order-contact.js';
import type { OrderView } from '../../../../contract/orders/order.views.js';
import { aPaidOrder, type PaidOrder } from '../../../../testing/account-orders.js';
import { countMails, latestMail } from '../../../../testing/mails.js';
import { changeOrderStatus } from '../../../../testing/order-transitions.js';
import { changeSetting } from '../../../../testing/security-settings.js';
import { suiteAdmin } from '../../../../testing/suite-admin.js';
import { suiteServer } from '../../../../testing/suite-server.js';
import { dataOf, Visitor } from '../../../../testing/visitor.js';
import { EraseOrdersService } from '../../../people/customer-account/erase-orders.service.js';

const OLD = 'ayse@gmial.example';
const NEW = 'ayse@gmail.example';
const ADDRESS = {
  city: 'İstanbul',
  district: 'Üsküdar',
  neighbourhood: 'İcadiye Mah.',
  addressLine: 'Bereketli Sok. No: 14',
};
const WRITTEN = 'İcadiye Mah. Bereketli Sok. No: 14, Üsküdar / İstanbul';

describe('Who an order is for', () => {
  const server = suiteServer();
  const admin = suiteAdmin(server);
  let order: PaidOrder;

  beforeEach(async () => {
    await server.dataSource.query(
      'TRUNCATE "order", product, workshop_session, mail_message, sms_message, log_entry CASCADE',
    );
    order = await aPaidOrder(server.app, { email: OLD });
    await server.dataSource.query('UPDATE booking SET email = $1', [OLD]);
  });

  const contact = async () =>
    dataOf(await admin.query('admin.orderContact.view', { orderId: order.orderId })) as OrderContact;
  const correct = async (changed: object, { person = {}, version = 0 } = {}) => {
    const now = await contact();
    return admin.mutate('admin.orderContact.correct', {
      orderId: order.orderId,
      version: version === 0 ? now.version : version,
      ...personOf(now),
      ...person,
      notes: now.notes,
      ...changed,
    });
  };
  const booking = async () =>
    dataOf(await admin.query('admin.bookings.view', { bookingId: order.bookingId })) as AdminBookingView;
  const correctGuest = async (person: object) => {
    const { version, name, surname, email, phone } = await booking();
    return admin.mutate('admin.bookings.correctGuest', {
      ...{ bookingId: order.bookingId, version },
      ...{ name, surname, email, phone },
      ...person,
    });
  };
  const opens = async (of: PaidOrder) => {
    const visitor = new Visitor(server);
    const { orderId, accessKey, bookingId, ticketKey } = of;
    const page = await visitor.query('orders.view', { orderId, accessKey });
    const ticket = await visitor.query('tickets.view', { bookingId, ticketKey });
    return { order: page.status, ticket: ticket.status };
  };

  it('is read with its parts, and corrected as the checkout would write it', async () => {
    expect(await contact()).toMatchObject({
      name: 'Ayşe',
      surname: 'Demir',
      email: OLD,
      address: { city: '', district: '' },
      mayChangeAddress: true,
    });
    const answer = await correct(
      { address: ADDRESS, notes: 'Zile basmayın.' },
      { person: { phone: '0532 555 01 12' } },
    );
    expect(answer.status).toBe(200);
    expect(dataOf(answer)).toMatchObject({
      order: { phone: '+905325550112', shippingAddress: WRITTEN, notes: 'Zile basmayın.' },
      word: { way: 'email' },
    });
    expect(await contact()).toMatchObject({ address: ADDRESS, shippingAddress: WRITTEN });
    expect(await booking()).toMatchObject({ phone: '+905325550112', notes: 'Zile basmayın.', email: OLD });
    expect(await latestMail(server.dataSource, 'contact-corrected', OLD)).toMatchObject({
      about: 'order',
      changes: [
        { label: 'Telefon', value: '0532 555 01 12' },
        { label: 'Teslimat adresi', value: WRITTEN },
      ],
    });
    expect(await opens(order)).toEqual({ order: 200, ticket: 200 });
  });

  it('learns of a correction by mail, by SMS while it is on, or from nobody yet', async () => {
    await server.dataSource.query(`UPDATE "order" SET email = ''`);
    const wordOf = async (phone: string) =>
      (dataOf(await correct({}, { person: { phone } })) as { word: unknown }).word;
    expect(await wordOf('0532 555 01 12')).toEqual({
      way: null,
      text: expect.stringContaining('Siparişinizde düzelttik: Telefon: 0532 555 01 12.'),
    });
    expect((dataOf(await correct({ notes: 'Zile basmayın.' })) as { word: unknown }).word).toBeNull();
    await changeSetting(server.app, 'sms_notifications_enabled', 'true');
    try {
      expect(await wordOf('0532 555 01 13')).toEqual({ way: 'sms' });
    } finally {
      await changeSetting(server.app, 'sms_notifications_enabled', 'false');
    }
    expect(await server.dataSource.query('SELECT recipient FROM sms_message')).toEqual([
      { recipient: '+905325550113' },
    ]);
  });

  it('of the counter needs no telephone, but keeps the one that it was given', async () => {
    await server.dataSource.query(
      `UPDATE "order" SET channel = 'counter', request_key = gen_random_uuid(), request_hash = '', phone = '' WHERE id = $1`,
      [order.orderId],
    );
    expect((await correct({ notes: 'Hediye paketi' })).status).toBe(200);
    expect(await contact()).toMatchObject({ phone: '', notes: 'Hediye paketi' });
    expect((await correct({}, { person: { phone: '0532 555 01 12' } })).status).toBe(200);
    const answer = await correct({}, { person: { phone: '' } });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('contact_emptied')]);
  });

  it('gets no sixth mailbox within an hour, since each of them is mailed', async () => {
    for (let other = 0; other < 5; other += 1) {
      expect((await correct({}, { person: { email: `biri${other}@toprak.example` } })).status).toBe(200);
    }
    const before = await contact();
    const answer = await correct({}, { person: { email: 'alti@toprak.example' } });
    expect([answer.status, answer.text]).toEqual([429, expect.stringContaining('too_many_tries')]);
    expect(await contact()).toEqual(before);
    expect(await countMails(server.dataSource, 'order-confirmation', 'alti@toprak.example')).toBe(0);
    expect((await correct({}, { person: { phone: '0532 555 01 12' } })).status).toBe(200);
    for (let other = 0; other < 5; other += 1) {
      expect((await correctGuest({ email: `misafir${other}@toprak.example` })).status).toBe(200);
    }
    expect((await correctGuest({ email: 'alti@toprak.example' })).status).toBe(429);
  });

  it('leads from its page to no guests whose booking is another person’s by now', async () => {
    const { orderId, accessKey } = order;
    const guestsUrls = async () => {
      const page = dataOf(await new Visitor(server).query('orders.view', { orderId, accessKey }));
      return (page as OrderView).tickets.map(({ guestsUrl }) => guestsUrl);
    };
    expect(await guestsUrls()).toEqual([expect.stringContaining('/kimler-geliyor/')]);
    await correctGuest({ email: NEW });
    expect(await guestsUrls()).toEqual([null]);
  });

  it('has an address only while a parcel goes there', async () => {
    expect((await contact()).shippingAddress).not.toBe('');
    await server.dataSource.query('UPDATE "order" SET is_picked_up = true WHERE id = $1', [order.orderId]);
    expect(await contact()).toMatchObject({ shippingAddress: '', mayChangeAddress: false });
  });

  it('gets another mailbox, whose former links end, with a word to the old and everything to the new one', async () => {
    expect((await correct({}, { person: { email: NEW } })).status).toBe(200);
    expect(await opens(order)).toEqual({ order: 404, ticket: 404 });
    const notice = await latestMail(server.dataSource, 'email-corrected', OLD);
    expect(notice).toEqual({ about: 'order', shortId: expect.any(String), newEmail: 'a***@gmail.example' });
    expect(await latestMail(server.dataSource, 'order-confirmation', NEW)).toMatchObject({
      buyer: { email: NEW },
      tickets: [expect.objectContaining({ title: expect.any(String) })],
    });
    expect(await countMails(server.dataSource, 'contact-corrected', NEW)).toBe(0);
    expect((await booking()).email).toBe(NEW);
    expect((await new Visitor(server).mutate('orders.track', track(order, OLD))).status).toBe(404);
    expect((await new Visitor(server).mutate('orders.track', track(order, NEW))).status).toBe(200);
  });

  it('keeps its links when only capital letters of the address change', async () => {
    await correct({}, { person: { email: OLD.toUpperCase() } });
    expect(await opens(order)).toEqual({ order: 200, ticket: 200 });
    expect(await countMails(server.dataSource, 'email-corrected', OLD)).toBe(0);
  });

  it('remembers who corrected what, from what to what', async () => {
    await correct({}, { person: { email: NEW } });
    const history = dataOf(
      await admin.query('admin.orders.history', { orderId: order.orderId }),
    ) as RecordChange[];
    expect(history[0]).toMatchObject({
      event: 'order_contact_corrected',
      before: { email: OLD },
      after: { email: NEW },
    });
    expect(Object.keys(history[0]?.after ?? {})).toEqual(['email']);
  });

  it('is left as it is, without history and mails, when nothing differs', async () => {
    const { version } = await contact();
    expect((await correct({})).status).toBe(200);
    expect((await contact()).version).toBe(version);
    expect(await countMails(server.dataSource, 'contact-corrected', OLD)).toBe(0);
  });

  it('is not corrected over what somebody else changed meanwhile', async () => {
    const { version } = await contact();
    await changeOrderStatus(server.app, { orderId: order.orderId, status: 'preparing' });
    const answer = await correct({}, { person: { email: NEW }, version });
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('changed_meanwhile')]);
    expect((await contact()).email).toBe(OLD);
  });

  it('has no other address once the parcel has left, but another telephone', async () => {
    await changeOrderStatus(server.app, { orderId: order.orderId, status: 'shipped' });
    expect(await contact()).toMatchObject({ mayChangeAddress: false });
    const answer = await correct({ address: ADDRESS });
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('address_not_changeable')]);
    expect((await correct({}, { person: { phone: '0532 555 01 12' } })).status).toBe(200);
  });

  it('keeps what was corrected in the booking itself, and the rest follows', async () => {
    expect((await correctGuest({ name: 'Zeynep', email: 'zeynep@toprak.example' })).status).toBe(200);
    await correct({}, { person: { name: 'Elif', email: NEW, phone: '0532 555 01 12' } });
    expect(await booking()).toMatchObject({
      name: 'Zeynep',
      email: 'zeynep@toprak.example',
      phone: '+905325550112',
    });
  });

  it('is told apart from the guest of a booking, whose ticket goes to the new address', async () => {
    await correctGuest({ email: NEW });
    expect(await opens(order)).toEqual({ order: 200, ticket: 404 });
    expect(await countMails(server.dataSource, 'booking-ticket', NEW)).toBe(1);
    expect(await latestMail(server.dataSource, 'email-corrected', OLD)).toMatchObject({ about: 'booking' });
    expect((await contact()).email).toBe(OLD);
  });

  it.each([
    [{ person: { email: '' } }, 'contact_emptied'],
    [{ person: { surname: ' ' } }, 'contact_emptied'],
    [{ person: { email: 'ayse@' } }, 'Geçerli bir e-posta adresi giriniz'],
    [{ person: { phone: '' } }, 'contact_emptied'],
    [{ person: { phone: '123' } }, 'Geçerli bir telefon numarası giriniz'],
    [{ person: { name: '…' } }, 'Ad gereklidir'],
    [{ changed: { notes: 'a'.repeat(501) } }, 'En fazla 500 karakter yazabilirsiniz.'],
    [{ changed: { address: { ...ADDRESS, district: 'Kadıköy' } } }, 'address_unknown'],
    [
      { changed: { address: { ...ADDRESS, addressLine: '' } } },
      'Ürün siparişi için teslimat adresi gereklidir',
    ],
  ])('is not corrected to what cannot be: %j', async ({ changed = {}, person = {} }: Wrong, why) => {
    const before = await contact();
    const answer = await correct(changed, { person });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(why)]);
    expect(await contact()).toEqual(before);
  });

  it('is nobody any more, also in the history, once the buyer is forgotten', async () => {
    await correct({}, { person: { email: NEW } });
    await correctGuest({ email: OLD });
    await server.dataSource.query(
      'UPDATE "order" SET is_claimable = false, erasure_requested_at = now() WHERE id = $1',
      [order.orderId],
    );
    await server.dataSource.transaction((manager) =>
      server.app.get(EraseOrdersService).erase(manager, [order.orderId]),
    );
    const answer = await correct({}, { person: { email: NEW } });
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('person_erased')]);
    const told = await server.dataSource.query<{ text: string }[]>(
      'SELECT details::text AS text FROM log_entry',
    );
    expect(told.filter(({ text }) => text.includes('@'))).toEqual([]);
  });
});

interface Wrong {
  readonly changed?: object;
  readonly person?: object;
}

function track({ orderId }: PaidOrder, email: string) {
  return { orderNumber: orderId.slice(0, 8), email };
}

function personOf({ name, surname, email, phone }: OrderContact) {
  return { name, surname, email, phone };
}
