import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { aCustomer } from '../../../../seed/customers.js';
import { aPaidOrder } from '../../../../testing/account-orders.js';
import { emptyTables } from '../../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../../testing/suite-admin.js';
import { suiteServer } from '../../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../../testing/visitor.js';
import type {
  RecipientsView,
  MessageCampaignDetailView,
  MessageCampaignView,
} from '../../../../contract/messaging/messages/admin-messaging.views.js';
import type { PageOf } from '../../../../contract/admin/page.query.js';
import { DeliverCampaignsService } from '../../campaigns/deliver-campaigns.service.js';

const SCRIPT = '/api/admin_messaging.php';
const CAMPAIGN = { subject: 'Fırın arızası', message: 'Siparişler gecikiyor.\n\nÖzür dileriz.' };
const REGISTERED = 'kayitli@example.com';
const BUYER = 'alici@example.com';
const UNPROVED = 'kanitsiz@example.com';
const GUEST = 'Misafir@example.com';

const server = suiteServer();
const admin = suiteAdmin(server);
let workshopDay: string;

beforeAll(async () => {
  const { manager } = server.dataSource;
  await aCustomer(manager, { email: REGISTERED, firstName: 'Kaya' });
  await aCustomer(manager, { email: UNPROVED, emailVerifiedAt: null });
  const { id: customerId } = await aCustomer(manager, { email: BUYER });
  await aPaidOrder(server.app, { customerId });
  for (const email of [GUEST, GUEST.toLowerCase(), 'eski@example.com']) {
    const { orderId } = await aPaidOrder(server.app, { email });
    await manager.query('UPDATE booking SET email = $2 WHERE order_id = $1', [orderId, email]);
  }
  // Registers an account with the address of a guest's order.
  await manager.query(
    `UPDATE "order" SET email = $1, created_at = '2025-01-10T12:00:00Z' WHERE email = 'eski@example.com'`,
    [REGISTERED.toUpperCase()],
  );
  await manager.query(`UPDATE booking SET email = $1, date = '2025-02-01' WHERE email = 'eski@example.com'`, [
    REGISTERED,
  ]);
  const [booked] = await manager.query<[{ date: string }]>(
    'SELECT date::text FROM booking ORDER BY date DESC LIMIT 1',
  );
  workshopDay = booked.date;
});
beforeEach(async () => {
  await emptyTables(server.dataSource, 'campaign');
  await emptyTables(server.dataSource, 'mail_message', 'outbox_job', 'log_entry', 'customer_message');
});

const recipients = async (query: object) =>
  dataOf(
    await admin.query('admin.messaging.recipients', { category: 'bilgilendirme', ...query }),
  ) as RecipientsView;
const send = (given: object = {}) =>
  admin.mutate('admin.messaging.send', {
    key: randomUUID(),
    ...CAMPAIGN,
    category: 'bilgilendirme',
    audience: 'all',
    ...given,
  });
const deliver = () => server.app.get(DeliverCampaignsService).deliver();
const inboxes = async () =>
  (
    await server.dataSource.query<{ email: string }[]>(
      'SELECT email FROM customer_message JOIN customer ON customer.id = customer_id ORDER BY email',
    )
  ).map(({ email }) => email);
const mailed = async () =>
  (
    await server.dataSource.query<{ recipient: string }[]>(
      `SELECT lower(recipient) AS recipient FROM mail_message ORDER BY 1`,
    )
  ).map(({ recipient }) => recipient);
const agree = (address: string) =>
  server.dataSource.query(
    `INSERT INTO consent (address, purpose, channel, is_given, text_version, source)
     VALUES ($1, 'commercial', 'email', true, '2026-11', 'newsletter_form')`,
    [address.toLowerCase()],
  );

