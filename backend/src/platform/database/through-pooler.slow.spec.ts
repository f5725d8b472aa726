import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { type IyzicoSandbox, startIyzicoSandbox } from '../../../sandbox/iyzico/start-iyzico.js';
import { returnToShop } from '../../../sandbox/iyzico/bank-visitor.js';
import { aBlogPost } from '../../../seed/blog.js';
import { aProduct } from '../../../seed/catalog.js';
import { aCustomer } from '../../../seed/customers.js';
import { enterBackOffice } from '../../../testing/back-office.js';
import { type Pooler, startPooler } from '../../../testing/pgbouncer.js';
import { eventually } from '../../../testing/poll.js';
import { AYSE, confirmAtBank, placeOrder, stateOf } from '../../../testing/purchase.js';
import { freePort, type ShopProcess, startShopProcess } from '../../../testing/shop-process.js';
import { startSmtpServer, type TestSmtpServer } from '../../../testing/smtp-server.js';
import { createEmptyCopy } from '../../../testing/test-database.js';
import { SANDBOX_KEYS, testEnvironment } from '../../../testing/test-environment.js';
import { RoundRobinVisitor } from '../../../testing/round-robin-visitor.js';
import { type RunningServer, startServer } from '../../server.js';
import { loadSettings } from '../config/load-settings.js';

describe('Two web and two worker processes behind a pooler that hands sessions around', () => {
  let database: Awaited<ReturnType<typeof createEmptyCopy>>;
  let pooler: Pooler;
  let iyzico: IyzicoSandbox;
  let relay: TestSmtpServer;
  let webs: [RunningServer, RunningServer];
  let leader: ShopProcess;
  let follower: ShopProcess;

  beforeAll(async () => {
    database = await createEmptyCopy();
    pooler = await startPooler(database.url);
    iyzico = await startIyzicoSandbox({ ...SANDBOX_KEYS });
    relay = await startSmtpServer();
    const outside = { databaseUrl: pooler.url, iyzicoUrl: iyzico.url, smtpUrl: relay.url };
    const environment = testEnvironment(outside, { DATABASE_DIRECT_URL: database.url, SWEEP_SECONDS: '1' });
    const aWorker = async () => startShopProcess({ ...environment, WORKER: 'on' }, await freePort());
    // The first worker gets the lock and runs the scheduled tasks.
    leader = await aWorker();
    follower = await aWorker();
    const aWeb = () => startServer(loadSettings(environment));
    webs = [await aWeb(), await aWeb()];
  }, 120_000);

  afterAll(async () => {
    for (const each of [leader, follower]) await each.kill();
    for (const each of webs) await each.stop();
    await relay.close();
    await iyzico.stop();
    await pooler.stop();
    await database.drop();
  }, 60_000);

  const urls = () => webs.map(({ port }) => `http://localhost:${port}`);
  const dataSource = () => webs[0].app.get(DataSource);

  it('sell: placed at one, paid at the other, and a worker writes to the buyer', async () => {
    const product = await aProduct(dataSource().manager, { stockQuantity: 5 });
    const order = await placeOrder(webs[0].app, { product });
    const { callbackUrl, fields } = await confirmAtBank(order);
    const { pathname, search } = new URL(callbackUrl);

    await returnToShop({ callbackUrl: `${urls()[1]}${pathname}${search}`, fields });

    expect(await stateOf(dataSource(), order.orderId)).toMatchObject({ paymentStatus: 'paid', stock: 4 });
    const isTold = () => relay.received.some(({ recipient }) => recipient === AYSE.email);
    await eventually('the buyer was written to', isTold);
  });

  it('know who signed in at the other, and count tries together', async () => {
    const { email } = await aCustomer(dataSource().manager);
    const visitor = new RoundRobinVisitor(urls());
    expect((await visitor.signIn(email)).status).toBe(200);
    expect([await visitor.whoAmI(), await visitor.whoAmI()]).toEqual([email, email]);

    const answers = [];
    const guesser = new RoundRobinVisitor(urls());
    for (let tries = 0; tries < 6; tries += 1) {
      answers.push(await guesser.signIn(email, 'yanlis-sifre'));
    }
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('forget what they kept as soon as it changes', async () => {
    const { id, name } = await aProduct(dataSource().manager, { name: 'Ay Vazo' });
    const shown = (url: string) => fetch(`${url}/api/products.php`).then((answer) => answer.text());
    for (const url of urls()) expect(await shown(url)).toContain(name);

    await dataSource().query(`UPDATE product SET name = 'Gece Vazo' WHERE id = $1`, [id]);

    for (const url of urls()) {
      await eventually('the new name is shown', async () => (await shown(url)).includes('Gece Vazo'));
    }
  });

  it('take a picture at one and show it at the other, and write tables for download', async () => {
    const [{ app }] = webs;
    const admin = await enterBackOffice({ url: urls()[0] ?? '', app, dataSource: dataSource() });
    const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#b5583a' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'vazo.png');
    expect((await admin.ask('/api/media_manager.php', { method: 'POST', body: form })).status).toBe(200);
    const [{ fileName }] = await dataSource().query<[{ fileName: string }]>(
      'SELECT file_name AS "fileName" FROM media_file',
    );

    expect((await fetch(`${urls()[1]}/media/${fileName}/320.webp`)).status).toBe(200);
    const sheet = await admin.ask('/api/admin_orders_advanced.php?action=export');
    expect([sheet.status, sheet.text.includes(AYSE.email)]).toEqual([200, true]);
  });

  it('end statements that take too long, as without a pooler', async () => {
    expect(await dataSource().query('SHOW statement_timeout')).toEqual([{ statement_timeout: '15s' }]);
  });

  it('bring a scheduled post out once, though the process that would have done it is killed', async () => {
    const news: (string | undefined)[] = [];
    const feed = new pg.Client({ connectionString: database.url });
    feed.on('notification', ({ payload }) => news.push(payload));
    await feed.connect();
    const publishedAt = new Date(Date.now() + 1_000);
    await aBlogPost(dataSource().manager, { status: 'scheduled', publishedAt });
    await feed.query('LISTEN change_feed');
    await leader.kill();

    const isOut = async () =>
      (await dataSource().query<unknown[]>(`SELECT FROM blog_post WHERE status = 'published'`)).length === 1;
    await eventually('the post is out', isOut, 50_000);
    await feed.query('SELECT 1');
    await feed.end();
    expect(news.filter((topic) => topic === 'blog')).toEqual(['blog']);
  });
});
