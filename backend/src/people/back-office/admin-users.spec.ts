import { beforeEach, describe, expect, it } from '@jest/globals';
import { aCustomer, USUAL_PASSWORD } from '../../../seed/customers.js';
import { aPaidOrder } from '../../../testing/account-orders.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { countMails } from '../../../testing/mails.js';
import type { HttpAnswer } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf, Visitor } from '../../../testing/visitor.js';
import type { AdminUserDetail, AdminUsersView } from '../../../contract/people/admin-users.views.js';
import { Customer } from '../accounts/customer.entity.js';
import { LogEntry } from '../../activity-log/log-entry.entity.js';

const server = suiteServer();
const admin = suiteAdmin(server);

beforeEach(async () => {
  await emptyTables(server.dataSource, 'customer', 'rate_limit', 'log_entry', 'mail_message');
});

const codeOf = (answer: HttpAnswer) => (answer.status === 200 ? 'ok' : refusalOf(answer).code);
const list = async (query: object) => dataOf(await admin.query('admin.users.list', query)) as AdminUsersView;
const namesOf = ({ items }: AdminUsersView) => items.map(({ firstName }) => firstName);
const get = async (id: string) => dataOf(await admin.query('admin.users.get', { id })) as AdminUserDetail;
const changes = () =>
  server.dataSource.manager.find(LogEntry, { where: { eventType: 'admin_change' }, order: { id: 'ASC' } });

