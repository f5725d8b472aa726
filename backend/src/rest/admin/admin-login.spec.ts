import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AdminVisitor } from '../../../testing/admin-visitor.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { mailedCode } from '../../../testing/mails.js';
import { changeSetting } from '../../../testing/security-settings.js';
import { anAddress } from '../../../testing/shop-client.js';
import { TEST_CAPTCHA_ANSWER } from '../../../testing/test-environment.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';

const SCRIPT = '/api/admin_login.php';
const FIRST_ADMIN = { email: 'kurucu@toprak.example', password: 'ilk-yoneticinin-sifresi' };

let server: TestServer;
beforeAll(async () => {
  const { email, password } = FIRST_ADMIN;
  server = await startTestServer({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
});
afterAll(() => server.stop());
beforeEach(() => emptyTables(server.dataSource, 'rate_limit'));

const aVisitor = () => new AdminVisitor(server, { address: anAddress() });
const check = async (visitor: AdminVisitor) => (await visitor.ask(`${SCRIPT}?check_captcha=1`)).json;

async function withCaptcha(): Promise<AdminVisitor> {
  const visitor = aVisitor();
  await visitor.ask('/api/captcha.php');
  await visitor.post('/api/captcha.php', { answer: TEST_CAPTCHA_ANSWER });
  return visitor;
}

describe('admin_login.php', () => {
  it('leads the first admin of a new shop in, step by documented step, and out again', async () => {
    const visitor = aVisitor();
    expect((await visitor.ask(SCRIPT)).json).toEqual({ success: true, authenticated: false });

    await visitor.ask('/api/captcha.php');
    expect(await check(visitor)).toEqual({ success: true, authenticated: false, captcha_verified: false });
    await visitor.post('/api/captcha.php', { answer: TEST_CAPTCHA_ANSWER });
    expect(await check(visitor)).toEqual({ success: true, authenticated: false, captcha_verified: true });

    const requested = await visitor.post(SCRIPT, FIRST_ADMIN);
    const { admin_id } = requested.json as { admin_id: string };
    expect(requested.json).toEqual({
      success: true,
      authenticated: false,
      requires_2fa: true,
      admin_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
      email: FIRST_ADMIN.email,
    });

    const code = await mailedCode(server.dataSource, FIRST_ADMIN.email);
    const verified = await visitor.post(`${SCRIPT}?action=verify_2fa`, { admin_id, code });
    expect(verified.json).toEqual({ success: true, authenticated: true });
    expect((await visitor.ask(SCRIPT)).json).toEqual({ success: true, authenticated: true });

    expect((await visitor.ask(SCRIPT, { method: 'DELETE' })).json).toEqual({ success: true });
    expect((await visitor.ask(SCRIPT)).json).toEqual({ success: true, authenticated: false });
  });

  it('needs no code while admin_2fa_enabled is off', async () => {
    const visitor = await withCaptcha();
    await changeSetting(server.app, 'admin_2fa_enabled', 'false');
    const answer = await visitor.post(SCRIPT, FIRST_ADMIN);
    await changeSetting(server.app, 'admin_2fa_enabled', 'true');
    expect(answer.json).toEqual({ success: true, authenticated: true });
  });

  it.each([
    ['no solved captcha', false, '', FIRST_ADMIN, 403, 'Güvenlik doğrulaması başarısız'],
    ['a wrong password', true, '', { ...FIRST_ADMIN, password: 'x' }, 401, 'E-posta veya şifre hatalı'],
    ['no e-mail', true, '', { password: 'x' }, 400, 'E-posta gerekli'],
    ['half an e-mail', true, '', { email: 'kurucu', password: 'x' }, 400, 'Geçersiz e-posta adresi'],
    ['no password', true, '', { email: FIRST_ADMIN.email }, 400, 'Şifre gerekli'],
    ['half a code', true, '?action=verify_2fa', { code: '123' }, 400, '2FA kodu 6 haneli olmalı'],
    [
      'five digits',
      true,
      '?action=verify_2fa',
      { admin_id: '11111111-1111-4111-8111-111111111111', code: '12345' },
      400,
      '2FA kodu 6 haneli olmalı',
    ],
    [
      'a code out of the blue',
      true,
      '?action=verify_2fa',
      { admin_id: '11111111-1111-4111-8111-111111111111', code: '123456' },
      400,
      'Geçersiz kod',
    ],
    [
      'an unknown action',
      true,
      '?action=become_admin',
      FIRST_ADMIN,
      400,
      'İstek okunamadı. Sayfayı yenileyip yeniden deneyin.',
    ],
  ])('refuses %s with the documented text', async (_what, isSolved, query, body, status, error) => {
    const visitor = isSolved ? await withCaptcha() : aVisitor();
    const answer = await visitor.post(SCRIPT + query, body);
    expect([answer.status, answer.json]).toEqual([
      status,
      expect.objectContaining({ success: false, error }),
    ]);
  });

  it('names the field of a refused code as it is documented', async () => {
    const { json } = await aVisitor().post(`${SCRIPT}?action=verify_2fa`, { code: '123456' });
    expect(json).toMatchObject({ fields: { admin_id: '2FA hatası' } });
  });

  it('knows no other methods', async () => {
    const answer = await aVisitor().ask(SCRIPT, { method: 'PATCH' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, DELETE']);
  });

  it('is open in maintenance', async () => {
    await changeSetting(server.app, 'maintenance_mode', 'true');
    const visitor = await withCaptcha();
    const answer = await visitor.post(SCRIPT, FIRST_ADMIN);
    await changeSetting(server.app, 'maintenance_mode', 'false');
    expect(answer.json).toMatchObject({ requires_2fa: true });
  });
});
