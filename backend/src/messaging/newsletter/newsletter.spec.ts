import { beforeEach, describe, expect, it } from '@jest/globals';
import { countMails } from '../../../testing/mails.js';
import { aNewcomer, askToSubscribe, confirmationToken, subscribed } from '../../../testing/newsletter.js';
import { anAddress } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf, Visitor } from '../../../testing/visitor.js';
import { ConsentsService } from '../../people/consents/consents.service.js';
import { UnsubscribeLinksService } from '../../people/consents/unsubscribe-links.service.js';
import { commercialMailTo } from './commercial-mail.js';
import { NewsletterSubscribersService } from './newsletter-subscribers.service.js';

const server = suiteServer();
let email: string;
let visitors = 0;

beforeEach(() => {
  visitors += 1;
  email = `Okur-${visitors}@Example.com`;
});

const confirm = (token: string) => aNewcomer(server).mutate('newsletter.confirm', { token });
const unsubscribe = (token: string) => aNewcomer(server).mutate('newsletter.unsubscribe', { token });
const activeConsent = () =>
  server.app.get(ConsentsService).findActive(server.dataSource.manager, commercialMailTo(email));
const mails = (kind: 'confirmation' | 'already' | 'welcome') =>
  countMails(server.dataSource, `newsletter-${kind}`, email);

/** The token of the unsubscribe link in a mail to the subscriber. */
async function unsubscribeToken(): Promise<string> {
  const consent = await activeConsent();
  const { searchParams } = new URL(server.app.get(UnsubscribeLinksService).urlFor(consent!));
  return searchParams.get('anahtar') ?? '';
}

async function subscribers(pageSize?: number): Promise<string[]> {
  const pages: string[][] = [];
  for await (const page of server.app.get(NewsletterSubscribersService).confirmedAddresses(pageSize)) {
    pages.push(page);
  }
  return pages.flat();
}

describe('Whoever types an address', () => {
  it('subscribes nobody: a mail asks its owner first', async () => {
    expect((await askToSubscribe(server, email)).status).toBe(200);

    expect(await mails('confirmation')).toBe(1);
    expect(await activeConsent()).toBeNull();
    expect(await subscribers()).not.toContain(email.toLowerCase());
    expect(await mails('welcome')).toBe(0);
  });

  it('is asked again when nobody confirmed, and either link will do', async () => {
    await askToSubscribe(server, email);
    const first = await confirmationToken(server, email);
    await askToSubscribe(server, email.toUpperCase());

    expect(await mails('confirmation')).toBe(2);
    expect(dataOf(await confirm(first))).toEqual({ outcome: 'done' });
  });

  it('cannot tell whether it is subscribed: only its mailbox can', async () => {
    const unknown = await askToSubscribe(server, email);
    await confirm(await confirmationToken(server, email));
    const known = await askToSubscribe(server, email);

    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect([await mails('confirmation'), await mails('already')]).toEqual([1, 1]);
  });

  it('fills nobody with mails, and is not told so', async () => {
    for (let tries = 0; tries < 6; tries += 1) {
      expect((await askToSubscribe(server, tries % 2 ? email : email.toLowerCase())).status).toBe(200);
    }
    expect(await mails('confirmation')).toBe(3);
  });

  it('fills nobody with mails by many spellings of one mailbox', async () => {
    const at = email.indexOf('@');
    for (let tries = 0; tries < 5; tries += 1) {
      const spelling = `${email.slice(0, at)}+${tries}${email.slice(at)}`;
      expect((await askToSubscribe(server, spelling)).status).toBe(200);
    }
    const requested = Array.from({ length: 5 }, (_each, tries) =>
      countMails(
        server.dataSource,
        'newsletter-confirmation',
        `${email.slice(0, at)}+${tries}${email.slice(at)}`,
      ),
    );
    expect(await Promise.all(requested)).toEqual([1, 1, 1, 0, 0]);
  });

  it('is stopped after a hundred addresses in an hour, from however many networks of one line', async () => {
    const line = `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}`;
    const ask = (index: number) =>
      new Visitor(server, { address: `${line}:${index.toString(16)}::1` }).mutate('newsletter.subscribe', {
        email: `hat-${index}@example.com`,
        hasAgreed: true,
        textVersion: '2026-11',
      });
    for (let index = 0; index < 100; index += 1) expect((await ask(index)).status).toBe(200);
    expect(refusalOf(await ask(100)).code).toBe('too_many_tries');
  });

  it('is stopped after twenty addresses in an hour', async () => {
    const visitor = new Visitor(server, { address: anAddress() });
    const ask = (index: number) =>
      visitor.mutate('newsletter.subscribe', {
        email: `cok-${index}@example.com`,
        hasAgreed: true,
        textVersion: '2026-11',
      });
    for (let index = 0; index < 20; index += 1) expect((await ask(index)).status).toBe(200);
    expect(refusalOf(await ask(20)).code).toBe('too_many_tries');
  });

  it('has to tick the box', async () => {
    const answer = await aNewcomer(server).mutate('newsletter.subscribe', { email, textVersion: '2026-11' });
    expect(answer.json).toMatchObject({
      error: { data: { fields: { hasAgreed: 'Size yazabilmemiz için bu kutuyu işaretleyin.' } } },
    });
    expect(await mails('confirmation')).toBe(0);
  });
});