describe('Whom a message goes to', () => {
  it.each([
    ['registered', {}, [`${BUYER} registered`, `${REGISTERED} registered`, `${UNPROVED} registered`]],
    ['customers', {}, [`${BUYER} customer`]],
    ['guest_orders', {}, [`${REGISTERED} guest`, 'misafir@example.com guest']],
    [
      'workshop_participants',
      {},
      ['alici@example.com', REGISTERED, 'misafir@example.com'].map(
        (email) => `${email} workshop_participant`,
      ),
    ],
    ['workshop_participants', { day: '2025-02-01' }, [`${REGISTERED} workshop_participant`]],
    ['guest_orders', { day: '2025-01-11' }, ['misafir@example.com guest']],
    ['registered', { day: '2100-01-01' }, []],
    [
      'all',
      {},
      [
        `${BUYER} registered`,
        `${REGISTERED} registered`,
        `${UNPROVED} registered`,
        'misafir@example.com guest',
      ],
    ],
  ])('is by group and day, each person once: %s %j', async (audience, given, expected) => {
    const { items, pagination } = await recipients({ audience, ...given });
    expect(items.map(({ email, type }) => `${email.toLowerCase()} ${type}`).sort()).toEqual(
      [...expected].sort(),
    );
    expect(pagination.totalRecords).toBe(expected.length);
  });

  it('says of everybody on a workshop’s day what they are first of all', async () => {
    const { items } = await recipients({ audience: 'all', day: workshopDay });
    expect(items.find(({ email }) => email === BUYER)).toMatchObject({
      type: 'workshop_participant',
      hasAccount: true,
      isMailed: true,
    });
  });

  it('leaves out of advertisements by mail who did not agree, and guests then altogether', async () => {
    const { reach } = await recipients({ audience: 'all', category: 'promosyon' });
    expect(reach).toEqual({ recipientCount: 3, accountCount: 3, mailCount: 0, unmailedCount: 4 });
  });
});

describe('A message', () => {
  it('reaches accounts in their messages and everybody with a verified address by mail, and is in the history', async () => {
    const answer = await send({ category: 'onemli' });
    expect(dataOf(answer)).toEqual({ sentCount: 4 });
    await deliver();

    expect(await inboxes()).toEqual([BUYER, UNPROVED, REGISTERED].sort());
    expect(await mailed()).toEqual([BUYER, REGISTERED, 'misafir@example.com'].sort());
    const [message] = await server.dataSource.query<object[]>(
      'SELECT subject, message, category, sender_name, is_important FROM customer_message LIMIT 1',
    );
    expect(message).toEqual({
      ...CAMPAIGN,
      category: 'onemli',
      sender_name: 'Elif Toprak',
      is_important: true,
    });

    const history = dataOf(await admin.query('admin.messaging.history', {})) as PageOf<MessageCampaignView>;
    expect(history.items).toMatchObject([
      { ...CAMPAIGN, recipientCount: 4, accountCount: 3, mailCount: 3, unmailedCount: 1, waitingCount: 0 },
    ]);
    const id = history.items[0]!.id;
    const detail = dataOf(await admin.query('admin.messaging.sent', { id })) as MessageCampaignDetailView;
    expect(detail.mails).toEqual({ sent: 0, waiting: 3, failed: 0, skipped: 0 });
    const [entry] = await server.dataSource.query<{ details: object }[]>(
      `SELECT details FROM log_entry WHERE record_kind = 'message'`,
    );
    expect(entry?.details).toMatchObject({
      event: 'message_sent',
      after: { audience: 'all', recipientCount: 4 },
    });
  });

  it('is sent once, however often its button is pressed, and served once, however many workers serve it', async () => {
    const key = randomUUID();
    const pressed = await Promise.all([1, 2, 3, 4].map(() => send({ key })));
    expect(pressed.map((answer) => dataOf(answer))).toEqual(Array(4).fill({ sentCount: 4 }));
    await Promise.all([deliver(), deliver(), deliver()]);

    expect(await inboxes()).toHaveLength(3);
    expect(await mailed()).toHaveLength(3);
  });

  it('never passes for another one that was sent under its key', async () => {
    const key = randomUUID();
    await send({ key });
    for (const changed of [
      { message: 'Yarın düzelir.' },
      { subject: 'Fırın' },
      { audience: 'customers' },
      { category: 'onemli' },
      { day: '2025-01-11' },
    ]) {
      expect(refusalOf(await send({ key, ...changed })).code).toBe('message_key_used');
    }
    expect(dataOf(await send({ key }))).toEqual({ sentCount: 4 });
  });

  it('that advertises is mailed to who agreed alone, as commercial mail', async () => {
    await agree(GUEST);
    expect(dataOf(await send({ category: 'promosyon', audience: 'all' }))).toEqual({ sentCount: 4 });
    await deliver();

    expect(await inboxes()).toHaveLength(3);
    const mails = await server.dataSource.query<object[]>(
      'SELECT lower(recipient) AS to, template FROM mail_message',
    );
    expect(mails).toEqual([{ to: 'misafir@example.com', template: 'studio-promotion' }]);
  });

  it('does not reach an account that ended before it was served', async () => {
    const gone = await aCustomer(server.dataSource.manager, { email: 'giden@example.com' });
    await send();
    await server.dataSource.query('DELETE FROM customer WHERE id = $1', [gone.id]);
    await deliver();

    expect(await mailed()).not.toContain('giden@example.com');
    expect(await inboxes()).toHaveLength(3);
  });

  it('to nobody is refused, and leaves nothing behind', async () => {
    expect(refusalOf(await send({ day: '2100-01-01' }))).toMatchObject({
      code: 'no_recipients',
      message: 'Mesaj gönderilecek alıcı bulunamadı.',
    });
    expect(await server.dataSource.query('SELECT id FROM campaign')).toEqual([]);
  });

  it.each([{ subject: '  ' }, { message: '\n ' }])('with nothing in it is refused: %j', async (empty) => {
    const refused = await send(empty);
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('Konu ve mesaj alanları boş olamaz.'),
    ]);
  });

  it('to many goes out in portions, so that other mail need not wait behind it', async () => {
    await server.dataSource.query(
      `INSERT INTO customer (email, first_name, last_name, password_hash, email_verified_at, created_at)
       SELECT 'kalabalik-' || n || '@example.com', 'Ad', 'Soyad', 'x', now(), '2001-01-01' FROM generate_series(1, 1200) n`,
    );
    expect(dataOf(await send({ audience: 'registered' }))).toEqual({ sentCount: 1203 });
    for (const out of [500, 1_000, 1_202]) {
      await deliver();
      expect(await mailed()).toHaveLength(out);
      await server.dataSource.query(`UPDATE mail_message SET status = 'sent'`);
    }
    expect(await inboxes()).toHaveLength(1_203);
    await server.dataSource.query(`DELETE FROM customer WHERE created_at = '2001-01-01'`);
  });
});

