import { beforeEach, describe, expect, it } from '@jest/globals';
import { aCustomer, USUAL_PASSWORD } from '../../../seed/customers.js';
import { countMails, latestMail } from '../../../testing/mails.js';
import { anAddress } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf, Visitor } from '../../../testing/visitor.js';
import type { Customer } from '../accounts/customer.entity.js';

const NEW_PASSWORD = 'yepyeni-bir-sifre';

const server = suiteServer();
let zeynep: Customer;
/** A visitor who uses her unlocked computer and has seen her type the password. */
let thief: Visitor;

beforeEach(async () => {
  zeynep = await aCustomer(server.dataSource.manager);
  thief = aVisitor();
  await thief.signIn(zeynep.email);
});

const aVisitor = () => new Visitor(server, { address: anAddress() });
const thiefs = (name: string) => `${name}-${zeynep.id}@toprak.example`;
const changeTo = (email: string, currentPassword: string | undefined = USUAL_PASSWORD) =>
  thief.mutate('account.updateProfile', { firstName: 'Zeynep', lastName: 'Aydın', email, currentPassword });
const check = (token: string) => aVisitor().mutate('passwordReset.check', { token });
const reset = (token: string, password = NEW_PASSWORD) =>
  aVisitor().mutate('passwordReset.reset', { token, password });

async function wayBackOf(email: string): Promise<string> {
  const mail = await latestMail(server.dataSource, 'address-changed', email);
  return new URL(mail?.restoreUrl ?? '', 'http://shop').searchParams.get('token') ?? '';
}

describe('An account whose address a thief changed', () => {
  it('gets account and address back with a new password, and the thief is out', async () => {
    await changeTo(thiefs('hirsiz'));
    const token = await wayBackOf(zeynep.email);
    expect(dataOf(await check(token))).toEqual({
      email: zeynep.email,
      userName: 'Zeynep Aydın',
      restoresEmail: true,
    });

    expect((await reset(token)).status).toBe(200);

    expect(await thief.whoAmI()).toBeNull();
    const back = await aVisitor().signIn(zeynep.email, NEW_PASSWORD);
    expect(dataOf(back)).toMatchObject({ id: zeynep.id, email: zeynep.email, isEmailVerified: true });
    expect((await aVisitor().signIn(thiefs('hirsiz'), USUAL_PASSWORD)).status).toBe(401);
    expect(await countMails(server.dataSource, 'password-changed', zeynep.email)).toBe(1);
  });

  it('gets it back once', async () => {
    await changeTo(thiefs('hirsiz'));
    const token = await wayBackOf(zeynep.email);
    const answers = await Promise.all([1, 2, 3].map((each) => reset(token, `${NEW_PASSWORD}-${each}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(refusalOf(await reset(token)).code).toBe('reset_link_invalid');
  });

  it('gets it back however often the thief changed address and password since', async () => {
    await changeTo(thiefs('bir'));
    const token = await wayBackOf(zeynep.email);
    await changeTo(thiefs('iki'));
    const thiefsToken = await wayBackOf(thiefs('bir'));
    await reset(thiefsToken, 'hirsizin-sifresi');
    thief = aVisitor();
    await thief.signIn(thiefs('bir'), 'hirsizin-sifresi');
    await thief.mutate('account.changePassword', {
      currentPassword: 'hirsizin-sifresi',
      newPassword: 'hirsizin-baska-sifresi',
    });

    expect((await reset(token)).status).toBe(200);
    expect((await aVisitor().signIn(zeynep.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('leaves the thief no way back', async () => {
    await changeTo(thiefs('bir'));
    await changeTo(thiefs('iki'));
    await changeTo(thiefs('uc'));
    await reset(await wayBackOf(zeynep.email));

    for (const email of [thiefs('bir'), thiefs('iki')]) {
      expect(refusalOf(await reset(await wayBackOf(email))).code).toBe('reset_link_invalid');
    }
  });

  it('leaves none either when the thief changed it back before the new password', async () => {
    await changeTo(thiefs('bir'));
    await changeTo(zeynep.email);
    const owner = aVisitor();
    await owner.signIn(zeynep.email);
    await owner.mutate('account.changePassword', {
      currentPassword: USUAL_PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    expect(refusalOf(await reset(await wayBackOf(thiefs('bir')))).code).toBe('reset_link_invalid');
  });

  it('gets nothing after seven days, or when the address has another account by then', async () => {
    await changeTo(thiefs('hirsiz'));
    const token = await wayBackOf(zeynep.email);
    const [days] = await server.dataSource.query<{ days: number }[]>(
      `SELECT round(extract(epoch FROM expires_at - now()) / 86400)::int AS days
         FROM password_reset WHERE customer_id = $1`,
      [zeynep.id],
    );
    expect(days).toEqual({ days: 7 });
    const other = await aCustomer(server.dataSource.manager, { email: zeynep.email });
    expect(refusalOf(await reset(token)).code).toBe('reset_link_invalid');
    await server.dataSource.query('DELETE FROM customer WHERE id = $1', [other.id]);
    await server.dataSource.query(`UPDATE password_reset SET expires_at = now() - interval '1 second'`);
    expect(refusalOf(await reset(token)).code).toBe('reset_link_invalid');
  });
});
