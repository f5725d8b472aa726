import { describe, expect, it } from '@jest/globals';
import { anAdmin } from '../seed/admins.js';
import { aCustomer, USUAL_PASSWORD } from '../seed/customers.js';
import { anAddress } from '../testing/shop-client.js';
import { suiteServer } from '../testing/suite-server.js';
import { refusalOf, Visitor } from '../testing/visitor.js';

const server = suiteServer();

const aVisitor = () => new Visitor(server, { address: anAddress() });

describe('Values that the libraries stumble over', () => {
  const ODD: readonly (readonly [what: string, value: unknown])[] = [
    ['null', null],
    ['a constructor', { constructor: 1 }],
    ['a prototype', { prototype: {} }],
    ['half a character', '\ud800@x.test'],
    ['a number', 5],
    ['a list', [['a']]],
  ];
  const PATHS = [
    '/trpc/session.signIn',
    '/trpc/registration.register',
    '/trpc/passwordReset.request',
    '/api/auth.php?action=login',
    '/api/auth.php?action=register',
    '/api/email_verification.php',
    '/api/password_reset.php',
    '/api/captcha.php',
    '/api/admin_login.php',
  ];
  const FIELDS = ['email', 'password', 'captchaAnswer', 'captcha_answer', 'answer', 'action', 'firstName'];

  it.each(ODD)('are bad input wherever they come: %s', async (_what, value) => {
    for (const path of PATHS) {
      for (const field of FIELDS) {
        const answer = await aVisitor().post(path, { action: 'request_reset', [field]: value });
        expect([path, field, answer.status < 500]).toEqual([path, field, true]);
      }
    }
  });
});

describe('Addresses that only look like another’s', () => {
  it.each([
    'ayse@\u0130stanbul.test',
    'ay\u015fe@x.test',
    'ayse@x.test\u00ad',
    'ayse@\u202ex.test',
    'ayse@x\u3002test',
  ])('are no addresses: %j', async (email) => {
    const answer = await aVisitor().mutate('session.signIn', { email, password: USUAL_PASSWORD });
    expect(refusalOf(answer)).toMatchObject({
      code: 'invalid_input',
      fields: { email: 'Geçersiz e-posta adresi' },
    });
  });

  it('give nobody another five tries', async () => {
    const { email } = await aCustomer(server.dataSource.manager, { email: 'kilit@iyi-izmir.test' });
    const guesser = aVisitor();
    for (let tries = 0; tries < 5; tries += 1) await guesser.signIn(email, 'yanlis-sifre');
    for (const spelling of [email, email.toUpperCase(), 'kilit@IYI-IZMIR.test']) {
      expect(refusalOf(await guesser.signIn(spelling)).code).toBe('sign_in_locked');
    }
  });
});

describe('An account that took the address of an admin', () => {
  it('takes nothing of the admin along when it ends', async () => {
    const { manager } = server.dataSource;
    const admin = await anAdmin(manager);
    await manager.query(
      `INSERT INTO log_entry (event_type, username, user_id, ip_address, details)
       VALUES ('security_alert', $1, $2, '203.0.113.9', '{"event": "admin_sign_in_failed"}')`,
      [admin.email, admin.id],
    );
    const { email } = await aCustomer(manager);
    const mallory = aVisitor();
    await mallory.signIn(email);
    const profile = { firstName: 'M', lastName: 'M', email: admin.email, currentPassword: USUAL_PASSWORD };
    expect((await mallory.mutate('account.updateProfile', profile)).status).toBe(200);
    expect((await mallory.mutate('account.remove', { password: USUAL_PASSWORD })).status).toBe(200);

    const kept = await manager.query<unknown[]>(
      `SELECT ip_address FROM log_entry WHERE username = $1 AND user_id = $2`,
      [admin.email, admin.id],
    );
    expect(kept).toEqual([{ ip_address: '203.0.113.9' }]);
  });
});
