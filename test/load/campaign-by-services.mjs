import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { compiled } from './orders.mjs';
import { answerBench } from './processes.mjs';

const BODY = `<h2>Kış indirimi başladı</h2>
<p>Merhaba, atölyemizin <strong>kış koleksiyonu</strong> hazır: kül sırlı kâseler, demlikler ve yeni bardaklar.</p>
<p>${'Her parça elde çekildi, odun külüyle sırlandı ve bir kez daha pişirildi. '.repeat(12)}</p>
<ul><li>Tüm kâselerde %15 indirim</li><li>İki kişilik atölyelerde üçüncü kişi bizden</li></ul>
<p><a href="/magaza">Mağazaya gidin</a></p>`;

/** The back office's side of a campaign to many, in a process that sends nothing itself. */
answerBench(async ({ environment, recipients }) => {
  const { startServer } = await import(join(compiled, 'src/server.js'));
  const { loadSettings } = await import(join(compiled, 'src/platform/config/load-settings.js'));
  const { StartBulkMailService } = await import(
    join(compiled, 'src/messaging/email/start-bulk-mail.service.js')
  );
  const { BulkMailsService } = await import(join(compiled, 'src/messaging/email/bulk-mails.service.js'));
  const { MailOutbox } = await import(join(compiled, 'src/notifications/mail/mail-outbox.js'));
  const { app } = await startServer(loadSettings(environment));
  const dataSource = app.get(DataSource);
  await fillSubscribers(dataSource, recipients);
  const asks = {
    start: async () => {
      const [admin] = await dataSource.query('SELECT id AS "adminId" FROM admin LIMIT 1');
      const campaign = { subject: 'Kış indirimi', body: BODY, audience: 'newsletter_subscribers' };
      return app.get(StartBulkMailService).start(admin, { key: randomUUID(), ...campaign });
    },
    progress: async () => (await app.get(BulkMailsService).list({})).items[0],
    /** Queues a single mail, such as one with a code, for which somebody waits. */
    code: async () => {
      const mail = { template: 'verification-code', recipient: 'ada@kod.test' };
      const payload = { code: '048213', minutes: 15, purpose: 'registration' };
      await dataSource.transaction((manager) =>
        app.get(MailOutbox).queue(manager, { ...mail, payload, dedupeKey: `code:${randomUUID()}` }),
      );
    },
    codes: () =>
      dataSource.query(`SELECT extract(epoch FROM coalesce(sent_at, now()) - created_at)::float8 AS seconds
        FROM mail_message WHERE template = 'verification-code'`),
  };
  return { answer: ({ what }) => asks[what]() };
});

async function fillSubscribers(dataSource, recipients) {
  await dataSource.query(
    `INSERT INTO newsletter_subscriber (address, confirmed_at)
     SELECT 'okur-' || n || '@okur.test', now() FROM generate_series(1, $1::int) n`,
    [recipients],
  );
  await dataSource.query(
    `INSERT INTO consent (address, purpose, channel, is_given, text_version, source)
     SELECT address, 'commercial', 'email', true, '2026-11', 'newsletter_form' FROM newsletter_subscriber`,
  );
  await dataSource.query('ANALYZE newsletter_subscriber, consent');
}
