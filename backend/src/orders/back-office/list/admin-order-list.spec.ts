import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PAGE_SIZES } from '../../../../contract/admin/page.query.js';
import { searchForm } from '../../../../contract/common/turkish-text.js';
import { studioDate } from '../../../../contract/common/dates.js';
import { ADMIN_ORDER_SORTS, type AdminOrdersQuery } from '../../../../contract/orders/admin-orders.query.js';
import { ORDER_SCOPES, type OrderScope } from '../../../../contract/orders/order-scope.js';
import { ORDER_PAYMENT_STATUSES, ORDER_STATUSES } from '../../../../contract/orders/order-status.js';
import { JobRegistry } from '../../../platform/jobs/job-registry.js';
import { ListReadsService } from '../../../platform/lists/list-reads.service.js';
import { ListTalliesService } from '../../../platform/lists/list-tallies.service.js';
import { ListTuning } from '../../../platform/lists/list-tuning.js';
import { FixedClock } from '../../../../testing/fixed-clock.js';
import { suiteDatabase } from '../../../../testing/suite-database.js';
import { AdminOrderListService } from './admin-order-list.service.js';
import { OrderLine } from '../../order-line.entity.js';
import { OrderStatisticsQueriesService } from '../figures/order-statistics-queries.service.js';

/** Such a low limit makes a list of a few hundred orders a long one. */
const COUNTED_UP_TO = 40;
const ORDERS = 300;
const NAMES = ['Ayşe', 'Çiğdem', 'Cem', 'Işıl', 'İlker', 'Oya', 'Ömer', 'Şule', 'Umut', 'Ünal'];
const SURNAMES = ['Yılmaz', 'Çığ', 'Iğdır', 'Öz', 'Şahin Kaya', 'Demir'];

const database = suiteDatabase([OrderLine]);
let list: AdminOrderListService;
let reads: ListReadsService;
let books: readonly BookedOrder[];

interface BookedOrder {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly status: string;
  readonly payment_status: string;
  readonly paid_kurus: number;
  readonly has_pieces: boolean;
  readonly is_picked_up: boolean;
  readonly is_guest: boolean;
  readonly total_kurus: number;
  readonly refunded_kurus: number;
  readonly created_at: Date;
  readonly day: string;
  readonly searched: { readonly name: string; readonly email: string };
  readonly phone: string;
}

beforeAll(async () => {
  const tuning = Object.assign(new ListTuning(), {
    shortUpTo: 0,
    countedUpTo: COUNTED_UP_TO,
    passedUpTo: 4 * COUNTED_UP_TO,
    batchRows: 60,
  });
  reads = new ListReadsService(database.dataSource, tuning);
  list = new AdminOrderListService(database.dataSource, reads);
  await fill();
  books = await recount();
});

/** Many orders share their time, amount and name, so that only the id determines their order. */
async function fill(): Promise<void> {
  await database.dataSource.query(
    `INSERT INTO customer (email, first_name, last_name, password_hash)
     VALUES ('hesap@toprak.example', 'Hesap', 'Sahibi', 'x')`,
  );
  await database.dataSource.query(
    `INSERT INTO "order" (link_nonce, status, paid_kurus, name, surname, email, phone, shipping_address,
       subtotal_kurus, total_kurus, refunded_kurus, paid_at, created_at, customer_id, has_pieces, is_picked_up)
     SELECT n::text, ($2::text[])[1 + n * 7 % 7 % 7 + (n * n) % 7], (n * 37 % 23) * (ARRAY[0, 400, 1000, 1000])[1 + (n / 3) % 4],
       ($3::text[])[1 + (n * 13) % 10], ($4::text[])[1 + (n * n * 7) % 6],
       'kisi' || n % 50 || CASE WHEN n % 3 = 0 THEN '@gmail.com' ELSE '@toprak.example' END, '+90532' || lpad((n % 60 * 7919)::text, 7, '0'), 'İstanbul',
       (n * 37 % 23) * 1000, (n * 37 % 23) * 1000, (n * 37 % 23) * (ARRAY[0, 0, 0, 1000])[1 + (n / 3) % 4], now(),
       '2026-11-30 20:59:59.999999+00'::timestamptz - (n * 17 % 90) * interval '31 hours',
       CASE WHEN n % 4 = 0 THEN (SELECT id FROM customer) END, n % 5 <> 0, n % 15 = 1
     FROM generate_series(1, $1::int) AS n`,
    [ORDERS, ORDER_STATUSES, NAMES, SURNAMES],
  );
}