function send(method: string, path: string, body: object): Promise<HttpAnswer> {
  return admin.ask(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function aPerson(firstName: string, lastName: string, day: number, email?: string): Promise<Customer> {
  return aCustomer(server.dataSource.manager, {
    firstName,
    lastName,
    createdAt: new Date(Date.UTC(2026, 0, day)),
    ...(email && { email }),
  } as Partial<Customer>);
}

describe('The studio looks for its customers', () => {
  it('by a part of the telephone number, in groups or not', async () => {
    const called = await aPerson('Işıl', 'Çağlar', 1);
    await aPerson('Ayşe', 'Yılmaz', 2);
    await server.dataSource.manager.update(Customer, { id: called.id }, { phone: '+905321234567' });

    for (const search of ['0532 123', '123 45', '34567', '+90 532']) {
      expect(namesOf(await list({ search }))).toEqual(['Işıl']);
    }
    expect(namesOf(await list({ search: '0533' }))).toEqual([]);
  });

  it('by parts of name and address, whatever their letters, the newest first', async () => {
    await aPerson('Işıl', 'ÇAĞLAR', 1, 'isil@atolye.example');
    await aPerson('Ayşe', 'Yılmaz', 2, 'ayse@toprak.example');
    await aPerson('Ali', 'Işık', 3, 'ali_100%@toprak.example');

    expect(namesOf(await list({}))).toEqual(['Ali', 'Ayşe', 'Işıl']);
    expect(namesOf(await list({ search: 'IŞI' }))).toEqual(['Ali', 'Işıl']);
    expect(namesOf(await list({ search: 'caglar ışıl' }))).toEqual(['Işıl']);
    expect(namesOf(await list({ search: 'TOPRAK.EX' }))).toEqual(['Ali', 'Ayşe']);
    expect(namesOf(await list({ search: '_100%' }))).toEqual(['Ali']);
    expect(namesOf(await list({ search: 'kimse' }))).toEqual([]);
  });

  it('page by page', async () => {
    for (let day = 1; day <= 12; day += 1) await aPerson(`Kişi ${day}`, 'Uzun', day);
    const second = await list({ page: 2, perPage: 10 });
    expect(namesOf(second)).toEqual(['Kişi 2', 'Kişi 1']);
    expect(second.pagination).toMatchObject({ totalRecords: 12, totalPages: 2, hasNext: false });
  });

  it('and sees what each did in the shop', async () => {
    const { id } = await aPerson('Ayşe', 'Yılmaz', 1);
    await aPaidOrder(server.app, { customerId: id });
    expect(await get(id)).toMatchObject({ firstName: 'Ayşe', orders: 1, bookings: 1, isEmailVerified: true });
  });
});

describe('The studio changes an account', () => {
  const written = { firstName: 'Ayşe', lastName: 'Kara', phone: '0532 123 45 67', address: 'Üsküdar' };

  it('and a new address has to be verified anew, of which the old one is told', async () => {
    const { id, email, version } = await aPerson('Ayşe', 'Yılmaz', 1);
    const requested = { ...written, id, version, email: 'yeni@toprak.example' };
    expect(dataOf(await admin.mutate('admin.users.update', requested))).toMatchObject({
      lastName: 'Kara',
      phone: '+905321234567',
      isEmailVerified: false,
    });
    expect(await countMails(server.dataSource, 'address-changed', email)).toBe(1);
    expect((await changes())[0]?.details).toMatchObject({
      event: 'user_changed',
      before: { lastName: 'Yılmaz', email },
      after: { lastName: 'Kara', email: 'yeni@toprak.example' },
    });
  });

  it('unless another has the address, or changed it meanwhile', async () => {
    const other = await aPerson('Ali', 'Işık', 1);
    const { id, email, version } = await aPerson('Ayşe', 'Yılmaz', 2);
    const requested = { ...written, id, version, email };
    const taken = await admin.mutate('admin.users.update', {
      ...requested,
      email: other.email.toUpperCase(),
    });
    expect(refusalOf(taken)).toMatchObject({
      code: 'email_taken',
      fields: { email: expect.any(String) as unknown },
    });

    const both = await Promise.all(
      ['Bir', 'İki'].map((firstName) => admin.mutate('admin.users.update', { ...requested, firstName })),
    );
    expect(both.map(codeOf).sort()).toEqual(['changed_meanwhile', 'ok']);
  });

  it('gives it a new password: sessions end, the customer is told, the log keeps no password', async () => {
    const { id, email } = await aPerson('Ayşe', 'Yılmaz', 1);
    const browser = new Visitor(server);
    await browser.signIn(email);
    const short = await admin.mutate('admin.users.changePassword', { id, newPassword: '12345' });
    expect(refusalOf(short).fields).toEqual({ newPassword: 'Şifre en az 6 karakter olmalıdır' });

    expect(codeOf(await admin.mutate('admin.users.changePassword', { id, newPassword: 'yeni-kase' }))).toBe(
      'ok',
    );
    expect(await browser.whoAmI()).toBeNull();
    expect(await countMails(server.dataSource, 'password-changed', email)).toBe(1);
    expect(refusalOf(await browser.signIn(email, USUAL_PASSWORD)).code).toBe('sign_in_failed');
    expect((await browser.signIn(email, 'yeni-kase')).status).toBe(200);
    expect(JSON.stringify(await changes())).not.toContain('yeni-kase');
  });
});

describe('The studio deletes an account', () => {
  it('and keeps the orders, without the person, also in its own log', async () => {
    const { id, email, version } = await aPerson('Ayşe', 'Yılmaz', 1);
    const { orderId } = await aPaidOrder(server.app, { customerId: id });
    const browser = new Visitor(server);
    await browser.signIn(email);
    await admin.mutate('admin.users.update', { id, version, email, firstName: 'Ayşe', lastName: 'Kara' });

    expect(codeOf(await admin.mutate('admin.users.remove', { id, version }))).toBe('changed_meanwhile');
    expect(codeOf(await admin.mutate('admin.users.remove', { id, version: version + 1 }))).toBe('ok');
    expect(await browser.whoAmI()).toBeNull();
    expect(codeOf(await admin.mutate('admin.users.remove', { id, version }))).toBe('not_found');
    const [order] = await server.dataSource.query<unknown[]>(
      'SELECT customer_id, is_claimable FROM "order" WHERE id = $1',
      [orderId],
    );
    expect(order).toEqual({ customer_id: null, is_claimable: false });
    expect(await countMails(server.dataSource, 'account-deleted', email)).toBe(1);
    const told = await changes();
    expect(told.map(({ details }) => details['event'])).toEqual(['user_changed', 'user_deleted']);
    expect(JSON.stringify(told)).not.toMatch(/Ayşe|Yılmaz|Kara|musteri-/);
  });
});

describe('The documented calls', () => {
  it('list, change and delete users', async () => {
    const { id, email, createdAt } = await aPerson('Ayşe', 'Yılmaz', 1);
    const user = {
      id,
      email,
      first_name: 'Ayşe',
      last_name: 'Yılmaz',
      phone: null,
      address: null,
      created_at: createdAt.toISOString(),
    };
    const script = '/api/user_management.php';
    expect((await admin.ask(script)).json).toMatchObject({ success: true, users: [user] });
    expect((await admin.ask(`${script}?search=kimse`)).json).toMatchObject({ success: true, users: [] });

    const changed = await send('PUT', `${script}?id=${id}`, { last_name: 'Kara', address: 'Üsküdar' });
    expect(changed.json).toEqual({ success: true, user: { ...user, last_name: 'Kara', address: 'Üsküdar' } });
    expect((await send('PUT', `${script}?id=${id}`, { first_name: ' ' })).json).toMatchObject({
      success: false,
      fields: { first_name: 'Ad gerekli' },
    });
    expect((await admin.ask(`${script}?id=${id}`, { method: 'DELETE' })).json).toEqual({ success: true });
    expect((await admin.ask(`${script}?id=${id}`, { method: 'DELETE' })).status).toBe(404);
  });

  it('set a password', async () => {
    const { id, email } = await aPerson('Ayşe', 'Yılmaz', 1);
    const script = '/api/update_user_password.php';
    expect((await send('POST', script, { user_id: id, new_password: '12345' })).json).toMatchObject({
      success: false,
      fields: { new_password: 'Şifre en az 6 karakter olmalıdır' },
    });
    const answer = await send('POST', script, { user_id: id, new_password: 'yeni-kase' });
    expect(answer.json).toEqual({ success: true, message: 'Şifre başarıyla güncellendi' });
    expect((await new Visitor(server).signIn(email, 'yeni-kase')).status).toBe(200);
  });
});
