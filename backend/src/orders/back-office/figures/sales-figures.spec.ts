import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderPaymentStatus, OrderStatus } from '../../../../contract/orders/order-status.js';
import { emptyTables } from '../../../../testing/empty-tables.js';
import { FixedClock } from '../../../../testing/fixed-clock.js';
import { suiteDatabase } from '../../../../testing/suite-database.js';
import type { JobRegistry } from '../../../platform/jobs/job-registry.js';
import { ListReadsService } from '../../../platform/lists/list-reads.service.js';
import { ListTalliesService } from '../../../platform/lists/list-tallies.service.js';
import { ListTuning } from '../../../platform/lists/list-tuning.js';
import { EARNED_KURUS } from './earned-kurus-sql.js';
import { OrderStatisticsQueriesService } from './order-statistics-queries.service.js';
import { SalesFiguresService } from './sales-figures.service.js';

interface Booked {
  /** Time in Istanbul, which is three hours ahead of UTC. */
  readonly at: string;
  readonly total?: number;
  readonly back?: number;
  readonly status?: OrderStatus;
  readonly payment?: OrderPaymentStatus;
  readonly hasPieces?: boolean;
}

const database = suiteDatabase();
let clock: FixedClock;
let figures: SalesFiguresService;
let statistics: OrderStatisticsQueriesService;

beforeAll(() => {
  clock = new FixedClock('2026-11-22T12:00:00Z');
  const reads = new ListReadsService(database.dataSource, new ListTuning());
  figures = new SalesFiguresService(reads, clock);
  statistics = new OrderStatisticsQueriesService(reads, clock);
});
beforeEach(() => emptyTables(database.dataSource, 'order'));

async function book(orders: readonly Booked[]): Promise<void> {
  for (const {
    at,
    total = 1000,
    back = 0,
    status = 'confirmed',
    payment = 'paid',
    hasPieces = true,
  } of orders) {
    await database.dataSource.query(
      `INSERT INTO "order" (link_nonce, status, paid_kurus, name, surname, email, phone, shipping_address,
         subtotal_kurus, total_kurus, refunded_kurus, paid_at, created_at, has_pieces)
       VALUES (gen_random_uuid()::text, $1, $2, 'Ayşe', 'Demir', 'ayse@toprak.example', '+905321234567', 'İstanbul',
         $3, $3, $4, now(), $5::timestamptz, $6)`,
      [status, payment === 'unpaid' ? 0 : total, total, back, `${at}+03`, hasPieces],
    );
  }
}

describe('What counts as revenue', () => {
  const TODAY = '2026-11-22 10:00';
  it.each<[string, Omit<Booked, 'at'>, number]>([
    ['is what was paid', {}, 1000],
    ['is nothing while a confirmed order is not paid', { payment: 'unpaid' }, 0],
    ['is what is left after a part went back', { back: 300 }, 700],
    ['is nothing once all of it went back', { status: 'cancelled', payment: 'refunded', back: 1000 }, 0],
    ['goes on counting for a cancelled order whose money is still here', { status: 'cancelled' }, 1000],
    ['is nothing for an order that cost nothing', { total: 0 }, 0],
  ])('%s', async (_, order, revenueKurus) => {
    await book([{ at: TODAY, ...order }]);
    const { today, month } = await figures.overview();
    expect(today).toMatchObject({ orders: 1, revenueKurus });
    expect(month).toMatchObject({ orders: 1, revenueKurus });
  });

  it.each(['pending', 'cancelled'] as const)(
    'is no order at all where a try ended or waits unpaid (%s)',
    async (status) => {
      await book([
        { at: TODAY, status, payment: 'unpaid' },
        { at: '2026-11-15 10:00', status, payment: 'unpaid' },
      ]);
      const { today, month } = await figures.overview();
      expect([today.orders, today.before.orders, month.orders]).toEqual([0, 0, 0]);
      expect((await figures.weeks()).every(({ orders }) => orders === 0)).toBe(true);
      expect((await figures.month()).statuses.every(({ count }) => count === 0)).toBe(true);
      expect((await statistics.read()).thisMonthOrders).toBe(0);
    },
  );

  it('is the same for single orders, for the tally and for the figures above the orders', async () => {
    await book([
      { at: '2026-11-01 00:00', total: 1100 },
      { at: '2026-11-09 12:00', total: 2300, back: 300 },
      { at: '2026-11-15 23:59:59', total: 700, payment: 'unpaid' },
      { at: '2026-11-22 09:00', total: 1900, status: 'cancelled' },
      { at: '2026-11-22 09:01', total: 400, payment: 'refunded', back: 400 },
    ]);
    await database.dataSource.query(`UPDATE "order" SET refunded_kurus = 500 WHERE total_kurus = 1900`);
    const [{ earned }] = await database.dataSource.query<[{ earned: number }]>(
      `SELECT sum(${EARNED_KURUS})::int AS earned FROM "order"`,
    );
    expect(earned).toBe(4500);
    const read = async () => (await figures.overview()).month.revenueKurus;
    expect(await read()).toBe(earned);
    expect((await statistics.read()).thisMonthRevenueKurus).toBe(earned);
    await new ListTalliesService(database.dataSource, {} as JobRegistry).addUp();
    expect(await read()).toBe(earned);
  });
});

