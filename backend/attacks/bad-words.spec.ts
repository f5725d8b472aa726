import { beforeAll, describe, expect, it } from '@jest/globals';
import { aCustomer, USUAL_PASSWORD } from '../seed/customers.js';
import { Customer } from '../src/people/accounts/customer.entity.js';
import { changeSetting } from '../testing/security-settings.js';
import { anAddress } from '../testing/shop-client.js';
import { suiteServer } from '../testing/suite-server.js';
import { refusalOf, Visitor } from '../testing/visitor.js';

const server = suiteServer();

beforeAll(() => changeSetting(server.app, 'captcha_enabled', 'false'));

const aVisitor = () => new Visitor(server, { address: anAddress() });
const ELIF = { firstName: 'Elif', lastName: 'Kaya', email: 'elif@toprak.example', password: 'seramik-seven' };

describe('Fields that nobody may set', () => {
  const FOREIGN_FIELDS = {
    id: '11111111-1111-4111-8111-111111111111',
    role: 'super_admin',
    emailVerifiedAt: '2020-01-01',
    email_verified: true,
    isEmailVerified: true,
    credentialsVersion: 7,
    passwordHash: 'x',
  };

  it.each(Object.entries(FOREIGN_FIELDS))('are refused at the registration: %s', async (field, value) => {
    const answer = await aVisitor().mutate('registration.register', { ...ELIF, [field]: value });
    expect([answer.status, refusalOf(answer).code]).toEqual([400, 'invalid_input']);
    expect(await server.dataSource.manager.countBy(Customer, { email: ELIF.email })).toBe(0);
  });

  it('are dropped where documented clients send them', async () => {
    const email = 'eski-istemci@toprak.example';
    const answer = await aVisitor().post('/api/auth.php?action=register', {
      ...FOREIGN_FIELDS,
      constructor: { prototype: { isAdmin: true } },
      ['__proto__']: { isAdmin: true },
      first_name: 'Elif',
      last_name: 'Kaya',
      email,
      password: 'seramik-seven',
    });
    expect(answer.json).toMatchObject({ success: true, user: { email } });
    const made = await server.dataSource.manager.findOneByOrFail(Customer, { email });
    expect(made).toMatchObject({ emailVerifiedAt: null });
    expect(made.id).not.toBe(FOREIGN_FIELDS.id);
    expect(made.credentialsVersion).not.toBe(FOREIGN_FIELDS.credentialsVersion);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });
});

describe('Names and addresses that would become lines of a mail', () => {
  it.each([
    ['firstName', 'Elif\r\nBcc: herkes@kotu.example'],
    ['lastName', 'Kaya\nSubject: Kazandınız'],
    ['firstName', 'Elif\u2028Bcc: x@kotu.example'],
    ['email', 'elif@toprak.example\r\nBcc: herkes@kotu.example'],
    ['email', 'elif@toprak.example, herkes@kotu.example'],
    ['email', '"elif\r\n"@toprak.example'],
    ['email', '<elif@toprak.example> x@kotu.example'],
  ])('are refused: %s %j', async (field, value) => {
    const answer = await aVisitor().mutate('registration.register', { ...ELIF, [field]: value });
    expect([answer.status, refusalOf(answer).code]).toEqual([400, 'invalid_input']);
    const mails = await server.dataSource.query<unknown[]>(
      `SELECT 1 FROM mail_message WHERE recipient || payload::text ~ 'kotu|Kazan'`,
    );
    expect(mails).toEqual([]);
  });
});

describe('Input that only costs work', () => {
  it.each([
    ['a password of a megabyte', { ...ELIF, password: 'a'.repeat(1_000_000) }, 413],
    ['a password of 201 letters', { ...ELIF, password: 'a'.repeat(201) }, 400],
    ['a name of 10 000 letters', { ...ELIF, firstName: 'E'.repeat(10_000) }, 400],
    ['a list for a name', { ...ELIF, firstName: ['Elif'] }, 400],
    ['a tree without an end', { ...ELIF, address: nest(50) }, 400],
    ['half a character', { ...ELIF, firstName: 'Elif\ud800' }, 400],
    ['a NUL', { ...ELIF, firstName: 'El\u0000if' }, 400],
  ])('is refused: %s', async (_what, registration, status) => {
    const answer = await aVisitor().mutate('registration.register', registration);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(/node_modules|\.ts:|\.js:|SELECT|stack/);
    expect(await server.dataSource.manager.countBy(Customer, { email: ELIF.email })).toBe(0);
  });

  it('is refused as a batch of many sign-ins', async () => {
    const ayse = await aCustomer(server.dataSource.manager);
    const names = Array.from({ length: 21 }, () => 'session.signIn').join(',');
    const tries = Object.fromEntries(
      names.split(',').map((_, index) => [index, { email: ayse.email, password: 'x' }]),
    );
    const answer = await aVisitor().post(`/trpc/${names}?batch=1`, tries);
    expect(answer.status).toBe(400);
    expect(
      (await aVisitor().mutate('session.signIn', { email: ayse.email, password: USUAL_PASSWORD })).status,
    ).toBe(200);
  });

  it('counts each sign-in of a batch', async () => {
    const ayse = await aCustomer(server.dataSource.manager);
    const names = Array.from({ length: 10 }, () => 'session.signIn').join(',');
    const tries = Object.fromEntries(
      names.split(',').map((_, index) => [index, { email: ayse.email, password: `tahmin-${index}` }]),
    );
    const answer = await aVisitor().post(`/trpc/${names}?batch=1`, tries);
    const codes = (answer.json as { error: { data: { code: string } } }[]).map(
      ({ error }) => error.data.code,
    );
    expect(codes.filter((code) => code === 'sign_in_failed')).toHaveLength(5);
    expect(codes.filter((code) => code === 'sign_in_locked')).toHaveLength(5);
  });
});

function nest(depth: number): unknown {
  return depth === 0 ? 'dip' : { iç: nest(depth - 1) };
}
