import { beforeAll, describe, expect, it } from '@jest/globals';
import type { PageOf } from '../../../contract/admin/page.query.js';
import type { LogRow, LogView } from '../../../contract/activity-log/admin-logs.views.js';
import type { LogRetentionDto } from '../../../contract/activity-log/log-retention.dto.js';
import { LOG_EVENT_TYPES } from '../../../contract/activity-log/log-event.js';
import { aCustomer } from '../../../seed/customers.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { eventually } from '../../../testing/poll.js';
import { dataOf, Visitor } from '../../../testing/visitor.js';
import { ListTalliesService } from '../../platform/lists/list-tallies.service.js';
import { LogRetentionService } from './log-retention.service.js';

const REST = '/api/admin_logs.php';
/** More than are counted one by one, so that the tally is used. */
const ENTRIES = 1_320;

const server = suiteServer();
const admin = suiteAdmin(server);

beforeAll(async () => {
  await emptyTables(server.dataSource, 'log_entry');
  await server.dataSource.query(
    `INSERT INTO log_entry (event_type, username, ip_address, details, created_at)
     SELECT ($2::text[])[1 + n % 11], CASE WHEN n % 3 = 0 THEN 'ışıl' || n || '@toprak.example' END, '203.0.113.' || n % 200,
       jsonb_build_object('event', 'test', 'label', 'Kâse ' || n),
       '2026-11-20 20:59:59.5+00'::timestamptz - n * interval '1 hour'
     FROM generate_series(1, $1::int) AS n`,
    [ENTRIES, LOG_EVENT_TYPES],
  );
});

const list = async (query: object) => dataOf(await admin.query('admin.logs.list', query)) as PageOf<LogRow>;
const rest = async (query: string) => {
  const { status, text } = await admin.ask(`${REST}?${query}`, { method: 'GET' });
  return { status, body: JSON.parse(text) as unknown };
};

