import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCustomer } from '../../seed/customers.js';
import { aPaidOrder, type PaidOrder } from '../../testing/account-orders.js';
import { anAddress } from '../../testing/shop-client.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { dataOf, Visitor } from '../../testing/visitor.js';
import type { Customer } from '../accounts/customer.entity.js';
import { CustomerMessages } from '../messages/customer-messages.service.js';

describe('What a customer takes along', () => {
  let server: TestServer;
  let zeynep: Customer;
  let order: PaidOrder;
  let text: string;
  let taken: Record<string, unknown>;

  beforeAll(async () => {
    server = await startTestServer();
    const { manager } = server.dataSource;
    zeynep = await aCustomer(manager, { phone: '+905325550112', address: 'Kuzguncuk Mah. 12' });
    order = await aPaidOrder(server.app, { customerId: zeynep.id });
    await server.app.get(CustomerMessages).add(manager, {
      customerId: zeynep.id,
      subject: 'Kupalarınız',
      message: 'Fırından çıktı.',
    });
    await server.dataSource.query(
      `INSERT INTO log_entry (event_type, username, user_id, ip_address, details)
       VALUES ('security_alert', $1, $2, '203.0.113.9', '{"event": "sign_in_failed"}')`,
      [zeynep.email, zeynep.id],
    );
    const browser = new Visitor(server.url, { address: anAddress() });
    await browser.signIn(zeynep.email);
    const answer = await browser.query('account.download', {});
    text = answer.text;
    taken = dataOf(answer) as Record<string, unknown>;
  });
  afterAll(() => server.stop());

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
    });
  });

  it('holds no key, hash or token', async () => {
    const [secrets] = await server.dataSource.query<Record<string, string>[]>(
      `SELECT c.password_hash, o.access_token, b.ticket_key, d.sha256
       FROM customer c JOIN "order" o ON o.customer_id = c.id JOIN booking b ON b.order_id = o.id
       JOIN order_document d ON d.order_id = o.id WHERE c.id = $1 LIMIT 1`,
      [zeynep.id],
    );
    for (const secret of Object.values(secrets!)) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/hash|token|secret|argon2|ticketKey|accessKey|anahtar|sha256/i);
  });

  it('tells nothing of whoever tried to get in', () => {
    expect(text).not.toContain('203.0.113.9');
  });
});
