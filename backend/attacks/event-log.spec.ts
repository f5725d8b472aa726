import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { LOG_EVENT_TYPES, type LogEventType } from '../contract/activity-log/log-event.js';
import { returnToShop, visitBank } from '../sandbox/iyzico/bank-visitor.js';
import { type IyzicoSandbox, startIyzicoSandbox } from '../sandbox/iyzico/start-iyzico.js';
import { anAdmin } from '../seed/admins.js';
import { aCustomer } from '../seed/customers.js';
import { Customer } from '../src/people/accounts/customer.entity.js';
import { Admin } from '../src/admin/admin.entity.js';
import { dataSourceOptions } from '../src/platform/database/data-source.js';
import { AdminVisitor } from '../testing/admin-visitor.js';
import { eventually } from '../testing/poll.js';
import { AYSE } from '../testing/purchase.js';
import { freePort, type ShopProcess, startShopProcess } from '../testing/shop-process.js';
import { startSmtpServer, type TestSmtpServer } from '../testing/smtp-server.js';
import { createEmptyCopy } from '../testing/test-database.js';
import { SANDBOX_KEYS, testEnvironment } from '../testing/test-environment.js';
import { dataOf, Visitor } from '../testing/visitor.js';

/** Secrets that occur nowhere else, so that they can be searched for. */
const SECRET = {
  adminPassword: 'yonetici-sirri-kestane',
  wrongAdminPassword: 'yanlis-sir-karabatak',
  password: 'musteri-sirri-zeytinlik',
  wrongPassword: 'yanlis-sir-cengelkoy',
  newPassword: 'yeni-sir-balikpazari',
  lostPassword: 'kayip-sir-uskumru',
  smtpPassword: 'posta-sirri-martavan',
  cardNumber: '5528790000000008',
  cardHolder: 'KARTIN GİZLİ SAHİBİ',
} as const;
const CVC = '907';
const ADMIN = 'elif@toprak.example';
const MEMBER = 'zeynep@toprak.example';

let database: Awaited<ReturnType<typeof createEmptyCopy>>;
let dataSource: DataSource;
let iyzico: IyzicoSandbox;
let relay: TestSmtpServer;
let shop: ShopProcess;
let admin: AdminVisitor;
let adminId: string;
let mug: { readonly id: string };
let session: { readonly id: string };
/** The codes and links that were mailed. */
const mailed: string[] = [];

beforeAll(async () => {
  database = await createEmptyCopy();
  const entities = [Admin, Customer];
  dataSource = await new DataSource({ ...dataSourceOptions(database.url, 3), entities }).initialize();
  const { manager } = dataSource;
  adminId = (await anAdmin(manager, { email: ADMIN, password: SECRET.adminPassword, role: 'super_admin' }))
    .id;
  await aCustomer(manager, { email: MEMBER, password: SECRET.password });
  await fillCatalog();
  iyzico = await startIyzicoSandbox(SANDBOX_KEYS);
  relay = await startSmtpServer();
  const outside = { databaseUrl: database.url, iyzicoUrl: iyzico.url, smtpUrl: relay.url };
  const settings = { WORKER: 'on', SWEEP_SECONDS: '1', LOG_LEVEL: 'debug' };
  shop = await startShopProcess(testEnvironment(outside, settings), await freePort());
  admin = new AdminVisitor(shop);
}, 60_000);
afterAll(async () => {
  await shop.kill();
  await relay.close();
  await iyzico.stop();
  await dataSource.destroy();
  await database.drop();
});

async function fillCatalog(): Promise<void> {
  [mug] = await dataSource.query<[typeof mug]>(
    `WITH kind AS (INSERT INTO category (name, slug) VALUES ('Kupa', 'kupa') RETURNING id)
     INSERT INTO product (slug, category_id, name, price_kurus, stock_quantity)
     SELECT 'kupa', id, 'Kupa', 64000, 9 FROM kind RETURNING id`,
  );
  [session] = await dataSource.query<[typeof session]>(
    `INSERT INTO workshop_session (title, description, date, start_time, end_time, price_kurus, capacity)
     VALUES ('Çark', 'İlk kâse.', (now() + interval '5 days')::date, '14:00', '17:00', 100000, 9) RETURNING id`,
  );
}

