import { beforeEach, describe, expect, it } from '@jest/globals';
import { aCustomer } from '../../seed/customers.js';
import { anAdmin, USUAL_ADMIN_PASSWORD } from '../../seed/admins.js';
import { AdminVisitor } from '../../testing/admin-visitor.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { countMails, latestMail, mailedCode, mailedUnlockLink } from '../../testing/mails.js';
import { runJobs } from '../../testing/run-jobs.js';
import { changeSetting } from '../../testing/security-settings.js';
import { anAddress, type HttpAnswer } from '../../testing/shop-client.js';
import { suiteServer } from '../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../testing/visitor.js';
import { LogEntry } from '../activity-log/log-entry.entity.js';
import { Admin } from './admin.entity.js';

const server = suiteServer();
let elif: Admin;

beforeEach(async () => {
  await emptyTables(server.dataSource, 'rate_limit', 'log_entry');
  elif = await anAdmin(server.dataSource.manager);
});

const aVisitor = (address = anAddress()) => new AdminVisitor(server, { address });
const codeOf = ({ email }: Admin) => mailedCode(server.dataSource, email);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const outcome = (answer: HttpAnswer) =>
  answer.status === 200 ? 'ok' : `${answer.status} ${refusalOf(answer).message}`;

async function signedIn(admin = elif): Promise<AdminVisitor> {
  const visitor = aVisitor();
  await visitor.signInAsAdmin(admin.email);
  await visitor.typeCode(admin.id, await codeOf(admin));
  return visitor;
}

/** The log entries that the tests themselves cause. */
const SETTING_CHANGED = 'security_alert setting_changed';

async function logged(): Promise<string[]> {
  const entries = await server.dataSource.manager.find(LogEntry, { order: { id: 'ASC' } });
  const events = entries.map(({ eventType, details }) => `${eventType} ${String(details['event'])}`);
  return events.filter((event) => event !== SETTING_CHANGED);
}

describe('The way into the back office', () => {
  it('leads over a captcha, e-mail and password, and a mailed code', async () => {
    const visitor = aVisitor();

    expect(dataOf(await visitor.solveCaptcha())).toEqual({ isSolved: true });
    const requested = await visitor.mutate('adminSession.signIn', {
      email: elif.email.toUpperCase(),
      password: USUAL_ADMIN_PASSWORD,
    });
    expect(dataOf(requested)).toEqual({
      status: 'code_required',
      adminId: elif.id,
      email: elif.email,
      method: 'mail',
    });
    expect(await visitor.whichAdmin()).toBeNull();

    const admin = { id: elif.id, name: 'Elif Toprak', email: elif.email, role: 'admin' };
    expect(dataOf(await visitor.typeCode(elif.id, await codeOf(elif)))).toEqual({
      status: 'signed_in',
      admin,
    });
    expect(dataOf(await visitor.query('adminSession.current', {}))).toEqual(admin);
    expect(await logged()).toEqual(['admin_2fa_login signed_in']);
  });

  it('is open in maintenance, and so is the shop for signed-in admins', async () => {
    const visitor = aVisitor();
    await changeSetting(server.app, 'maintenance_mode', 'true');
    const closed = await visitor.ask('/api/products.php', { method: 'HEAD' });
    await visitor.signInAsAdmin(elif.email);
    await visitor.typeCode(elif.id, await codeOf(elif));
    const admin = await visitor.whichAdmin();
    const open = await visitor.ask('/api/products.php', { method: 'HEAD' });
    await changeSetting(server.app, 'maintenance_mode', 'false');
    expect([closed.status, admin, open.status]).toEqual([503, elif.email, 200]);
  });

  it('is shorter while admin_2fa_enabled is off', async () => {
    await changeSetting(server.app, 'admin_2fa_enabled', 'false');
    const visitor = aVisitor();
    const answer = await visitor.signInAsAdmin(elif.email);
    await changeSetting(server.app, 'admin_2fa_enabled', 'true');

    expect(dataOf(answer)).toMatchObject({ status: 'signed_in', admin: { email: elif.email } });
    expect(await visitor.whichAdmin()).toBe(elif.email);
    expect(await countMails(server.dataSource, 'verification-code', elif.email)).toBe(0);
    expect(await logged()).toEqual(['admin_login signed_in']);
  });

  it('gives the session a new name, so that a foisted one stays worthless', async () => {
    const visitor = aVisitor();
    await visitor.signInAsAdmin(elif.email);
    const foisted = visitor.cookies.get('toprak') ?? '';
    await visitor.typeCode(elif.id, await codeOf(elif));

    expect(visitor.cookies.get('toprak')).not.toBe(foisted);
    const stolen = await aVisitor().ask('/trpc/adminSession.current?input=%7B%7D', {
      headers: { cookie: `toprak=${foisted}` },
    });
    expect(dataOf(stolen)).toBeNull();
  });
});

