import { emptyTables } from '../../../testing/empty-tables.js';
import { aMailOutbox } from '../../../testing/mail-outbox.js';
import { afterEach, describe, expect, test } from '@jest/globals';
import { eventually } from '../../../testing/poll.js';
import { suiteMailWorker } from '../../../testing/suite-mail-worker.js';
import { testSettings } from '../../../testing/test-settings.js';
import { Consent } from '../../people/consents/consent.entity.js';
import { ChoicesLinksService } from '../../people/consents/choices-links.service.js';
import { ConsentsService } from '../../people/consents/consents.service.js';
import { UnsubscribeLinksService } from '../../people/consents/unsubscribe-links.service.js';
import { SecretBox } from '../../platform/security/secret-box.js';
import { MailMessage } from './mail-message.entity.js';
import type { MailKind, MailPayloads } from './mail-template.js';

const settings = testSettings({});
const consents = new ConsentsService(settings);
const links = new UnsubscribeLinksService(settings, consents);
const choices = new ChoicesLinksService(settings, new SecretBox(settings));
const outbox = aMailOutbox(settings);

describe('Commercial mail', () => {
  const mails = suiteMailWorker([Consent, MailMessage]);
  let readers = 0;

  afterEach(async () => {
    mails.relay.received.splice(0);
    await emptyTables(mails.dataSource, 'mail_message');
  });
  const aReader = () => `okur-${(readers += 1)}@example.com`;
  const subject = (address: string) => ({ address, purpose: 'commercial', channel: 'email' }) as const;
  const agree = (address: string) =>
    mails.dataSource.transaction((manager) =>
      consents.give(manager, subject(address), {
        textVersion: '2026-11',
        source: 'newsletter_form',
        ipAddress: null,
      }),
    );
  const queue = <K extends MailKind>(template: K, payload: MailPayloads[K], recipient: string) =>
    mails.dataSource.transaction((manager) =>
      outbox.queue(manager, { dedupeKey: `${template}:${recipient}`, template, payload, recipient }),
    );
  const onlyMail = async () => (await mails.dataSource.manager.find(MailMessage))[0]!;
  const isNow = (status: MailMessage['status']) =>
    eventually(`the mail is ${status}`, async () => (await onlyMail()).status === status);

  test('goes to people who consented, with an unsubscribe link in header and text', async () => {
    const address = aReader();
    const consent = await agree(address.toUpperCase());
    await queue('newsletter-welcome', {}, address);
    await isNow('sent');

    const { raw, parsed } = mails.relay.received[0]!;
    const [head = ''] = raw.split('\r\n\r\n');
    const url = links.urlFor(consent);
    expect(url).toMatch(/^https:\/\/toprak\.example\/bulten\/ayril\?anahtar=[\da-f-]{36}\.[\w-]{43}$/);
    expect(head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')).toEqual(
      expect.arrayContaining([
        `List-Unsubscribe: <${url}>`,
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ]),
    );
    expect(parsed.text).toContain(`Bültenden ayrılın: ${url}`);
    expect(parsed.html!.replaceAll('&#x3D;', '=')).toContain(`href="${url}"`);
    expect(await links.findConsent(mails.dataSource.manager, url.split('=')[1]!)).toMatchObject({
      address,
    });
  });

  test.each(['to somebody who never agreed', 'to somebody who took it back'])(
    'stays here %s',
    async (who) => {
      const address = aReader();
      if (who.endsWith('back')) {
        await agree(address);
        await withdraw(address);
      }
      await queue('newsletter-welcome', {}, address);
      await isNow('skipped');
      expect(await onlyMail()).toMatchObject({
        lastError: 'its recipient does not agree to commercial mail',
        sentAt: null,
      });
      expect(mails.relay.received).toEqual([]);
    },
  );

  test('is decided when it is sent: a withdrawn consent stops a waiting mail', async () => {
    const address = aReader();
    await agree(address);
    mails.relay.refuse(...Array<number>(3).fill(451));
    await queue('newsletter-welcome', {}, address);
    await eventually('the tries are over', async () => (await onlyMail()).tries === 3);
    await withdraw(address);
    await mails.dataSource.query(`UPDATE mail_message SET claimed_at = now() - interval '20 minutes'`);

    await isNow('skipped');
    expect(mails.relay.received).toEqual([]);
  });

  test('is what nothing else is: other mails ask for no consent and offer no refusal', async () => {
    await queue('newsletter-confirmation', { confirmUrl: '/bulten/onay?anahtar=gizli', days: 7 }, aReader());
    await isNow('sent');

    const { raw, parsed } = mails.relay.received[0]!;
    expect(raw).not.toMatch(/^List-Unsubscribe/im);
    expect(parsed.text).not.toContain('ayrılın');
    expect(parsed.text).toContain('https://toprak.example/bulten/onay?anahtar=gizli\n');
    expect(parsed.text).toMatch(
      /İletişim tercihleriniz: https:\/\/toprak\.example\/iletisim-tercihleri\?anahtar=v1\./,
    );
    expect(parsed.html!.replaceAll('&#x3D;', '=').split('/bulten/onay?anahtar=gizli"')).toHaveLength(3);
    expect(parsed.text).toContain('Bağlantı 7 gün geçerlidir.');
    expect((await onlyMail()).payload).toEqual({});
  });

  test('leads to the switches of its recipient, unless the studio itself reads it', async () => {
    const address = aReader();
    await queue('newsletter-confirmation', { confirmUrl: '/bulten/onay?anahtar=gizli', days: 7 }, address);
    await isNow('sent');
    const url = /https:\S+iletisim-tercihleri\S+/.exec(mails.relay.received[0]!.parsed.text!)![0];
    expect(choices.addressOf(new URL(url).searchParams.get('anahtar')!)).toBe(address);
    mails.relay.received.splice(0);
    await queue('studio-notice', { title: 'Workshop doldu', message: 'Bütün yerler satıldı.' }, aReader());
    await eventually('the notice arrived', () => mails.relay.received.length === 1);
    expect(mails.relay.received[0]!.parsed.text).not.toContain('tercihler');
  });

  test('has complete texts, and so has the answer to a repeated request', async () => {
    const address = aReader();
    await agree(address);
    await queue('newsletter-already', {}, address);
    await queue('newsletter-welcome', {}, address);
    await eventually('both arrived', () => mails.relay.received.length === 2);
    for (const { parsed } of mails.relay.received) {
      expect(parsed.subject).toMatch(/bülten|Fırın/);
      for (const body of [parsed.html!, parsed.text!]) {
        expect(body).toContain('Toprak Seramik Atölyesi Ltd. Şti.');
        expect(body).not.toMatch(/[{}]{2}|undefined|null|\[object/);
      }
    }
  });

  async function withdraw(address: string): Promise<void> {
    await mails.dataSource.transaction((manager) =>
      consents.withdraw(manager, subject(address), { source: 'unsubscribe_link', ipAddress: null }),
    );
  }
});
