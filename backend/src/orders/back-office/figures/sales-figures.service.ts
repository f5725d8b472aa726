import { Injectable } from '@nestjs/common';
import { addDays, studioDate } from '../../../../contract/common/dates.js';
import type {
  MonthOfOrders,
  Sales,
  SalesOverview,
  WaitingOrders,
  WeekOfSales,
} from '../../../../contract/admin/dashboard/dashboard.views.js';
import { ORDER_STATUSES, type OrderStatus } from '../../../../contract/orders/order-status.js';
import { Clock } from '../../../platform/clock.js';
import { ListReadsService } from '../../../platform/lists/list-reads.service.js';
import { EARNED_KURUS } from './earned-kurus-sql.js';
import { IS_PLACED } from '../list/placed-order-sql.js';
import { lastMondays, type Period, salesPeriods } from './sales-periods.js';

const WEEKS = 12;
const WEEK_DAYS = 7;
const NOTHING: Sales = { orders: 0, revenueKurus: 0 };

/** Sums for each period: whole days come from the tally, and a last day that is not over from its orders. */
const SALES = `
  SELECT coalesce(sum(sold.records), 0)::float8 AS orders, coalesce(sum(sold.earned), 0)::float8 AS "revenueKurus"
  FROM unnest($1::text[], $2::text[], $3::timestamptz[]) WITH ORDINALITY AS asked (first, last, until, place)
  LEFT JOIN LATERAL (
    SELECT records, earned_kurus AS earned FROM order_tally
    WHERE sort = 'createdAt' AND bucket >= asked.first AND bucket <= asked.last
      AND (bucket < asked.last OR asked.until IS NULL) AND ${IS_PLACED}
    UNION ALL
    SELECT 1, ${EARNED_KURUS} FROM "order"
    WHERE created_at >= (asked.last::date::timestamp AT TIME ZONE 'Europe/Istanbul') AND created_at < asked.until AND ${IS_PLACED}
  ) AS sold ON true
  GROUP BY asked.place ORDER BY asked.place`;

/** Sales figures for the dashboard; exact, mostly read from the tally. Only placed orders count. */
@Injectable()
export class SalesFiguresService {
  constructor(
    private readonly reads: ListReadsService,
    private readonly clock: Clock,
  ) {}

  async overview(): Promise<SalesOverview> {
    const { today, month } = salesPeriods(this.clock.now());
    const periods = [today.now, today.before, month.now, month.before];
    const sales = await this.reads.read((manager) =>
      manager.query<Sales[]>(SALES, [
        periods.map(({ from }) => from),
        periods.map(({ to }) => to),
        periods.map(({ until }) => until),
      ]),
    );
    const of = (period: Period) => {
      const { orders, revenueKurus } = sales[periods.indexOf(period)] ?? NOTHING;
      return { from: period.from, to: period.to, orders, revenueKurus };
    };
    return {
      today: { ...of(today.now), before: of(today.before) },
      month: { ...of(month.now), before: of(month.before) },
    };
  }

  /** The last twelve weeks, the oldest first; the last one is the current week. */
  async weeks(): Promise<WeekOfSales[]> {
    const mondays = lastMondays(this.clock.now(), WEEKS);
    const days = await this.reads.read((manager) =>
      manager.query<(Sales & { readonly day: string })[]>(
        `SELECT bucket AS day, sum(records)::float8 AS orders, sum(earned_kurus)::float8 AS "revenueKurus"
         FROM order_tally WHERE sort = 'createdAt' AND bucket >= $1 AND ${IS_PLACED} GROUP BY bucket`,
        [mondays[0]],
      ),
    );
    return mondays.map((monday) => {
      const next = addDays(monday, WEEK_DAYS);
      const ofWeek = days.filter(({ day }) => day >= monday && day < next);
      return {
        monday,
        orders: ofWeek.reduce((sum, { orders }) => sum + orders, 0),
        revenueKurus: ofWeek.reduce((sum, { revenueKurus }) => sum + revenueKurus, 0),
      };
    });
  }

  /** The orders of this month by status. */
  async month(): Promise<MonthOfOrders> {
    const to = studioDate(this.clock.now());
    const from = `${to.slice(0, 'yyyy-MM'.length)}-01`;
    const counts = await this.reads.read((manager) =>
      manager.query<{ readonly status: OrderStatus; readonly count: number }[]>(
        `SELECT status, sum(records)::float8 AS count
         FROM order_tally WHERE sort = 'createdAt' AND bucket BETWEEN $1 AND $2 AND ${IS_PLACED} GROUP BY status`,
        [from, to],
      ),
    );
    const countOf = new Map(counts.map(({ status, count }) => [status, count]));
    return {
      from,
      to,
      statuses: ORDER_STATUSES.map((status) => ({ status, count: countOf.get(status) ?? 0 })),
    };
  }

  /**
   * Orders that wait for confirmation or preparation; statuses without orders are absent. Orders of seats only
   * are never prepared. The index order_to_prepare has the same condition.
   */
  async waiting(): Promise<WaitingOrders[]> {
    return this.reads.read((manager) =>
      manager.query<WaitingOrders[]>(
        `SELECT status, count(*)::float8 AS count,
           to_char(min(created_at) AT TIME ZONE 'Europe/Istanbul', 'YYYY-MM-DD') AS "oldestDay"
         FROM "order"
         WHERE (has_pieces AND status IN ('confirmed', 'preparing')) OR (status = 'pending' AND payment_status = 'paid')
         GROUP BY status ORDER BY array_position(ARRAY['pending', 'confirmed', 'preparing'], status)`,
      ),
    );
  }
}
