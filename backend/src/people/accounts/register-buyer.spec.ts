import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aCustomer } from '../../../seed/customers.js';
import { aPaidOrder, type PaidOrder } from '../../../testing/account-orders.js';
import { mailedCode } from '../../../testing/mails.js';
import { changeSetting } from '../../../testing/security-settings.js';
import { anAddress } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf, Visitor } from '../../../testing/visitor.js';

const PASSWORD = 'seramik-seven';

const server = suiteServer();
let email: string;
let order: PaidOrder;

beforeEach(async () => {
  email = `${randomUUID()}@toprak.example`;
  order = await aPaidOrder(server.app, { email });
});

const aVisitor = () => new Visitor(server, { address: anAddress() });
const become = (visitor: Visitor, changed: object = {}) => {
  const { orderId, accessKey } = order;
  return visitor.mutate('registration.registerBuyer', { orderId, accessKey, password: PASSWORD, ...changed });
};
const ownerOf = async (orderId: string) => {
  const [row] = await server.dataSource.query<{ email: string | null }[]>(
    'SELECT c.email FROM "order" o LEFT JOIN customer c ON c.id = o.customer_id WHERE o.id = $1',
    [orderId],
  );
  return row?.email ?? null;
};
const set = (change: string, ...values: unknown[]) =>
  server.dataSource.query(`UPDATE "order" SET ${change} WHERE id = $1`, [order.orderId, ...values]);

describe('A guest who has just paid', () => {
  it('becomes a member with a password, and finds the order in the account', async () => {
    const visitor = aVisitor();
    const answer = await become(visitor);
    expect(dataOf(answer)).toMatchObject({
      status: 'registered',
      customer: { firstName: 'Ayşe', lastName: 'Demir', email, isEmailVerified: false },
    });
    expect(await visitor.whoAmI()).toBe(email);
    expect(dataOf(await visitor.query('account.orders', {}))).toMatchObject({
      orders: [{ id: order.orderId }],
    });
    expect((await aVisitor().signIn(email, PASSWORD)).status).toBe(200);
  });

  it('takes no other order of the address along, which is not proved', async () => {
    const other = await aPaidOrder(server.app, { email });
    await become(aVisitor());
    expect(await ownerOf(other.orderId)).toBeNull();
  });

  it('becomes one once, however often the button is pressed', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => become(aVisitor())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await ownerOf(order.orderId)).toBe(email);
  });

  it('proves the address first where the studio wants that', async () => {
    await changeSetting(server.app, 'email_verification_enabled', 'true');
    const visitor = aVisitor();
    try {
      expect(dataOf(await become(visitor))).toEqual({ status: 'verification_required', email });
      expect(await ownerOf(order.orderId)).toBeNull();
      const code = await mailedCode(server.dataSource, email);
      expect((await visitor.mutate('registration.verify', { email, code })).status).toBe(200);
    } finally {
      await changeSetting(server.app, 'email_verification_enabled', 'false');
    }
    expect(await ownerOf(order.orderId)).toBe(email);
  });

  it.each([
    ['a wrong key', 404, 'order_not_found', { accessKey: 'x'.repeat(32) }],
    ['a password that everybody knows', 400, 'invalid_input', { password: '123456' }],
    ['no password', 400, 'invalid_input', { password: '' }],
  ])('is refused with %s', async (_what, status, code, changed) => {
    const answer = await become(aVisitor(), changed);
    expect([answer.status, refusalOf(answer).code]).toEqual([status, code]);
    expect(await ownerOf(order.orderId)).toBeNull();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['an order of yesterday', () => set(`paid_at = now() - interval '25 hours'`)],
    ['an unpaid order', () => set(`paid_kurus = 0, paid_at = NULL`)],
    ['an order whose buyer has deleted the account', () => set('is_claimable = false')],
    ['an address that has an account', () => aCustomer(server.dataSource.manager, { email })],
  ])('is refused %s', async (_what, prepare) => {
    await prepare();
    const answer = await become(aVisitor());
    expect([answer.status, refusalOf(answer).code]).toEqual([409, 'registration_failed']);
    expect(await ownerOf(order.orderId)).toBeNull();
  });

  it('is refused an order that is in an account, and while registration is closed', async () => {
    const { id: customerId } = await aCustomer(server.dataSource.manager);
    await set('customer_id = $2', customerId);
    expect(refusalOf(await become(aVisitor())).code).toBe('registration_failed');
    await set('customer_id = NULL');
    await changeSetting(server.app, 'registration_enabled', 'false');
    try {
      expect(refusalOf(await become(aVisitor())).code).toBe('registration_closed');
    } finally {
      await changeSetting(server.app, 'registration_enabled', 'true');
    }
  });
});
