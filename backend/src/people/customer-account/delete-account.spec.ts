import { beforeEach, describe, expect, it } from '@jest/globals';
import { aCustomer, USUAL_PASSWORD } from '../../../seed/customers.js';
import { aPaidOrder, type PaidOrder } from '../../../testing/account-orders.js';
import { countMails, mailedCode } from '../../../testing/mails.js';
import { anAddress, ShopClient } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf, Visitor } from '../../../testing/visitor.js';
import { Customer } from '../accounts/customer.entity.js';
import { CustomerMessagesService } from '../../messaging/messages/customer-messages.service.js';

const server = suiteServer();
let zeynep: Customer;
let browser: Visitor;
let order: PaidOrder;

beforeEach(async () => {
  const { manager } = server.dataSource;
  zeynep = await aCustomer(manager);
  order = await aPaidOrder(server.app, { customerId: zeynep.id });
  await manager.query('UPDATE "order" SET email = $2 WHERE id = $1', [order.orderId, zeynep.email]);
  const message = { customerId: zeynep.id, subject: 'Kupalarınız', message: 'Fırından çıktı.' };
  await server.app.get(CustomerMessagesService).add(manager, message);
  browser = new Visitor(server, { address: anAddress() });
  await browser.signIn(zeynep.email);
});

const remove = (password = USUAL_PASSWORD) => browser.mutate('account.remove', { password });

const aCustomerNow = (id: string) => server.dataSource.manager.findOneByOrFail(Customer, { id });

describe('A deleted account', () => {
  it('needs its password first', async () => {
    expect(refusalOf(await remove('yanlis'))).toMatchObject({
      code: 'password_wrong',
      fields: { password: 'Şifrenizi hatalı yazdınız.' },
    });
    expect(await browser.whoAmI()).toBe(zeynep.email);
  });

  it('ends the session here and everywhere, and is said goodbye to', async () => {
    const telephone = new Visitor(server, { address: anAddress() });
    await telephone.signIn(zeynep.email);
    expect((await remove()).status).toBe(200);
    expect([await browser.whoAmI(), await telephone.whoAmI()]).toEqual([null, null]);
    expect((await telephone.query('account.orders', {})).status).toBe(401);
    expect(await countMails(server.dataSource, 'account-deleted', zeynep.email)).toBe(1);
    expect(refusalOf(await browser.signIn(zeynep.email)).code).toBe('sign_in_failed');
  });

  it('leaves nothing of the person but the orders that the law asks for', async () => {
    await server.dataSource.query(
      `INSERT INTO log_entry (event_type, username, ip_address) VALUES ('security_alert', $1, '203.0.113.9')`,
      [zeynep.email.toUpperCase()],
    );
    await server.dataSource.query(
      `INSERT INTO mail_message (dedupe_key, template, payload, recipient)
       SELECT kind || $1, kind, '{}', $1 FROM unnest(ARRAY['welcome', 'order-confirmation']) kind`,
      [zeynep.email],
    );
    await remove();
    const [left] = await server.dataSource.query<unknown[]>(
      `SELECT (SELECT count(*)::int FROM customer WHERE id = $1) AS accounts,
         (SELECT count(*)::int FROM customer_message WHERE customer_id = $1) AS messages,
         (SELECT count(*)::int FROM log_entry WHERE lower(username) = lower($2)
            OR ip_address = '203.0.113.9') AS traces,
         (SELECT json_agg(json_build_array(details->>'event', ip_address, user_agent))
            FROM log_entry WHERE user_id = $1) AS ended,
         (SELECT json_agg(template ORDER BY template) FROM mail_message WHERE recipient = $2) AS mails,
         (SELECT json_build_array(status, customer_id, is_claimable) FROM "order" WHERE id = $3) AS "order",
         (SELECT status FROM booking WHERE id = $4) AS booking`,
      [zeynep.id, zeynep.email, order.orderId, order.bookingId],
    );
    expect(left).toEqual({
      accounts: 0,
      messages: 0,
      traces: 0,
      ended: [['account_deleted', null, null]],
      mails: ['account-deleted', 'order-confirmation'],
      order: ['confirmed', null, false],
      booking: 'confirmed',
    });
  });

  it('takes nothing along of an address that was only typed', async () => {
    const victim = 'yabanci@toprak.example';
    await server.dataSource.query(
      `INSERT INTO log_entry (event_type, username, ip_address) VALUES ('security_alert', $1, '203.0.113.77')`,
      [victim],
    );
    await server.dataSource.query(
      `INSERT INTO mail_message (dedupe_key, template, payload, recipient) VALUES ($1, 'bulk-mail', '{}', $1)`,
      [victim],
    );
    await server.dataSource.query('UPDATE customer SET email = $2, email_verified_at = NULL WHERE id = $1', [
      zeynep.id,
      victim,
    ]);
    expect((await remove()).status).toBe(200);
    const [left] = await server.dataSource.query<unknown[]>(
      `SELECT (SELECT count(*)::int FROM log_entry WHERE username = $1 AND ip_address = '203.0.113.77') AS traces,
         (SELECT count(*)::int FROM mail_message WHERE recipient = $1 AND template = 'bulk-mail') AS mails`,
      [victim],
    );
    expect(left).toEqual({ traces: 1, mails: 1 });
  });

  it('leaves order and ticket accessible by their keys', async () => {
    await remove();
    const guest = new ShopClient(server);
    const { orderId, accessKey, bookingId, ticketKey } = order;
    expect((await guest.query('orders.view', { orderId, accessKey })).status).toBe(200);
    expect((await guest.query('tickets.view', { bookingId, ticketKey })).status).toBe(200);
  });

  it('leaves no version of its credentials to a later account with the same address', async () => {
    const secondsAgo = 90;
    await server.dataSource.query(
      'UPDATE customer SET credentials_version = credentials_version - $2 WHERE id = $1',
      [zeynep.id, secondsAgo],
    );
    const { credentialsVersion: before } = await aCustomerNow(zeynep.id);
    await server.dataSource.query('DELETE FROM customer WHERE id = $1', [zeynep.id]);
    const { id } = await aCustomer(server.dataSource.manager, { email: zeynep.email });
    expect((await aCustomerNow(id)).credentialsVersion).toBeGreaterThanOrEqual(before + secondsAgo);
  });

  it('leaves its orders to no later account with the same address', async () => {
    await remove();
    const later = await aCustomer(server.dataSource.manager, { email: zeynep.email, emailVerifiedAt: null });
    const visitor = new Visitor(server, { address: anAddress() });
    await visitor.signIn(later.email);
    await visitor.mutate('account.sendCode', '');
    const code = await mailedCode(server.dataSource, later.email);
    expect(dataOf(await visitor.mutate('account.verifyAddress', { code }))).toMatchObject({
      id: later.id,
      isEmailVerified: true,
    });
    expect(dataOf(await visitor.query('account.orders', {}))).toEqual({ orders: [], nextCursor: null });
    expect(dataOf(await visitor.query('account.bookings', {}))).toEqual([]);
    expect(refusalOf(await visitor.query('orders.view', { orderId: order.orderId })).code).toBe(
      'order_not_found',
    );
  });
});
