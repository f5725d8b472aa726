import { emptyTables } from '../../../testing/empty-tables.js';
import { aMailOutbox } from '../../../testing/mail-outbox.js';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { TestingModule } from '@nestjs/testing';
import { startJobWorker } from '../../../testing/job-worker.js';
import { pdfText } from '../../../testing/pdf-text.js';
import { eventually } from '../../../testing/poll.js';
import { anOrderMail } from '../../../testing/sale-facts.js';
import { startSmtpServer, type TestSmtpServer } from '../../../testing/smtp-server.js';
import { suiteDatabase } from '../../../testing/suite-database.js';
import { testSettings } from '../../../testing/test-settings.js';
import { JobOutbox } from '../../platform/jobs/job-outbox.js';
import { openQueueBackend } from '../../platform/jobs/queue-backend.js';
import { within } from '../../platform/logging/work-context.js';
import { MailMessage } from './mail-message.entity.js';
import { SEND_MAIL_JOB } from './mail-outbox.js';
import { NotificationsModule } from '../notifications.module.js';
import type { OrderConfirmationFacts } from './facts/order-mail-facts.js';

const STUDIO = 'atolye@toprak.example, ortak@toprak.example';

describe('Mail', () => {
  const database = suiteDatabase([MailMessage]);
  let relay: TestSmtpServer;
  const workers: TestingModule[] = [];
  const jobs = new JobOutbox();
  const outbox = aMailOutbox(testSettings({ STUDIO_NOTICE_TO: STUDIO }), { jobs });

  beforeEach(async () => {
    relay = await startSmtpServer();
  });

  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    await relay.close();
    await emptyTables(database.dataSource, 'mail_message', 'outbox_job');
  });

  async function startWorker(given: { readonly isMailHasty?: boolean } = {}): Promise<void> {
    const worker = await startJobWorker({
      servers: { databaseUrl: database.url, redisUrl: undefined },
      imports: [NotificationsModule],
      settings: { SMTP_URL: relay.url, STUDIO_NOTICE_TO: STUDIO },
      ...given,
    });
    workers.push(worker);
  }

  const confirm = (given: Partial<OrderConfirmationFacts> = {}, dedupeKey = 'order-confirmation:1') =>
    database.dataSource.transaction((manager) =>
      outbox.queue(manager, {
        dedupeKey,
        template: 'order-confirmation',
        payload: anOrderMail({ documents: [], ...given }),
        recipient: 'ayse@example.com',
      }),
    );

  const notifyStudio = (given: Partial<OrderConfirmationFacts> = {}) =>
    database.dataSource.transaction((manager) =>
      outbox.queueForStudio(manager, {
        dedupeKey: 'new-order-notice:1',
        about: 'orders',
        template: 'new-order-notice',
        payload: anOrderMail(given),
      }),
    );

  async function onlyMail(): Promise<MailMessage> {
    const [mail] = await database.dataSource.getRepository(MailMessage).find();
    return mail!;
  }

  async function addJob(mailId: string): Promise<void> {
    await database.dataSource.transaction((manager) =>
      jobs.add(manager, { name: SEND_MAIL_JOB, payload: { mailId } }),
    );
  }

  const arrived = (count: number) =>
    eventually(`${count} mails arrived`, () => relay.received.length >= count);
  const isNow = (status: string) =>
    eventually(`the mail is ${status}`, async () => (await onlyMail()).status === status);

  test('the confirmation tells the buyer everything about the order, with the contracts attached', async () => {
    await startWorker();
    await confirm({ documents: anOrderMail().documents });

    await arrived(1);
    const { recipient, parsed } = relay.received[0]!;
    expect(recipient).toBe('ayse@example.com');
    expect(parsed.from).toMatchObject({ name: 'Toprak Seramik', address: 'merhaba@toprak.example' });
    expect(parsed.replyTo?.[0]?.address).toBe('merhaba@toprak.example');
    expect(parsed.subject).toBe('Siparişiniz alındı · A4F2C81D');
    for (const body of [parsed.html!, parsed.text!]) {
      expect(body).toContain('Teşekkür ederiz, Ayşe Gül');
      expect(body).toContain('Kül sırlı çorba kâsesi');
      expect(body).toContain('2 adet × 640,00\u00a0TL');
      expect(body).toContain('1.280,00\u00a0TL');
      expect(body).toContain('213,33\u00a0TL');
      expect(body).toContain('Kuzguncuk Mah. Bereketli Sok. No: 12 D: 3, Üsküdar / İstanbul');
      expect(body).toContain('0532 555 01 12');
      expect(body).toContain('en geç 12 Aralık Cumartesi günü elinizde olur');
      expect(body).toContain('Işıklı bir kutuya koyar mısınız?');
      expect(body).toContain('0216 555 01 48');
    }
    expect(parsed.text).toContain('https://toprak.example/siparis/a4f2c81d?anahtar=gizli');
    expect(parsed.html).toContain('src="https://toprak.example/media/kase.jpg/160.jpeg"');
    expect(parsed.attachments.map((file) => [file.filename, file.mimeType])).toEqual([
      ['on-bilgilendirme-formu-A4F2C81D.pdf', 'application/pdf'],
      ['mesafeli-satis-sozlesmesi-A4F2C81D.pdf', 'application/pdf'],
    ]);
    for (const file of parsed.attachments) {
      expect(
        Buffer.from(file.content as ArrayBuffer)
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
  });

  test('each address of the studio gets a notice that answers to the buyer', async () => {
    await startWorker();
    await notifyStudio();

    await arrived(2);
    expect(relay.received.map((mail) => mail.recipient).sort()).toEqual([
      'atolye@toprak.example',
      'ortak@toprak.example',
    ]);
    const { parsed } = relay.received[0]!;
    expect(parsed.subject).toBe('Yeni sipariş A4F2C81D · 1.280,00\u00a0TL');
    expect(parsed.replyTo?.[0]?.address).toBe('ayse@example.com');
    expect(parsed.text).toContain('Ayşe Gül Çığıroğlu');
    expect(parsed.attachments).toEqual([]);
  });

  test('buyer and studio hear of money that was returned', async () => {
    await startWorker();
    const payload = { ...anOrderMail(), refundedKurus: 128000, isCancelled: false };
    await database.dataSource.transaction(async (manager) => {
      await outbox.queue(manager, {
        dedupeKey: 'payment-refunded:1',
        template: 'payment-refunded',
        payload,
        recipient: 'ayse@example.com',
      });
      await outbox.queueForStudio(manager, {
        dedupeKey: 'payment-refunded-notice:1',
        about: 'orders',
        template: 'payment-refunded-notice',
        payload,
      });
    });

    await arrived(3);
    const subjects = relay.received.map((mail) => mail.parsed.subject);
    expect(subjects).toContain('Ödemeniz iade edildi · A4F2C81D');
    expect(subjects).toContain('Ödeme iade edildi · A4F2C81D');
    relay.received.forEach((mail) => expect(mail.parsed.text).toContain('1.280,00\u00a0TL'));
  });

  test('the studio hears of money that it has to send back itself', async () => {
    await startWorker();
    await database.dataSource.transaction((manager) =>
      outbox.queueForStudio(manager, {
        dedupeKey: 'refund-failed-notice:1',
        about: 'orders',
        template: 'refund-failed-notice',
        payload: { ...anOrderMail(), owedKurus: 128000, isUnclear: false },
      }),
    );

    await arrived(2);
    for (const { parsed } of relay.received) {
      expect(parsed.subject).toBe('Ödeme iade edilemedi · A4F2C81D');
      expect(parsed.text).toContain('1.280,00\u00a0TL tutarındaki ödemeyi');
      expect(parsed.html).toContain('iyzico panelinden iade edin');
    }
  });

  test('a mail that is queued twice is sent once', async () => {
    await confirm();
    await confirm();
    await startWorker();
    await confirm({}, 'order-confirmation:2');

    await arrived(2);
    await eventually('all is done', async () => (await countOf('sent')) === 2);
    expect(relay.received).toHaveLength(2);
  });

  test('a mail of an order that was rolled back is never sent', async () => {
    await startWorker();
    await expect(
      database.dataSource.transaction(async (manager) => {
        const payload = anOrderMail({ shortId: 'ROLLBACK' });
        await outbox.queueForStudio(manager, {
          dedupeKey: 'x',
          about: 'orders',
          template: 'new-order-notice',
          payload,
        });
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    await confirm();

    await arrived(1);
    expect(relay.received.map((mail) => mail.recipient)).toEqual(['ayse@example.com']);
  });

  test('a relay that is busy is asked again, under the same message id', async () => {
    relay.refuse(451, 421);
    await startWorker();
    await confirm();

    await isNow('sent');
    const mail = await onlyMail();
    expect(mail).toMatchObject({ tries: 3, lastError: null, subject: 'Siparişiniz alındı · A4F2C81D' });
    expect(relay.received).toHaveLength(1);
    expect(relay.received[0]!.parsed.messageId).toBe(`<${mail.id}@toprak.example>`);
  });

  test('a relay that cannot be reached is no reason to give a mail up', async () => {
    const { close } = relay;
    await close();
    await startWorker();
    await confirm();
    await eventually('a try failed', async () =>
      ((await onlyMail()).lastError ?? '').includes('ECONNREFUSED'),
    );
    expect((await onlyMail()).status).not.toBe('failed');
  });

  test('an address that does not exist is given up at once, and can be seen', async () => {
    relay.refuse(550);
    await startWorker();
    await confirm();

    await isNow('failed');
    const mail = await onlyMail();
    expect(mail.tries).toBe(1);
    expect(mail.lastError).toContain('550');
    expect(relay.received).toEqual([]);
  });

  test('a mail that could not be sent for a day is given up', async () => {
    relay.refuse(451);
    await confirm();
    await database.dataSource.query(`UPDATE mail_message SET trying_since = now() - interval '25 hours'`);
    await startWorker();

    await isNow('failed');
    expect((await onlyMail()).lastError).toContain('451');
  });

  test('a worker that dies between claiming and sending leaves the mail to another', async () => {
    await confirm();
    await database.dataSource.query(`
      UPDATE mail_message SET status = 'sending', claimed_at = now() - interval '3 minutes', tries = 1;
      DELETE FROM outbox_job;
    `);
    await startWorker();

    await isNow('sent');
    expect(relay.received).toHaveLength(1);
  });

  test('a mail that the relay has is not sent again because the database cannot note it for a while', async () => {
    // Counts the refused updates: a sequence keeps its value when the transaction is rolled back.
    await database.dataSource.query(`
      CREATE SEQUENCE notes;
      CREATE FUNCTION refuse_note() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE 'no note of it (%)', nextval('notes'); END $$;
      CREATE TRIGGER refuse_note BEFORE UPDATE ON mail_message
        FOR EACH ROW WHEN (new.status = 'sent') EXECUTE FUNCTION refuse_note()`);
    await startWorker({ isMailHasty: true });
    await confirm();
    await eventually('many a note was refused', async () => {
      const [row] = await database.dataSource.query<{ tries: string }[]>(
        'SELECT last_value AS tries FROM notes',
      );
      return Number(row?.tries) > 25;
    });
    await database.dataSource.query('DROP FUNCTION refuse_note CASCADE; DROP SEQUENCE notes');

    await eventually('it is noted', async () => (await onlyMail()).status === 'sent');
    expect(relay.received).toHaveLength(1);
  });

  test('a mail another worker is sending right now is left to it', async () => {
    await confirm();
    await database.dataSource.query(
      `UPDATE mail_message SET status = 'sending', claimed_at = now(), tries = 1`,
    );
    const finishedBefore = await finishedJobs();
    await startWorker();
    await confirm({}, 'order-confirmation:2');

    await eventually('both jobs are done', async () => (await finishedJobs()) === finishedBefore + 2);
    expect(await countOf('sent')).toBe(1);
    expect(await countOf('sending')).toBe(1);
    expect(relay.received).toHaveLength(1);
  });

  test('a mail whose job vanished with its queue is found and sent', async () => {
    await confirm();
    await database.dataSource.query(`
      DELETE FROM outbox_job;
      UPDATE mail_message SET created_at = now() - interval '20 minutes';
    `);
    await startWorker();

    await isNow('sent');
    expect(relay.received).toHaveLength(1);
  });

  test('two workers and many jobs for each mail send every mail exactly once', async () => {
    const keys = Array.from({ length: 12 }, (_, number) => `order-confirmation:${number}`);
    for (const key of keys) await confirm({}, key);
    const mails = await database.dataSource.getRepository(MailMessage).find();
    for (const { id } of mails) for (let copy = 0; copy < 3; copy += 1) await addJob(id);
    await Promise.all([startWorker(), startWorker()]);

    await eventually('all are sent', async () => (await countOf('sent')) === keys.length);
    await eventually('all jobs were relayed', async () => (await unrelayed()) === 0);
    const ids = relay.received.map((mail) => mail.parsed.messageId);
    expect(new Set(ids).size).toBe(keys.length);
    expect(ids).toHaveLength(keys.length);
  });

  test('what a visitor typed is shown as typed, never as markup', async () => {
    await startWorker();
    const sale = anOrderMail();
    await confirm({
      buyer: { ...sale.buyer, name: '<img src=x onerror=alert(1)>' },
      notes: '</p><script>alert(2)</script>{{seller}}',
    });

    await arrived(1);
    const { html, text } = relay.received[0]!.parsed;
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src');
    expect(html).toContain('{{seller}}');
    expect(text).toContain('<img src=x onerror=alert(1)>');
  });

  test('a mail names the request that asked for it, also when its job vanished with the queue', async () => {
    await within({ requestId: 'a-request-with-a-name' }, () => confirm());
    await emptyTables(database.dataSource, 'outbox_job');
    await database.dataSource.query(`UPDATE mail_message SET created_at = now() - interval '1 hour'`);
    await startWorker();

    await arrived(1);
    const { headers } = relay.received[0]!.parsed;
    expect(headers).toContainEqual(
      expect.objectContaining({ key: 'x-request-id', value: 'a-request-with-a-name' }),
    );
  });

  test('nobody can write headers or lines into a mail through a field', async () => {
    await startWorker();
    const sale = anOrderMail();
    await notifyStudio({
      shortId: 'A4F2\r\nBcc: herkes@example.com',
      buyer: {
        ...sale.buyer,
        name: 'Ayşe\r\nBcc: herkes@example.com\r\n\r\nSAHTE GÖVDE',
        email: 'ayse@example.com\r\nBcc: herkes@example.com',
      },
    });

    await arrived(2);
    for (const { raw, parsed, recipient } of relay.received) {
      const [head = ''] = raw.split('\r\n\r\n');
      expect(head).not.toMatch(/^bcc:/im);
      expect(parsed.bcc ?? []).toEqual([]);
      expect(parsed.text).not.toMatch(/^(SAHTE GÖVDE|Bcc:)/m);
      expect(STUDIO).toContain(recipient);
    }
  });

  test('the attached contracts can be read and searched in Turkish', async () => {
    await startWorker();
    await confirm({ documents: anOrderMail().documents });

    await arrived(1);
    const [form, contract] = await Promise.all(
      relay.received[0]!.parsed.attachments.map((file) =>
        pdfText(new Uint8Array(file.content as ArrayBuffer)),
      ),
    );
    expect(form).toContain('Ön Bilgilendirme Formu');
    expect(form).toContain('Sipariş A4F2C81D');
    expect(form).toContain('Ayşe Gül Çığıroğlu');
    expect(contract).toContain('Mesafeli Satış Sözleşmesi');
    expect(contract).toContain('Kül sırlı çorba kâsesi');
  });

  async function countOf(status: string): Promise<number> {
    const rows: unknown[] = await database.dataSource.query('SELECT 1 FROM mail_message WHERE status = $1', [
      status,
    ]);
    return rows.length;
  }

  async function finishedJobs(): Promise<number> {
    const backend = await openQueueBackend({ DATABASE_URL: database.url });
    const queue = backend.openQueue();
    const { completed = 0 } = await queue.getJobCounts('completed');
    await queue.close();
    await backend.close();
    return completed;
  }

  async function unrelayed(): Promise<number> {
    const rows: unknown[] = await database.dataSource.query(
      'SELECT 1 FROM outbox_job WHERE relayed_at IS NULL',
    );
    return rows.length;
  }
});
