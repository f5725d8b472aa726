import { beforeEach, describe, expect, it } from '@jest/globals';
import { aCustomer, USUAL_PASSWORD } from '../../../seed/customers.js';
import { mailedUnlockLink } from '../../../testing/mails.js';
import { eventually } from '../../../testing/poll.js';
import { runJobs } from '../../../testing/run-jobs.js';
import { changeSetting } from '../../../testing/security-settings.js';
import { anAddress } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { refusalOf, Visitor } from '../../../testing/visitor.js';
import { LogEntry } from '../../activity-log/log-entry.entity.js';
import { Customer } from './customer.entity.js';

const TELL_LOCKED = 'accounts.tell-locked';

const server = suiteServer();
let ayse: Customer;

beforeEach(async () => {
  ayse = await aCustomer(server.dataSource.manager);
});

const aVisitor = (address = anAddress()) => new Visitor(server, { address });

describe('Signing in', () => {
  it('is known in the session that follows, whatever the capitals of the address', async () => {
    const visitor = aVisitor();

    const answer = await visitor.signIn(ayse.email.toUpperCase());

    expect(answer.status).toBe(200);
    expect(await visitor.whoAmI()).toBe(ayse.email);
    expect(await aVisitor().whoAmI()).toBeNull();
  });

  it('gives the session a new name, so that a foisted one stays worthless', async () => {
    const visitor = aVisitor();
    await visitor.answerCaptcha();
    const foisted = visitor.cookies.get('toprak');

    await visitor.signIn(ayse.email);

    expect(foisted).toBeDefined();
    expect(visitor.cookies.get('toprak')).not.toBe(foisted);
    const thief = aVisitor();
    const stolen = await thief.ask('/trpc/session.current?input=%7B%7D', {
      headers: { cookie: `toprak=${foisted ?? ''}` },
    });
    expect(stolen.text).not.toContain(ayse.email);
  });

  it('sends the cookie only over HTTP, to this site, and to no script', async () => {
    const visitor = aVisitor();
    const answer = await visitor.query('captcha.get', {});

    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^toprak=[^;]*; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('gives a guest no cookie', async () => {
    const answer = await aVisitor().query('session.current', {});
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['a wrong password', () => ({ email: ayse.email, password: 'yanlis-sifre' })],
    ['an address without an account', () => ({ email: 'kimse@toprak.example', password: USUAL_PASSWORD })],
  ])('answers the same to %s', async (_what, tried) => {
    const { email, password } = tried();
    const answer = await aVisitor().signIn(email, password);

    expect(answer.status).toBe(401);
    expect(refusalOf(answer)).toMatchObject({
      code: 'sign_in_failed',
      message: 'E-posta veya şifre hatalı.',
    });
  });

  it('is written down with who and from where', async () => {
    const address = anAddress();
    await aVisitor(address).signIn(ayse.email);
    await aVisitor(address).signIn(ayse.email, 'yanlis-sifre');

    const entries = await server.dataSource.manager.find(LogEntry, {
      where: { username: ayse.email },
      order: { id: 'ASC' },
    });
    expect(entries).toMatchObject([
      { eventType: 'user_login', userId: ayse.id, ipAddress: address, details: { event: 'signed_in' } },
      { eventType: 'security_alert', userId: ayse.id, details: { event: 'sign_in_failed' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('yanlis-sifre');
  });

  it('leaves no trace while security_logging_enabled is off', async () => {
    await changeSetting(server.app, 'security_logging_enabled', 'false');
    await aVisitor().signIn(ayse.email);
    await changeSetting(server.app, 'security_logging_enabled', 'true');

    expect(await server.dataSource.manager.countBy(LogEntry, { username: ayse.email })).toBe(0);
  });
});

describe('Signing out', () => {
  it('ends the session on the server too', async () => {
    const visitor = aVisitor();
    await visitor.signIn(ayse.email);
    const cookie = `toprak=${visitor.cookies.get('toprak') ?? ''}`;

    await visitor.signOut();

    expect(await visitor.whoAmI()).toBeNull();
    const kept = await aVisitor().ask('/api/auth.php', { headers: { cookie } });
    expect(kept.json).toMatchObject({ success: true, authenticated: false, user: null });
  });
});

describe('A session', () => {
  const wasSeen = (secondsAgo: number) =>
    server.dataSource.query(`UPDATE session SET seen_at = now() - make_interval(secs => $1)`, [secondsAgo]);

  it('ends when it was idle for session_timeout, also when that was shortened since', async () => {
    const visitor = aVisitor();
    await visitor.signIn(ayse.email);
    await wasSeen(400);
    expect(await visitor.whoAmI()).toBe(ayse.email);

    await wasSeen(400);
    await changeSetting(server.app, 'session_timeout', '300');
    expect(await visitor.whoAmI()).toBeNull();
    await changeSetting(server.app, 'session_timeout', '3600');
  });

  it('is not kept up by what pages ask by themselves', async () => {
    const visitor = aVisitor();
    await visitor.signIn(ayse.email);
    await wasSeen(3000);
    await visitor.query('session.poll', {});
    const [row] = await server.dataSource.query<{ idle: number }[]>(
      `SELECT extract(epoch FROM now() - max(seen_at))::int AS idle FROM session`,
    );
    expect(row?.idle).toBeGreaterThan(2_900);

    await visitor.query('session.current', {});
    await eventually('the visit is written down', async () => {
      const [seen] = await server.dataSource.query<{ idle: number }[]>(
        `SELECT extract(epoch FROM now() - max(seen_at))::int AS idle FROM session`,
      );
      return (seen?.idle ?? 0) < 60;
    });
  });

  it('ends thirty days after the sign-in, however often it is used', async () => {
    const visitor = aVisitor();
    await visitor.signIn(ayse.email);
    const signedInAgo = (days: number) =>
      server.dataSource.query(
        `UPDATE session SET data = regexp_replace(data::text, '"signedInAt": ?\\d+', '"signedInAt": ' || $1)::jsonb
         WHERE data::text LIKE '%signedInAt%'`,
        [String(Date.now() - days * 86_400_000)],
      );
    await signedInAgo(29.9);
    expect(await visitor.whoAmI()).toBe(ayse.email);
    await signedInAgo(30.1);
    expect(await visitor.whoAmI()).toBeNull();
  });

  it('ends when the credentials changed, wherever it is', async () => {
    const visitor = aVisitor();
    await visitor.signIn(ayse.email);

    await server.dataSource.manager.increment(Customer, { id: ayse.id }, 'credentialsVersion', 1);

    expect(await visitor.whoAmI()).toBeNull();
  });

  it('ends with the account', async () => {
    const visitor = aVisitor();
    await visitor.signIn(ayse.email);
    await server.dataSource.manager.delete(Customer, { id: ayse.id });
    expect(await visitor.whoAmI()).toBeNull();
  });
});

describe('Guessing passwords', () => {
  const guess = (email: string, address = anAddress()) => aVisitor(address).signIn(email, 'yanlis-sifre');
  const guesses = async (count: number, email: string, address?: string) => {
    for (let tries = 0; tries < count; tries += 1) await guess(email, address);
  };

  it('locks the account for the network after max_login_attempts, also for the right password', async () => {
    const address = anAddress();
    for (let tries = 0; tries < 5; tries += 1) expect((await guess(ayse.email, address)).status).toBe(401);

    const locked = await aVisitor(address).signIn(ayse.email);

    expect(locked.status).toBe(429);
    expect(refusalOf(locked)).toMatchObject({
      code: 'sign_in_locked',
      message: expect.stringMatching(/^Çok fazla hatalı deneme yapıldı\. \d+ dakika sonra/) as unknown,
    });
    expect((await aVisitor().signIn(ayse.email)).status).toBe(200);
  });

  it('from ever other networks locks the account for unknown browsers after ten times as many', async () => {
    const known = aVisitor();
    await known.signIn(ayse.email);
    await known.signOut();
    await guesses(50, ayse.email);

    expect(refusalOf(await aVisitor().signIn(ayse.email)).code).toBe('sign_in_locked');
    expect((await known.signIn(ayse.email)).status).toBe(200);
  });

  it('from the networks of one site locks the site, not the account', async () => {
    for (let network = 0; network < 15; network += 1) {
      const stranger = aVisitor(`2001:db8:7:${network}::1`);
      expect((await stranger.signIn(ayse.email, 'yanlis-sifre')).status).toBe(401);
    }
    expect(refusalOf(await aVisitor('2001:db8:7:99::1').signIn(ayse.email)).code).toBe('sign_in_locked');
    expect((await aVisitor().signIn(ayse.email)).status).toBe(200);
  });

  it('counts a browser as unknown that knew only the password before, and as known that changed it', async () => {
    const [thief, owner] = [aVisitor(), aVisitor()];
    await thief.signIn(ayse.email);
    await thief.signOut();
    await owner.signIn(ayse.email);
    const newPassword = 'yepyeni-bir-firin';
    await owner.mutate('account.changePassword', { currentPassword: USUAL_PASSWORD, newPassword });
    await owner.signOut();
    await guesses(50, ayse.email);

    expect(refusalOf(await thief.signIn(ayse.email, newPassword)).code).toBe('sign_in_locked');
    expect((await owner.signIn(ayse.email, newPassword)).status).toBe(200);
  });

  it('with a known browser is bounded too, and locks nobody else', async () => {
    const known = aVisitor();
    await known.signIn(ayse.email);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await known.signIn(ayse.email, 'yanlis-sifre')).status).toBe(401);
    }
    expect(refusalOf(await known.signIn(ayse.email)).code).toBe('sign_in_locked');
    expect((await aVisitor().signIn(ayse.email)).status).toBe(200);
  });

  it.each([
    ['of another account', (cookie: string) => cookie, false],
    ['with another signature', (cookie: string) => `${cookie.slice(0, -1)}_`, true],
    ['without a signature', (cookie: string) => cookie.slice(0, cookie.lastIndexOf('.')), true],
  ])('is not made easier by a cookie %s', async (_what, forge, isOwn) => {
    const visitor = aVisitor();
    const { email } = isOwn ? ayse : await aCustomer(server.dataSource.manager);
    await visitor.signIn(email);
    const forged = forge(visitor.cookies.get('toprak-known-customer') ?? '');
    await guesses(50, ayse.email);

    const captchaAnswer = await visitor.answerCaptcha();
    const input = { email: ayse.email, password: USUAL_PASSWORD, captchaAnswer };
    const cookie = `toprak=${visitor.cookies.get('toprak') ?? ''}; toprak-known-customer=${forged}`;
    expect(refusalOf(await visitor.mutate('session.signIn', input, { cookie })).code).toBe('sign_in_locked');
  });

  it('locks addresses without an account alike', async () => {
    const address = anAddress();
    const email = 'olmayan@toprak.example';
    await guesses(5, email, address);
    expect(refusalOf(await guess(email, address)).code).toBe('sign_in_locked');
    await guesses(45, email);
    expect(refusalOf(await guess(email)).code).toBe('sign_in_locked');
  });

  it('lets no burst through', async () => {
    const address = anAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(ayse.email, address)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('tells the owner three times a day at most, with the way out', async () => {
    for (let networks = 0; networks < 4; networks += 1) await guesses(6, ayse.email, anAddress());
    await runJobs(server, TELL_LOCKED);
    const mails = await server.dataSource.query<{ template: string }[]>(
      `SELECT template FROM mail_message WHERE recipient = $1`,
      [ayse.email],
    );
    expect(mails).toEqual(Array(3).fill({ template: 'account-locked' }));
  });

  it('leaves the same job whether the address has an account or not', async () => {
    await server.dataSource.query('DELETE FROM outbox_job');
    await guesses(5, ayse.email, anAddress());
    await guesses(5, 'hic-olmayan@toprak.example', anAddress());
    const jobs = await server.dataSource.query<{ payload: object }[]>(
      'SELECT payload FROM outbox_job WHERE name = $1 ORDER BY created_at',
      [TELL_LOCKED],
    );
    expect(jobs.map(({ payload }) => payload)).toEqual([
      { noticeId: expect.any(String), personId: ayse.id, lock: 'here' },
      { noticeId: expect.any(String), personId: null, lock: 'here' },
    ]);
    await runJobs(server, TELL_LOCKED);
  });

  it('is bounded for one address, however many accounts it tries', async () => {
    const address = anAddress();
    for (let tries = 0; tries < 20; tries += 1) await guess(`kisi-${tries}@toprak.example`, address);
    expect(refusalOf(await aVisitor(address).signIn(ayse.email)).code).toBe('sign_in_locked');
    expect((await aVisitor().signIn(ayse.email)).status).toBe(200);
  });

  it('from a locked network locks nobody out', async () => {
    const address = anAddress();
    for (let tries = 0; tries < 20; tries += 1) await guess(`kisi-${tries}@toprak.example`, address);
    for (let tries = 0; tries < 6; tries += 1) {
      expect(refusalOf(await guess(ayse.email, address)).code).toBe('sign_in_locked');
    }
    expect((await aVisitor().signIn(ayse.email)).status).toBe(200);
  });

  it('on against a lock is written down once', async () => {
    const address = anAddress();
    for (let tries = 0; tries < 8; tries += 1) await guess(ayse.email, address);
    const entries = await server.dataSource.manager.find(LogEntry, {
      where: { username: ayse.email },
      order: { id: 'ASC' },
    });
    expect(entries.map(({ details }) => details['event'])).toEqual([
      ...Array<string>(4).fill('sign_in_failed'),
      'locked_out',
      'sign_in_refused_locked',
    ]);
  });

  it('is promised no other way out than time while passwords cannot be renewed', async () => {
    await changeSetting(server.app, 'password_reset_enabled', 'false');
    const address = anAddress();
    await guesses(5, ayse.email, address);
    const locked = refusalOf(await aVisitor(address).signIn(ayse.email));
    await changeSetting(server.app, 'password_reset_enabled', 'true');

    expect(locked).toMatchObject({
      code: 'sign_in_locked_for_now',
      message: expect.stringMatching(
        /^Çok fazla hatalı deneme yapıldı\. \d+ dakika sonra yeniden deneyebilirsiniz\.$/,
      ) as unknown,
    });
  });

  it('follows max_login_attempts at once', async () => {
    await changeSetting(server.app, 'max_login_attempts', '2');
    const address = anAddress();
    await guesses(2, ayse.email, address);
    expect(refusalOf(await guess(ayse.email, address)).code).toBe('sign_in_locked');
    await changeSetting(server.app, 'max_login_attempts', '5');
  });

  it('begins anew after a right password', async () => {
    const address = anAddress();
    for (let rounds = 0; rounds < 2; rounds += 1) {
      await guesses(4, ayse.email, address);
      expect((await aVisitor(address).signIn(ayse.email)).status).toBe(200);
    }
  });
});

describe('The mailed link', () => {
  const lockedOut = async () => {
    for (let tries = 0; tries < 50; tries += 1) await aVisitor().signIn(ayse.email, 'yanlis-sifre');
    await runJobs(server, TELL_LOCKED);
    return (await mailedUnlockLink(server.dataSource, 'account-locked', ayse.email)).token;
  };
  const unlock = (token: string, visitor = aVisitor()) => visitor.mutate('session.unlock', { token });

  it('ends the lock-out for everybody, and is used once', async () => {
    const token = await lockedOut();
    expect((await aVisitor().signIn(ayse.email)).status).toBe(429);
    const answers = await Promise.all([1, 2, 3].map(() => unlock(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await aVisitor().signIn(ayse.email)).status).toBe(200);
    expect(refusalOf(await unlock(token))).toMatchObject({
      code: 'unlock_link_invalid',
      message: 'Bu bağlantı kullanılmış ya da süresi dolmuş.',
    });
  });

  it('makes the browser that opened it known, which passes the next lock-out', async () => {
    const visitor = aVisitor();
    await unlock(await lockedOut(), visitor);
    for (let tries = 0; tries < 50; tries += 1) await aVisitor().signIn(ayse.email, 'yanlis-sifre');
    expect((await aVisitor().signIn(ayse.email)).status).toBe(429);
    expect((await visitor.signIn(ayse.email)).status).toBe(200);
  });

  it('ends after an hour, and is stored only as a hash', async () => {
    const token = await lockedOut();
    const rows = await server.dataSource.query<unknown[]>('SELECT * FROM sign_in_unlock');
    expect(JSON.stringify(rows)).not.toContain(token);
    await server.dataSource.query(`UPDATE sign_in_unlock SET expires_at = expires_at - interval '1 hour'`);
    expect(refusalOf(await unlock(token)).code).toBe('unlock_link_invalid');
  });

  it.each(['', 'kisa', null, 5])('of %p is refused', async (token) => {
    expect(refusalOf(await aVisitor().mutate('session.unlock', { token })).fields).toEqual({
      token: 'Bu bağlantı kullanılmış ya da süresi dolmuş.',
    });
  });
});
