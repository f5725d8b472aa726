import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MASKED } from '../../contract/common/masked.js';
import type { AdminVisitor } from '../../testing/admin-visitor.js';
import { enterBackOffice } from '../../testing/back-office.js';
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtp-server.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

const SCRIPT = '/api/email_manager.php';

let server: TestServer;
let admin: AdminVisitor;
let relay: TestSmtpServer;

beforeAll(async () => {
  server = await startTestServer();
  admin = await enterBackOffice(server);
  relay = await startSmtpServer();
});
afterAll(async () => {
  await server.stop();
  await relay.close();
});

const read = async (action: string) => (await admin.ask(`${SCRIPT}?action=${action}`)).json;
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

  it('says what a letter lacks, and whom it would not find', async () => {
    const empty = { subject: '', body: '', recipients: 'all_users' };
    expect(await act('send_bulk_email', empty)).toMatchObject([400, { error: 'Konu ve içerik gerekli' }]);
    expect(await act('send_test_email', { subject: 'x', body: 'y' })).toMatchObject([
      400,
      { error: 'Test email adresi gerekli' },
    ]);
    const letter = { subject: 'Duyuru', body: 'Merhaba', recipients: 'newsletter_subscribers' };
    expect(await act('send_bulk_email', letter)).toMatchObject([
      400,
      { error: 'Mesaj gönderilecek alıcı bulunamadı.' },
    ]);
  });

  it('saves, lists and deletes templates by the documented fields', async () => {
    const template = {
      template_name: 'welcome',
      subject: 'Merhaba',
      body_html: '<p>{{user_name}}</p>',
      is_active: 1,
    };
    expect(await act('save_template', template)).toMatchObject([200, { success: true }]);
    const { templates } = (await read('get_templates')) as { templates: { id: string }[] };
    expect(templates).toEqual([{ id: expect.any(String), ...template, body_text: '' }]);
    expect(await act('delete_template', { template_id: templates[0]!.id })).toMatchObject([
      200,
      { success: true },
    ]);
    expect(await read('get_templates')).toEqual({ success: true, templates: [] });
  });

  it('lists the log in the documented form', async () => {
    await server.dataSource.query(
      `INSERT INTO mail_message (dedupe_key, template, payload, recipient, subject, status, sent_at)
       VALUES ('a', 'welcome', '{}', 'ada@example.com', 'Hoş geldiniz', 'sent', '2026-11-22T10:00:00Z')`,
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
      ]),
    });
  });
});
