import { beforeEach, describe, expect, it } from '@jest/globals';
import { aCustomer, USUAL_PASSWORD } from '../../../seed/customers.js';
import { countMails, latestMail } from '../../../testing/mails.js';
import { queryPlanNodes } from '../../../testing/query-plan-nodes.js';
import { changeSetting } from '../../../testing/security-settings.js';
import { anAddress } from '../../../testing/shop-client.js';
import { runJobs } from '../../../testing/run-jobs.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf, Visitor } from '../../../testing/visitor.js';
import { JobOutbox } from '../../platform/jobs/job-outbox.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { Customer } from './customer.entity.js';
import { ResetSweeperService } from './reset-sweeper.service.js';

const NEW_PASSWORD = 'yepyeni-bir-sifre';

const server = suiteServer();
let ayse: Customer;

beforeEach(async () => {
  ayse = await aCustomer(server.dataSource.manager, { emailVerifiedAt: null });
});

const aVisitor = () => new Visitor(server, { address: anAddress() });
const request = (email: string) => aVisitor().mutate('passwordReset.request', { email });
const check = (token: string) => aVisitor().mutate('passwordReset.check', { token });
const reset = (token: string, password = NEW_PASSWORD) =>
  aVisitor().mutate('passwordReset.reset', { token, password });

const work = () => runJobs(server, 'accounts.send-reset');

async function tokenFor(customer: Customer): Promise<string> {
  await request(customer.email);
  await work();
  const mail = await latestMail(server.dataSource, 'password-reset', customer.email);
  return new URL(mail?.resetUrl ?? '', 'http://shop').searchParams.get('token') ?? '';
}

describe('Asking for a link', () => {
  it('answers the same whether the address has an account or not', async () => {
    const answers = [await request(ayse.email), await request('kimse@toprak.example')];
    await work();

    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, answers[0]?.text],
      [200, answers[0]?.text],
    ]);
    expect(await countMails(server.dataSource, 'password-reset', ayse.email)).toBe(1);
    expect(await countMails(server.dataSource, 'password-reset', 'kimse@toprak.example')).toBe(0);
  });

  it('fills nobody with mails, and tells nobody so', async () => {
    for (let tries = 0; tries < 6; tries += 1) expect((await request(ayse.email)).status).toBe(200);
    await work();
    expect(await countMails(server.dataSource, 'password-reset', ayse.email)).toBe(3);
  });

  it('is refused while password_reset_enabled is off, and so are links', async () => {
    const token = await tokenFor(ayse);
    await changeSetting(server.app, 'password_reset_enabled', 'false');
    const answers = [await request(ayse.email), await check(token), await reset(token)];
    await changeSetting(server.app, 'password_reset_enabled', 'true');

    expect(answers.map((answer) => refusalOf(answer).code)).toEqual(Array(3).fill('reset_closed'));
  });
});

describe('A link that was asked for and handed to a queue that was emptied', () => {
  const sweep = () => server.app.get(ResetSweeperService).sweep();
  /** Marks the jobs as handed to the queue `ago`, as when the queue was emptied afterwards. */
  const handedOver = (ago: string) =>
    server.dataSource.query(
      `UPDATE outbox_job SET created_at = now() - $1::interval, relayed_at = now() - $1::interval
       WHERE name = 'accounts.send-reset'`,
      [ago],
    );
  const mails = (email = ayse.email) => countMails(server.dataSource, 'password-reset', email);
  const links = async () => {
    const rows = await server.dataSource.query<object[]>(
      'SELECT FROM password_reset WHERE customer_id = $1',
      [ayse.id],
    );
    return rows.length;
  };
  beforeEach(() => server.dataSource.query(`DELETE FROM outbox_job WHERE name = 'accounts.send-reset'`));

  it('is sent all the same, once', async () => {
    await request(ayse.email);
    await request('kimse@toprak.example');
    await sweep();
    expect(await mails()).toBe(0);
    await handedOver('1 minute');
    await sweep();
    expect(await mails()).toBe(0);

    await handedOver('3 minutes');
    await Promise.all([sweep(), sweep()]);
    await sweep();
    await work();
    expect([await mails(), await mails('kimse@toprak.example')]).toEqual([1, 0]);
  });

  it('is not made a second time when a worker did get it', async () => {
    await request(ayse.email);
    const [job] = await server.dataSource.query<{ payload: unknown }[]>(
      `SELECT payload FROM outbox_job WHERE name = 'accounts.send-reset'`,
    );
    await server.app.get(JobRegistry).handlerOf('accounts.send-reset')?.(job?.payload);
    await handedOver('3 minutes');
    await sweep();
    expect([await mails(), await links()]).toEqual([1, 1]);
  });

  it('is not sent to somebody who asked days ago', async () => {
    await request(ayse.email);
    await handedOver('25 hours');
    await sweep();
    expect(await mails()).toBe(0);
  });

  it('is looked for without reading what else was asked for', async () => {
    const jobs = server.app.get(JobOutbox);
    const nodes = await queryPlanNodes(server.dataSource, (manager) =>
      jobs.handedOver(manager, 'accounts.send-reset'),
    );
    expect(nodes).toContain('Index Scan outbox_job_asked_resets');
  });
});

