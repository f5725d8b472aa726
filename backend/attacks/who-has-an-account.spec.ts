import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { aCustomer } from '../seed/customers.js';
import { aPaidOrder } from '../testing/account-orders.js';
import { PasswordsService } from '../src/people/accounts/passwords.service.js';
import { Customer } from '../src/people/accounts/customer.entity.js';
import { countMails } from '../testing/mails.js';
import { runJobs } from '../testing/run-jobs.js';
import { changeSetting } from '../testing/security-settings.js';
import { anAddress } from '../testing/shop-client.js';
import { suiteServer } from '../testing/suite-server.js';
import { Visitor } from '../testing/visitor.js';

const ROUNDS = 15;
/** The allowed ratio between the two answers. A missing hash would make a difference of twenty times. */
const SAME_TIME = 2;
const NOBODY = 'kimse@toprak.example';

const server = suiteServer();
let ayse: Customer;

beforeAll(async () => {
  await changeSetting(server.app, 'email_verification_enabled', 'true');
  await changeSetting(server.app, 'captcha_enabled', 'false');
  await changeSetting(server.app, 'max_login_attempts', '20');
  const { manager } = server.app.get(DataSource);
  ayse = await aCustomer(manager);
  // As slow as the hashes of real accounts.
  await manager.update(
    Customer,
    { id: ayse.id },
    { passwordHash: await server.app.get(PasswordsService).hash('gercek-sifre') },
  );
  // An order that a search for her address would find.
  const { orderId } = await aPaidOrder(server.app, { customerId: ayse.id });
  await manager.query('UPDATE "order" SET email = $2 WHERE id = $1', [orderId, ayse.email]);
  expect(orderId.startsWith(NO_ORDER)).toBe(false);
  await manager.query(
    `INSERT INTO verification_code (type, email, registration, code_hash, expires_at)
     VALUES ('registration', $1, '{}', repeat('0', 64), now() + interval '1 day')`,
    [ayse.email],
  );
});

const ask = (procedure: string, input: object) =>
  new Visitor(server, { address: anAddress() }).mutate(procedure, input);
const clearRateLimits = () => server.dataSource.query('DELETE FROM rate_limit');

const registration = (email: string) => ({
  firstName: 'Elif',
  lastName: 'Kaya',
  email,
  password: 'seramik-seven',
});

/** Not the number of her order. */
const NO_ORDER = '00000000';

const QUESTIONS: readonly (readonly [what: string, procedure: string, input: (email: string) => object])[] = [
  ['sign-in', 'session.signIn', (email) => ({ email, password: 'tahmin-edilen' })],
  ['registration', 'registration.register', registration],
  ['another code', 'registration.resend', (email) => ({ email })],
  ['a code', 'registration.verify', (email) => ({ email, code: '123456' })],
  ['a reset link', 'passwordReset.request', (email) => ({ email })],
  ['order tracking', 'orders.track', (email) => ({ orderNumber: NO_ORDER, email })],
];

/**
 * How much longer the answer about the one address takes than about the other: the median of rounds in which one is
 * asked right after the other, in turns as the first. Other work on the machine then slows both of a round alike, and
 * what hits only one of them is an odd round that the median leaves out.
 */
async function timeRatio(answer: (email: string) => Promise<unknown>): Promise<number> {
  const timeOf = async (email: string) => {
    await clearRateLimits();
    const start = performance.now();
    await answer(email);
    return performance.now() - start;
  };
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const isKnownFirst = round % 2 === 0;
    const first = await timeOf(isKnownFirst ? ayse.email : NOBODY);
    const second = await timeOf(isKnownFirst ? NOBODY : ayse.email);
    ratios.push(isKnownFirst ? first / second : second / first);
  }
  const median = ratios.sort((one, other) => one - other)[(ROUNDS - 1) / 2] ?? Number.NaN;
  return Math.max(median, 1 / median);
}

describe.each(QUESTIONS)('The answer to %s', (_what, procedure, input) => {
  it('reads the same whether the address has an account or not', async () => {
    await clearRateLimits();
    const known = await ask(procedure, input(ayse.email));
    await clearRateLimits();
    const unknown = await ask(procedure, input(NOBODY));

    const told = ({ status, text }: typeof known) => [
      status,
      text
        .replaceAll(ayse.email, '…')
        .replaceAll(NOBODY, '…')
        .replace(/"requestId":"[^"]*"/, ''),
    ];
    expect(told(known)).toEqual(told(unknown));
  });

  it('takes as long', async () => {
    expect(await timeRatio((email) => ask(procedure, input(email)))).toBeLessThan(SAME_TIME);
  });
});

/** With one allowed try the first one locks the account, which writes the log and leaves a job for the mail. */
describe('The sign-in that locks', () => {
  const lock = (email: string) => ask('session.signIn', { email, password: 'tahmin-edilen' });

  beforeAll(() => changeSetting(server.app, 'max_login_attempts', '1'));
  afterAll(() => changeSetting(server.app, 'max_login_attempts', '20'));

  it('takes as long whether there is an account to lock or not', async () => {
    const ratio = await timeRatio(async (email) => expect((await lock(email)).status).toBe(401));
    expect(ratio).toBeLessThan(SAME_TIME);
    await runJobs(server, 'accounts.tell-locked');
    expect(await countMails(server.dataSource, 'account-locked', ayse.email)).toBeGreaterThan(0);
  });
});
