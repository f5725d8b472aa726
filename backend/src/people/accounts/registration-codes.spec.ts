import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aCustomer } from '../../../seed/customers.js';
import { countMails, mailedCode } from '../../../testing/mails.js';
import { changeSetting } from '../../../testing/security-settings.js';
import { anAddress, type HttpAnswer } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf, Visitor } from '../../../testing/visitor.js';
import { LogEntry } from '../../activity-log/log-entry.entity.js';

const server = suiteServer();
let email: string;
let owner: Visitor;

beforeAll(() => changeSetting(server.app, 'email_verification_enabled', 'true'));
beforeEach(async () => {
  email = `${randomUUID()}@toprak.example`;
  owner = aVisitor();
  await register(owner);
});

const aVisitor = (address = anAddress()) => new Visitor(server, { address });
const register = (visitor: Visitor, password = 'seramik-seven', address = email) =>
  visitor.register({ firstName: 'Elif', lastName: 'Kaya', email: address, password });
const verify = (visitor: Visitor, code: string) => visitor.mutate('registration.verify', { email, code });
const resend = (visitor: Visitor) => visitor.mutate('registration.resend', { email });
const code = () => mailedCode(server.dataSource, email);
const mails = () => countMails(server.dataSource, 'verification-code', email);
const wrong = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');
const outcome = (answer: HttpAnswer) => (answer.status === 200 ? 'ok' : refusalOf(answer).code);
const clearRateLimits = () => server.dataSource.query('DELETE FROM rate_limit');
const letAMinutePass = () =>
  server.dataSource.query(`UPDATE verification_code SET sent_at = sent_at - interval '1 minute'`);

describe('Somebody whose browser does not wait for the code', () => {
  it('finishes a registration that stands alone', async () => {
    expect(outcome(await verify(aVisitor(), await code()))).toBe('ok');
  });

  it('finishes none of two: the owner might type the code of a thief', async () => {
    await clearRateLimits();
    await register(aVisitor(), 'hirsizin-sifresi');
    const thiefsCode = await code();

    expect(outcome(await verify(aVisitor(), thiefsCode))).toBe('code_wrong');
    expect((await aVisitor().signIn(email, 'hirsizin-sifresi')).status).toBe(401);
  });

  it('has five tries, whatever networks they come from, and takes none of the owner’s', async () => {
    const right = await code();
    const answers = [];
    for (let tries = 0; tries < 8; tries += 1) answers.push(outcome(await verify(aVisitor(), wrong(right))));
    expect(answers).toEqual([
      ...Array<string>(5).fill('code_wrong'),
      ...Array<string>(3).fill('code_expired'),
    ]);
    expect(outcome(await verify(aVisitor(), right))).toBe('code_expired');

    for (let tries = 0; tries < 4; tries += 1) {
      expect(outcome(await verify(owner, wrong(right)))).toBe('code_wrong');
    }
    expect(outcome(await verify(owner, right))).toBe('ok');
  });

  it('tries a few addresses, not many', async () => {
    const address = anAddress();
    const answers = [];
    for (let tries = 0; tries < 31; tries += 1) {
      const input = { email: `kisi-${tries}@toprak.example`, code: '123456' };
      answers.push(outcome(await aVisitor(address).mutate('registration.verify', input)));
    }
    expect(answers.at(-2)).toBe('code_wrong');
    expect(answers.at(-1)).toBe('too_many_tries');
  });

  it('asks for another code with success, which is sent a minute after the last one', async () => {
    expect(outcome(await resend(aVisitor()))).toBe('ok');
    expect(await mails()).toBe(1);
    await letAMinutePass();
    expect([outcome(await resend(aVisitor())), outcome(await resend(aVisitor()))]).toEqual(['ok', 'ok']);
    expect(await mails()).toBe(2);
    expect(outcome(await verify(owner, await code()))).toBe('ok');
  });

  it('has nothing sent where it is not clear whose code is meant', async () => {
    await clearRateLimits();
    await register(aVisitor());
    await letAMinutePass();
    expect(outcome(await resend(aVisitor()))).toBe('ok');
    expect(await mails()).toBe(2);
  });

  it('asks five times in ten minutes', async () => {
    const address = anAddress();
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push(outcome(await resend(aVisitor(address))));
    expect(answers).toEqual([...Array<string>(5).fill('ok'), 'too_many_tries']);
  });

  it('keeps the owner from no code of their own, nor fills their mailbox', async () => {
    for (let requested = 0; requested < 12; requested += 1) {
      await letAMinutePass();
      expect(outcome(await resend(aVisitor()))).toBe('ok');
    }
    expect(await mails()).toBe(11);
    await letAMinutePass();
    expect(outcome(await resend(owner))).toBe('ok');
    expect(await mails()).toBe(12);
  });
});