describe('A link', () => {
  it('names its account and sets a new password, once', async () => {
    const token = await tokenFor(ayse);
    expect(dataOf(await check(token))).toEqual({
      email: ayse.email,
      userName: 'Zeynep Aydın',
      restoresEmail: false,
    });

    expect((await reset(token)).status).toBe(200);

    expect((await aVisitor().signIn(ayse.email, NEW_PASSWORD)).status).toBe(200);
    expect((await aVisitor().signIn(ayse.email, USUAL_PASSWORD)).status).toBe(401);
    const again = [await check(token), await reset(token, 'baska-bir-sifre')];
    expect(again.map((answer) => refusalOf(answer).message)).toEqual(
      Array(2).fill('Geçersiz sıfırlama bağlantısı'),
    );
  });

  it('sets one password when it comes many times at once', async () => {
    const token = await tokenFor(ayse);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => reset(token, `sifre-numara-${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is worth nothing after an hour, or when it is unknown, with the same text', async () => {
    const token = await tokenFor(ayse);
    await server.dataSource.query(`UPDATE password_reset SET expires_at = now() - interval '1 second'`);
    const answers = [await check(token), await reset(token), await check('A'.repeat(43))];
    expect(answers.map((answer) => refusalOf(answer))).toEqual(
      answers.map(
        () =>
          expect.objectContaining({
            code: 'reset_link_invalid',
            message: 'Geçersiz sıfırlama bağlantısı',
          }) as unknown,
      ),
    );
  });

  it('ends every session and every other link of the account, and tells its owner', async () => {
    const visitor = aVisitor();
    await visitor.signIn(ayse.email);
    const [first, second] = [await tokenFor(ayse), await tokenFor(ayse)];

    await reset(first);

    expect(await visitor.whoAmI()).toBeNull();
    expect(refusalOf(await check(second)).code).toBe('reset_link_invalid');
    expect(await countMails(server.dataSource, 'password-changed', ayse.email)).toBe(1);
  });

  it('is the way out of a lock, and verifies the address', async () => {
    const locked = aVisitor();
    for (let tries = 0; tries < 6; tries += 1) await locked.signIn(ayse.email, 'yanlis-sifre');
    expect(refusalOf(await locked.signIn(ayse.email)).code).toBe('sign_in_locked');

    await reset(await tokenFor(ayse));

    const back = await locked.signIn(ayse.email, NEW_PASSWORD);
    expect(dataOf(back)).toMatchObject({ isEmailVerified: true });
  });

  it('is a way out of a lock for the network that it was used from, too', async () => {
    const visitor = aVisitor();
    for (let tries = 0; tries < 20; tries += 1) {
      await visitor.signIn(`kisi-${tries}@toprak.example`, 'tahmin');
    }
    expect(refusalOf(await visitor.signIn(ayse.email)).code).toBe('sign_in_locked');

    const token = await tokenFor(ayse);
    await visitor.mutate('passwordReset.reset', { token, password: NEW_PASSWORD });

    expect((await visitor.signIn(ayse.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('verifies no address that took the place of the one it went to', async () => {
    const token = await tokenFor(ayse);
    const victim = `kurban-${ayse.id}@toprak.example`;
    await server.dataSource.manager.update(Customer, { id: ayse.id }, { email: victim });

    const answers = [await check(token), await reset(token)];

    expect(answers.map((answer) => refusalOf(answer).code)).toEqual(Array(2).fill('reset_link_invalid'));
    const { emailVerifiedAt } = await server.dataSource.manager.findOneByOrFail(Customer, { id: ayse.id });
    expect(emailVerifiedAt).toBeNull();
  });

  it('that is used while the address changes comes to an end, one way or the other', async () => {
    const visitor = aVisitor();
    await visitor.signIn(ayse.email);
    const token = await tokenFor(ayse);
    const email = `yeni-${ayse.id}@toprak.example`;
    const [changed, used] = await Promise.all([
      visitor.mutate('account.updateProfile', {
        firstName: 'Zeynep',
        lastName: 'Aydın',
        email,
        currentPassword: USUAL_PASSWORD,
      }),
      reset(token),
    ]);

    expect([changed.status, used.status]).not.toContain(500);
    const after = await server.dataSource.manager.findOneByOrFail(Customer, { id: ayse.id });
    if (after.email === email) expect(after.emailVerifiedAt).toBeNull();
  });

  it('is kept only as a hash', async () => {
    const token = await tokenFor(ayse);
    const rows = await server.dataSource.query<unknown[]>('SELECT * FROM password_reset');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('The documented call', () => {
  const ask = (body: object) => aVisitor().post('/api/password_reset.php', body);

  it('asks, looks and sets', async () => {
    const requested = await ask({ action: 'request_reset', email: ayse.email });
    expect(requested.json).toMatchObject({
      success: true,
      message: expect.stringContaining('Bu adresle bir hesap varsa') as unknown,
    });
    await work();
    const mail = await latestMail(server.dataSource, 'password-reset', ayse.email);
    const token = new URL(mail?.resetUrl ?? '', 'http://shop').searchParams.get('token');

    expect((await ask({ action: 'verify_token', token })).json).toEqual({
      success: true,
      email: ayse.email,
      user_name: 'Zeynep Aydın',
    });
    expect((await ask({ action: 'reset_password', token, password: '123' })).json).toMatchObject({
      success: false,
      error: 'Şifre en az 6 karakter olmalıdır',
    });
    expect((await ask({ action: 'reset_password', token, password: NEW_PASSWORD })).json).toMatchObject({
      success: true,
    });
    expect((await ask({ action: 'verify_token', token })).json).toMatchObject({
      success: false,
      error: 'Geçersiz sıfırlama bağlantısı',
    });
  });

  it.each([
    [{ action: 'request_reset' }, 'Email adresi gerekli'],
    [{ action: 'verify_token' }, 'Geçersiz sıfırlama bağlantısı'],
  ])('says what is missing in %j', async (body, error) => {
    const answer = await ask(body);
    expect([answer.status, answer.json]).toMatchObject([400, { success: false, error }]);
  });
});