/** The match of the pattern in the mail to this address. */
async function mailTo(address: string, pattern: RegExp): Promise<string> {
  const found = () =>
    relay.received
      .filter(({ recipient }) => recipient === address)
      .map(({ parsed }) => pattern.exec(parsed.text ?? '')?.[1])
      .findLast((match) => match !== undefined);
  await eventually(`a mail to ${address} has come`, () => Promise.resolve(found() !== undefined));
  const secret = found() ?? '';
  mailed.push(secret);
  return secret;
}

async function set(key: string, value: string): Promise<void> {
  const { version } = dataOf(await admin.query('admin.settings.get', {})) as { version: number };
  dataOf(
    await admin.mutate('admin.settings.save', {
      version,
      settings: { [key]: value },
      currentPassword: SECRET.adminPassword,
    }),
  );
}

/** Breaks a table, so that every sign-in fails midway. */
async function failingOnce(work: () => Promise<unknown>): Promise<void> {
  await dataSource.query('ALTER TABLE customer RENAME TO lost');
  await work();
  await dataSource.query('ALTER TABLE lost RENAME TO customer');
}

async function buyCupAndSeat(): Promise<void> {
  const items = [
    { product_id: mug.id, quantity: 1 },
    { type: 'workshop', workshop_id: session.id, quantity: 1 },
  ];
  const answer = await new Visitor(shop).post('/api/payment_card_form_direct.php?action=payment', {
    order_data: { customer_info: AYSE, shipping_address: 'Bereketli Sok. No: 12', notes: null, items },
    card_data: {
      ...{ card_holder_name: SECRET.cardHolder, card_number: SECRET.cardNumber, cvc: CVC },
      ...{ expire_month: '12', expire_year: '2030', installment: 1 },
    },
    enable_3ds: true,
    total_amount: '1640.00',
  });
  const wayBack = await visitBank(String((answer.json as Record<string, unknown>)['threeds_html_content']));
  if (!wayBack) throw new Error(`The bank did not send the buyer back: ${answer.text}`);
  await returnToShop(wayBack);
}

const orderId = async () => {
  const [order] = await dataSource.query<[{ id: string; version: number }]>(
    'SELECT id, version FROM "order"',
  );
  return { orderId: order.id, version: order.version };
};

interface Shelved {
  readonly id: string;
  readonly stock: { readonly quantity: number; readonly countVersion: number };
}

interface Occasion {
  readonly happens: () => Promise<unknown>;
  /** The event of the log entry. */
  readonly event: string;
  readonly username: string | null;
}

const OCCASIONS: Record<LogEventType, Occasion> = {
  admin_2fa_login: {
    happens: async () => {
      await admin.signInAsAdmin(ADMIN, SECRET.adminPassword);
      dataOf(await admin.typeCode(adminId, await mailTo(ADMIN, /\b(\d{6})\b/)));
    },
    ...{ event: 'signed_in', username: ADMIN },
  },
  admin_change: {
    happens: async () => {
      const settings = dataOf(await admin.query('admin.email.settings', {})) as object;
      const own = { smtpHost: 'posta.example', smtpUsername: 'toprak', smtpPassword: SECRET.smtpPassword };
      dataOf(await admin.mutate('admin.email.saveSettings', { ...settings, ...own }));
    },
    ...{ event: 'email_settings_changed', username: ADMIN },
  },
  user_login: {
    happens: async () => dataOf(await new Visitor(shop).signIn(MEMBER, SECRET.password)),
    ...{ event: 'signed_in', username: MEMBER },
  },
  security_alert: {
    happens: () => new Visitor(shop).signIn(MEMBER, SECRET.wrongPassword),
    ...{ event: 'sign_in_failed', username: MEMBER },
  },
  order_created: { happens: buyCupAndSeat, event: 'order_paid', username: AYSE.email },
  workshop_booking: { happens: buyCupAndSeat, event: 'seats_booked', username: AYSE.email },
  email_sent: { happens: buyCupAndSeat, event: 'mail_sent', username: AYSE.email },
  order_updated: {
    happens: async () =>
      dataOf(await admin.mutate('admin.orders.setStatus', { ...(await orderId()), status: 'preparing' })),
    ...{ event: 'order_status_changed', username: ADMIN },
  },
  product_updated: {
    happens: async () => {
      const { items } = dataOf(await admin.query('admin.products.list', {})) as { items: Shelved[] };
      const [counted] = items.map(({ id, stock: { quantity, countVersion } }) => ({
        ...{ id, stockRead: quantity, countVersion, stockQuantity: 40 },
      }));
      dataOf(await admin.mutate('admin.products.changeStock', counted));
    },
    ...{ event: 'stock_changed', username: ADMIN },
  },
  system_error: {
    happens: () => failingOnce(() => new Visitor(shop).signIn(MEMBER, SECRET.lostPassword)),
    ...{ event: 'unexpected_failure', username: null },
  },
  admin_login: {
    happens: async () => {
      await set('admin_2fa_enabled', 'false');
      await eventually('the code is no longer asked for', async () => {
        const answer = await new AdminVisitor(shop).signInAsAdmin(ADMIN, SECRET.adminPassword);
        return (dataOf(answer) as { status: string }).status === 'signed_in';
      });
    },
    ...{ event: 'signed_in', username: ADMIN },
  },
};