describe('admin_messaging.php', () => {
  it('tells the recipients of a group in the documented form', async () => {
    const answer = await admin.ask(`${SCRIPT}?recipients=true&filter=customers&date=`);
    expect(answer.json).toEqual({
      success: true,
      recipients: [
        { id: expect.any(String), first_name: 'Zeynep', last_name: 'Aydın', email: BUYER, type: 'customer' },
      ],
      total: 1,
    });
  });

  it('sends by the documented names, and lists what was sent', async () => {
    const sent = await admin.post(SCRIPT, {
      ...CAMPAIGN,
      category: 'reminder',
      filter_type: 'customers',
      date_filter: null,
      recipients: 1,
    });
    expect([sent.status, sent.json]).toEqual([200, { success: true, sent_count: 1 }]);
    expect((await admin.ask(SCRIPT)).json).toEqual({
      success: true,
      notifications: [
        {
          id: expect.any(String),
          ...CAMPAIGN,
          category: 'reminder',
          admin_name: 'Elif Toprak',
          created_at: expect.any(String),
          recipient_count: 1,
          filter_type: 'customers',
          date_filter: null,
        },
      ],
    });
  });

  it('sends once what is asked for again at once, and anew what is meant anew', async () => {
    const campaign = { ...CAMPAIGN, filter_type: 'customers' };
    const subjects = async () =>
      (await server.dataSource.query<{ subject: string }[]>('SELECT subject FROM campaign ORDER BY 1')).map(
        ({ subject }) => subject,
      );
    const pressed = await Promise.all([1, 2, 3].map(() => admin.post(SCRIPT, campaign)));
    expect(pressed.map(({ json }) => json)).toEqual(Array(3).fill({ success: true, sent_count: 1 }));
    await admin.post(SCRIPT, { ...campaign, subject: 'Başka' });
    expect(await subjects()).toEqual(['Başka', CAMPAIGN.subject]);

    await server.dataSource.query(`UPDATE campaign SET created_at = now() - interval '61 seconds'`);
    await admin.post(SCRIPT, campaign);
    expect(await subjects()).toEqual(['Başka', CAMPAIGN.subject, CAMPAIGN.subject]);
  });

  it('says what is missing', async () => {
    const answer = await admin.post(SCRIPT, { subject: '', message: 'x', filter_type: 'all' });
    expect([answer.status, answer.json]).toMatchObject([
      400,
      { error: 'Konu ve mesaj alanları boş olamaz.' },
    ]);
  });
});
