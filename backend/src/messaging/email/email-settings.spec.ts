import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MASKED } from '../../../contract/common/masked.js';
import type { ConnectionCheck, EmailSettingsView } from '../../../contract/messaging/email/email-settings.js';
import { USUAL_ADMIN_PASSWORD } from '../../../seed/admins.js';
import { enterBackOffice } from '../../../testing/back-office.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { freshSettings } from '../../../testing/email-settings.js';
import { type InboxServer, startImapServer, startPop3Server } from '../../../testing/inbox-servers.js';
import { eventually } from '../../../testing/poll.js';
import { startSmtpServer, type TestSmtpServer } from '../../../testing/smtp-server.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { MailHostsService, PrivateHostError } from '../../notifications/smtp/mail-hosts.service.js';
import { MailRoutesService } from '../../notifications/smtp/mail-routes.service.js';
import { MailComposerService } from '../../notifications/custom-templates/mail-composer.service.js';
import { MailTransport } from '../../notifications/mail/mail-transport.js';
import { testSettings } from '../../../testing/test-settings.js';
import { NO_FOOT_LINKS } from '../../notifications/mail/mail-foot-links.js';

const server = suiteServer();
const admin = suiteAdmin(server, { role: 'super_admin' });
let relay: TestSmtpServer;
const inboxServers: InboxServer[] = [];

beforeEach(async () => {
  relay = await startSmtpServer();
  await freshSettings(server.dataSource);
});
afterEach(async () => {
  inboxServers.splice(0).forEach((server) => server.close());
  await relay.close();
});

const read = async () => dataOf(await admin.query('admin.email.settings', {})) as EmailSettingsView;
const save = async (given: Partial<EmailSettingsView> & { currentPassword?: string | undefined }) =>
  admin.mutate('admin.email.saveSettings', {
    ...(await read()),
    currentPassword: USUAL_ADMIN_PASSWORD,
    ...given,
  });
const atRelay = () => ({
  smtpHost: '127.0.0.1',
  smtpPort: Number(new URL(relay.url).port),
  smtpEncryption: 'none' as const,
  fromEmail: 'atolye@toprak.example',
  fromName: 'Toprak Atölye',
});
const stored = async () => dataOf(await admin.query('admin.email.settings', undefined)) as EmailSettingsView;
const test = async (testEmail: string) =>
  admin.mutate('admin.email.testConnection', { ...(await stored()), testEmail });
const check = async () =>
  (dataOf(await admin.mutate('admin.email.checkConnections', await stored())) as ConnectionCheck[]).map(
    ({ service, message }) => `${service}: ${message}`,
  );
const send = (recipient: string) =>
  server.app.get(MailTransport).send(
    {
      id: '00000000-0000-4000-8000-000000000001',
      recipient,
      subject: 'Konu',
      html: '<p>x</p>',
      text: 'x',
      replyTo: 'merhaba@toprak.example',
      attachments: [],
      unsubscribeUrl: null,
    },
    'single',
  );

