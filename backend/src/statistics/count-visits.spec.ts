import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ShopClient } from '../../testing/shop-client.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { CountVisits } from './count-visits.service.js';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

let server: TestServer;
let client: ShopClient;

beforeAll(async () => {
  server = await startTestServer();
  client = new ShopClient(server.url);
});
afterAll(() => server.stop());
beforeEach(() => server.dataSource.query('TRUNCATE page_visit, rate_limit'));

const HOME = { page: 'home', source: '' };
const look = (view: unknown = HOME, userAgent = CHROME) =>
  client.mutate('statistics.visit', view, { 'user-agent': userAgent });
const counted = () =>
  server.dataSource.query<unknown[]>('SELECT page, source, count FROM page_visit ORDER BY page, source');

describe('A page view', () => {
  it('is added to the sum of its day, page and source, and nothing of the visitor is kept', async () => {
    await look();
    await look();
    await look({ page: 'product', source: 'www.google.com' });

    expect(await counted()).toEqual([
      { page: 'home', source: '', count: 2 },
      { page: 'product', source: 'www.google.com', count: 1 },
    ]);
    const columns = await server.dataSource.query<{ name: string }[]>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'page_visit' ORDER BY 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['count', 'day', 'page', 'source']);
  });

  it('belongs to the day in the studio’s city', async () => {
    await look();
    const [row] = await server.dataSource.query<{ isToday: boolean }[]>(
      `SELECT day = (now() AT TIME ZONE 'Europe/Istanbul')::date AS "isToday" FROM page_visit`,
    );
    expect(row?.isToday).toBe(true);
  });

  it('gives the visitor no cookie', async () => {
    expect((await look()).headers.has('set-cookie')).toBe(false);
  });

  it('is counted each time when forty come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => look()));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    expect(await counted()).toEqual([{ ...HOME, count: 40 }]);
  });
});

describe('Not counted', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'curl/8.5.0',
    '',
  ])('are robots: %p', async (userAgent) => {
    expect((await look(HOME, userAgent)).status).toBe(200);
    expect(await counted()).toEqual([]);
  });

  it.each([
    [{ page: '/admin', source: '' }, 'page'],
    [{ page: 'home', source: 'https://a.example/?q=secret' }, 'source'],
    [{ page: 'home', source: `${'a'.repeat(100)}.example` }, 'source'],
    [{ page: 'home', source: '*' }, 'source'],
    [{ page: 'home', source: 5 }, 'source'],
    [{ page: 'home' }, 'source'],
    [{ ...HOME, visitor: 'ayse' }, 'visitor'],
  ])('is what is no view: %j', async (view, field) => {
    const answer = await look(view);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ error: { data: { code: 'invalid_input' } } });
    expect(JSON.stringify(answer.json)).toContain(`"${field}"`);
    expect(await counted()).toEqual([]);
  });

  it('is what one network looks at beyond three hundred in an hour, without a word about it', async () => {
    const visits = server.app.get(CountVisits, { strict: false });
    const view = () =>
      visits.count({ page: 'home', source: '' }, { address: '198.18.7.7', userAgent: CHROME });
    for (let time = 0; time < 305; time += 1) await view();

    expect(await counted()).toEqual([{ ...HOME, count: 300 }]);
    await look();
    expect(await counted()).toEqual([{ ...HOME, count: 301 }]);
  });

  it('apart are hosts beyond two hundred in a day; those known before still are', async () => {
    await server.dataSource.query(
      `INSERT INTO page_visit SELECT (now() AT TIME ZONE 'Europe/Istanbul')::date, 'home', 'h' || n || '.example', 1
       FROM generate_series(1, 200) n`,
    );
    await look({ page: 'home', source: 'new.example' });
    await look({ page: 'home', source: 'newer.example' });
    await look({ page: 'home', source: 'h7.example' });

    const rows = await server.dataSource.query<unknown[]>(
      `SELECT source, count FROM page_visit WHERE count > 1 OR source = '*' ORDER BY source`,
    );
    expect(rows).toEqual([
      { source: '*', count: 2 },
      { source: 'h7.example', count: 2 },
    ]);
  });
});