async function recount(): Promise<BookedOrder[]> {
  const orders = await database.dataSource.query<BookedOrder[]>(
    `SELECT id, name || ' ' || surname AS name, email, status, payment_status, customer_id IS NULL AS is_guest,
       total_kurus, paid_kurus, refunded_kurus, created_at, has_pieces,
       is_picked_up, phone FROM "order"`,
  );
  return orders.map((order) => ({
    ...order,
    day: studioDate(order.created_at),
    searched: { name: searchForm(order.name), email: searchForm(order.email) },
  }));
}

/** The expected answer, computed without a database. */
function model(query: AdminOrdersQuery): string[] {
  const { sortBy = 'createdAt', sortOrder = 'desc' } = query;
  const alphabet = new Intl.Collator('tr');
  const places: Record<typeof sortBy, (a: BookedOrder, b: BookedOrder) => number> = {
    id: () => 0,
    customerName: (a, b) => alphabet.compare(a.name, b.name),
    totalAmount: (a, b) => a.total_kurus - b.total_kurus,
    createdAt: (a, b) => a.created_at.getTime() - b.created_at.getTime(),
  };
  const sorted = books
    .filter((order) => isWanted(order, query))
    .toSorted((a, b) => places[sortBy](a, b) || (a.id < b.id ? -1 : 1));
  return (sortOrder === 'desc' ? sorted.toReversed() : sorted).map(({ id }) => id);
}

const wasPlaced = ({ status, payment_status: money }: BookedOrder) =>
  money !== 'unpaid' || (status !== 'pending' && status !== 'cancelled');

const IS_IN_SCOPE: Record<OrderScope, (order: BookedOrder) => boolean> = {
  placed: wasPlaced,
  with_pieces: (order) => order.has_pieces,
  to_pack: (order) => order.has_pieces && ['confirmed', 'preparing'].includes(order.status),
  to_hand_over: (order) => order.is_picked_up && ['shipped', 'in_transit'].includes(order.status),
};

function isWanted(order: BookedOrder, query: AdminOrdersQuery): boolean {
  const { day, searched } = order;
  const has = (text: string, typed = '') =>
    searchForm(typed)
      .split(' ')
      .every((word) => text.includes(word));
  return [
    query.status === undefined || order.status === query.status,
    query.paymentStatus === undefined || order.payment_status === query.paymentStatus,
    query.isGuest === undefined || order.is_guest === query.isGuest,
    query.dateFrom === undefined || day >= query.dateFrom,
    query.dateTo === undefined || day <= query.dateTo,
    query.amountMinKurus === undefined || order.total_kurus >= query.amountMinKurus,
    query.amountMaxKurus === undefined || order.total_kurus <= query.amountMaxKurus,
    query.orderId === undefined || order.id.startsWith(query.orderId.replace('#', '').toLowerCase()),
    query.scope === undefined || IS_IN_SCOPE[query.scope](order),
    has(searched.name, query.customerName),
    has(searched.email, query.customerEmail),
    order.phone.includes((query.customerPhone ?? '').replaceAll(' ', '').replace(/^0/, '')),
  ].every(Boolean);
}

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 2 });
const DAYS = fc.integer({ min: 0, max: 120 }).map((days) => studioDate(new Date(Date.UTC(2026, 7, days))));
const QUERIES: fc.Arbitrary<AdminOrdersQuery> = fc
  .record({
    status: maybe(fc.constantFrom(...ORDER_STATUSES)),
    paymentStatus: maybe(fc.constantFrom(...ORDER_PAYMENT_STATUSES)),
    isGuest: maybe(fc.boolean()),
    dateFrom: maybe(DAYS),
    dateTo: maybe(DAYS),
    customerName: maybe(
      fc.constantFrom('a', 'AYŞE', 'isil', 'yılmaz ayse', 'ğ', 'Kaya', 'yok böyle biri', '%'),
    ),
    customerEmail: maybe(fc.constantFrom('gmail', 'kisi1', '@', '_')),
    customerPhone: maybe(fc.constantFrom('0532', '79', '0532 000 79', '1', '999999')),
    scope: maybe(fc.constantFrom(...ORDER_SCOPES)),
    orderId: maybe(fc.constantFrom('a', '#3', '0', 'F1')),
    amountMinKurus: maybe(fc.integer({ min: 0, max: 23_000 })),
    amountMaxKurus: maybe(fc.integer({ min: 0, max: 23_000 })),
    sortBy: maybe(fc.constantFrom(...ADMIN_ORDER_SORTS)),
    sortOrder: maybe(fc.constantFrom('asc' as const, 'desc' as const)),
    perPage: maybe(fc.constantFrom(...PAGE_SIZES)),
    page: maybe(fc.integer({ min: 1, max: 32 })),
  })
  // Keeps only some of the conditions, because most real queries have few, and those are answered in another
  // way.
  .chain((query) =>
    fc
      .subarray(Object.keys(query))
      .map(
        (kept) =>
          Object.fromEntries(Object.entries(query).filter(([key]) => kept.includes(key))) as AdminOrdersQuery,
      ),
  );