describe('The settings of mail', () => {
  it('go another way only with the admin’s own password, and the super admins are told', async () => {
    const wanted = 'E-postaların gideceği yolu değiştirmek için kendi şifrenizi yazın.';
    const before = await read();
    const without = await save({ ...atRelay(), isActive: true, currentPassword: undefined });
    expect(refusalOf(without)).toMatchObject({ fields: { currentPassword: wanted } });
    const wrong = await save({ ...atRelay(), isActive: true, currentPassword: 'yanlis' });
    expect(refusalOf(wrong).code).toBe('password_wrong');
    expect(await read()).toEqual(before);
    expect((await save({ fromName: 'Toprak', currentPassword: undefined })).status).toBe(200);
    expect((await save({ ...atRelay(), isActive: true })).status).toBe(200);
    const told = await server.dataSource.query<{ title: string }[]>(
      `SELECT DISTINCT payload->>'title' AS title FROM mail_message WHERE template = 'admin-notice'
       AND payload->>'title' LIKE 'E-posta%'`,
    );
    expect(told).toEqual([{ title: 'E-postaların yolu değiştiriliyor' }]);
  });

  it('go another way only by a super admin, because sign-in codes go that way as well', async () => {
    const helper = await enterBackOffice(server);
    const typed = { ...(await read()), currentPassword: USUAL_ADMIN_PASSWORD };
    const rerouted = await helper.mutate('admin.email.saveSettings', {
      ...typed,
      ...atRelay(),
      isActive: true,
    });
    expect(refusalOf(rerouted).code).toBe('mail_route_for_super_admin');
    expect((await read()).isActive).toBe(false);
    const renamed = await helper.mutate('admin.email.saveSettings', { ...typed, fromName: 'Atölyemiz' });
    expect(renamed.status).toBe(200);
  });

  it('begin with the documented ports, and are not in force', async () => {
    expect(await read()).toMatchObject({
      isActive: false,
      smtpPort: 587,
      smtpEncryption: 'tls',
      smtpTlsPort: 587,
      smtpSslPort: 465,
      imapPort: 993,
      pop3Port: 995,
      smtpPassword: '',
    });
  });

  it('keep the password sealed, show it masked, and leave it when the mask comes back', async () => {
    dataOf(await save({ smtpUsername: 'toprak', smtpPassword: 'gizli-kelime' }));
    expect((await read()).smtpPassword).toBe(MASKED);
    const [before] = await server.dataSource.query<[{ sealed: string }]>(
      'SELECT smtp_password_sealed AS sealed FROM mail_settings',
    );
    expect(before.sealed).not.toContain('gizli');
    dataOf(await save({ fromName: 'Başka' }));
    const routes = server.app.get(MailRoutesService);
    expect(routes.passwordOf(await routes.kept())).toBe('gizli-kelime');
    const entries = await server.dataSource.query<{ details: object }[]>(
      `SELECT details FROM log_entry WHERE record_kind = 'email_settings'`,
    );
    expect(JSON.stringify(entries)).toContain('passwordChanged');
    expect(JSON.stringify(entries)).not.toMatch(/gizli|v1\./);
  });

  it.each([
    ['another server', { smtpHost: 'kotu.example' }],
    ['another port', { smtpPort: 2525 }],
    ['another user', { smtpUsername: 'baska' }],
    ['less cover', { smtpEncryption: 'none' as const }],
    ['another server of received mail', { imapHost: 'kotu.example', imapSsl: false }],
    ['another server of fetched mail', { pop3Host: 'kotu.example' }],
  ])('want the password again for %s: the one that is kept would go there', async (_what, given) => {
    const kept = { smtpHost: 'posta.example', smtpUsername: 'toprak', smtpEncryption: 'ssl' as const };
    dataOf(await save({ ...kept, smtpPassword: 'gizli-kelime' }));
    expect(refusalOf(await save(given))).toMatchObject({
      code: 'invalid_input',
      fields: { smtpPassword: 'Sunucu değişti; şifreyi yeniden yazın.' },
    });
    dataOf(await save({ ...given, smtpPassword: 'yeni-kelime' }));
  });

  it('take the password that is kept to the inbox of the same domain, when it is encrypted', async () => {
    const kept = { smtpHost: 'smtp.ornek.com', smtpUsername: 'toprak', smtpEncryption: 'ssl' as const };
    dataOf(await save({ ...kept, smtpPassword: 'gizli-kelime' }));
    expect((await save({ imapHost: 'imap.ornek.com', imapSsl: false })).status).toBe(400);
    expect((await save({ imapHost: 'imap.baska.com' })).status).toBe(400);
    dataOf(await save({ imapHost: 'imap.ornek.com', pop3Host: 'smtp.ornek.com' }));
    const routes = server.app.get(MailRoutesService);
    expect(routes.passwordOf(await routes.kept())).toBe('gizli-kelime');

    dataOf(await save({ smtpHost: 'posta.com.tr', imapHost: '', pop3Host: '', smtpPassword: 'yeni-kelime' }));
    expect((await save({ imapHost: 'kotu.com.tr' })).status).toBe(400);
  });

  it('come into force only with a relay that lets us in', async () => {
    const refused = refusalOf(await save({ ...atRelay(), smtpPort: 1, isActive: true }));
    expect(refused).toMatchObject({
      code: 'relay_check_failed',
      message:
        'Ayarlar kaydedilmedi, çünkü bu sunucuyla e-posta gönderilemiyor: Sunucu bağlantıyı reddetti. Adresi ve portu kontrol edin.',
    });
    expect((await read()).isActive).toBe(false);
    dataOf(await save({ ...atRelay(), smtpPort: 1 }));
    dataOf(await save({ ...atRelay(), isActive: true }));
    expect((await save({ smtpPort: 1 })).status).toBe(400);
    await relay.close();
    dataOf(await save({ fromName: 'Başka' }));
    dataOf(await save({ isActive: false }));
    relay = await startSmtpServer();
  });

  it('are refused by their documented names over the documented call', async () => {
    const kept = { smtpHost: 'posta.example', smtpUsername: 'toprak', smtpPassword: 'gizli-kelime' };
    dataOf(await save(kept));
    const answer = await admin.post('/api/email_manager.php', {
      action: 'update_smtp',
      smtp_host: 'kotu.example',
    });
    expect(JSON.parse(answer.text)).toMatchObject({
      fields: { smtp_password: 'Sunucu değişti; şifreyi yeniden yazın.' },
    });
  });

  it('are not saved over those that somebody else saved meanwhile', async () => {
    const seen = await read();
    dataOf(await save({ fromName: 'Bir' }));
    expect(refusalOf(await admin.mutate('admin.email.saveSettings', seen)).code).toBe('changed_meanwhile');
  });

  it('cannot come into force without a server and a sender', async () => {
    expect((await save({ isActive: true })).status).toBe(400);
  });

  it('send the shop’s mail by the new relay within two seconds, and mails in flight still by the old one', async () => {
    const old = await startSmtpServer();
    dataOf(await save({ ...atRelay(), smtpPort: Number(new URL(old.url).port), isActive: true }));
    const routes = server.app.get(MailRoutesService);
    const isAt = (url: string) => async () => String((await routes.latest())?.port) === new URL(url).port;
    await eventually('the old relay is known', isAt(old.url));
    const inFlight = ['1', '2', '3', '4', '5', '6'].map((who) => send(`${who}@example.com`));
    const since = Date.now();
    dataOf(await save({ ...atRelay(), isActive: true }));
    await eventually('the new relay is known', isAt(relay.url));
    expect(Date.now() - since).toBeLessThan(2_000);
    await send('yeni@example.com');
    await Promise.all(inFlight);

    expect(old.received).toHaveLength(6);
    expect(relay.received.map(({ recipient }) => recipient)).toEqual(['yeni@example.com']);
    expect(relay.received[0]!.parsed.from).toMatchObject({
      name: 'Toprak Atölye',
      address: 'atolye@toprak.example',
    });

    const route = await routes.latest();
    const words = {
      kind: 'welcome',
      subject: 'Merhaba',
      preheader: '',
      bodyHtml: '<p>x</p>',
      isActive: true,
    };
    dataOf(await admin.mutate('admin.email.saveTemplate', words));
    const composer = server.app.get(MailComposerService);
    await eventually('the template is known', async () => {
      const { subject } = await composer.compose('welcome', { firstName: 'Ada' }, NO_FOOT_LINKS);
      return subject === words.subject;
    });
    // The same object, because a change of a template must not reconnect.
    expect(await routes.latest()).toBe(route);

    dataOf(await save({ isActive: false }));
    await eventually('the way of the environment is back', async () => (await routes.latest()) === null);
    await expect(send('eski@example.com')).rejects.toThrow('ECONNREFUSED');
    expect(relay.received).toHaveLength(1);
    await old.close();
  });
});

