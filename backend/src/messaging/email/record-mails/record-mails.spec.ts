import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RecordMails } from '../../../../contract/messaging/email/record-mails.js';
import { aCustomer } from '../../../../seed/customers.js';
import { aPaidOrder, type PaidOrder } from '../../../../testing/account-orders.js';
import { countMails, latestMail } from '../../../../testing/mails.js';
import { changeOrderStatus } from '../../../../testing/order-transitions.js';
import { suiteAdmin } from '../../../../testing/suite-admin.js';
import { suiteServer } from '../../../../testing/suite-server.js';
import { dataOf } from '../../../../testing/visitor.js';

const AYSE = 'misafir@toprak.example';

describe('A mail that is sent once more', () => {
  const server = suiteServer();
  const admin = suiteAdmin(server);
  let order: PaidOrder;

  beforeEach(async () => {
    await server.dataSource.query(
      'TRUNCATE "order", product, workshop_session, customer, bulk_order_request, mail_message, log_entry CASCADE',
    );
    order = await aPaidOrder(server.app, { email: AYSE });
    await server.dataSource.query('UPDATE booking SET email = $1', [AYSE]);
  });

  const send = (call: string, id: string, requestKey = randomUUID()) =>
    admin.mutate(`admin.recordMails.${call}`, { id, requestKey });
  const mailsOf = async (call: string, id: string) =>
    dataOf(await admin.query(`admin.recordMails.${call}`, { id })) as RecordMails;
  const logged = async () =>
    server.dataSource.query<{ kind: string; mail: string }[]>(
      `SELECT record_kind AS kind, details->'after'->>'mail' AS mail FROM log_entry
       WHERE details->>'event' = 'mail_sent_again'`,
    );
  const orderIs = (columns: string) =>
    server.dataSource.query(`UPDATE "order" SET ${columns} WHERE id = $1`, [order.orderId]);

  it('tells what is true today, once per act, and stands in the list and in the log', async () => {
    await orderIs(`name = 'Elif'`);
    const key = randomUUID();
    const answer = await send('confirmOrder', order.orderId, key);
    expect(answer.status).toBe(200);
    await send('confirmOrder', order.orderId, key);
    expect(await countMails(server.dataSource, 'order-confirmation', AYSE)).toBe(1);
    expect(await latestMail(server.dataSource, 'order-confirmation', AYSE)).toMatchObject({
      buyer: { name: 'Elif' },
    });
    const { mails, refusal } = dataOf(answer) as RecordMails;
    expect(refusal).toBeNull();
    expect(mails[0]).toMatchObject({
      subject: 'Sipariş onayı',
      recipient: AYSE,
      status: 'pending',
      reason: null,
    });
    expect((await logged())[0]).toEqual({ kind: 'order', mail: 'order-confirmation' });
  });

  it('is the ticket of a booking, which its order lists too', async () => {
    expect((await send('sendTicket', order.bookingId)).status).toBe(200);
    expect(await countMails(server.dataSource, 'booking-ticket', AYSE)).toBe(1);
    const subjects = (await mailsOf('ofOrder', order.orderId)).mails.map(({ subject }) => subject);
    expect(subjects).toContain('Workshop bileti');
    expect((await mailsOf('ofBooking', order.bookingId)).mails).toHaveLength(1);
  });

  it.each([
    ['no_address', `email = ''`],
    ['not_confirmed', `status = 'pending'`],
    ['is_cancelled', `status = 'cancelled'`],
    ['person_erased', 'is_claimable = false, erasure_requested_at = now()'],
  ])('is refused with its reason, which the record names before: %s', async (refusal, columns) => {
    await orderIs(columns);
    expect((await mailsOf('ofOrder', order.orderId)).refusal).toBe(refusal);
    const answer = await send('confirmOrder', order.orderId);
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('mail_not_sendable')]);
    expect(await logged()).toEqual([]);
  });

  it('is no ticket of a cancelled booking', async () => {
    await changeOrderStatus(server.app, { orderId: order.orderId, status: 'cancelled' });
    expect((await mailsOf('ofBooking', order.bookingId)).refusal).toBe('is_cancelled');
    expect((await send('sendTicket', order.bookingId)).status).toBe(409);
  });

  it('goes out five times within an hour at most', async () => {
    for (let sent = 0; sent < 5; sent++) {
      expect((await send('confirmOrder', order.orderId)).status).toBe(200);
    }
    const answer = await send('confirmOrder', order.orderId);
    expect([answer.status, answer.text]).toEqual([429, expect.stringContaining('too_many_tries')]);
  });

  it('is a customer’s new link for a password, among all mails to the address', async () => {
    const { id, email } = await aCustomer(server.dataSource.manager, { email: 'zeynep@toprak.example' });
    const answer = await send('sendReset', id);
    expect(answer.status).toBe(200);
    expect(await countMails(server.dataSource, 'password-reset', email)).toBe(1);
    const { mails } = dataOf(answer) as RecordMails;
    expect(mails.map(({ recipient }) => recipient)).toEqual([email]);
    expect(answer.text).not.toContain('token');
  });

  it('is an offer, once there is one', async () => {
    const [{ id }] = await server.dataSource.query<[{ id: string }]>(
      `INSERT INTO bulk_order_request (name, email, phone, message, due_at)
       VALUES ('Ayşe', $1, '+905325550112', '100 kupa', now() + interval '2 days') RETURNING id`,
      [AYSE],
    );
    expect((await mailsOf('ofBulkOrder', id)).refusal).toBe('not_sent_yet');
    expect((await send('sendOffer', id)).status).toBe(409);
    await server.dataSource.query(
      `UPDATE bulk_order_request SET offer_subject = 'Teklifimiz', offer_text = '100 kupa', offer_sent_at = now()`,
    );
    expect((await send('sendOffer', id)).status).toBe(200);
    expect(await latestMail(server.dataSource, 'studio-answer', AYSE)).toMatchObject({
      subject: 'Teklifimiz',
    });
  });
});
