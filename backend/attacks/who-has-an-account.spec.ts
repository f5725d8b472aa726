import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { aCustomer } from '../seed/customers.js';
import { Passwords } from '../src/accounts/passwords.service.js';
import { Customer } from '../src/accounts/customer.entity.js';
import { changeSetting } from '../testing/security-settings.js';
import { anAddress } from '../testing/shop-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { Visitor } from '../testing/visitor.js';

const ROUNDS = 15;
/** The machine is noisy; the difference that a missing hash would make is twentyfold. */
const SAME_TIME = 2;

let server: TestServer;
let ayse: Customer;

beforeAll(async () => {
  server = await startTestServer();
  await changeSetting(server.app, 'email_verification_enabled', 'true');
  await changeSetting(server.app, 'captcha_enabled', 'false');
  await changeSetting(server.app, 'max_login_attempts', '20');
  const { manager } = server.app.get(DataSource);
  ayse = await aCustomer(manager);
  // As strong as those of real accounts.
  await manager.update(
    Customer,
    { id: ayse.id },
    { passwordHash: await server.app.get(Passwords).hash('gercek-sifre') },
  );
});
afterAll(() => server.stop());

const ask = (procedure: string, input: object) =>
  new Visitor(server.url, { address: anAddress() }).mutate(procedure, input);
const forgetCounts = () => server.dataSource.query('DELETE FROM rate_limit');

const registration = (email: string) => ({
  firstName: 'Elif',
  lastName: 'Kaya',
  email,
  password: 'seramik-seven',
});

const QUESTIONS: readonly (readonly [what: string, procedure: string, input: (email: string) => object])[] = [
  ['sign-in', 'session.signIn', (email) => ({ email, password: 'tahmin-edilen' })],
  ['registration', 'registration.register', registration],
  ['another code', 'registration.resend', (email) => ({ email })],
  ['a code', 'registration.verify', (email) => ({ email, code: '123456' })],
  ['a reset link', 'passwordReset.request', (email) => ({ email })],
  ['order tracking', 'orders.track', (email) => ({ orderNumber: 'A4F2C81D', email })],
];

describe.each(QUESTIONS)('The answer to %s', (_what, procedure, input) => {
  const NOBODY = 'kimse@toprak.example';

  it('reads the same whether the address has an account or not', async () => {
    await forgetCounts();
    const known = await ask(procedure, input(ayse.email));
    await forgetCounts();
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
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [who, email] of [
        ['known', ayse.email],
        ['unknown', NOBODY],
      ] as const) {
        await forgetCounts();
        const start = performance.now();
        await ask(procedure, input(email));
        times[who].push(performance.now() - start);
      }
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(SAME_TIME);
  });
});

function median(times: number[]): number {
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}
