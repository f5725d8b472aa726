import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aCustomer, USUAL_PASSWORD } from '../../../seed/customers.js';
import { countMails, mailedCode } from '../../../testing/mails.js';
import { changeSetting } from '../../../testing/security-settings.js';
import { anAddress } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf, Visitor } from '../../../testing/visitor.js';
import { Customer } from './customer.entity.js';
import { VerificationCode } from './verification-code.entity.js';

const server = suiteServer();
let registration: { firstName: string; lastName: string; email: string; password: string };

beforeEach(() => {
  const email = `${randomUUID()}@toprak.example`;
  registration = { firstName: 'Elif', lastName: 'Kaya', email, password: 'seramik-seven' };
});

const aVisitor = () => new Visitor(server, { address: anAddress() });
const accounts = (email: string) => server.dataSource.manager.countBy(Customer, { email });
async function clearRateLimits(): Promise<void> {
  await server.dataSource.query('DELETE FROM rate_limit');
  await server.dataSource.query(`UPDATE verification_code SET sent_at = sent_at - interval '1 minute'`);
}

describe('Registering without verification', () => {
  it('opens the account and signs in, with a greeting', async () => {
    const visitor = aVisitor();
    const answer = await visitor.register({
      ...registration,
      phone: '0532 123 45 67',
      address: ' Kuzguncuk ',
    });

    expect(dataOf(answer)).toMatchObject({
      status: 'registered',
      customer: { firstName: 'Elif', isEmailVerified: false, phone: '+905321234567', address: 'Kuzguncuk' },
    });
    expect(await visitor.whoAmI()).toBe(registration.email);
    expect(dataOf(await visitor.query('session.current', {}))).toMatchObject({ unreadMessages: 1 });
    expect(await countMails(server.dataSource, 'welcome', registration.email)).toBe(1);
  });

  it('keeps the password only as an argon2id hash', async () => {
    await aVisitor().register(registration);
    const [row] = await server.dataSource.query<{ password_hash: string }[]>(
      'SELECT password_hash FROM customer WHERE email = $1',
      [registration.email],
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('refuses an address that has an account, whatever its capitals', async () => {
    const ayse = await aCustomer(server.dataSource.manager);
    const answer = await aVisitor().register({ ...registration, email: ayse.email.toUpperCase() });

    expect(answer.status).toBe(409);
    expect(refusalOf(answer).code).toBe('registration_failed');
    expect((await aVisitor().signIn(ayse.email)).status).toBe(200);
  });

  it('opens one account when the same address comes many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => aVisitor().register(registration)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await accounts(registration.email)).toBe(1);
  });

  it('is refused while registration_enabled is off', async () => {
    await changeSetting(server.app, 'registration_enabled', 'false');
    const answer = await aVisitor().register(registration);
    await changeSetting(server.app, 'registration_enabled', 'true');

    expect([answer.status, refusalOf(answer).code]).toEqual([403, 'registration_closed']);
    expect(await accounts(registration.email)).toBe(0);
  });

  it('asks for no captcha while captcha_enabled is off', async () => {
    await changeSetting(server.app, 'captcha_enabled', 'false');
    const answer = await aVisitor().mutate('registration.register', registration);
    await changeSetting(server.app, 'captcha_enabled', 'true');
    expect(answer.status).toBe(200);
  });
});

describe('Registering with verification', () => {
  beforeAll(() => changeSetting(server.app, 'email_verification_enabled', 'true'));

  const verify = (visitor: Visitor, code: string) =>
    visitor.mutate('registration.verify', { email: registration.email, code });
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('opens the account with the mailed code, and signs in', async () => {
    const visitor = aVisitor();
    const answer = await visitor.register(registration);
    expect(dataOf(answer)).toEqual({ status: 'verification_required', email: registration.email });
    expect(await accounts(registration.email)).toBe(0);

    const code = await mailedCode(server.dataSource, registration.email);
    const verified = await verify(visitor, code);

    expect(dataOf(verified)).toMatchObject({ email: registration.email, isEmailVerified: true });
    expect(await visitor.whoAmI()).toBe(registration.email);
    expect((await aVisitor().signIn(registration.email, registration.password)).status).toBe(200);
    expect(await server.dataSource.manager.countBy(VerificationCode, { email: registration.email })).toBe(0);
  });

  it('takes a code once, also when it comes many times at once', async () => {
    const visitor = aVisitor();
    await visitor.register(registration);
    const code = await mailedCode(server.dataSource, registration.email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(visitor, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await accounts(registration.email)).toBe(1);
  });

  it('bears five tries', async () => {
    const visitor = aVisitor();
    await visitor.register(registration);
    const code = await mailedCode(server.dataSource, registration.email);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(refusalOf(await verify(visitor, wrong(code)))).toMatchObject({
        code: 'code_wrong',
        message: 'Geçersiz doğrulama kodu',
      });
    }

    const late = await verify(visitor, code);

    expect(refusalOf(late)).toMatchObject({
      code: 'code_expired',
      message: 'Doğrulama kodunun süresi doldu. Yeni kod talep edin.',
    });
    expect(await accounts(registration.email)).toBe(0);
  });

  it('does not take a code after its fifteen minutes', async () => {
    const visitor = aVisitor();
    await visitor.register(registration);
    const code = await mailedCode(server.dataSource, registration.email);
    await server.dataSource.query(
      `UPDATE verification_code SET expires_at = now() - interval '1 second' WHERE email = $1`,
      [registration.email],
    );
    expect(refusalOf(await verify(visitor, code)).code).toBe('code_expired');
  });

  it('sends another code after a minute, and takes the old one no more', async () => {
    const visitor = aVisitor();
    await visitor.register(registration);
    const first = await mailedCode(server.dataSource, registration.email);
    const resend = () => visitor.mutate('registration.resend', { email: registration.email });

    expect(refusalOf(await resend())).toMatchObject({
      code: 'code_not_resent',
      message: expect.stringMatching(/^Kod tekrar gönderilemedi\. \d+ saniye/) as unknown,
    });
    await clearRateLimits();
    expect((await resend()).status).toBe(200);

    const second = await mailedCode(server.dataSource, registration.email);
    if (first !== second) expect(refusalOf(await verify(visitor, first)).code).toBe('code_wrong');
    expect((await verify(visitor, second)).status).toBe(200);
  });

  it('never lets a code open an account with a password that another browser chose', async () => {
    const elif = aVisitor();
    await elif.register(registration);
    await clearRateLimits();
    const thief = aVisitor();
    await thief.register({ ...registration, password: 'hirsizin-sifresi' });
    const thiefsCode = await mailedCode(server.dataSource, registration.email);

    expect(refusalOf(await verify(elif, thiefsCode)).code).toBe('code_wrong');
    expect(await accounts(registration.email)).toBe(0);
  });

  it('answers the same for an address that has an account, and tells only its owner', async () => {
    const ayse = await aCustomer(server.dataSource.manager);
    const visitor = aVisitor();

    const answer = await visitor.register({ ...registration, email: ayse.email });

    expect(dataOf(answer)).toEqual({ status: 'verification_required', email: ayse.email });
    expect(await countMails(server.dataSource, 'verification-code', ayse.email)).toBe(0);
    expect(await countMails(server.dataSource, 'already-registered', ayse.email)).toBe(1);
    await clearRateLimits();
    expect((await visitor.mutate('registration.resend', { email: ayse.email })).status).toBe(200);
    const guessed = await visitor.mutate('registration.verify', { email: ayse.email, code: '123456' });
    expect(refusalOf(guessed).code).toBe('code_wrong');
    expect((await aVisitor().signIn(ayse.email, USUAL_PASSWORD)).status).toBe(200);
  });

  it('fills nobody with codes', async () => {
    const send = async () => {
      await server.dataSource.query(`DELETE FROM rate_limit WHERE key LIKE 'code-resend:%'`);
      return aVisitor().register(registration);
    };
    for (let mails = 0; mails < 10; mails += 1) expect((await send()).status).toBe(200);
    expect(refusalOf(await send()).code).toBe('too_many_tries');
  });
});

describe('The documented calls', () => {
  beforeAll(() => changeSetting(server.app, 'email_verification_enabled', 'true'));

  it('register, complete the registration, know the session and end it', async () => {
    const visitor = aVisitor();
    const captcha_answer = await visitor.answerCaptcha();
    const { email, password } = registration;
    const body = {
      first_name: 'Elif',
      last_name: 'Kaya',
      email,
      password,
      phone: '',
      address: '',
      captcha_answer,
    };

    const registered = await visitor.post('/api/auth.php?action=register', body);
    expect(registered.json).toEqual({
      success: true,
      email_verification_required: true,
      requires_verification: true,
      email,
    });

    const verification_code = await mailedCode(server.dataSource, email);
    const done = await visitor.post('/api/auth.php?action=complete_registration', {
      email,
      verification_code,
    });
    expect(done.json).toMatchObject({ success: true, logged_in: true, user: { first_name: 'Elif', email } });

    const checked = await visitor.ask('/api/auth.php');
    expect(checked.json).toMatchObject({ success: true, authenticated: true, user: { last_name: 'Kaya' } });
    expect((await visitor.ask('/api/auth.php', { method: 'DELETE' })).json).toEqual({ success: true });
    expect((await visitor.ask('/api/auth.php')).json).toEqual({
      success: true,
      authenticated: false,
      user: null,
    });
  });

  it('sign in, with the documented texts and names', async () => {
    const ayse = await aCustomer(server.dataSource.manager);
    const visitor = aVisitor();
    const login = (body: object) => visitor.post('/api/auth.php?action=login', body);

    expect((await login({ email: 'x', password: '' })).json).toMatchObject({
      success: false,
      fields: { email: 'Geçersiz e-posta adresi', password: 'Şifre gerekli' },
    });
    expect((await login({ email: ayse.email, password: USUAL_PASSWORD })).json).toMatchObject({
      success: false,
      error: 'CAPTCHA doğrulaması gereklidir',
      fields: { captcha_answer: 'CAPTCHA doğrulaması gereklidir' },
    });
    const captcha_answer = await visitor.answerCaptcha();
    const refused = await login({ email: ayse.email, password: 'yanlis-sifre', captcha_answer });
    expect([refused.status, refused.json]).toMatchObject([
      401,
      { success: false, error: 'E-posta veya şifre hatalı.' },
    ]);
    await visitor.answerCaptcha();
    expect((await login({ email: ayse.email, password: USUAL_PASSWORD, captcha_answer })).json).toMatchObject(
      {
        success: true,
        user: { id: ayse.id, email: ayse.email },
      },
    );
  });

  it('send another code', async () => {
    const visitor = aVisitor();
    await visitor.register(registration);
    const again = () =>
      visitor.post('/api/email_verification.php', {
        action: 'resend_code',
        email: registration.email,
        type: 'registration',
      });
    expect((await again()).json).toMatchObject({ success: false, code: 'code_not_resent' });
    await clearRateLimits();
    expect((await again()).json).toMatchObject({ success: true });
  });
});
