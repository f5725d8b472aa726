import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PageOf } from '../../../contract/admin/page.query.js';
import type { MailLogView } from '../../../contract/messaging/email/mail-log.js';
import type { AdminVisitor } from '../../../testing/admin-visitor.js';
import { enterBackOffice } from '../../../testing/back-office.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { startSmtpServer, type TestSmtpServer } from '../../../testing/smtp-server.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { PersonLogService } from '../../activity-log/person-log.service.js';

let server: TestServer;
let admin: AdminVisitor;
let relay: TestSmtpServer;

beforeAll(async () => {
  relay = await startSmtpServer();
  server = await startTestServer({ SMTP_URL: relay.url });
  admin = await enterBackOffice(server);
});
afterAll(async () => {
  await server.stop();
  await relay.close();
});
beforeEach(async () => {
  await emptyTables(server.dataSource, 'mail_message');
});

const sendTo = (testEmail: string) =>
  admin.mutate('admin.email.sendTest', { testEmail, subject: 'Deneme', body: '<p>Merhaba</p>' });
const onRecord = () =>
  server.dataSource.query(
    `SELECT event_type AS type, username, details->>'event' AS event, details->>'label' AS label
     FROM log_entry WHERE record_kind = 'test_mail' ORDER BY id`,
  );
const mailLog = async () => (dataOf(await admin.query('admin.email.log', {})) as PageOf<MailLogView>).items;

describe('A test mail', () => {
  it('stands in both logs with who sent it to whom, however it went, and is not sent again', async () => {
    dataOf(await sendTo('Elif@example.com'));
    relay.refuse(550);
    expect(refusalOf(await sendTo('yok@example.com')).code).toBe('mail_server_failed');

    expect(await mailLog()).toMatchObject([
      { recipient: 'yok@example.com', subject: 'Deneme', status: 'failed', isRetryable: false },
      { recipient: 'Elif@example.com', subject: 'Deneme', status: 'sent', tries: 1, reason: null },
    ]);
    const username = expect.stringContaining('@') as unknown;
    expect(await onRecord()).toEqual([
      { type: 'email_sent', username, event: 'test_mail_sent', label: 'Elif@example.com' },
      { type: 'admin_change', username, event: 'test_mail_failed', label: 'yok@example.com' },
    ]);
  });

  it('no longer tells to whom it went once that person is erased', async () => {
    dataOf(await sendTo('giden@example.com'));
    const person = { id: '00000000-0000-4000-8000-000000000009', addresses: ['giden@example.com'] };
    await server.app.get(PersonLogService).erase(server.dataSource.manager, person);
    expect(JSON.stringify(await onRecord())).not.toContain('giden');
  });

  it('goes out twenty times an hour for an admin, no oftener', async () => {
    const answers: number[] = [];
    for (let sent = 0; sent < 21; sent += 1) answers.push((await sendTo('cok@example.com')).status);
    expect(answers.at(-1)).toBe(429);
    const tested = await admin.mutate('admin.email.testConnection', {
      ...(dataOf(await admin.query('admin.email.settings', undefined)) as object),
      testEmail: 'cok@example.com',
    });
    expect(refusalOf(tested).code).toBe('too_many_tries');
    expect(relay.received.length).toBeLessThanOrEqual(20);
  });
});