describe('The mailed link', () => {
  it('subscribes, records the consent with its words and place, and welcomes', async () => {
    await askToSubscribe(server, email);
    const address = anAddress();
    const token = await confirmationToken(server, email);
    const answer = await new Visitor(server, { address }).mutate('newsletter.confirm', { token });

    expect(dataOf(answer)).toEqual({ outcome: 'done' });
    expect(await subscribers()).toContain(email.toLowerCase());
    expect(await activeConsent()).toMatchObject({
      isGiven: true,
      textVersion: '2026-11',
      source: 'newsletter_form',
      ipAddress: address,
    });
    expect(await mails('welcome')).toBe(1);
  });

  it('does it once, however often and fast it is used', async () => {
    await askToSubscribe(server, email);
    const first = await confirmationToken(server, email);
    await askToSubscribe(server, email);
    const second = await confirmationToken(server, email);

    const answers = await Promise.all([first, second, first, second, first].map(confirm));
    const outcomes = answers.map((answer) => (dataOf(answer) as { outcome: string }).outcome);
    expect(outcomes.sort()).toEqual(['already', 'already', 'already', 'already', 'done']);
    expect(await mails('welcome')).toBe(1);
    expect((await subscribers()).filter((address) => address === email.toLowerCase())).toHaveLength(1);
  });

  it('is worth nothing after seven days, or when it is unknown, with the same text', async () => {
    await askToSubscribe(server, email);
    const token = await confirmationToken(server, email);
    await server.dataSource.query(
      `UPDATE newsletter_request SET expires_at = expires_at - interval '7 days' WHERE address = lower($1)`,
      [email],
    );
    const answers = [await confirm(token), await confirm('A'.repeat(43)), await confirm('yarım')];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('Bu bağlantı geçersiz ya da süresi dolmuş.');
    }
    expect(answers.slice(0, 2).map((answer) => refusalOf(answer).code)).toEqual(
      Array(2).fill('newsletter_link_invalid'),
    );
    expect(await activeConsent()).toBeNull();
  });

  it('is kept only as a hash, and an address that nobody confirmed not longer than the link', async () => {
    await askToSubscribe(server, email);
    const token = await confirmationToken(server, email);
    const rows = () =>
      server.dataSource.query<unknown[]>('SELECT * FROM newsletter_request WHERE address = lower($1)', [
        email,
      ]);
    expect(JSON.stringify(await rows())).not.toContain(token);

    await server.app.get(NewsletterSubscribersService).prune();
    expect(await rows()).toHaveLength(1);
    await server.dataSource.query(
      `UPDATE newsletter_request SET expires_at = now() - interval '1 second' WHERE address = lower($1)`,
      [email],
    );
    await server.app.get(NewsletterSubscribersService).prune();
    expect(await rows()).toEqual([]);
  });
});

describe('Unsubscribing', () => {
  it('takes one step, however often it is done', async () => {
    await subscribed(server, email);
    const token = await unsubscribeToken();

    const answers = await Promise.all([token, token, token].map(unsubscribe));
    const outcomes = answers.map((answer) => (dataOf(answer) as { outcome: string }).outcome);
    expect(outcomes.sort()).toEqual(['already', 'already', 'done']);
    expect(await activeConsent()).toBeNull();
    expect(await subscribers()).not.toContain(email.toLowerCase());
  });

  it('is not undone by a link of before; asking again is', async () => {
    await askToSubscribe(server, email);
    const old = await confirmationToken(server, email);
    await confirm(old);
    await unsubscribe(await unsubscribeToken());

    expect(refusalOf(await confirm(old)).code).toBe('newsletter_link_invalid');
    expect(await activeConsent()).toBeNull();

    await subscribed(server, email);
    expect(await activeConsent()).not.toBeNull();
  });

  it('works with the link of any mail, also of the time before the reader came back', async () => {
    await subscribed(server, email);
    const old = await unsubscribeToken();
    await unsubscribe(old);
    await subscribed(server, email);

    expect(dataOf(await unsubscribe(old))).toEqual({ outcome: 'done' });
    expect(await activeConsent()).toBeNull();
  });

  it('while a link is confirmed leaves no half of either', async () => {
    await subscribed(server, email);
    const leave = await unsubscribeToken();
    await unsubscribe(leave);
    await askToSubscribe(server, email);
    const join = await confirmationToken(server, email);

    await Promise.all([confirm(join), unsubscribe(leave)]);

    const isSubscribed = (await subscribers()).includes(email.toLowerCase());
    expect((await activeConsent()) !== null).toBe(isSubscribed);
  });

  it('is refused for an altered or invented link', async () => {
    await subscribed(server, email);
    const [id, signature] = (await unsubscribeToken()).split('.');
    const forged = [`${id}.${'A'.repeat(43)}`, `3f0c2a9e-5b1d-4c7e-9a60-1d2e3f4a5b6c.${signature}`];

    for (const token of forged) {
      expect(refusalOf(await unsubscribe(token)).code).toBe('newsletter_link_invalid');
    }
    expect(await activeConsent()).not.toBeNull();
  });
});

it('The group of subscribers comes page by page, whole and in order', async () => {
  const joined = ['b', 'a', 'd', 'c', 'e'].map((name) => `${name}-sayfa@example.com`);
  for (const address of joined) await subscribed(server, address);
  const all = await subscribers(2);
  expect(all).toEqual(await subscribers());
  expect(all).toEqual([...all].sort());
  expect(all).toEqual(expect.arrayContaining(joined));
});
