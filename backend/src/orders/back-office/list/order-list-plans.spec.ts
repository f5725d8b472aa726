import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminOrdersQuery } from '../../../../contract/orders/admin-orders.query.js';
import { findRows } from '../../../platform/lists/find-rows.js';
import { ListTuning } from '../../../platform/lists/list-tuning.js';
import { queryPlanNodes } from '../../../../testing/query-plan-nodes.js';
import { suiteDatabase } from '../../../../testing/suite-database.js';
import { ORDERS, orderFilter } from './admin-order-filter.js';

const SIZE = 4_000;
/** Limits at which a list of 4 000 orders counts as long. */
const TUNING: ListTuning = Object.assign(new ListTuning(), {
  shortUpTo: 0,
  countedUpTo: 50,
  passedUpTo: 1_000,
});

const database = suiteDatabase();

beforeAll(async () => {
  const { dataSource } = database;
  await dataSource.query(
    `INSERT INTO "order" (link_nonce, status, paid_kurus, name, surname, email, phone, shipping_address,
       subtotal_kurus, total_kurus, paid_at, created_at)
     SELECT n::text, CASE WHEN n % 100 = 0 THEN 'pending' ELSE 'delivered' END, n * 100, CASE WHEN n % 400 = 0 THEN 'Nadide' ELSE 'Ad' || n % 97 END, 'Soyad' || n % 89,
       'kisi' || n || '@toprak.example', '+90532' || lpad((n * 7919 % 10000000)::text, 7, '0'), 'İstanbul', n * 100, n * 100, now(),
       '2026-11-30 12:00:00+00'::timestamptz - n * interval '3 hours'
     FROM generate_series(1, $1::int) AS n`,
    [SIZE],
  );
  // Index-only scans need the visibility map, which autovacuum would write in time.
  for (const table of ['"order"', 'order_tally', 'order_name_counts']) {
    await dataSource.query(`VACUUM ANALYZE ${table}`);
  }
});

function nodesOf(query: AdminOrdersQuery): Promise<string[]> {
  const { page = 1 } = query;
  const window = { offset: (page - 1) * 25, limit: 25 };
  const filter = orderFilter(query);
  return queryPlanNodes(database.dataSource, (manager) =>
    findRows(manager, { list: ORDERS, filter, window, tuning: TUNING }),
  );
}

const MONTHS = { dateFrom: '2025-08-11', dateTo: '2026-08-20' };

describe('Each page of the orders is found by an index', () => {
  it.each<[string, AdminOrdersQuery, string[]]>([
    ['in the order of time', { page: 80 }, ['Index Only Scan order_list_by_time']],
    ['of amounts', { page: 80, sortBy: 'totalAmount' }, ['Index Only Scan order_list_by_total']],
    ['of names', { page: 80, sortBy: 'customerName' }, ['Index Only Scan order_list_by_name']],
    ['of numbers', { page: 80, sortBy: 'id', status: 'delivered' }, ['Index Only Scan order_list_by_id']],
    [
      'of names within some months',
      { page: 60, sortBy: 'customerName', ...MONTHS },
      ['Index Only Scan order_list_by_name', 'Index Only Scan order_list_by_time'],
    ],
    [
      'of names within a few days',
      { sortBy: 'customerName', dateFrom: '2026-08-11', dateTo: '2026-08-14' },
      ['Index Only Scan order_list_by_time'],
    ],
    [
      'with a name',
      { customerName: 'nadide' },
      ['Bitmap Index Scan order_name_counts_search', 'Index Only Scan order_list_by_name'],
    ],
    [
      'of a rare state with a name that many share',
      { status: 'pending', customerName: 'soyad' },
      ['Index Only Scan order_by_status'],
    ],
    [
      'with a name, in the order of names',
      { page: 20, sortBy: 'customerName', customerName: 'soyad' },
      ['Bitmap Index Scan order_name_counts_search', 'Index Only Scan order_list_by_name'],
    ],
    [
      'with a name and a state, in the order of names',
      { page: 20, sortBy: 'customerName', customerName: 'soyad', status: 'delivered' },
      ['Index Only Scan order_list_by_name'],
    ],
    ['with an address', { customerEmail: 'kisi3999@' }, ['Bitmap Index Scan order_email_search']],
    [
      'with a telephone number',
      { customerPhone: '0532 000 79 19' },
      ['Bitmap Index Scan order_phone_search'],
    ],
    [
      'with amounts',
      { amountMinKurus: 100_000, amountMaxKurus: 101_000 },
      ['Index Only Scan order_list_by_total'],
    ],
    ['with a number', { orderId: 'abcd' }, ['Index Only Scan order_list_by_id']],
  ])('%s', async (_, query, indexes) => {
    const nodes = await nodesOf(query);
    expect(indexes.filter((index) => !nodes.includes(index)).map((index) => [index, nodes])).toEqual([]);
    expect(nodes.filter((node) => node.startsWith('Seq Scan'))).toEqual([]);
  });
});