describe('The browser that waits for the code', () => {
  it('gets one code a minute, also when it asks many times at once', async () => {
    await letAMinutePass();
    const answers = await Promise.all(Array.from({ length: 5 }, () => resend(owner)));
    expect(answers.map(outcome).sort()).toEqual([...Array<string>(4).fill('code_not_resent'), 'ok']);
    expect(await mails()).toBe(2);
  });

  it('gets ten an hour', async () => {
    const answers = [];
    for (let requested = 0; requested < 10; requested += 1) {
      await letAMinutePass();
      answers.push(outcome(await resend(owner)));
    }
    expect(answers).toEqual([...Array<string>(9).fill('ok'), 'too_many_tries']);
  });

  it('opens no account once registering was closed', async () => {
    await changeSetting(server.app, 'registration_enabled', 'false');
    const answers = [await verify(owner, await code()), await resend(owner)];
    await changeSetting(server.app, 'registration_enabled', 'true');
    expect(answers.map(outcome)).toEqual(['registration_closed', 'registration_closed']);
    expect(outcome(await verify(owner, await code()))).toBe('ok');
  });
});

describe('An address that has an account', () => {
  it('gets the same answers as a free address, to the end', async () => {
    const free = await story(aVisitor(), `${randomUUID()}@toprak.example`);
    const taken = await story(aVisitor(), (await aCustomer(server.dataSource.manager)).email);
    expect(taken).toEqual(free);
    expect(free).toEqual([
      'ok',
      'code_not_resent',
      'ok',
      ...Array<string>(5).fill('code_wrong'),
      'code_expired',
      'code_expired',
    ]);
  });

  /**
   * The answers that a visitor gets when registering, asking for another code and guessing: 123456 is right
   * once in a million times.
   */
  async function story(visitor: Visitor, address: string): Promise<string[]> {
    const told = [await register(visitor, 'seramik-seven', address)];
    const again = () => visitor.mutate('registration.resend', { email: address });
    const guess = () => visitor.mutate('registration.verify', { email: address, code: '123456' });
    told.push(await again());
    await letAMinutePass();
    told.push(await again());
    for (let tries = 0; tries < 6; tries += 1) told.push(await guess());
    await server.dataSource.query(
      `UPDATE verification_code SET tries = 0, expires_at = now() - interval '1 second' WHERE email = $1`,
      [address],
    );
    told.push(await guess());
    return told.map(outcome);
  }

  it('is sent no code', async () => {
    const ayse = await aCustomer(server.dataSource.manager);
    const visitor = aVisitor();
    expect(dataOf(await register(visitor, 'seramik-seven', ayse.email))).toMatchObject({
      status: 'verification_required',
    });
    await letAMinutePass();
    await visitor.mutate('registration.resend', { email: ayse.email });
    expect(await countMails(server.dataSource, 'verification-code', ayse.email)).toBe(0);
  });
});

describe('The log', () => {
  it('tells of registrations, and of wrong, late and too many codes', async () => {
    const right = await code();
    await verify(owner, wrong(right));
    await server.dataSource.query('UPDATE verification_code SET tries = 5 WHERE email = $1', [email]);
    await verify(owner, right);
    await server.dataSource.query(
      `UPDATE verification_code SET tries = 0, expires_at = now() - interval '1 second' WHERE email = $1`,
      [email],
    );
    await verify(owner, right);
    await letAMinutePass();
    await resend(owner);
    await verify(owner, await code());

    const entries = await server.dataSource.manager.find(LogEntry, {
      where: { username: email, eventType: 'security_alert' },
      order: { id: 'ASC' },
    });
    expect(entries.map(({ details }) => details['event'])).toEqual([
      'registration_requested',
      'code_wrong',
      'code_locked',
      'code_expired',
      'registered',
    ]);
  });
});