describe('The log', () => {
  it.each(Object.entries(OCCASIONS))('has an entry when it happens: %s', async (type, occasion) => {
    const [{ last }] = await dataSource.query<[{ last: string }]>(
      'SELECT coalesce(max(id), 0) AS last FROM log_entry',
    );
    await occasion.happens();
    const { event, username } = occasion;
    await eventually(`there is an entry of ${type}`, async () => {
      const entries = await dataSource.query<object[]>(
        `SELECT 1 FROM log_entry WHERE id > $1 AND event_type = $2 AND details->>'event' = $3
           AND username IS NOT DISTINCT FROM $4`,
        [last, type, event, username],
      );
      return entries.length > 0;
    });
  });

  it('was tried with every type that there is', () => {
    expect(Object.keys(OCCASIONS).sort()).toEqual([...LOG_EVENT_TYPES].sort());
  });
});

describe('What nobody may read', () => {
  beforeAll(async () => {
    const visitor = new AdminVisitor(shop);
    await visitor.signInAsAdmin(ADMIN, SECRET.wrongAdminPassword);
    await new Visitor(shop).mutate('passwordReset.request', { email: MEMBER });
    const token = await mailTo(MEMBER, /token=([\w-]{43})/);
    const reset = { token, password: SECRET.newPassword };
    dataOf(await new Visitor(shop).mutate('passwordReset.reset', reset));
    await failingOnce(() => new Visitor(shop).signIn(MEMBER, SECRET.newPassword));
    // Unreadable bodies and unknown fields are logged, too.
    await new Visitor(shop).post('/trpc/session.signIn', `{"password": "${SECRET.lostPassword}"`);
    await eventually('every mail has gone', async () => {
      const [{ waiting }] = await dataSource.query<[{ waiting: number }]>(
        `SELECT count(*)::int AS waiting FROM mail_message WHERE status IN ('pending', 'sending')`,
      );
      return waiting === 0;
    });
  });

  it.each(['log_entry', 'mail_message', 'studio_notification'])('is in no row of %s', async (table) => {
    const rows = await dataSource.query<{ row: string }[]>(`SELECT to_jsonb(t)::text AS row FROM ${table} t`);
    expect(rows.length).toBeGreaterThan(0);
    expect(secretsIn(rows.map(({ row }) => row).join('\n'))).toEqual([]);
  });

  it('is in nothing that the process says, not even of what went wrong', () => {
    const said = shop.said();
    expect(said).toContain('"level":50');
    expect(secretsIn(said)).toEqual([]);
  });

  it('is in nothing that an admin is shown or takes away', async () => {
    const pages = await admin.ask('/api/admin_logs.php?export=csv');
    const settings = await admin.query('admin.email.settings', {});
    expect(pages.text.split('\r\n').length).toBeGreaterThan(LOG_EVENT_TYPES.length);
    expect(secretsIn(pages.text + settings.text)).toEqual([]);
  });
});

/** The secrets that occur in the text, plain or in the encoding of forms or JSON. */
function secretsIn(text: string): string[] {
  const words = [...Object.values(SECRET), ...mailed.filter((secret) => secret.length > 6)];
  const readable = words.filter((word) =>
    [word, encodeURIComponent(word), Buffer.from(word).toString('base64')].some((form) =>
      text.includes(form),
    ),
  );
  const codes = mailed.filter((code) => code.length === 6 && new RegExp(`\\b${code}\\b`).test(text));
  const cards = text.match(/cvc\W{0,6}907|\b5528[ -]?79\d{2}/gi) ?? [];
  return [...readable, ...codes, ...cards];
}