describe('Whoever waits for the code', () => {
  it('may go back to the password without another captcha, until one was wrong', async () => {
    const visitor = aVisitor();
    const enter = (password: string) =>
      visitor.mutate('adminSession.signIn', { email: elif.email, password });
    await visitor.signInAsAdmin(elif.email);
    expect(outcome(await enter(USUAL_ADMIN_PASSWORD))).toBe('ok');
    expect(outcome(await enter('yanlis-sifre'))).toBe('401 E-posta veya şifre hatalı');
    expect(outcome(await enter(USUAL_ADMIN_PASSWORD))).toBe('403 Güvenlik doğrulaması başarısız');
  });

  it('gets another one after a minute, which alone opens then; nobody else gets any', async () => {
    const visitor = aVisitor();
    await visitor.signInAsAdmin(elif.email);
    const resend = (by = visitor) => by.mutate('adminSession.resendCode', { adminId: elif.id });
    expect(refusalOf(await resend()).code).toBe('code_not_resent');
    expect(refusalOf(await resend(aVisitor())).code).toBe('admin_code_expired');

    await server.dataSource.query(`UPDATE verification_code SET sent_at = sent_at - interval '61 seconds'`);
    const old = await codeOf(elif);
    expect(outcome(await resend())).toBe('ok');
    const fresh = await codeOf(elif);
    if (old !== fresh) expect(outcome(await visitor.typeCode(elif.id, old))).toBe('400 Geçersiz kod');
    expect(outcome(await visitor.typeCode(elif.id, fresh))).toBe('ok');
  });
});

describe('Without a solved captcha', () => {
  const enter = (visitor: AdminVisitor) =>
    visitor.mutate('adminSession.signIn', { email: elif.email, password: USUAL_ADMIN_PASSWORD });

  it('nobody gets to the password', async () => {
    expect(outcome(await enter(aVisitor()))).toBe('403 Güvenlik doğrulaması başarısız');
    const unsolved = aVisitor();
    await unsolved.query('captcha.get', {});
    expect(outcome(await enter(unsolved))).toBe('403 Güvenlik doğrulaması başarısız');
  });

  it('nobody tries twice', async () => {
    const visitor = aVisitor();
    await visitor.signInAsAdmin(elif.email, 'yanlis-sifre');
    expect(outcome(await enter(visitor))).toBe('403 Güvenlik doğrulaması başarısız');
  });

  it('everybody does while it is switched off', async () => {
    await changeSetting(server.app, 'captcha_enabled', 'false');
    const answer = await enter(aVisitor());
    await changeSetting(server.app, 'captcha_enabled', 'true');
    expect(outcome(answer)).toBe('ok');
  });
});

