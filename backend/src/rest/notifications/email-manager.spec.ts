import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MASKED } from '../../../contract/common/masked.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { startSmtpServer, type TestSmtpServer } from '../../../testing/smtp-server.js';
import { suiteServer } from '../../../testing/suite-server.js';

const SCRIPT = '/api/email_manager.php';

const server = suiteServer();
const admin = suiteAdmin(server);
let relay: TestSmtpServer;

beforeAll(async () => {
  relay = await startSmtpServer();
});
afterAll(() => relay.close());

const read = async (action: string) => (await admin.ask(`${SCRIPT}?action=${action}`)).json;
const welcome = async () => {
  const { templates } = (await read('get_templates')) as {
    templates: { id: string; template_name: string }[];
  };
  return templates.find(({ template_name: name }) => name === 'welcome')!;
};
const act = async (action: string, fields: object = {}) => {
  const { status, json } = await admin.post(SCRIPT, { action, ...fields });
  return [status, json];
};

describe('email_manager.php', () => {
  it('keeps the settings that are given, masks the password, and tests them', async () => {
    const given = {
      smtp_host: '127.0.0.1',
      smtp_port: new URL(relay.url).port,
      smtp_encryption: 'none',
      from_email: 'atolye@toprak.example',
      is_active: 0,
    };
    expect(await act('update_smtp', { ...given, smtp_password: 'gizli' })).toEqual([
      200,
      { success: true, message: 'SMTP ayarları kaydedildi' },
    ]);
    expect(await read('get_settings')).toMatchObject({
      success: true,
      smtp_settings: {
        ...{ smtp_host: '127.0.0.1', smtp_port: Number(given.smtp_port), smtp_password: MASKED },
        ...{ is_active: false, imap_port: 993, pop3_port: 995, smtp_ssl_port: 465, smtp_tls_port: 587 },
      },
    });
    expect(await act('test_smtp', { test_email: 'elif@example.com' })).toMatchObject([
      200,
      { success: true },
    ]);
    expect(relay.received.map(({ recipient }) => recipient)).toEqual(['elif@example.com']);
    expect(await act('test_smtp')).toMatchObject([400, { error: 'Test email adresi gerekli' }]);
  });

  it('says what a campaign lacks, and whom it would not find', async () => {
    const empty = { subject: '', body: '', recipients: 'all_users' };
    expect(await act('send_bulk_email', empty)).toMatchObject([400, { error: 'Konu ve içerik gerekli' }]);
    expect(await act('send_test_email', { subject: 'x', body: 'y' })).toMatchObject([
      400,
      { error: 'Test email adresi gerekli' },
    ]);
    const campaign = { subject: 'Duyuru', body: 'Merhaba', recipients: 'newsletter_subscribers' };
    expect(await act('send_bulk_email', campaign)).toMatchObject([
      400,
      { error: 'Mesaj gönderilecek alıcı bulunamadı.' },
    ]);
  });

  it('sends a campaign that is asked for twice once', async () => {
    await server.dataSource.query(
      `WITH listed AS (
         INSERT INTO newsletter_subscriber (address, confirmed_at) VALUES ('abone@example.com', now()) RETURNING address)
       INSERT INTO consent (address, purpose, channel, is_given, text_version, source)
       SELECT address, 'commercial', 'email', true, '2026-11', 'newsletter_form' FROM listed`,
    );
    const campaign = { subject: 'Kış indirimi', body: 'Merhaba', recipients: 'newsletter_subscribers' };
    const send = (given: object = {}) => act('send_bulk_email', { ...campaign, ...given });
    const queued = [200, { success: true, message: 'E-posta 1 kişi için sıraya alındı' }];
    expect(await Promise.all([send(), send()])).toEqual([queued, queued]);
    expect(await send({ body: 'Merhabalar' })).toEqual(queued);
    const campaigns = await server.dataSource.query<{ message: string }[]>(
      'SELECT message FROM campaign ORDER BY message',
    );
    expect(campaigns.map(({ message }) => message)).toEqual(['Merhaba', 'Merhabalar']);
  });

  it('saves, lists and deletes templates by the documented fields', async () => {
    const template = {
      template_name: 'welcome',
      subject: 'Merhaba',
      body_html: '<p>{{user_name}}</p>',
      is_active: 1,
    };
    expect(await act('save_template', template)).toMatchObject([200, { success: true }]);
    const saved = await welcome();
    expect(saved).toEqual({
      ...{ id: expect.not.stringContaining('welcome'), ...template },
      body_text: '{{user_name}}',
    });
    expect(await act('save_template', { id: saved.id, is_active: 0 })).toMatchObject([
      200,
      { success: true },
    ]);
    expect(await welcome()).toEqual({ ...saved, is_active: 0 });
    expect(await act('delete_template', { template_id: saved.id })).toMatchObject([200, { success: true }]);
    expect(await welcome()).toEqual({
      ...{ id: 'welcome', template_name: 'welcome', is_active: 1 },
      subject: 'Aramıza hoş geldiniz, {{user_name}}',
      body_html: expect.stringContaining('<h1>Hoş geldiniz, {{user_name}}</h1>'),
      body_text: expect.stringContaining('Hoş geldiniz, {{user_name}}\n\nÜyeliğiniz hazır'),
    });
  });

  it('takes a template by the id that its list gave, and knows no other', async () => {
    const text = { subject: 'Merhaba', body_html: '<p>{{user_name}}</p>' };
    expect(await act('save_template', { id: 'welcome', ...text })).toMatchObject([200, { success: true }]);
    const { id, ...saved } = await welcome();
    expect(saved).toEqual({
      ...{ template_name: 'welcome', ...text },
      ...{ body_text: '{{user_name}}', is_active: 1 },
    });
    await act('delete_template', { template_id: id });
    expect(await act('save_template', { id, ...text })).toMatchObject([400, { success: false }]);
  });

  it('leaves what is not sent as it is, and derives the text whatever is sent of it', async () => {
    const before = await welcome();
    const changed = { id: 'welcome', subject: 'Selam', body_text: 'Elle yazılmış' };
    expect(await act('save_template', changed)).toMatchObject([200, { success: true }]);
    const saved = await welcome();
    expect(saved).toEqual({ ...before, id: saved.id, subject: 'Selam' });
    await act('delete_template', { template_id: saved.id });
  });

  it.each([
    ['update_smtp', { smtp_port: 0 }, ['smtp_port']],
    ['test_smtp', { test_email: 'x' }, ['test_email']],
    ['send_test_email', { test_email: '', ...{ subject: '', body: '' } }, ['body', 'subject', 'test_email']],
    ['save_template', { is_active: 'belki' }, ['body_html', 'is_active', 'subject', 'template_name']],
  ])('tells in the names that were sent what is wrong: %s', async (action, fields, names) => {
    const [, refused] = (await act(action, fields)) as [number, { fields: object }];
    expect(Object.keys(refused.fields).sort()).toEqual(names);
  });

  it('says of a template that cannot go out in which documented field', async () => {
    const words = { template_name: 'welcome', subject: 'Merhaba', body_html: '<p>{{yok}}</p>' };
    expect(await act('save_template', words)).toMatchObject([
      expect.any(Number),
      { code: 'template_unusable', fields: { body_html: expect.stringContaining('{{yok}}') } },
    ]);
  });

  it('lists the log in the documented form', async () => {
    await server.dataSource.query(
      `INSERT INTO mail_message (dedupe_key, template, payload, recipient, subject, status, sent_at)
       VALUES ('a', 'welcome', '{}', 'ada@example.com', 'Hoş geldiniz', 'sent', '2026-11-22T10:00:00Z'),
         ('b', 'welcome', '{}', 'can@example.com', 'Hoş geldiniz', 'skipped', NULL)`,
    );
    expect(await read('get_email_logs')).toEqual({
      success: true,
      logs: expect.arrayContaining([
        {
          id: expect.any(String),
          recipient_email: 'ada@example.com',
          subject: 'Hoş geldiniz',
          status: 'sent',
          sent_at: '2026-11-22T10:00:00.000Z',
        },
        expect.objectContaining({ recipient_email: 'can@example.com', status: 'pending', sent_at: null }),
      ]),
    });
  });
});
