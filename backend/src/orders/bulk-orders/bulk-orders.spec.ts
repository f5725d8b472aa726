import { beforeEach, describe, expect, it } from '@jest/globals';
import { expectRefusedWish, WISH, WISH_REFUSALS } from '../../../testing/bulk-orders.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { ShopClient } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf } from '../../../testing/visitor.js';
import { formatLongDay } from '../../../contract/common/long-day.js';
import type { MailPayloads } from '../../notifications/mail/mail-template.js';
import { testMailRenderer } from '../../../testing/test-studio.js';

interface QueuedMail {
  readonly template: 'bulk-order-received' | 'bulk-order-notice';
  readonly recipient: string;
  readonly payload: MailPayloads['bulk-order-notice'];
}

interface StoredRequest {
  readonly created_at: Date;
  readonly due_at: Date;
}

const server = suiteServer({ STUDIO_NOTICE_TO: 'atolye@toprak.example, ortak@toprak.example' });
const client = new ShopClient(server);

beforeEach(() =>
  emptyTables(server.dataSource, 'bulk_order_request', 'mail_message', 'outbox_job', 'studio_notification'),
);

const ask = (given: Record<string, unknown> = {}) => client.mutate('bulkOrders.ask', { ...WISH, ...given });
const kept = () => server.dataSource.query<StoredRequest[]>('SELECT * FROM bulk_order_request');
const queued = () =>
  server.dataSource.query<QueuedMail[]>(
    'SELECT template, recipient, payload FROM mail_message ORDER BY template DESC, recipient',
  );
const rendered = ({ template, payload }: QueuedMail) => testMailRenderer().render(template, payload);

describe('A wish for an offer', () => {
  it('is kept for the studio as it was typed, with the time until which an offer is promised', async () => {
    const answer = await ask({ phone: '0532 123 45 67', message: '  60 fincan.\nMat beyaz. ' });

    expect(answer.status).toBe(200);
    const [wish] = await kept();
    expect(wish).toEqual({
      ...WISH,
      id: expect.any(String),
      message: '60 fincan.\nMat beyaz.',
      status: 'pending',
      created_at: expect.any(Date),
      due_at: new Date(wish!.created_at.getTime() + 24 * 3_600_000),
      answered_at: null,
      overdue_told_at: null,
      offer_subject: null,
      offer_text: null,
      offer_sent_at: null,
      version: 1,
    });
  });

  it('is confirmed to the visitor and told to every address of the studio and in its list, once', async () => {
    await ask();

    expect((await queued()).map(({ template, recipient }) => [template, recipient])).toEqual([
      ['bulk-order-received', WISH.email],
      ['bulk-order-notice', 'atolye@toprak.example'],
      ['bulk-order-notice', 'ortak@toprak.example'],
    ]);
    expect(await server.dataSource.query('SELECT count(*)::int AS jobs FROM outbox_job')).toEqual([
      { jobs: 3 },
    ]);
    const notices = await server.dataSource.query<object[]>(
      'SELECT type, title, message FROM studio_notification',
    );
    expect(notices).toEqual([
      {
        type: 'system',
        title: 'Yeni toplu sipariş talebi',
        message: expect.stringMatching(/^Zeynep Çığıroğlu teklifinizi bekliyor\. Söz verilen son/),
      },
    ]);
  });

  it('is answered by a mail that promises an offer within 24 hours and says until when', async () => {
    const answer = await ask();
    const [received] = await queued();
    const [wish] = await kept();
    expect(dataOf(answer)).toEqual({ dueAt: wish!.due_at.toISOString() });

    const mail = await rendered(received!);

    expect(mail.subject).toBe('Toplu sipariş talebinizi aldık');
    expect(mail.replyTo).toBe('merhaba@toprak.example');
    for (const text of [mail.html, mail.text]) {
      expect(text).toContain(
        `Teklifimizi 24 saat içinde, en geç ${formatLongDay(wish!.due_at)} günü size iletiriz.`,
      );
    }
  });

  it('cannot be used to write to somebody else: the confirmation repeats nothing that was typed', async () => {
    await ask({ name: 'Kazandınız evil.example', message: 'https://evil.example adresine gidin' });
    const [received] = await queued();

    const mail = await rendered(received!);

    for (const text of [mail.subject, mail.html, mail.text]) expect(text).not.toMatch(/evil|Kazandınız/);
  });

  it('reaches the studio with everything it says, and the studio’s answer reaches the visitor', async () => {
    await ask({ message: '<b>60</b> fincan\n{{seller.tax}} mat beyaz' });
    const [, notice] = await queued();

    const mail = await rendered(notice!);

    expect(mail.subject).toBe('Toplu sipariş talebi · Zeynep Çığıroğlu');
    expect(mail.replyTo).toBe(WISH.email);
    for (const part of [WISH.name, '0532 123 45 67', WISH.email, notice!.payload.offerBy]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.text).toContain('<b>60</b> fincan\n{{seller.tax}} mat beyaz');
    expect(mail.html).toContain('&lt;b&gt;60&lt;/b&gt; fincan</p>');
  });
});

describe('More than five wishes of an address in a day', () => {
  it('are refused, however it is spelled, until the first is a day old', async () => {
    const spellings = ['zeynep@kafe.example', 'ZEYNEP+2@kafe.example', 'Zeynep+x.y+z@Kafe.Example'];
    for (let count = 0; count < 5; count += 1) {
      expect((await ask({ email: spellings[count % 3] })).status).toBe(200);
    }

    const refused = await ask({ email: 'zeyNEP@kafe.example' });
    expect(refused.status).toBe(429);
    expect(refused.json).toMatchObject({
      error: {
        message:
          'Bu e-posta adresinden gelen talepleriniz bizde. Teklifinizi, size e-postayla yazdığımız güne kadar ileteceğiz.',
        data: { code: 'too_many_bulk_orders' },
      },
    });
    expect(await kept()).toHaveLength(5);
    expect((await ask({ email: 'baska@kafe.example' })).status).toBe(200);

    await server.dataSource.query(
      `UPDATE bulk_order_request SET created_at = created_at - interval '24 hours 1 minute'`,
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

describe('A wish that cannot be read', () => {
  it.each(WISH_REFUSALS)('is refused because of $what, and nothing is kept', async (refusal) => {
    const { given, field, text } = refusal;
    const answer = await ask(given);

    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      error: { data: { code: 'invalid_input', fields: { [field]: text } } },
    });
    await expectRefusedWish(server.dataSource);
  });

  it('is refused with a field that nobody asked for', async () => {
    const answer = await ask({ status: 'approved' });

    expect(answer.json).toMatchObject({ error: { data: { fields: { status: 'Bu alan tanınmıyor.' } } } });
    await expectRefusedWish(server.dataSource);
  });
});

describe('The answer to a wish', () => {
  it.each([`status = 'approved'`, `status = 'rejected'`, `answered_at = now()`])(
    'is a state and a time together: never %s alone',
    async (change) => {
      await ask();
      await expect(server.dataSource.query(`UPDATE bulk_order_request SET ${change}`)).rejects.toThrow(
        'bulk_order_request_answered',
      );
    },
  );
});
