import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AuthenticatorSetup, NewRecoveryCodes } from '../../../contract/admin/authenticator.views.js';
import { anAdmin, USUAL_ADMIN_PASSWORD } from '../../../seed/admins.js';
import { AdminVisitor } from '../../../testing/admin-visitor.js';
import { appCode } from '../../../testing/app-code.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { countMails, mailedCode } from '../../../testing/mails.js';
import { changeSetting } from '../../../testing/security-settings.js';
import { anAddress, type HttpAnswer } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import type { Admin } from '../admin.entity.js';
import { ResetAdminPasswordService } from '../reset-admin-password.service.js';

const password = USUAL_ADMIN_PASSWORD;

const server = suiteServer();
let elif: Admin;
let desk: AdminVisitor;

beforeEach(async () => {
  await emptyTables(server.dataSource, 'rate_limit');
  await changeSetting(server.app, 'admin_2fa_enabled', 'true');
  elif = await anAdmin(server.dataSource.manager);
  desk = await throughPassword();
  await desk.typeCode(elif.id, await mailedCode(server.dataSource, elif.email));
});

/** A visitor who has passed the captcha and the password. */
async function throughPassword(): Promise<AdminVisitor> {
  const visitor = new AdminVisitor(server, { address: anAddress() });
  expect(dataOf(await visitor.signInAsAdmin(elif.email))).toMatchObject({ status: 'code_required' });
  return visitor;
}

async function begin(): Promise<AuthenticatorSetup> {
  return dataOf(
    await desk.mutate('admin.authenticator.begin', { currentPassword: password }),
  ) as AuthenticatorSetup;
}

async function switchOn() {
  const { key, setup } = await begin();
  const provedWith = appCode(key);
  const answer = await desk.mutate('admin.authenticator.switchOn', { setup, code: provedWith });
  return { key, provedWith, recoveryCodes: (dataOf(answer) as NewRecoveryCodes).recoveryCodes };
}

/** Makes codes usable again, as if time had passed. */
const letTimePass = () => server.dataSource.query('UPDATE admin_authenticator SET last_step = 0');
const outcome = (answer: HttpAnswer) => (answer.status === 200 ? 'ok' : refusalOf(answer).code);
/** The titles of the notices that were mailed to the admin. */
const notices = async () => {
  const rows = await server.dataSource.query<{ title: string }[]>(
    `SELECT payload->>'title' AS title FROM mail_message WHERE template = 'admin-notice' AND recipient = $1`,
    [elif.email],
  );
  return rows.map(({ title }) => title);
};

describe('An authenticator app', () => {
  it('is set up with the password and proved with one of its codes', async () => {
    expect(dataOf(await desk.query('admin.authenticator.state', {}))).toEqual({ isOn: false });
    const wrong = await desk.mutate('admin.authenticator.begin', { currentPassword: 'yanlis' });
    expect(refusalOf(wrong).fields).toEqual({ currentPassword: 'Şifrenizi hatalı yazdınız.' });

    const { key, setup, qr } = await begin();
    expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect(qr).toEqual({ size: expect.any(Number), path: expect.stringMatching(/^M/) });
    const early = await desk.mutate('admin.authenticator.switchOn', { setup, code: '000000' });
    expect(refusalOf(early)).toMatchObject({
      code: 'authenticator_code_wrong',
      fields: { code: expect.any(String) },
    });
    expect(dataOf(await desk.query('admin.authenticator.state', {}))).toEqual({ isOn: false });

    const on = await desk.mutate('admin.authenticator.switchOn', { setup, code: appCode(key) });
    const { recoveryCodes } = dataOf(on) as NewRecoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(dataOf(await desk.query('admin.authenticator.state', {}))).toEqual({
      isOn: true,
      since: expect.any(String),
      recoveryCodesLeft: 10,
    });
    expect(await notices()).toContain('Doğrulama uygulaması açıldı');
    expect(outcome(await desk.mutate('admin.authenticator.switchOn', { setup, code: appCode(key, 1) }))).toBe(
      'authenticator_on',
    );
  });

  it('is set up only by whom the setup was made for', async () => {
    const { key, setup } = await begin();
    const other = new AdminVisitor(server, { address: anAddress() });
    const deniz = await anAdmin(server.dataSource.manager);
    await other.signInAsAdmin(deniz.email);
    await other.typeCode(deniz.id, await mailedCode(server.dataSource, deniz.email));
    const stolen = await other.mutate('admin.authenticator.switchOn', { setup, code: appCode(key) });
    expect(outcome(stolen)).toBe('authenticator_setup_expired');
  });

  it('leaves nothing in the database that opens the account', async () => {
    const { key, recoveryCodes } = await switchOn();
    const rows = await server.dataSource.query<unknown[]>(
      `SELECT row_to_json(a) AS app, (SELECT json_agg(row_to_json(c)) FROM admin_recovery_code c
         WHERE c.admin_id = a.admin_id) AS codes FROM admin_authenticator a WHERE admin_id = $1`,
      [elif.id],
    );
    const stored = JSON.stringify(rows);
    expect(stored).toContain('v1.');
    for (const secret of [key.replaceAll(' ', ''), ...recoveryCodes]) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(secret.replace('-', ''));
    }
  });
});