describe('The connection test', () => {
  it('reaches all three servers', async () => {
    const [imap, pop3] = [await startImapServer('dogru'), await startPop3Server('dogru')];
    inboxServers.push(imap, pop3);
    const others = { imapHost: '127.0.0.1', imapPort: imap.port, imapSsl: false };
    const third = { pop3Host: '127.0.0.1', pop3Port: pop3.port, pop3Ssl: false };
    dataOf(await save({ ...atRelay(), ...others, ...third, smtpUsername: 'toprak', smtpPassword: 'dogru' }));
    const answers = await check();
    expect(answers.slice(1)).toEqual([
      'imap: IMAP sunucusuna bağlanıldı ve oturum açıldı.',
      'pop3: POP3 sunucusuna bağlanıldı ve oturum açıldı.',
    ]);
    dataOf(await save({ smtpPassword: 'yanlis' }));
    expect((await check()).slice(1)).toEqual([
      'imap: Kullanıcı adı veya şifre kabul edilmedi.',
      'pop3: Kullanıcı adı veya şifre kabul edilmedi.',
    ]);
  });

  it.each([
    ['smtp: SMTP sunucusuna bağlanıldı; kullanıcı adı olmadığı için oturum açılmadı.', {}],
    ['smtp: Sunucu adı bulunamadı. Adresi kontrol edin.', { smtpHost: 'yok.invalid' }],
    ['smtp: Sunucu bağlantıyı reddetti. Adresi ve portu kontrol edin.', { smtpPort: 1 }],
    [
      'smtp: Sunucu bu portta TLS ile şifreleme sunmuyor. Şifrelemeyi ya da portu değiştirin.',
      { smtpEncryption: 'tls' as const },
    ],
    [
      'smtp: Güvenli bağlantı kurulamadı: sertifika geçersiz ya da şifreleme ile port birbirine uymuyor.',
      { smtpEncryption: 'ssl' as const },
    ],
  ])('says %s', async (expected, given) => {
    dataOf(await save({ ...atRelay(), ...given }));
    expect(await check()).toEqual([expected]);
  });

  it('sends a mail to the address that is given, and asks for one', async () => {
    dataOf(await save(atRelay()));
    dataOf(await test('elif@example.com'));
    expect(relay.received).toMatchObject([
      { recipient: 'elif@example.com', parsed: { subject: 'E-posta ayarlarının denemesi' } },
    ]);
    const refused = await test('');
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('Test email adresi gerekli'),
    ]);
    relay.refuse(550);
    expect(refusalOf(await test('elif@example.com'))).toMatchObject({
      code: 'mail_server_failed',
      message: 'Alıcının sunucusu e-postayı kabul etmedi.',
    });
  });

  it('tries settings that are not saved yet, and keeps nothing of them', async () => {
    const typed = { ...(await stored()), ...atRelay() };
    dataOf(await admin.mutate('admin.email.testConnection', { ...typed, testEmail: 'elif@example.com' }));
    expect(relay.received).toMatchObject([{ recipient: 'elif@example.com' }]);
    const checked = dataOf(await admin.mutate('admin.email.checkConnections', typed)) as ConnectionCheck[];
    expect(checked).toMatchObject([{ service: 'smtp', isReached: true }]);
    expect(await stored()).toMatchObject({ smtpHost: '' });
  });

  it('says that no server is named, by either way of asking', async () => {
    const noServer = 'Sunucu adresi yazılmamış.';
    expect(await check()).toEqual([`smtp: ${noServer}`]);
    const refused = await test('elif@example.com');
    expect(refusalOf(refused).message).toBe(noServer);
  });

  it('takes its leave of a server that refuses it', async () => {
    const said: string[] = [];
    const pop3 = await startPop3Server('dogru', (line) => said.push(line));
    inboxServers.push(pop3);
    const third = { pop3Host: '127.0.0.1', pop3Port: pop3.port, pop3Ssl: false };
    dataOf(await save({ ...atRelay(), ...third, smtpUsername: 'toprak', smtpPassword: 'yanlis' }));
    await check();
    await eventually('the connection ends', () => Promise.resolve(said.at(-1) === 'QUIT'));
  });
});

describe('In production', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '169.254.169.254', 'localhost', '::1', 'fd00::1', '::ffff:10.0.0.1'],
    ...['::ffff:0:10.0.0.1', '64:ff9b:1::a00:1', '2001:0:a00:1::1', '2002:a00:1::1', 'fec0::1', 'fe80::1'],
  ])('nobody looks around inside the network: %s', async (host) => {
    const hosts = new MailHostsService(testSettings({ NODE_ENV: 'production' }));
    await expect(hosts.addressOf(host)).rejects.toBeInstanceOf(PrivateHostError);
    const allowed = new MailHostsService(testSettings({ NODE_ENV: 'production', MAIL_PRIVATE_HOSTS: true }));
    await expect(allowed.addressOf(host)).resolves.toEqual(expect.any(String));
  });

  it('a server of the wide world is reached by IPv6', async () => {
    const hosts = new MailHostsService(testSettings({ NODE_ENV: 'production' }));
    await expect(hosts.addressOf('2606:4700:4700::1111')).resolves.toBe('2606:4700:4700::1111');
  });
});
