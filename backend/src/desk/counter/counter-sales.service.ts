import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { addDays, studioDate, studioInstant } from '../../../contract/common/dates.js';
import { shortId } from '../../../contract/common/short-id.js';
import { MOST_SALES_SHOWN, UNDO_MINUTES } from '../../../contract/desk/counter-limits.js';
import type { CounterDay, CounterSale } from '../../../contract/desk/counter.views.js';
import { type PricedLine, vatGroups } from '../../../contract/orders/order-totals.js';
import { UNNAMED_BUYER } from '../../../contract/orders/unnamed-buyer.js';
import { Clock } from '../../platform/clock.js';

interface SaleRow extends Omit<CounterSale, 'shortId' | 'soldAt' | 'undoSeconds'> {
  readonly soldAt: Date;
}

/** A stretch of time from its beginning up to its end. */
type Day = readonly [from: Date, to: Date];

/** The parts of a sale's money name who sold it; a part that was reversed does so all the same. */
const SALE_COLUMNS = `
  sale.id AS "orderId", sale.created_at AS "soldAt", sale.total_kurus AS "totalKurus",
  sale.status = 'cancelled' AS "isUndone", coalesce(part.payments, '[]') AS payments,
  coalesce(part.sold_by, '') AS "soldBy",
  CASE WHEN sale.name = $1 THEN '' ELSE btrim(sale.name || ' ' || sale.surname) END AS buyer,
  (SELECT json_agg(json_build_object('name', line.name, 'quantity', line.quantity) ORDER BY line.position)
   FROM order_line line WHERE line.order_id = sale.id) AS pieces
  FROM "order" sale LEFT JOIN LATERAL (
    SELECT min(recorded_by) AS sold_by,
      json_agg(json_build_object('method', method, 'amountKurus', amount_kurus)
        ORDER BY recorded_at, amount_kurus DESC) AS payments
    FROM order_payment WHERE order_id = sale.id AND reverses_id IS NULL
  ) part ON true`;

const OF_DAY = `sale.channel = 'counter' AND sale.created_at >= $1 AND sale.created_at < $2`;

/** Reads counter sales: one of them, or those of a day with what they brought. */
@Injectable()
export class CounterSalesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  /** Throws order_not_found. */
  async view(orderId: string): Promise<CounterSale> {
    const [row] = await this.dataSource.query<SaleRow[]>(
      `SELECT ${SALE_COLUMNS} WHERE sale.id = $2 AND sale.channel = 'counter'`,
      [UNNAMED_BUYER.name, orderId],
    );
    if (!row) throw new AppError('order_not_found');
    return this.saleOf(row);
  }

  async today(): Promise<CounterDay> {
    const date = studioDate(this.now());
    const day = [studioInstant(date, '00:00'), studioInstant(addDays(date, 1), '00:00')] as const;
    const [sales, payments, lines, [sums]] = await Promise.all([
      this.sales(day),
      this.payments(day),
      this.lines(day),
      this.sums(day),
    ]);
    return { date, sales, payments, vatGroups: vatGroups(lines), saleCount: 0, totalKurus: 0, ...sums };
  }

  private async sales([from, to]: Day): Promise<CounterSale[]> {
    const rows = await this.dataSource.query<SaleRow[]>(
      `SELECT ${SALE_COLUMNS}
       WHERE sale.channel = 'counter' AND sale.created_at >= $2 AND sale.created_at < $3
       ORDER BY sale.created_at DESC, sale.id LIMIT ${MOST_SALES_SHOWN}`,
      [UNNAMED_BUYER.name, from, to],
    );
    return rows.map((row) => this.saleOf(row));
  }

  /** Reversed parts and their reversals cancel each other out. */
  private payments(day: Day): Promise<CounterDay['payments']> {
    return this.dataSource.query(
      `SELECT part.method, sum(part.amount_kurus - coalesce(back.kurus, 0))::integer AS "amountKurus"
       FROM "order" sale JOIN order_payment part ON part.order_id = sale.id
       LEFT JOIN LATERAL (
         SELECT sum(amount_kurus) AS kurus FROM refund WHERE payment_id = part.id AND status = 'done'
       ) back ON true
       WHERE ${OF_DAY} GROUP BY part.method
       HAVING sum(part.amount_kurus - coalesce(back.kurus, 0)) <> 0 ORDER BY part.method`,
      [...day],
    );
  }

  private lines(day: Day): Promise<PricedLine[]> {
    return this.dataSource.query(
      `SELECT line.kind, line.total_kurus AS "totalKurus", line.discount_kurus AS "discountKurus",
         line.vat_rate_percent AS "vatRatePercent"
       FROM "order" sale JOIN order_line line ON line.order_id = sale.id
       WHERE ${OF_DAY} AND sale.status <> 'cancelled'`,
      [...day],
    );
  }

  private sums(day: Day): Promise<Pick<CounterDay, 'saleCount' | 'totalKurus'>[]> {
    return this.dataSource.query(
      `SELECT count(*)::integer AS "saleCount", coalesce(sum(sale.total_kurus), 0)::integer AS "totalKurus"
       FROM "order" sale WHERE ${OF_DAY} AND sale.status <> 'cancelled'`,
      [...day],
    );
  }

  private saleOf({ soldAt, ...row }: SaleRow): CounterSale {
    return {
      ...row,
      shortId: shortId(row.orderId),
      soldAt: soldAt.toISOString(),
      undoSeconds: row.isUndone ? 0 : undoSecondsOf(soldAt, this.now()),
    };
  }
}

/** Whole seconds for which a sale can still be undone. */
export function undoSecondsOf(soldAt: Date, now: Date): number {
  const untilMs = soldAt.getTime() + UNDO_MINUTES * 60_000;
  return Math.max(0, Math.floor((untilMs - now.getTime()) / 1000));
}