describe('The log in the back office', () => {
  it('has the newest first, fifty to a page, with how many there are', async () => {
    const first = await list({});
    expect(first.items).toHaveLength(50);
    expect(first.items[0]).toMatchObject({ label: 'Kâse 1', username: null, address: '203.0.113.1' });
    expect(first.pagination).toMatchObject({ totalRecords: ENTRIES, isExact: true, totalPages: 27 });
    const last = await list({ page: 27 });
    expect(last.items.map(({ label }) => label)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Kâse ${ENTRIES - 19 + index}`),
    );
    await server.app.get(ListTalliesService).addUp();
    expect((await list({ page: 14 })).items[0]?.label).toBe('Kâse 651');
  });

  it.each([
    ['a type', { type: 'system_error' }, true],
    ['a day of the studio', { dateFrom: '2026-11-20', dateTo: '2026-11-20' }, true],
    ['a type in some days', { type: 'email_sent', dateFrom: '2026-11-11', dateTo: '2026-11-20' }, true],
    ['a user, in the Turkish way', { search: 'IŞIL9' }, true],
    ['an address', { search: '203.0.113.7 kase 7' }, true],
    ['a label', { search: 'kase 1320' }, true],
    ['words that begin so', { search: 'ka 13' }, true],
    ['one or two letters amid words', { search: 'as' }, false],
    ['nobody', { search: 'yok@toprak.example' }, false],
  ])('is narrowed to %s', async (_what, query, isSomebody) => {
    const { pagination } = await list(query);
    const entries = await server.dataSource.query<{ event_type: string; day: string; text: string }[]>(
      `SELECT event_type, to_char(created_at AT TIME ZONE 'Europe/Istanbul', 'YYYY-MM-DD') AS day, search_text AS text
       FROM log_entry`,
    );
    const given = query as Partial<Record<'type' | 'dateFrom' | 'dateTo' | 'search', string>>;
    const words = (given.search ?? '').toLowerCase().replaceAll('ış', 'is').replaceAll('iş', 'is').split(' ');
    const wanted = entries.filter(
      ({ event_type, day, text }) =>
        (given.type ?? event_type) === event_type &&
        (given.dateFrom ?? day) <= day &&
        (given.dateTo ?? day) >= day &&
        words.every((word) => (word.length < 3 ? ` ${text}`.includes(` ${word}`) : text.includes(word))),
    );
    expect(pagination.totalRecords).toBe(wanted.length);
    expect(wanted.length > 0).toBe(isSomebody);
  });

  it('tells everything of one entry, and that one is not there', async () => {
    const { items } = await list({});
    const entry = dataOf(await admin.query('admin.logs.entry', { id: items[0]!.id })) as LogView;
    expect(JSON.parse(entry.details)).toEqual({ event: 'test', label: 'Kâse 1' });
    expect((await admin.query('admin.logs.entry', { id: '99999999' })).status).toBe(404);
    expect((await admin.query('admin.logs.entry', { id: '1 OR 1=1' })).status).toBe(400);
  });

  it('finds what an address did, however the socket wrote it', async () => {
    const { email } = await aCustomer(server.dataSource.manager);
    const visitor = new Visitor(server, { address: '::ffff:198.51.100.7' });
    await visitor.mutate('session.signOut', '', { origin: 'https://elsewhere.example' });
    await visitor.signIn(email);
    const found = () => list({ search: '198.51.100.7' });
    await eventually('both are on record', async () => (await found()).items.length === 2);

    const entries = (await found()).items.map(({ type, address }) => [type, address]);
    expect(entries.sort()).toEqual([
      ['security_alert', '198.51.100.7'],
      ['user_login', '198.51.100.7'],
    ]);
  });

  it('keeps entries as long as was set, which is on record, and refuses what another has changed', async () => {
    const days = dataOf(await admin.query('admin.logs.retention', {})) as LogRetentionDto;
    expect(days).toEqual({ signIns: 365, security: 365, changes: 365, technical: 90, version: 1 });
    const wanted = Object.assign({}, days, { technical: 7 });
    expect(
      (await admin.mutate('admin.logs.setRetention', Object.assign({}, wanted, { security: 6 }))).status,
    ).toBe(400);
    expect((await admin.mutate('admin.logs.setRetention', wanted)).status).toBe(200);
    expect((await admin.mutate('admin.logs.setRetention', wanted)).status).toBe(409);
    const [change] = (await list({ search: 'saklama' })).items;
    const entry = dataOf(await admin.query('admin.logs.entry', { id: change!.id })) as LogView;
    expect(JSON.parse(entry.details)).toMatchObject({ before: { technical: 90 }, after: { technical: 7 } });

    await server.dataSource.query(
      `INSERT INTO log_entry (event_type, username, created_at)
       SELECT type, 'eski', now() - make_interval(days => days)
       FROM unnest(ARRAY['email_sent', 'user_login']) type, unnest(ARRAY[6, 8, 364, 366]) days`,
    );
    // An entry about a shortened retention outlives the entries that the shorter retention deletes.
    await server.dataSource.query(
      `INSERT INTO log_entry (event_type, username, created_at, details) VALUES
         ('admin_change', 'eski', now() - interval '400 days', '{"event": "log_retention_changed"}'),
         ('admin_change', 'eski', now() - interval '400 days', '{"event": "blog_post_edited"}'),
         ('admin_change', 'eski', now() - interval '3651 days', '{"event": "log_retention_changed"}')`,
    );
    await server.app.get(LogRetentionService).prune();
    const left = await list({ search: 'eski' });
    expect(left.items.map(({ type }) => type).sort()).toEqual([
      'admin_change',
      'email_sent',
      'user_login',
      'user_login',
      'user_login',
    ]);
    expect((await list({ type: 'user_login', search: 'eski' })).pagination.totalRecords).toBe(3);
  });
});

describe('The documented call', () => {
  it('answers entries and pages in the documented form', async () => {
    const { status, body } = await rest('type=all&search=kase&page=2&per_page=10&date_to=2026-11-20');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: { pagination: { current_page: 2, per_page: 10, total_count: expect.any(Number) } },
    });
    const { data } = body as { data: { logs: object[] } };
    expect(data.logs).toHaveLength(10);
    expect(Object.keys(data.logs[0]!)).toEqual([
      ...['id', 'event_type', 'username', 'user_id', 'ip_address', 'created_at', 'user_agent', 'details'],
    ]);
  });

  it.each([
    ['per_page=1', 10],
    ['page_size=20', 25],
    ['per_page=5000', 100],
  ])('gives the nearest of its page sizes for %s', async (query, perPage) => {
    const { status, body } = await rest(query);
    expect([status, body]).toMatchObject([200, { data: { pagination: { per_page: perPage } } }]);
  });

  it.each(['type=lost', 'page=0', 'per_page=çok', 'date_from=yarın', 'export=xlsx', 'type=a&type=b'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await rest(query);
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, error: expect.any(String) });
    },
  );

  it('sends what was asked for as a table, in which nothing is calculated', async () => {
    await server.dataSource.query(
      `INSERT INTO log_entry (event_type, username, details) VALUES ('security_alert', '=cmd|calc', '{"event":"x"}')`,
    );
    const answer = await admin.ask(`${REST}?export=csv&type=security_alert&search=cmd`);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="logs-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const lines = answer.text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(";'=cmd|calc;");
  });
});
