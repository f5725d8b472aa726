import { emptyTables } from '../../../testing/empty-tables.js';
import { aMailOutbox } from '../../../testing/mail-outbox.js';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eventually } from '../../../testing/poll.js';
import { suiteMailWorker } from '../../../testing/suite-mail-worker.js';
import { testSettings } from '../../../testing/test-settings.js';
import type { AccountMailPayloads } from './facts/account-mail-facts.js';
import type { MailKind, MailPayloads } from './mail-template.js';

const RESET_URL = 'https://toprak.example/reset-password?token=q9T-_Zx3mVtYp0aLkQeR7w';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const RESTORE_URL = '/reset-password?token=b7K-_Wd5nHsXc2eJyUoP4r';

/** One mail of each kind, with the given first name. */
const anAccountMail = (firstName = 'Ayşe Gül'): AccountMailPayloads => ({
  'verification-code': { code: '048213', minutes: 15, purpose: 'registration' },
  'already-registered': { firstName },
  'password-reset': { firstName, resetUrl: RESET_URL, minutes: 60 },
  'password-changed': { firstName },
  'address-changed': { firstName, newEmail: 'a•••@example.com', restoreUrl: RESTORE_URL, days: 7 },
  'admin-address-changed': { firstName, newEmail: 'a•••@example.com' },
  'account-locked': { firstName, minutes: 15, unlockUrl: '/giris-kilidi?anahtar=gizli' },
  'admin-notice': {
    firstName,
    title: 'Bir koruma kapatıldı',
    text: 'Güvenlik Ayarları’nda kapatılan: güvenlik kayıtları.',
    at: '2026-11-20T09:30:00.000Z',
    ipAddress: '203.0.113.7',
    userAgent: PHONE,
  },
  'admin-locked': { firstName, minutes: 15, unlockUrl: '/admin/giris-kilidi?anahtar=gizli' },
  'account-deleted': { firstName },
  welcome: { firstName },
});

const KINDS = Object.keys(anAccountMail()) as (keyof AccountMailPayloads)[];
const NAMING_KINDS = KINDS.filter((kind) => kind !== 'verification-code');