/** Queries of certain days that are sorted by something else than the day. */
const DAYS_BY_OTHERS: fc.Arbitrary<AdminOrdersQuery> = fc.record(
  {
    dateFrom: DAYS,
    dateTo: DAYS,
    isGuest: fc.boolean(),
    sortBy: fc.constantFrom('id', 'customerName', 'totalAmount'),
    sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
    page: fc.integer({ min: 1, max: 20 }),
    perPage: fc.constant(10 as const),
  },
  { requiredKeys: ['sortBy', 'page', 'perPage'] },
);

async function setStatus(ids: readonly string[], status: string): Promise<void> {
  await database.dataSource.query(`UPDATE "order" SET status = $2 WHERE id = ANY($1)`, [ids, status]);
}

/** `exactUpTo`: the number of rows that is always counted exactly. */
async function expectAnswered(
  requested: AdminOrderListService,
  query: AdminOrdersQuery,
  exactUpTo: number,
): Promise<void> {
  const { page = 1, perPage = 25 } = query;
  const expected = model(query);
  const { items, pagination } = await requested.page(query);

  expect(items.map(({ id }) => id)).toEqual(expected.slice((page - 1) * perPage, page * perPage));
  if (pagination.isExact) expect(pagination.totalRecords).toBe(expected.length);
  else {
    expect(pagination.totalRecords).toBeGreaterThanOrEqual(exactUpTo);
    expect(pagination.totalRecords).toBeLessThanOrEqual(expected.length);
  }
  if (items.length > 0) expect(pagination.hasNext).toBe(page * perPage < expected.length);
}