describe('A refused password', () => {
  it.each([
    ['a wrong one', () => aVisitor().signInAsAdmin(elif.email, 'yanlis-sifre')],
    ['an address without an admin', () => aVisitor().signInAsAdmin('kimse@toprak.example')],
    [
      'an admin who is not active',
      async () => {
        const { email } = await anAdmin(server.dataSource.manager, { isActive: false });
        return aVisitor().signInAsAdmin(email);
      },
    ],
    [
      'a customer',
      async () => {
        const { email } = await aCustomer(server.dataSource.manager, { password: USUAL_ADMIN_PASSWORD });
        return aVisitor().signInAsAdmin(email);
      },
    ],
  ])('has one text, also for %s', async (_what, enter) => {
    expect(outcome(await enter())).toBe('401 E-posta veya şifre hatalı');
    expect(await logged()).toEqual(['security_alert admin_sign_in_failed']);
  });

  it.each([
    [
      { email: '', password: '' },
      { email: 'E-posta gerekli', password: 'Şifre gerekli' },
    ],
    [{ email: 'elif', password: 'x' }, { email: 'Geçersiz e-posta adresi' }],
  ])('of %p says what is missing', async (input, fields) => {
    expect(refusalOf(await aVisitor().mutate('adminSession.signIn', input))).toMatchObject({ fields });
  });

  it('locks the account at its network after so many, also for the right one, and tells the admin', async () => {
    await changeSetting(server.app, 'max_login_attempts', '3');
    const address = anAddress();
    const tries: string[] = [];
    for (let each = 0; each < 3; each++) {
      tries.push(outcome(await aVisitor(address).signInAsAdmin(elif.email, 'yanlis-sifre')));
    }
    const late = await aVisitor(address).signInAsAdmin(elif.email);
    const another = await anAdmin(server.dataSource.manager);
    const other = await aVisitor(address).signInAsAdmin(another.email);
    const elsewhere = await aVisitor().signInAsAdmin(elif.email);
    await changeSetting(server.app, 'max_login_attempts', '5');

    expect(tries).toEqual(Array<string>(3).fill('401 E-posta veya şifre hatalı'));
    expect(outcome(late)).toBe('429 Çok fazla deneme yapıldı. 15 dakika sonra yeniden deneyin.');
    expect([outcome(other), outcome(elsewhere)]).toEqual(['ok', 'ok']);
    await runJobs(server, 'admins.tell-locked');
    expect(await countMails(server.dataSource, 'admin-locked', elif.email)).toBe(1);
    expect(await logged()).toEqual([
      ...Array<string>(2).fill('security_alert admin_sign_in_failed'),
      'security_alert admin_locked_out',
    ]);
  });

  it('never keeps out a browser that passed the second factor before; a mailed link lets in others', async () => {
    const known = await signedIn();
    await known.mutate('adminSession.signOut', '');
    for (let each = 0; each < 50; each++) await aVisitor().signInAsAdmin(elif.email, 'yanlis-sifre');

    expect((await aVisitor().signInAsAdmin(elif.email)).status).toBe(429);
    expect(outcome(await known.signInAsAdmin(elif.email))).toBe('ok');

    await runJobs(server, 'admins.tell-locked');
    const { path, token } = await mailedUnlockLink(server.dataSource, 'admin-locked', elif.email);
    expect(path).toBe('/admin/giris-kilidi');
    expect((await aVisitor().mutate('session.unlock', { token })).status).toBe(200);
    expect(outcome(await aVisitor().signInAsAdmin(elif.email))).toBe('ok');
  });

  it('everywhere mails a link, also when locks of single networks have used up their mails', async () => {
    for (let network = 0; network < 4; network += 1) {
      const address = anAddress();
      for (let each = 0; each < 5; each += 1) {
        await aVisitor(address).signInAsAdmin(elif.email, 'yanlis-sifre');
      }
    }
    await runJobs(server, 'admins.tell-locked');
    expect(await countMails(server.dataSource, 'admin-locked', elif.email)).toBe(3);
    for (let each = 0; each < 30; each += 1) await aVisitor().signInAsAdmin(elif.email, 'yanlis-sifre');
    await runJobs(server, 'admins.tell-locked');
    expect(await countMails(server.dataSource, 'admin-locked', elif.email)).toBe(4);
  });

  it('of the second factor makes no browser known', async () => {
    const thief = aVisitor();
    await thief.signInAsAdmin(elif.email);
    await thief.typeCode(elif.id, wrong(await codeOf(elif)));
    expect(thief.cookies.get('toprak-known-admin')).toBeUndefined();
  });

  it('of an admin locks no customer with the same address out', async () => {
    const { email } = await aCustomer(server.dataSource.manager);
    for (let each = 0; each < 6; each++) await aVisitor().signInAsAdmin(email, 'yanlis-sifre');
    expect((await aVisitor().signIn(email)).status).toBe(200);
  });
});

