import { beforeEach, describe, expect, it } from '@jest/globals';
import { emptyTables } from '../../../testing/empty-tables.js';
import { ShopClient } from '../../../testing/shop-client.js';
import {
  expectRefusedRequest,
  INFORMATION_REFUSALS,
  REQUEST,
} from '../../../testing/information-requests.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { type MailKind, type MailPayloads } from '../../notifications/mail/mail-template.js';
import { testMailRenderer } from '../../../testing/test-studio.js';

const PROCEDURE = 'workshops.askForInformation';

interface QueuedMail {
  readonly template: MailKind;
  readonly recipient: string;
  readonly payload: MailPayloads['information-request-notice'];
}

const server = suiteServer({ STUDIO_NOTICE_TO: 'atolye@toprak.example, ortak@toprak.example' });
const client = new ShopClient(server);

beforeEach(() =>
  emptyTables(server.dataSource, 'information_request', 'mail_message', 'outbox_job', 'studio_notification'),
);

const ask = (given: Record<string, unknown> = {}) => client.mutate(PROCEDURE, { ...REQUEST, ...given });
const kept = () =>
  server.dataSource.query<Record<string, unknown>[]>(
    `SELECT name, surname, email, phone, workshop_type AS "workshopType", experience_level AS "experienceLevel",
            message, status, admin_notes AS "adminNotes" FROM information_request ORDER BY created_at`,
  );
const queued = () =>
  server.dataSource.query<QueuedMail[]>(
    'SELECT template, recipient, payload FROM mail_message ORDER BY template DESC, recipient',
  );

describe('A request for information', () => {
  it('is kept for the studio as it was typed, with a number that can be called', async () => {
    const answer = await ask({ phone: '0532 123 45 67', message: '  Kızım 9 yaşında.\nGelebilir mi? ' });

    expect(answer.status).toBe(200);
    expect(await kept()).toEqual([
      {
        ...REQUEST,
        phone: '+905321234567',
        message: 'Kızım 9 yaşında.\nGelebilir mi?',
        status: 'pending',
        adminNotes: '',
      },
    ]);
  });

  it('is confirmed to the visitor and told to every address of the studio, once', async () => {
    await ask();

    expect((await queued()).map(({ template, recipient }) => [template, recipient])).toEqual([
      ['information-request-received', REQUEST.email],
      ['information-request-notice', 'atolye@toprak.example'],
      ['information-request-notice', 'ortak@toprak.example'],
    ]);
    expect(await server.dataSource.query('SELECT count(*)::int AS jobs FROM outbox_job')).toEqual([
      { jobs: 3 },
    ]);
  });

  it('keeps the program that the visitor came from, and no other', async () => {
    await ask({ program: 3 });
    expect((await ask({ program: 6 })).status).toBe(400);
    expect(await server.dataSource.query('SELECT program FROM information_request')).toEqual([
      { program: 3 },
    ]);
  });

  it('stands among what the studio is told, with the way to it', async () => {
    await ask();
    const [request] = await server.dataSource.query<{ id: string }[]>('SELECT id FROM information_request');

    expect(
      await server.dataSource.query(
        'SELECT type, title, message, about_kind AS kind, about_id AS id FROM studio_notification',
      ),
    ).toEqual([
      {
        type: 'system',
        title: 'Yeni workshop bilgi talebi',
        message: 'Ayşe Gül Çığıroğlu sizden bilgi bekliyor: Çocuk Workshop.',
        kind: 'information_request',
        id: request?.id,
      },
    ]);
  });

  it('reaches the studio with everything it says, and the studio’s answer reaches the visitor', async () => {
    await ask({ message: '<b>Kına</b> öncesi\n{{seller.tax}} 12 kişiyiz' });
    const [, notice] = await queued();

    const mail = await testMailRenderer().render(notice!.template, notice!.payload);

    expect(mail.subject).toBe('Workshop bilgi talebi · Çocuk Workshop · Ayşe Gül Çığıroğlu');
    expect(mail.replyTo).toBe(REQUEST.email);
    for (const part of [
      'Ayşe Gül Çığıroğlu',
      '0532 123 45 67',
      REQUEST.email,
      'Çocuk Workshop',
      'Az Deneyim',
    ]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.text).toContain('<b>Kına</b> öncesi\n{{seller.tax}} 12 kişiyiz');
    expect(mail.html).toContain('&lt;b&gt;Kına&lt;/b&gt; öncesi</p>');
    expect(mail.html).toContain('>{{seller.tax}} 12 kişiyiz</p>');
  });

  it('cannot be used to write to somebody else: the confirmation repeats nothing that was typed', async () => {
    await ask({
      name: 'Kazandınız',
      surname: 'evil.example',
      message: 'https://evil.example adresine gidin',
    });
    const [received] = await queued();

    const mail = await testMailRenderer().render(received!.template, received!.payload);

    expect(mail.subject).toBe('Talebinizi aldık · Çocuk Workshop');
    expect(mail.replyTo).toBe('merhaba@toprak.example');
    for (const text of [mail.subject, mail.html, mail.text]) expect(text).not.toMatch(/evil|Kazandınız/);
    for (const text of [mail.html, mail.text]) {
      expect(text).toContain('en kısa sürede');
      expect(text).toContain('Az Deneyim');
      expect(text).toContain('https://toprak.example/workshops');
    }
  });
});

describe('More than five requests of an address in a day', () => {
  it('are refused, however they are spelled, until the first is a day old', async () => {
    const spellings = ['ayse@toprak.example', 'AYSE+2@toprak.example', 'Ayse+x.y+z@Toprak.Example'];
    for (let count = 0; count < 5; count += 1) {
      expect((await ask({ email: spellings[count % 3] })).status).toBe(200);
    }

    const refused = await ask({ email: 'aySE@toprak.example' });
    expect(refused.status).toBe(429);
    expect(refused.json).toMatchObject({ error: { data: { code: 'too_many_information_requests' } } });
    expect((refused.json as { error: { message: string } }).error.message).toBe(
      'Bu e-posta adresinden gelen talepleriniz bizde. En kısa sürede yanıtlayacağız.',
    );
    expect(await kept()).toHaveLength(5);
    expect((await ask({ email: 'baska@toprak.example' })).status).toBe(200);

    await server.dataSource.query(
      `UPDATE information_request SET created_at = created_at - interval '23 hours 59 minutes'`,
    );
    expect((await ask()).status).toBe(429);
    await server.dataSource.query(
      `UPDATE information_request SET created_at = created_at - interval '2 minutes'`,
    );
    expect((await ask()).status).toBe(200);
  });

  it('do not slip through at the same moment: of twenty exactly five are kept, each with its mails', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    expect(await kept()).toHaveLength(5);
    expect(await queued()).toHaveLength(15);
  });
});

describe('A request that cannot be read', () => {
  it.each(INFORMATION_REFUSALS)('is refused because of $what, and nothing is kept', async (refusal) => {
    const { given, field, text } = refusal;
    const answer = await ask(given);

    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      error: { data: { code: 'invalid_input', fields: { [field]: text } } },
    });
    await expectRefusedRequest(server.dataSource);
  });

  it('is refused with a field that nobody asked for', async () => {
    const answer = await ask({ status: 'completed' });

    expect(answer.json).toMatchObject({ error: { data: { fields: { status: 'Bu alan tanınmıyor.' } } } });
    await expectRefusedRequest(server.dataSource);
  });
});