describe('Mail about an account', () => {
  const mails = suiteMailWorker();
  const outbox = aMailOutbox(testSettings({}));

  beforeEach(() => void mails.relay.received.splice(0));
  afterEach(() => emptyTables(mails.dataSource, 'mail_message'));

  async function sent<K extends MailKind>(template: K, payload: MailPayloads[K]) {
    await mails.dataSource.transaction((manager) =>
      outbox.queue(manager, { dedupeKey: template, template, payload, recipient: 'ayse@example.com' }),
    );
    await eventually('the mail arrived', () => mails.relay.received.length === 1);
    const { parsed, raw } = mails.relay.received[0]!;
    const [head = ''] = raw.split('\r\n\r\n');
    return { head, parsed, subject: parsed.subject!, html: readable(parsed.html!), text: parsed.text! };
  }

  test.each(KINDS)('%s is a whole mail, in both forms, that can be answered', async (kind) => {
    const { parsed, subject, html, text } = await sent(kind, anAccountMail()[kind]);
    expect(parsed.to).toEqual([{ name: '', address: 'ayse@example.com' }]);
    expect(parsed.replyTo?.[0]?.address).toBe('merhaba@toprak.example');
    expect(subject).not.toBe('');
    for (const body of [html, text]) {
      expect(body).toContain('Toprak Seramik Atölyesi Ltd. Şti.');
      expect(body).toContain('0216 555 01 48');
      expect(body).not.toMatch(/[{}]{2}|undefined|null|\[object/);
    }
  });

  test.each([
    ['registration', 'Üyeliğiniz için doğrulama kodunuz', 'Atölye üyeliğinizi tamamlamak için'],
    ['account', 'E-posta adresiniz için doğrulama kodunuz', 'size ait olduğunu doğrulamak için'],
    ['admin_sign_in', 'Yönetim paneli için giriş kodunuz', 'Yönetim paneline girişinizi tamamlamak için'],
  ] as const)('a code says what it is for: %s', async (purpose, expected, sentence) => {
    const { subject, html, text } = await sent('verification-code', { code: '048213', minutes: 15, purpose });
    expect(subject).toBe(expected);
    for (const body of [html, text]) {
      expect(body).toContain(sentence);
      expect(body).toContain('Kod 15 dakika geçerlidir.');
      expect(body).toContain('Bu kodu siz istemediyseniz');
      expect(body.match(/doğrulama ekranına|giriş ekranına/g)).toHaveLength(1);
    }
    expect(text).toMatch(/^048213$/m);
    expect(html).toMatch(/<p [^>]*font:600 36px[^>]*user-select:all[^>]*>048213<\/p>/);
    expect(html).toMatch(/<div style="display:none[^>]*>048213 · 15 dakika geçerlidir\.<\/div>/);
  });

  test('a code is not in the subject, which stays in the list of mails', async () => {
    const { subject } = await sent('verification-code', anAccountMail()['verification-code']);
    expect(subject).not.toContain('048213');
  });

  test('the way to a new password is a button and an address to copy', async () => {
    const { html, text } = await sent('password-reset', anAccountMail()['password-reset']);
    expect(html.split(`href="${RESET_URL}"`)).toHaveLength(3);
    expect(html).toContain(`>${RESET_URL}</a>`);
    expect(text.split('\n')).toContain(RESET_URL);
    for (const body of [html, text]) {
      expect(body).toContain('Bağlantı 60 dakika geçerlidir ve bir kez kullanılır.');
      expect(body).toContain('Bunu siz istemediyseniz');
    }
  });

  test.each([
    ['already-registered', ['/auth', '/forgot-password']],
    ['password-changed', ['/forgot-password']],
    ['account-locked', ['/forgot-password']],
    ['welcome', ['/account', '/', '/workshops']],
  ] as const)('%s shows the way out', async (kind, paths) => {
    const { html, text } = await sent(kind, anAccountMail()[kind]);
    for (const path of paths) {
      expect(html).toContain(`href="https://toprak.example${path}"`);
      expect(text).toMatch(new RegExp(`[ (]https://toprak\\.example${path}(?:\\)|$)`, 'm'));
    }
  });

  test.each(['password-changed', 'address-changed', 'admin-address-changed', 'account-deleted'] as const)(
    '%s says what to do when it was somebody else',
    async (kind) => {
      const { html, text } = await sent(kind, anAccountMail()[kind]);
      expect(html).toContain('Siz değilseniz');
      expect(html).toContain('href="tel:0216 555 01 48"');
      expect(text).toMatch(/SİZ DEĞİLSENİZ\n[^]*0216 555 01 48 numarasından bizi arayın/);
    },
  );

  test.each(['address-changed', 'admin-address-changed'] as const)(
    '%s tells only the mask of the new address',
    async (kind) => {
      const { html, text } = await sent(kind, anAccountMail()[kind]);
      for (const body of [html, text]) expect(body).toContain('a•••@example.com');
    },
  );

  test('the old address gets a way back', async () => {
    const { html, text } = await sent('address-changed', anAccountMail()['address-changed']);
    const link = `https://toprak.example${RESTORE_URL}`;
    expect(html).toContain(`<a href="${link}"`);
    expect(html).toContain('>Hesabımı Geri Al</a>');
    expect(text).toContain(`Hesabımı Geri Al: ${link}\n`);
    for (const body of [html, text]) {
      expect(body).toContain('Bu değişikliği siz yapmadıysanız');
      expect(body).toContain('Bağlantı 7 gün geçerlidir ve bir kez kullanılır.');
    }
  });

  test('a lock says for how long', async () => {
    const { html, text } = await sent('account-locked', anAccountMail()['account-locked']);
    for (const body of [html, text]) expect(body).toContain('girişi 15 dakikalığına durdurduk');
  });

  test.each([
    ['account-locked', '/giris-kilidi?anahtar=gizli'],
    ['admin-locked', '/admin/giris-kilidi?anahtar=gizli'],
  ] as const)('%s contains the link that ends it', async (kind, path) => {
    const { html, text } = await sent(kind, anAccountMail()[kind]);
    expect(html).toContain(`href="https://toprak.example${path}"`);
    expect(text.split('\n')).toContain(`https://toprak.example${path}`);
  });

  test.each([
    ['a phone', PHONE, 'Safari, iPhone'],
    ['a program', 'curl/8.5.0', 'Bilinmeyen tarayıcı'],
    ['a stranger with a link', 'Git http://example.com/x y', 'Git http'],
  ])('a notice to admins says what, when and from where: %s', async (_who, userAgent, browser) => {
    const { html, text } = await sent('admin-notice', { ...anAccountMail()['admin-notice'], userAgent });
    for (const body of [html, text]) {
      expect(body).toContain('Güvenlik Ayarları’nda kapatılan: güvenlik kayıtları.');
      expect(body).toMatch(/20\.11\.2026,? 12:30, 203\.0\.113\.7/);
      expect(body).toContain(browser);
      expect(body).toContain('https://toprak.example/admin');
      expect(body).not.toMatch(/Mozilla|http:\/\/example\.com/);
    }
  });

  test('who goes learns what is kept and why, and what goes on', async () => {
    const { html, text } = await sent('account-deleted', anAccountMail()['account-deleted']);
    for (const body of [html, text]) {
      expect(body).toContain('Verdiğiniz siparişleri, faturalarını ve onayladığınız sözleşmeleri');
      expect(body).toContain('saklamamızı yasalar zorunlu kılıyor');
      expect(body).toContain('Açık bir siparişiniz varsa yoluna devam eder');
      expect(body).toContain('Workshop biletleriniz geçerli kalır');
    }
  });

  test.each(NAMING_KINDS)('no name writes headers, lines or markup into %s', async (kind) => {
    const name = 'Ayşe\r\nBcc: herkes@example.com\r\n\r\n<b>SAHTE GÖVDE</b>{{seller.tax}}';
    const { head, parsed, html, text } = await sent(kind, anAccountMail(name)[kind]);
    expect(head).not.toMatch(/^bcc:/im);
    expect(parsed.bcc ?? []).toEqual([]);
    expect(mails.relay.received.map(({ recipient }) => recipient)).toEqual(['ayse@example.com']);
    expect(text).not.toMatch(/^(Bcc:|SAHTE|<b>)/m);
    expect(html).not.toContain('<b>');
    for (const body of [html, text]) {
      expect(body).toContain('SAHTE GÖVDE');
      expect(body).not.toContain('Üsküdar V.D.');
    }
  });

  test.each(NAMING_KINDS)('no name becomes a link or an address in %s', async (kind) => {
    const { subject, html, text } = await sent(
      kind,
      anAccountMail('https://kotu.example/odul a@kotu.example')[kind],
    );
    for (const body of [subject, html, text]) {
      expect(body).not.toContain('kotu.example');
      expect(body).not.toMatch(/https:\/\/(?!toprak\.example)/);
    }
  });
});

/** Handlebars writes the = of an address as a character reference. */
function readable(html: string): string {
  return html.replaceAll('&#x3D;', '=');
}
