import { beforeAll, describe, expect, it } from '@jest/globals';
import { aProduct } from '../../../seed/catalog.js';
import { aCoupon } from '../../../seed/coupons.js';
import { aCustomer } from '../../../seed/customers.js';
import { aPaidOrder, type PaidOrder } from '../../../testing/account-orders.js';
import { anAddress } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, Visitor } from '../../../testing/visitor.js';
import type { Customer } from '../accounts/customer.entity.js';
import { ConsentsService } from '../consents/consents.service.js';
import { CustomerMessagesService } from '../../messaging/messages/customer-messages.service.js';
import { StockWishesService } from '../../catalog/stock-wishes/stock-wishes.service.js';
import { InvoiceDetailsService } from '../../orders/invoice-details/invoice-details.service.js';
import { BulkOrdersService } from '../../orders/bulk-orders/bulk-orders.service.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { joinList } from '../../../testing/waiting-list.js';
import { InformationRequestsService } from '../../workshops/information-requests/information-requests.service.js';

describe('What a customer takes along', () => {
  const server = suiteServer();
  let zeynep: Customer;
  let order: PaidOrder;
  let text: string;
  let taken: Record<string, unknown>;

  beforeAll(async () => {
    const { manager } = server.dataSource;
    zeynep = await aCustomer(manager, { phone: '+905325550112', address: 'Kuzguncuk Mah. 12' });
    order = await aPaidOrder(server.app, { customerId: zeynep.id });
    await server.app.get(InvoiceDetailsService).write(manager, order.orderId, {
      kind: 'person',
      identityNumber: '10000000146',
    });
    await server.app.get(CustomerMessagesService).add(manager, {
      customerId: zeynep.id,
      subject: 'Kupalarınız',
      message: 'Fırından çıktı.',
    });
    await server.dataSource.query(
      `INSERT INTO log_entry (event_type, username, user_id, ip_address, details)
       VALUES ('security_alert', $1, $2, '203.0.113.9', '{"event": "sign_in_failed"}')`,
      [zeynep.email, zeynep.id],
    );
    await otherData();
    const browser = new Visitor(server, { address: anAddress() });
    await browser.signIn(zeynep.email);
    const answer = await browser.query('account.download', {});
    text = answer.text;
    taken = dataOf(answer) as Record<string, unknown>;
  });

  /** Writes data that no page of the account shows, and the same kind of data for another person. */
  async function otherData(): Promise<void> {
    const { app, dataSource } = server;
    const other = await aCustomer(dataSource.manager);
    for (const [{ id, email }, code] of [
      [zeynep, 'ZEYNEPE'],
      [other, 'BASKASINA'],
    ] as const) {
      await aCoupon(dataSource.manager, {
        code,
        name: 'Doğum gününüze',
        reach: { scope: 'specific_users', customerIds: [id] },
      });
      await app.get(InformationRequestsService).ask({
        name: 'Zeynep',
        surname: 'Aydın',
        email: email.toUpperCase(),
        phone: '+905325550112',
        workshopType: 'baslangic',
        experienceLevel: 'hic_deneyim_yok',
        message: `Yer var mı? ${code}`,
      });
      const full = await aWorkshopSession(dataSource.manager, { capacity: 2, seatsTakenElsewhere: 2 });
      await joinList(app, full.id, { email: email.toUpperCase(), note: code });
      await app.get(BulkOrdersService).ask({
        name: 'Zeynep Aydın',
        email: email.toUpperCase(),
        phone: '+905325550112',
        message: `60 fincan olur mu? ${code}`,
      });
      const piece = await aProduct(dataSource.manager, { name: `Vazo ${code}`, stockQuantity: 0 });
      await app.get(StockWishesService).ask({ productId: piece.id, email: email.toUpperCase() });
      await app
        .get(ConsentsService)
        .give(
          dataSource.manager,
          { address: email, purpose: 'commercial', channel: 'email' },
          { textVersion: code, source: 'newsletter_form', ipAddress: '198.51.100.77' },
        );
      await dataSource.query(
        `INSERT INTO log_entry (event_type, username, user_id, ip_address, details)
         SELECT 'security_alert', $1, $2, '198.51.100.77', jsonb_build_object('event', event)
         FROM unnest(ARRAY['password_changed', 'sign_in_failed', 'locked_out']) event`,
        [email, id],
      );
      await dataSource.query(
        `INSERT INTO mail_message (dedupe_key, template, payload, recipient, subject, status, sent_at)
         VALUES ('welcome:' || $1::text, 'welcome', '{}', $2, 'Hoş geldiniz ' || $3::text, 'sent', now())`,
        [id, email, code],
      );
    }
    await dataSource.query(
      `WITH back AS (INSERT INTO order_return (order_id, request_key, request_hash, kind, reason, note)
         VALUES ($1, gen_random_uuid(), 'a', 'damage', 'broken', 'Kulpu kırık.') RETURNING id)
       INSERT INTO order_return_picture (id, order_id, return_id, bytes)
       SELECT gen_random_uuid(), $1, id, decode('524946', 'hex') FROM back`,
      [order.orderId],
    );
    await dataSource.query(
      `INSERT INTO sms_message (dedupe_key, recipient, text, status, sent_at)
       VALUES ('booking-reminder:' || $1::text, '+905325550112', 'Yarın buluşuyoruz.', 'sent', now()),
              ('booking-reminder:' || $2::text, '+905325550112', 'BASKASINA', 'sent', now())`,
      [order.bookingId, zeynep.id],
    );
  }

  it('is everything the shop knows of them', () => {
    expect(taken).toEqual({
      createdAt: expect.stringMatching(/Z$/),
      profile: expect.objectContaining({
        email: zeynep.email,
        phone: '+905325550112',
        address: 'Kuzguncuk Mah. 12',
      }),
      orders: [
        expect.objectContaining({
          number: order.orderId.slice(0, 8).toUpperCase(),
          name: 'Ayşe Demir',
          shippingAddress: 'Bereketli Sok. No: 12, Üsküdar / İstanbul',
          couponCode: 'HEDIYE',
          discount: 2280,
          total: 0,
          invoice: { kind: 'person', identityNumber: '10000000146' },
          lines: [
            expect.objectContaining({ name: 'Kupa', quantity: 2, unitPrice: 640, total: 1280 }),
            expect.objectContaining({ quantity: 1, unitPrice: 1000, startTime: '14:00' }),
          ],
          acceptedDocuments: expect.arrayContaining([
            expect.objectContaining({ kind: 'pre_information', acceptedAt: expect.stringMatching(/Z$/) }),
            expect.objectContaining({ kind: 'distance_contract' }),
          ]),
        }),
      ],
      bookings: [
        expect.objectContaining({
          number: order.bookingId.slice(0, 8).toUpperCase(),
          orderNumber: order.orderId.slice(0, 8).toUpperCase(),
          status: 'confirmed',
          seats: [expect.objectContaining({ isStudent: false, checkedInAt: null })],
        }),
      ],
      messages: [expect.objectContaining({ subject: 'Kupalarınız', message: 'Fırından çıktı.' })],
      signIns: [
        { at: expect.stringMatching(/Z$/), ipAddress: expect.stringMatching(/^198\./), userAgent: 'node' },
      ],
      changes: [
        {
          event: 'password_changed',
          at: expect.stringMatching(/Z$/),
          ipAddress: '198.51.100.77',
          userAgent: null,
        },
      ],
      mails: [
        {
          at: expect.stringMatching(/Z$/),
          kind: 'welcome',
          subject: 'Hoş geldiniz ZEYNEPE',
          email: zeynep.email,
        },
      ],
      returns: [
        {
          ...{ orderNumber: order.orderId.slice(0, 8).toUpperCase(), kind: 'damage', state: 'notified' },
          ...{ reason: 'broken', note: 'Kulpu kırık.', pieces: '', trackingNumber: null, refunded: null },
          ...{ pictures: ['UklG'], notifiedAt: expect.stringMatching(/Z$/), endedAt: null },
        },
      ],
      textMessages: [{ at: expect.stringMatching(/Z$/), phone: '+905325550112', text: 'Yarın buluşuyoruz.' }],
      consents: [
        {
          at: expect.stringMatching(/Z$/),
          given: true,
          purpose: 'commercial',
          channel: 'email',
          phone: null,
          text: 'ZEYNEPE',
          source: 'newsletter_form',
          ipAddress: '198.51.100.77',
        },
      ],
      coupons: [expect.objectContaining({ code: 'ZEYNEPE', name: 'Doğum gününüze' })],
      informationRequests: [
        expect.objectContaining({ workshopType: 'Başlangıç Seviyesi', message: 'Yer var mı? ZEYNEPE' }),
      ],
      bulkOrders: [
        {
          at: expect.stringMatching(/Z$/),
          name: 'Zeynep Aydın',
          email: zeynep.email.toUpperCase(),
          phone: '+905325550112',
          message: '60 fincan olur mu? ZEYNEPE',
          status: 'Beklemede',
          answeredAt: null,
        },
      ],
      stockWishes: [{ at: expect.stringMatching(/Z$/), product: 'Vazo ZEYNEPE' }],
      waitingLists: [expect.objectContaining({ seats: 1, note: 'ZEYNEPE', status: 'Bekliyor' })],
    });
  });

  it('holds no key, hash or token', async () => {
    const [secrets] = await server.dataSource.query<Record<string, string>[]>(
      `SELECT c.password_hash, o.link_nonce, b.link_nonce, d.sha256
       FROM customer c JOIN "order" o ON o.customer_id = c.id JOIN booking b ON b.order_id = o.id
       JOIN order_document d ON d.order_id = o.id WHERE c.id = $1 LIMIT 1`,
      [zeynep.id],
    );
    for (const secret of Object.values(secrets!)) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/hash|token|secret|argon2|ticketKey|accessKey|anahtar|sha256/i);
  });

  it('contains nothing about failed sign-ins', () => {
    expect(text).not.toContain('203.0.113.9');
    expect(text).not.toMatch(/sign_in_failed|locked_out/);
  });

  it('holds nothing of another person', () => {
    expect(text).not.toContain('BASKASINA');
  });
});
