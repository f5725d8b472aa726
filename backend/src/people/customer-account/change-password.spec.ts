import { beforeEach, describe, expect, it } from '@jest/globals';
import { aCustomer, USUAL_PASSWORD } from '../../../seed/customers.js';
import { countMails } from '../../../testing/mails.js';
import { anAddress } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { refusalOf, Visitor } from '../../../testing/visitor.js';
import type { Customer } from '../accounts/customer.entity.js';

const NEW_PASSWORD = 'yepyeni-bir-sifre';

const server = suiteServer();
let zeynep: Customer;
let browser: Visitor;

beforeEach(async () => {
  zeynep = await aCustomer(server.dataSource.manager);
  browser = await signedIn();
});

async function signedIn(password = USUAL_PASSWORD): Promise<Visitor> {
  const visitor = new Visitor(server, { address: anAddress() });
  await visitor.signIn(zeynep.email, password);
  return visitor;
}

const change = (currentPassword = USUAL_PASSWORD, newPassword = NEW_PASSWORD, by = browser) =>
  by.mutate('account.changePassword', { currentPassword, newPassword });

describe('A new password', () => {
  it('keeps this browser signed in under a new name and ends every other session', async () => {
    const telephone = await signedIn();
    const oldCookies = new Map(browser.cookies);
    expect((await change()).status).toBe(200);
    expect(await browser.whoAmI()).toBe(zeynep.email);
    expect(browser.cookies.get('toprak')).not.toBe(oldCookies.get('toprak'));
    expect(await telephone.whoAmI()).toBeNull();
    const withOldName = await browser.ask('/api/orders.php', {
      headers: { cookie: `toprak=${oldCookies.get('toprak') ?? ''}` },
    });
    expect(withOldName.status).toBe(401);
  });

  it('opens the account from then on, the old one no more', async () => {
    await change();
    expect(await (await signedIn(NEW_PASSWORD)).whoAmI()).toBe(zeynep.email);
    expect(await (await signedIn()).whoAmI()).toBeNull();
  });

  it('is told by mail and in the log, and ends links that were mailed before', async () => {
    await server.dataSource.query(
      `INSERT INTO password_reset (token_hash, customer_id, email, expires_at)
         VALUES ($1, $2, $3, now() + interval '1 hour')`,
      [`hash-${zeynep.id}`, zeynep.id, zeynep.email],
    );
    await change();
    expect(await countMails(server.dataSource, 'password-changed', zeynep.email)).toBe(1);
    const [row] = await server.dataSource.query<unknown[]>(
      `SELECT (SELECT count(*)::int FROM password_reset WHERE customer_id = $1) AS links,
         (SELECT details->>'event' FROM log_entry WHERE user_id = $1 ORDER BY id DESC LIMIT 1) AS event`,
      [zeynep.id],
    );
    expect(row).toEqual({ links: 0, event: 'password_changed' });
  });

  it('needs the old one', async () => {
    const answer = await change('tahmin-ediyorum');
    expect([answer.status, refusalOf(answer)]).toEqual([
      400,
      expect.objectContaining({
        code: 'password_wrong',
        fields: { currentPassword: 'Şifrenizi hatalı yazdınız.' },
      }),
    ]);
    expect(await countMails(server.dataSource, 'password-changed', zeynep.email)).toBe(0);
  });

  it.each([
    ['', 'Şifre gerekli'],
    ['12345', 'Şifre en az 6 karakter olmalıdır'],
    ['x'.repeat(201), 'Şifre en fazla 200 karakter olabilir'],
  ])('is refused when it is %j', async (newPassword, text) => {
    expect(refusalOf(await change(USUAL_PASSWORD, newPassword))).toMatchObject({
      code: 'invalid_input',
      fields: { newPassword: text },
    });
  });

  it('is set once by two that come at the same time', async () => {
    const telephone = await signedIn();
    const answers = await Promise.all([
      change(USUAL_PASSWORD, 'birinci-sifre'),
      change(USUAL_PASSWORD, 'ikinci-sifre', telephone),
    ]);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    expect(await countMails(server.dataSource, 'password-changed', zeynep.email)).toBe(1);
  });
});

describe('Guessing the password of a signed-in customer', () => {
  it('ends after ten tries, for changing it and for deleting the account together', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      expect(refusalOf(await change('yanlis')).code).toBe('password_wrong');
      expect(refusalOf(await browser.mutate('account.remove', { password: 'yanlis' })).code).toBe(
        'password_wrong',
      );
    }
    const answer = await change();
    expect([answer.status, refusalOf(answer).code]).toEqual([429, 'too_many_tries']);
  });

  it('does not matter once the right password is typed', async () => {
    for (let tries = 0; tries < 9; tries += 1) await change('yanlis');
    expect((await change()).status).toBe(200);
    for (let tries = 0; tries < 9; tries += 1) await change('yanlis');
    expect((await change(NEW_PASSWORD, USUAL_PASSWORD)).status).toBe(200);
  });
});