describe('The list of all orders', () => {
  it('answers every query like a simple filter over all rows', async () => {
    await fc.assert(
      fc.asyncProperty(QUERIES, (query) => expectAnswered(list, query, COUNTED_UP_TO)),
      { numRuns: 150 },
    );
  });

  it('counts all that a short list has, whatever is asked, and no more once it is longer than thought', async () => {
    for (const [shortUpTo, exactUpTo] of [
      [20_000, Infinity],
      [20, COUNTED_UP_TO],
    ] as const) {
      const tuning = Object.assign(new ListTuning(), { shortUpTo, countedUpTo: COUNTED_UP_TO });
      const short = new AdminOrderListService(
        database.dataSource,
        new ListReadsService(database.dataSource, tuning),
      );
      await fc.assert(
        fc.asyncProperty(QUERIES, (query) => expectAnswered(short, query, exactUpTo)),
        { numRuns: 50 },
      );
    }
  });

  it.each(ADMIN_ORDER_SORTS)('sorted by %s goes on from page to page, and back again', async (sortBy) => {
    for (const sortOrder of ['asc', 'desc'] as const) {
      const query = { amountMinKurus: 1_000, sortBy, sortOrder, perPage: 10 } as const;
      const pages = Math.ceil(model(query).length / 10);
      const forwards = Array.from({ length: pages + 1 }, (_, at) => at + 1);
      for (const page of [...forwards, ...forwards.toReversed()]) {
        await expectAnswered(list, { ...query, page }, COUNTED_UP_TO);
      }
    }
  });

  it('goes on where a page began whose first order is no longer asked for, and when few are left', async () => {
    const query = { amountMinKurus: 1_000, status: 'confirmed', sortBy: 'id', perPage: 10 } as const;
    const idsOf = async (page: number) => (await list.page({ ...query, page })).items.map(({ id }) => id);
    const before = model(query);
    expect(before.length).toBeGreaterThan(COUNTED_UP_TO);
    for (const page of [1, 2, 3]) await idsOf(page);
    const gone = before.slice(20, 21);
    await setStatus(gone, 'shipped');
    expect(await idsOf(3)).toEqual(before.slice(21, 31));

    await setStatus(before, 'shipped');
    expect(await list.page({ ...query, page: 3 })).toMatchObject({
      items: [],
      pagination: { totalRecords: 0, isExact: true },
    });
    await setStatus(before, 'confirmed');
  });

  it('finds its place by months, thirds of months and single days, whatever days are asked for', async () => {
    const tuning = Object.assign(new ListTuning(), { countedUpTo: 5, passedUpTo: 0 });
    const placed = new AdminOrderListService(
      database.dataSource,
      new ListReadsService(database.dataSource, tuning),
    );
    await fc.assert(
      fc.asyncProperty(DAYS_BY_OTHERS, (query) => expectAnswered(placed, query, Infinity)),
      { numRuns: 100 },
    );
  });

  it.each(ADMIN_ORDER_SORTS)(
    'sorted by %s is the same in pages and in the table for download',
    async (sortBy) => {
      for (const query of [
        {},
        { customerName: 'a' },
        { dateTo: '2026-11-01' },
        { status: 'pending' as const },
      ]) {
        for (const sortOrder of ['asc', 'desc'] as const) {
          const requested = { ...query, sortBy, sortOrder };
          const downloaded: string[] = [];
          for await (const batch of list.all(requested)) downloaded.push(...batch.map(({ id }) => id));
          expect(downloaded).toEqual(model(requested));
        }
      }
    },
  );

  it('counts pieces and seats, and names the account where the order names nobody', async () => {
    const [row] = (await list.page({ isGuest: false, perPage: 10 })).items;
    await database.dataSource.query(
      `WITH session AS (
         INSERT INTO workshop_session (title, description, date, start_time, end_time, price_kurus, capacity)
         VALUES ('Çarkta ilk kâse', '', '2031-05-17', '10:00', '13:00', 100, 6) RETURNING id)
       INSERT INTO order_line (order_id, position, kind, name, regular_price_kurus, unit_price_kurus, quantity,
         total_kurus, vat_rate_percent, session_id, date, start_time, end_time)
       VALUES ($1::uuid, 0, 'product', 'Kâse', 100, 100, 2, 200, 20, NULL, NULL, NULL, NULL),
         ($1, 1, 'workshop', 'Çarkta ilk kâse', 100, 100, 3, 300, 20, (SELECT id FROM session), '2031-05-17', '10:00', '13:00')`,
      [row!.id],
    );
    await database.dataSource.query(`UPDATE "order" SET name = '', surname = '', email = '' WHERE id = $1`, [
      row!.id,
    ]);

    const { items } = await list.page({ orderId: row!.id });
    await database.dataSource.query(
      `UPDATE "order" SET name = 'Oya', surname = 'Öz', email = $2 WHERE id = $1`,
      [row!.id, row!.customerEmail],
    );
    books = await recount();
    expect(items).toEqual([
      expect.objectContaining({
        pieces: 2,
        seats: 3,
        customerName: 'Hesap Sahibi',
        customerEmail: 'hesap@toprak.example',
      }),
    ]);
  });

  it('is read through indexes, also where the database would rather read the whole table', async () => {
    const plan = await reads.read((manager) =>
      manager.query<Record<string, string>[]>(
        'EXPLAIN SELECT id, customer_sort_key FROM "order" WHERE total_kurus >= 0 LIMIT 1001',
      ),
    );
    expect(JSON.stringify(plan)).toContain('Index');
    expect(JSON.stringify(plan)).not.toContain('Seq Scan');
  });

  it('gives up in time, and says so', async () => {
    const hasty = new ListReadsService(database.dataSource, Object.assign(new ListTuning(), { pageMs: 20 }));
    await expect(hasty.read((manager) => manager.query('SELECT pg_sleep(5)'))).rejects.toMatchObject({
      code: 'list_too_slow',
    });
  });
});

