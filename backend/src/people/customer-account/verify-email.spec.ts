import { beforeEach, describe, expect, it } from '@jest/globals';
import { aCustomer, USUAL_PASSWORD } from '../../../seed/customers.js';
import { aPaidOrder, type PaidOrder } from '../../../testing/account-orders.js';
import { countMails, mailedCode } from '../../../testing/mails.js';
import { anAddress } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf, Visitor } from '../../../testing/visitor.js';
import type { Customer } from '../accounts/customer.entity.js';

const server = suiteServer();
let zeynep: Customer;
let browser: Visitor;
let guestOrder: PaidOrder;

beforeEach(async () => {
  zeynep = await aCustomer(server.dataSource.manager, { emailVerifiedAt: null });
  guestOrder = await aPaidOrder(server.app, { email: zeynep.email.toUpperCase() });
  browser = new Visitor(server, { address: anAddress() });
  await browser.signIn(zeynep.email);
});

async function ordersAndBookings(by = browser): Promise<string[][]> {
  const { orders } = dataOf(await by.query('account.orders', {})) as { orders: { id: string }[] };
  const bookings = dataOf(await by.query('account.bookings', {})) as { id: string }[];
  return [orders.map(({ id }) => id), bookings.map(({ id }) => id)];
}

async function mailed(email = zeynep.email): Promise<string> {
  await browser.mutate('account.sendCode', '');
  return mailedCode(server.dataSource, email);
}
const verify = (code: string) => browser.mutate('account.verifyAddress', { code });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('What was ordered as a guest', () => {
  it('is in the account once its address is verified, not before', async () => {
    expect(await ordersAndBookings()).toEqual([[], []]);
    const view = await browser.query('orders.view', { orderId: guestOrder.orderId });
    expect(refusalOf(view).code).toBe('order_not_found');

    const answer = await verify(await mailed());
    expect(dataOf(answer)).toMatchObject({ id: zeynep.id, isEmailVerified: true });
    expect(await ordersAndBookings()).toEqual([[guestOrder.orderId], [guestOrder.bookingId]]);
    const own = await browser.query('orders.view', { orderId: guestOrder.orderId });
    expect(dataOf(own)).toMatchObject({ id: guestOrder.orderId, tickets: [{ id: guestOrder.bookingId }] });
  });

  it('with another address stays where it is', async () => {
    const others = await aPaidOrder(server.app, { email: `x${zeynep.email}` });
    await verify(await mailed());
    expect((await ordersAndBookings())[0]).not.toContain(others.orderId);
  });

  it('does not come by an address that was only written into the profile', async () => {
    await verify(await mailed());
    const email = `baskasi-${zeynep.id}@toprak.example`;
    const theirs = await aPaidOrder(server.app, { email });
    const profile = { firstName: 'Zeynep', lastName: 'Aydın', email, currentPassword: USUAL_PASSWORD };
    await browser.mutate('account.updateProfile', profile);
    await browser.signOut();
    await browser.signIn(email);
    expect((await ordersAndBookings())[0]).toEqual([guestOrder.orderId]);
    await verify(await mailed(email));
    expect(new Set((await ordersAndBookings())[0])).toEqual(new Set([guestOrder.orderId, theirs.orderId]));
  });
});

describe('The code for the address of an account', () => {
  it('is refused when it is wrong, and used up by the right one', async () => {
    const code = await mailed();
    expect(refusalOf(await verify(wrong(code)))).toMatchObject({
      code: 'code_wrong',
      message: 'Geçersiz doğrulama kodu',
    });
    const answers = await Promise.all([verify(code), verify(code)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(refusalOf(await verify(code)).code).toBe('code_wrong');
  });

  it('is worth nothing after five wrong tries', async () => {
    const code = await mailed();
    for (let tries = 0; tries < 5; tries += 1) await verify(wrong(code));
    expect(refusalOf(await verify(code)).code).toBe('code_expired');
  });

  it('that is refused is written down', async () => {
    await verify(wrong(await mailed()));
    const [entry] = await server.dataSource.query<unknown[]>(
      'SELECT event_type, username, details FROM log_entry WHERE user_id = $1 ORDER BY id DESC LIMIT 1',
      [zeynep.id],
    );
    expect(entry).toEqual({
      event_type: 'security_alert',
      username: zeynep.email,
      details: { event: 'code_wrong' },
    });
  });

  it('comes at most once a minute', async () => {
    await mailed();
    const answer = await browser.mutate('account.sendCode', '');
    expect([answer.status, refusalOf(answer).code]).toEqual([429, 'code_not_resent']);
    expect(await countMails(server.dataSource, 'verification-code', zeynep.email)).toBe(1);
  });

  it('is not sent where nothing is left to verify', async () => {
    await verify(await mailed());
    expect((await browser.mutate('account.sendCode', '')).status).toBe(200);
    expect(await countMails(server.dataSource, 'verification-code', zeynep.email)).toBe(1);
  });

  it('verifies no address that took the place of the one it went to', async () => {
    const code = await mailed();
    const profile = { firstName: 'Zeynep', lastName: 'Aydın', currentPassword: USUAL_PASSWORD };
    await browser.mutate('account.updateProfile', {
      ...profile,
      email: `kurban-${zeynep.id}@toprak.example`,
    });
    expect(refusalOf(await verify(code)).code).toBe('code_wrong');
    await browser.mutate('account.updateProfile', { ...profile, email: zeynep.email });
    expect(refusalOf(await verify(code)).code).toBe('code_wrong');
  });
});