describe('Signing in with an app', () => {
  it('asks for its code instead of a mailed one, also while the mailed one is switched off', async () => {
    const { key } = await switchOn();
    const mails = await countMails(server.dataSource, 'verification-code', elif.email);
    for (const isMailed of ['true', 'false']) {
      await changeSetting(server.app, 'admin_2fa_enabled', isMailed);
      await letTimePass();
      const visitor = new AdminVisitor(server, { address: anAddress() });
      expect(dataOf(await visitor.signInAsAdmin(elif.email))).toEqual({
        status: 'code_required',
        adminId: elif.id,
        email: elif.email,
        method: 'app',
      });
      expect(outcome(await visitor.typeCode(elif.id, '000000'))).toBe('admin_code_wrong');
      expect(outcome(await visitor.typeCode(elif.id, appCode(key)))).toBe('ok');
      expect(await visitor.whichAdmin()).toBe(elif.email);
    }
    expect(await countMails(server.dataSource, 'verification-code', elif.email)).toBe(mails);
  });

  it('mails no code on request either', async () => {
    await switchOn();
    const visitor = await throughPassword();
    await server.dataSource.query(`UPDATE verification_code SET sent_at = now() - interval '2 minutes'`);
    const mails = await countMails(server.dataSource, 'verification-code', elif.email);
    expect(outcome(await visitor.mutate('adminSession.resendCode', { adminId: elif.id }))).toBe(
      'admin_code_expired',
    );
    expect(await countMails(server.dataSource, 'verification-code', elif.email)).toBe(mails);
  });

  it('takes no code twice, even at the same moment', async () => {
    const { key, provedWith } = await switchOn();
    expect(outcome(await (await throughPassword()).typeCode(elif.id, provedWith))).toBe('admin_code_wrong');
    await letTimePass();
    const visitors = [await throughPassword(), await throughPassword(), await throughPassword()];
    const code = appCode(key);
    const answers = await Promise.all(visitors.map((visitor) => visitor.typeCode(elif.id, code)));
    expect(answers.map(outcome).sort()).toEqual(['admin_code_wrong', 'admin_code_wrong', 'ok']);
    expect(outcome(await (await throughPassword()).typeCode(elif.id, appCode(key, -1)))).toBe(
      'admin_code_wrong',
    );
  });

  it('has five tries, right or wrong', async () => {
    const { key } = await switchOn();
    await letTimePass();
    const visitor = await throughPassword();
    for (let round = 0; round < 5; round += 1) await visitor.typeCode(elif.id, '000000');
    expect(outcome(await visitor.typeCode(elif.id, appCode(key)))).toBe('admin_code_expired');
  });

  it('takes each recovery code once, however it is typed, and mails the admin', async () => {
    const { recoveryCodes } = await switchOn();
    const [first = '', second = ''] = recoveryCodes;
    const use = async (code: string) =>
      (await throughPassword()).mutate('adminSession.useRecoveryCode', { adminId: elif.id, code });

    expect(outcome(await use('aaaaa-aaaaa'))).toBe('admin_code_wrong');
    expect(outcome(await use(` ${first.toUpperCase().replace('-', ' ')}`))).toBe('ok');
    expect(await notices()).toContain('Bir kurtarma kodu kullanıldı');
    expect(outcome(await use(first))).toBe('admin_code_wrong');
    const twice = await Promise.all([use(second), use(second)]);
    expect(twice.map(outcome).sort()).toEqual(['admin_code_wrong', 'ok']);
    expect(dataOf(await desk.query('admin.authenticator.state', {}))).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('works over the documented call', async () => {
    const { key } = await switchOn();
    await letTimePass();
    const visitor = new AdminVisitor(server, { address: anAddress() });
    await visitor.solveCaptcha();
    const script = '/api/admin_login.php';
    const requested = await visitor.post(script, { email: elif.email, password });
    expect(requested.json).toEqual({
      success: true,
      authenticated: false,
      requires_2fa: true,
      admin_id: elif.id,
      email: elif.email,
    });
    const typed = { admin_id: elif.id, code: appCode(key) };
    expect((await visitor.post(`${script}?action=verify_2fa`, typed)).json).toMatchObject({
      authenticated: true,
    });
  });
});

describe('An app that is on', () => {
  it('gets new recovery codes for password and code; the old ones are void', async () => {
    const { key, recoveryCodes } = await switchOn();
    const renew = (typed: object) => desk.mutate('admin.authenticator.renewRecoveryCodes', typed);
    expect(outcome(await renew({ currentPassword: 'yanlis', code: appCode(key, 1) }))).toBe('password_wrong');
    expect(outcome(await renew({ currentPassword: password, code: '000000' }))).toBe(
      'authenticator_code_wrong',
    );
    const renewed = dataOf(
      await renew({ currentPassword: password, code: appCode(key, 1) }),
    ) as NewRecoveryCodes;
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect(renewed.recoveryCodes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    const old = await (
      await throughPassword()
    ).mutate('adminSession.useRecoveryCode', { adminId: elif.id, code: recoveryCodes[0] });
    expect(outcome(old)).toBe('admin_code_wrong');
  });

  it.each(['its code', 'a recovery code'])('is switched off with the password and %s', async (which) => {
    const { key, recoveryCodes } = await switchOn();
    const switchOff = (typed: object) => desk.mutate('admin.authenticator.switchOff', typed);
    expect(outcome(await switchOff({ currentPassword: password, code: '000000' }))).toBe(
      'authenticator_code_wrong',
    );
    const code = which === 'its code' ? appCode(key, 1) : recoveryCodes[3];
    expect(outcome(await switchOff({ currentPassword: 'yanlis', code }))).toBe('password_wrong');
    expect(outcome(await switchOff({ currentPassword: password, code }))).toBe('ok');

    expect(await notices()).toContain('Doğrulama uygulaması kapatıldı');
    expect(dataOf(await desk.query('admin.authenticator.state', {}))).toEqual({ isOn: false });
    const visitor = new AdminVisitor(server, { address: anAddress() });
    expect(dataOf(await visitor.signInAsAdmin(elif.email))).toMatchObject({ method: 'mail' });
    const mailed = await mailedCode(server.dataSource, elif.email);
    expect(outcome(await visitor.typeCode(elif.id, mailed))).toBe('ok');
  });

  it('allows ten wrong codes in a quarter of an hour', async () => {
    const { key } = await switchOn();
    const switchOff = (code: string) =>
      desk.mutate('admin.authenticator.switchOff', { currentPassword: password, code });
    for (let round = 0; round < 10; round += 1) await switchOff('000000');
    expect(outcome(await switchOff(appCode(key, 1)))).toBe('too_many_tries');
  });

  it('goes with the password that the operator’s command gives', async () => {
    await switchOn();
    const fresh = await server.app.get(ResetAdminPasswordService, { strict: false }).reset(elif.email);
    const visitor = new AdminVisitor(server, { address: anAddress() });
    expect(dataOf(await visitor.signInAsAdmin(elif.email, fresh))).toMatchObject({ method: 'mail' });
  });
});
