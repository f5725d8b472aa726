import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { studioDate } from '../../../../contract/common/dates.js';
import type {
  CustomerBooking,
  CustomerOrder,
  CustomerSums,
  CustomerVisits,
  FirstOf,
  UsedCoupon,
} from '../../../../contract/people/customer-page.views.js';
import { IS_PLACED } from '../../../orders/back-office/list/placed-order-sql.js';
import { Clock } from '../../../platform/clock.js';
import { type Counted, firstOf } from './first-of.js';
import type { OrdersOfPerson } from './orders-of-person.js';

const MOST_ORDERS = 5;
const MOST_BOOKINGS = 8;
const MOST_COUPONS = 5;

/** The booking `b` is still to come on the day `$2`. */
const IS_COMING = `(b.date >= $2 AND b.status IN ('pending', 'confirmed'))`;

/** What an order `o` was paid with credits, and what of its refunds stayed with the studio as a credit. */
const OF_CREDITS = `SELECT
  (SELECT coalesce(sum(amount_kurus), 0) FROM order_payment WHERE order_id = o.id AND method = 'credit') AS used_kurus,
  (SELECT coalesce(sum(r.amount_kurus), 0) FROM refund r JOIN order_payment p ON p.id = r.payment_id
   WHERE p.order_id = o.id AND r.status = 'done' AND (r.credit_id IS NOT NULL OR p.method = 'credit')) AS kept_kurus`;

/** Reads what a person bought and booked: the sums of all of it, and the first rows. */
@Injectable()
export class CustomerPurchasesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async sums({ where, value }: OrdersOfPerson): Promise<CustomerSums> {
    const [sums] = await this.dataSource.query<[CustomerSums]>(
      `SELECT count(*) FILTER (WHERE ${IS_PLACED} AND status <> 'cancelled')::int AS orders,
         ${sum('total_kurus', `${IS_PLACED} AND status <> 'cancelled'`)} AS "boughtKurus",
         ${sum('paid_kurus - credit.used_kurus')} AS "paidKurus",
         ${sum('refunded_kurus - credit.kept_kurus')} AS "refundedKurus",
         ${sum('open_kurus', `${IS_PLACED} AND status <> 'cancelled'`)} AS "openKurus"
       FROM "order" o CROSS JOIN LATERAL (${OF_CREDITS}) credit WHERE ${where}`,
      [value],
    );
    return sums;
  }

  async visits({ where, value }: OrdersOfPerson): Promise<CustomerVisits> {
    const [visits] = await this.dataSource.query<[CustomerVisits]>(
      `SELECT count(*) FILTER (WHERE ${IS_COMING} AND s.checked_in_at IS NULL AND s.no_show_at IS NULL)::int AS coming,
         count(*) FILTER (WHERE s.checked_in_at IS NOT NULL)::int AS came,
         count(*) FILTER (WHERE s.no_show_at IS NOT NULL)::int AS "noShow"
       FROM "order" o JOIN booking b ON b.order_id = o.id JOIN booking_seat s ON s.booking_id = b.id
       WHERE ${where} AND b.status <> 'cancelled'`,
      [value, this.today()],
    );
    return visits;
  }

  async orders({ where, value }: OrdersOfPerson): Promise<FirstOf<CustomerOrder>> {
    type Row = Counted<Omit<CustomerOrder, 'createdAt'> & { readonly createdAt: Date }>;
    const rows = await this.dataSource.query<Row[]>(
      `SELECT o.id, o.created_at AS "createdAt", o.status, o.payment_status AS "paymentStatus",
         o.total_kurus AS "totalKurus", o.refunded_kurus AS "refundedKurus", o.is_picked_up AS "isPickedUp",
         (SELECT coalesce(sum(quantity), 0)::int FROM order_line WHERE order_id = o.id AND kind = 'product') AS pieces,
         (SELECT coalesce(sum(quantity), 0)::int FROM order_line WHERE order_id = o.id AND kind = 'workshop') AS seats,
         o.total
       FROM (SELECT o.*, count(*) OVER ()::int AS total FROM "order" o WHERE ${where}
         ORDER BY o.created_at DESC, o.id DESC LIMIT ${MOST_ORDERS}) o
       ORDER BY o.created_at DESC, o.id DESC`,
      [value],
    );
    return firstOf(rows, ({ createdAt, ...order }) => ({ ...order, createdAt: createdAt.toISOString() }));
  }

  /** Those to come first. */
  async bookings({ where, value }: OrdersOfPerson): Promise<FirstOf<CustomerBooking>> {
    const rows = await this.dataSource.query<Counted<CustomerBooking>[]>(
      `SELECT b.id, b.title, b.date, b.start_time AS "startTime", b.end_time AS "endTime", b.quantity, b.status,
         b.payment_status AS "paymentStatus",
         (SELECT count(checked_in_at)::int FROM booking_seat WHERE booking_id = b.id) AS came,
         (SELECT count(no_show_at)::int FROM booking_seat WHERE booking_id = b.id) AS "noShow",
         count(*) OVER ()::int AS total
       FROM "order" o JOIN booking b ON b.order_id = o.id WHERE ${where}
       ORDER BY ${IS_COMING} DESC, CASE WHEN ${IS_COMING} THEN b.date - $2::date ELSE $2::date - b.date END,
         b.start_time, b.id
       LIMIT ${MOST_BOOKINGS}`,
      [value, this.today()],
    );
    return firstOf(rows, (booking) => booking);
  }

  async coupons({ where, value }: OrdersOfPerson): Promise<FirstOf<UsedCoupon>> {
    type Row = Counted<Omit<UsedCoupon, 'usedAt'> & { readonly usedAt: Date }>;
    const rows = await this.dataSource.query<Row[]>(
      `SELECT o.id AS "orderId", coalesce(o.coupon_code, c.code) AS code, u.discount_kurus AS "discountKurus",
         u.created_at AS "usedAt", count(*) OVER ()::int AS total
       FROM "order" o JOIN coupon_use u ON u.order_id = o.id JOIN coupon c ON c.id = u.coupon_id
       WHERE ${where} ORDER BY u.created_at DESC, o.id DESC LIMIT ${MOST_COUPONS}`,
      [value],
    );
    return firstOf(rows, ({ usedAt, ...use }) => ({ ...use, usedAt: usedAt.toISOString() }));
  }

  private today(): string {
    return studioDate(this.clock.now());
  }
}

/** As a number that holds every whole amount. */
function sum(column: string, where = 'true'): string {
  return `coalesce(sum(${column}) FILTER (WHERE ${where}), 0)::float8`;
}