describe('Today and this month', () => {
  interface Case {
    readonly when: string;
    readonly orders: readonly string[];
    /** Numbers of orders today, a week ago, this month, last month. */
    readonly counted: readonly [number, number, number, number];
    readonly besideDays: readonly [string, string];
  }

  it.each<[string, Case]>([
    [
      'begin at midnight in Istanbul, not in London',
      {
        when: '2026-11-22 00:30',
        orders: ['2026-11-21 23:59:59.999', '2026-11-22 00:00', '2026-11-22 00:29'],
        counted: [2, 0, 3, 0],
        besideDays: ['2026-11-15', '2026-10-22'],
      },
    ],
    [
      'are held against the same weekday up to the same hour',
      {
        when: '2026-11-22 15:00',
        orders: ['2026-11-15 00:00', '2026-11-15 14:59:59', '2026-11-15 15:00', '2026-11-15 23:00'],
        counted: [0, 2, 4, 0],
        besideDays: ['2026-11-15', '2026-10-22'],
      },
    ],
    [
      'are held against last month up to the same day and hour',
      {
        when: '2026-11-22 15:00',
        orders: [
          '2026-09-30 23:59:59',
          '2026-10-01 00:00',
          '2026-10-22 14:59',
          '2026-10-22 15:00',
          '2026-10-31 10:00',
        ],
        counted: [0, 0, 0, 2],
        besideDays: ['2026-11-15', '2026-10-22'],
      },
    ],
    [
      'are held against the whole of a shorter month where it has no such day',
      {
        when: '2027-03-31 09:00',
        orders: ['2027-02-01 00:00', '2027-02-28 23:59:59', '2027-03-01 00:00', '2027-03-31 08:59'],
        counted: [1, 0, 2, 2],
        besideDays: ['2027-03-24', '2027-02-28'],
      },
    ],
    [
      'find last month in the year before',
      {
        when: '2027-01-05 12:00',
        orders: [
          '2026-12-01 08:00',
          '2026-12-05 11:00',
          '2026-12-05 13:00',
          '2026-12-29 11:00',
          '2027-01-05 11:59',
        ],
        counted: [1, 1, 1, 2],
        besideDays: ['2026-12-29', '2026-12-05'],
      },
    ],
    [
      'begin together on the first of a month',
      {
        when: '2026-12-01 08:00',
        orders: ['2026-11-01 07:59', '2026-11-01 08:00', '2026-11-24 07:00', '2026-12-01 07:00'],
        counted: [1, 1, 1, 1],
        besideDays: ['2026-11-24', '2026-11-01'],
      },
    ],
  ])('%s', async (_, { when, orders, counted, besideDays }) => {
    clock.moveTo(new Date(`${when.replace(' ', 'T')}:00+03:00`).toISOString());
    await book(orders.map((at) => ({ at })));
    const { today, month } = await figures.overview();
    expect([today.orders, today.before.orders, month.orders, month.before.orders]).toEqual(counted);
    expect([today.before.to, month.before.to]).toEqual(besideDays);
    expect(month.before.revenueKurus).toBe(month.before.orders * 1000);
  });
});

describe('Beside them', () => {
  beforeEach(() => clock.moveTo('2026-11-22T12:00:00Z'));

  it('weeks begin on Monday, and the last of twelve is this one', async () => {
    await book([
      { at: '2026-08-31 00:00' },
      { at: '2026-08-30 23:59:59' },
      { at: '2026-11-15 23:59:59', total: 300 },
      { at: '2026-11-16 00:00', total: 500, back: 100 },
    ]);
    const weeks = await figures.weeks();
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toEqual({ monday: '2026-08-31', orders: 1, revenueKurus: 1000 });
    expect(weeks.slice(-2)).toEqual([
      { monday: '2026-11-09', orders: 1, revenueKurus: 300 },
      { monday: '2026-11-16', orders: 1, revenueKurus: 400 },
    ]);
  });

  it('the states of this month leave out the last one', async () => {
    await book([
      { at: '2026-10-31 23:59:59' },
      { at: '2026-11-01 00:00' },
      { at: '2026-11-03 10:00', status: 'shipped' },
    ]);
    const { statuses, from, to } = await figures.month();
    expect([from, to]).toEqual(['2026-11-01', '2026-11-22']);
    expect(statuses.filter(({ count }) => count > 0)).toEqual([
      { status: 'confirmed', count: 1 },
      { status: 'shipped', count: 1 },
    ]);
  });

  it('what waits for the studio is paid or promised; only pieces are prepared', async () => {
    await book([
      { at: '2026-11-20 10:00', status: 'pending' },
      { at: '2026-11-19 10:00', status: 'pending', payment: 'unpaid' },
      { at: '2026-11-21 00:10', status: 'preparing' },
      { at: '2026-11-18 10:00', status: 'preparing' },
      { at: '2026-11-10 10:00', status: 'delivered' },
      { at: '2026-11-17 10:00', hasPieces: false },
      { at: '2026-11-16 10:00', status: 'pending', hasPieces: false },
    ]);
    await database.dataSource.query(
      `UPDATE "order" SET status = 'shipped' WHERE created_at < '2026-11-19' AND has_pieces`,
    );
    expect(await figures.waiting()).toEqual([
      { status: 'pending', count: 2, oldestDay: '2026-11-16' },
      { status: 'preparing', count: 1, oldestDay: '2026-11-21' },
    ]);
  });
});