describe('The figures above the orders', () => {
  const figures = () =>
    new OrderStatisticsQueriesService(reads, new FixedClock('2026-11-30T20:00:00Z')).read();

  async function expectTrue(): Promise<void> {
    const orders = await recount();
    const earned = (some: readonly BookedOrder[]) =>
      some.reduce((sum, order) => sum + order.paid_kurus - order.refunded_kurus, 0);
    const november = orders.filter(({ day }) => day.startsWith('2026-11'));
    const seen = await figures();
    expect(seen).toMatchObject({
      totalOrders: orders.length,
      thisMonthOrders: november.filter(wasPlaced).length,
      thisMonthRevenueKurus: earned(november),
      customerTypes: [
        { type: 'guest', count: orders.filter(({ is_guest }) => is_guest).length },
        { type: 'registered', count: orders.filter(({ is_guest }) => !is_guest).length },
      ],
      statuses: ORDER_STATUSES.map((status) => ({
        status,
        count: orders.filter((order) => order.status === status).length,
      })),
      paymentStatuses: ORDER_PAYMENT_STATUSES.map((paymentStatus) => ({
        paymentStatus,
        count: orders.filter((order) => order.payment_status === paymentStatus).length,
      })),
    });
    expect(seen.months.map(({ month }) => month).at(0)).toBe('2025-12');
    expect(seen.months.at(-1)).toEqual({
      month: '2026-11',
      orders: november.filter(wasPlaced).length,
      revenueKurus: earned(november),
    });
  }

  it('are those of the books, also after changes of every kind and after they were added up', async () => {
    const tallies = new ListTalliesService(database.dataSource, new JobRegistry());
    await expectTrue();
    const { dataSource } = database;
    await dataSource.query(
      `UPDATE "order" SET status = 'delivered', refunded_kurus = paid_kurus / 2 WHERE total_kurus % 3000 = 0`,
    );
    await dataSource.query(
      `UPDATE "order" SET created_at = created_at - interval '40 days' WHERE status = 'pending'`,
    );
    await expectTrue();
    await tallies.addUp();
    await expectTrue();
    await dataSource.query(`DELETE FROM "order" WHERE total_kurus < 5000`);
    await dataSource.query(`DELETE FROM customer`);
    await Promise.all([
      tallies.addUp(),
      tallies.addUp(),
      dataSource.query(`UPDATE "order" SET status = 'shipped' WHERE is_guest`),
    ]);
    // In rounds of three kinds each, as after very many changes.
    await tallies.addUp(3);
    await expectTrue();
    const [{ doubled }] = await dataSource.query<[{ doubled: number }]>(
      `SELECT count(*)::int AS doubled FROM (
         SELECT FROM order_tally GROUP BY sort, bucket, status, payment_status, is_guest HAVING count(*) > 1) AS t`,
    );
    expect(doubled).toBe(0);
    books = await recount();
    expect((await list.page({ sortBy: 'totalAmount' })).items.map(({ id }) => id)).toEqual(
      model({ sortBy: 'totalAmount' }).slice(0, 25),
    );
  });
});