describe('The mailed code', () => {
  async function waiting(): Promise<AdminVisitor> {
    const visitor = aVisitor();
    await visitor.signInAsAdmin(elif.email);
    return visitor;
  }

  it('bears five wrong tries; then the right one comes too late', async () => {
    const visitor = await waiting();
    const code = await codeOf(elif);
    const tries: string[] = [];
    for (let each = 0; each < 5; each++) tries.push(outcome(await visitor.typeCode(elif.id, wrong(code))));

    expect(tries).toEqual(Array<string>(5).fill('400 Geçersiz kod'));
    expect(outcome(await visitor.typeCode(elif.id, code))).toBe(
      '400 Kodun süresi doldu ya da çok kez hatalı girildi. Yeniden giriş yapın.',
    );
    expect(await visitor.whichAdmin()).toBeNull();
    expect(await logged()).toEqual([
      ...Array<string>(5).fill('security_alert admin_code_wrong'),
      'security_alert admin_code_expired',
    ]);
  });

  it('bears no more of them at the same time', async () => {
    const visitor = await waiting();
    const code = await codeOf(elif);
    const tries = await Promise.all(Array.from({ length: 20 }, () => visitor.typeCode(elif.id, wrong(code))));
    expect(tries.filter((answer) => refusalOf(answer).code === 'admin_code_wrong')).toHaveLength(5);
  });

  it('is worth nothing in a session that did not pass the first step', async () => {
    await waiting();
    const code = await codeOf(elif);
    const stranger = aVisitor();
    expect(outcome(await stranger.typeCode(elif.id, code))).toBe('400 Geçersiz kod');

    const another = await anAdmin(server.dataSource.manager);
    await stranger.signInAsAdmin(another.email);
    expect(outcome(await stranger.typeCode(elif.id, code))).toBe('400 Geçersiz kod');
    expect(await stranger.whichAdmin()).toBeNull();
  });

  it('lets in only the admin to whom it was mailed', async () => {
    const visitor = await waiting();
    const boss = await anAdmin(server.dataSource.manager, { role: 'super_admin' });
    expect(outcome(await visitor.typeCode(boss.id, await codeOf(elif)))).toBe('400 Geçersiz kod');
    expect(await visitor.whichAdmin()).toBeNull();
  });

  it('is kept from nobody by what another admin types', async () => {
    const boss = await anAdmin(server.dataSource.manager, { role: 'super_admin' });
    const visitor = await waiting();
    for (let each = 0; each < 31; each++) await visitor.typeCode(boss.id, '000000');
    const other = aVisitor();
    await other.signInAsAdmin(boss.email);
    expect(outcome(await other.typeCode(boss.id, await codeOf(boss)))).toBe('ok');
  });

  it('is used up by its use, and by one of many at once', async () => {
    const visitor = await waiting();
    const code = await codeOf(elif);
    const cookie = `toprak=${visitor.cookies.get('toprak') ?? ''}`;
    const again = () => visitor.mutate('adminSession.verifyCode', { adminId: elif.id, code }, { cookie });
    const answers = await Promise.all(Array.from({ length: 4 }, again));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await again()).status).toBe(400);
  });

  it('lives ten minutes', async () => {
    const visitor = await waiting();
    const [code] = await server.dataSource.query<{ seconds: number }[]>(
      `SELECT extract(epoch FROM expires_at - sent_at)::int AS seconds FROM verification_code WHERE admin_id = $1`,
      [elif.id],
    );
    expect(code?.seconds).toBe(600);
    const mail = await latestMail(server.dataSource, 'verification-code', elif.email);
    expect(mail?.minutes).toBe(10);
    await server.dataSource.query(`UPDATE verification_code SET expires_at = now() - interval '1 second'`);
    expect(refusalOf(await visitor.typeCode(elif.id, await codeOf(elif))).code).toBe('admin_code_expired');
  });

  it('lets in nobody who was made inactive meanwhile', async () => {
    const visitor = await waiting();
    await server.dataSource.manager.update(Admin, { id: elif.id }, { isActive: false });
    expect(outcome(await visitor.typeCode(elif.id, await codeOf(elif)))).toBe('400 Geçersiz kod');
  });

  it.each([
    [{ code: '12345' }, { code: '2FA kodu 6 haneli olmalı' }],
    [{ code: 123456 }, { code: '2FA kodu 6 haneli olmalı' }],
    [{ adminId: undefined }, { adminId: '2FA hatası' }],
  ])('has the form %p refused', async (given, fields) => {
    const input = { adminId: elif.id, code: '123456', ...given };
    expect(refusalOf(await aVisitor().mutate('adminSession.verifyCode', input))).toMatchObject({ fields });
  });

  it('is not counted when it was right: a working admin signs in as often as needed', async () => {
    for (let each = 0; each < 35; each++) await signedIn();
    expect(outcome(await aVisitor().signInAsAdmin(elif.email))).toBe('ok');
  });

  it('is mailed twenty times an hour at most', async () => {
    const answers: string[] = [];
    for (let each = 0; each < 21; each++) answers.push(outcome(await aVisitor().signInAsAdmin(elif.email)));
    expect(answers.slice(0, 20)).toEqual(Array<string>(20).fill('ok'));
    expect(answers[20]).toBe('429 Çok fazla deneme yapıldı. 60 dakika sonra yeniden deneyin.');
  });
});

describe("An admin's session", () => {
  it.each([
    ['the password changes', { credentialsVersion: 2 }],
    ['the admin is made inactive', { isActive: false }],
  ])('ends when %s', async (_what, change) => {
    const visitor = await signedIn();
    expect(await visitor.whichAdmin()).toBe(elif.email);
    await server.dataSource.manager.update(Admin, { id: elif.id }, change);
    expect(await visitor.whichAdmin()).toBeNull();
  });

  it('ends when the admin is gone', async () => {
    const visitor = await signedIn();
    await server.dataSource.manager.delete(Admin, { id: elif.id });
    expect(await visitor.whichAdmin()).toBeNull();
  });

  it('and a customer in one browser sign out apart from each other', async () => {
    const ayse = await aCustomer(server.dataSource.manager);
    const visitor = await signedIn();
    await visitor.signIn(ayse.email);
    const people = async () => [await visitor.whichAdmin(), await visitor.whoAmI()];
    expect(await people()).toEqual([elif.email, ayse.email]);

    await visitor.signOut();
    expect(await people()).toEqual([elif.email, null]);

    await visitor.signIn(ayse.email);
    await visitor.mutate('adminSession.signOut', '');
    expect(await people()).toEqual([null, ayse.email]);

    await visitor.signOut();
    expect(await people()).toEqual([null, null]);
  });
});
