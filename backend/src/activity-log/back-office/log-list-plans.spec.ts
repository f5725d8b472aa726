import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminLogsQuery } from '../../../contract/activity-log/admin-logs.query.js';
import { findRows } from '../../platform/lists/find-rows.js';
import { ListTuning } from '../../platform/lists/list-tuning.js';
import { queryPlanNodes } from '../../../testing/query-plan-nodes.js';
import { suiteDatabase } from '../../../testing/suite-database.js';
import { LOGS, logFilter } from './log-filter.js';

const SIZE = 4_000;
/** Limits at which a log of 4 000 entries counts as long. */
const TUNING: ListTuning = Object.assign(new ListTuning(), { shortUpTo: 0, countedUpTo: 50 });

const database = suiteDatabase();

beforeAll(async () => {
  const { dataSource } = database;
  await dataSource.query(
    `INSERT INTO log_entry (event_type, username, ip_address, details, created_at)
     SELECT CASE WHEN n % 5 = 0 THEN 'user_login' ELSE 'email_sent' END, 'kisi' || n || '@toprak.example',
       '198.51.' || n % 200 || '.' || n % 251, jsonb_build_object('event', 'test', 'label', 'Kâse ' || n),
       '2026-11-30 12:00:00+00'::timestamptz - n * interval '1 hour'
     FROM generate_series(1, $1::int) AS n`,
    [SIZE],
  );
  for (const table of ['log_entry', 'log_tally']) await dataSource.query(`VACUUM ANALYZE ${table}`);
});

describe('Each page of the log is found by an index', () => {
  it.each<[string, AdminLogsQuery, string]>([
    ['in the order of time', { page: 50 }, 'Index Only Scan log_entry_list_by_time'],
    ['of a type', { type: 'user_login', page: 10 }, 'Index Only Scan log_entry_list_by_type'],
    [
      'of a type in some days',
      { type: 'user_login', dateFrom: '2026-07-01', dateTo: '2026-10-31' },
      'Index Only Scan log_entry_list_by_type',
    ],
    ['with a word', { search: 'kisi3999@' }, 'Bitmap Index Scan log_entry_search'],
    ['with two letters', { search: 'qx' }, 'Bitmap Index Scan log_entry_search'],
    ['with an address', { search: '198.51.100.7' }, 'Index Only Scan log_entry_of_ip'],
  ])('%s', async (_, query, index) => {
    const window = { offset: ((query.page ?? 1) - 1) * 50, limit: 50 };
    const filter = logFilter(query);
    const nodes = await queryPlanNodes(database.dataSource, (manager) =>
      findRows(manager, { list: LOGS, filter, window, tuning: TUNING }),
    );
    expect(nodes).toContain(index);
    expect(nodes.filter((node) => node.startsWith('Seq Scan'))).toEqual([]);
  });
});
