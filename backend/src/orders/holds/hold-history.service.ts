import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type LineKind, lineKey } from '../../../contract/orders/line-kind.js';
import { Clock } from '../../platform/clock.js';
import type { VisitorOrigin } from '../../platform/http/visitor-network.js';
import type { CouponHistory, HoldHistory, UnpaidUse } from './hold-allowance.js';

interface UseRow {
  readonly isOfNetwork: boolean;
  readonly kind: LineKind | 'coupon';
  readonly id: string;
  /** Pieces, seats or coupon uses that holds before the bank reserve at the moment. */
  readonly reserved: number;
  readonly atBank: number;
  /** Minutes for which some of it was reserved. */
  readonly minutes: number;
  /** The same, multiplied by how many were reserved. */
  readonly weightedMinutes: number;
}

/** Reads what visitors of a network have held without paying. */
@Injectable()
export class HoldHistoryService {
  constructor(private readonly clock: Clock) {}

  /** Holds of orders at the bank count their minutes too, until they are paid. */
  async of(manager: EntityManager, origin: VisitorOrigin): Promise<HoldHistory> {
    const rows = await this.usesOf(manager, origin);
    const own = rows.filter(({ isOfNetwork }) => isOfNetwork);
    const items = own.flatMap(({ kind, id, ...use }) => {
      return kind === 'coupon' ? [] : [{ key: lineKey({ kind, id }), ...use }];
    });
    return {
      network: sumOf(own),
      site: sumOf(rows),
      reservedOf: new Map(items.map(({ key, reserved }) => [key, reserved])),
      minutesOf: new Map(items.map(({ key, minutes }) => [key, minutes])),
      couponOf: couponsOf(rows),
    };
  }

  private async usesOf(manager: EntityManager, { network, site }: VisitorOrigin): Promise<UseRow[]> {
    return manager.query<UseRow[]>(
      `WITH unpaid AS (
         SELECT id, network = $1 AS is_of_network, coupon_id, reserves_coupon,
           status = 'active' AND order_id IS NULL AS is_open, status = 'active' AND order_id IS NOT NULL AS is_at_bank,
           extract(epoch FROM coalesce(ended_at, $3) - created_at) / 60 AS minutes
         FROM hold WHERE site = $2 AND status <> 'used'
           AND (ended_at IS NULL OR ended_at > $3::timestamptz - interval '24 hours')
       ), use AS (
         SELECT hold_id, CASE WHEN session_id IS NULL THEN 'product' ELSE 'workshop' END AS kind,
           coalesce(session_id, product_id) AS item_id, sum(reserved_quantity) AS quantity
         FROM hold_line WHERE hold_id IN (SELECT id FROM unpaid) AND reserved_quantity > 0 GROUP BY 1, 2, 3
         UNION ALL SELECT id, 'coupon', coupon_id, 1 FROM unpaid WHERE reserves_coupon
       )
       SELECT is_of_network AS "isOfNetwork", kind, item_id AS id,
         coalesce(sum(quantity) FILTER (WHERE is_open), 0)::int AS reserved,
         coalesce(sum(quantity) FILTER (WHERE is_at_bank), 0)::int AS "atBank",
         sum(minutes)::float AS minutes, sum(quantity * minutes)::float AS "weightedMinutes"
       FROM use JOIN unpaid ON unpaid.id = use.hold_id GROUP BY 1, 2, 3`,
      [network, site, this.clock.now()],
    );
  }
}

function sumOf(rows: readonly UseRow[]): UnpaidUse {
  const atBank = (wanted: UseRow['kind']) =>
    rows.filter(({ kind }) => kind === wanted).reduce((sum, row) => sum + row.atBank, 0);
  return {
    reserved: rows.reduce((sum, { reserved }) => sum + reserved, 0),
    piecesAtBank: atBank('product'),
    seatsAtBank: atBank('workshop'),
    minutes: rows.reduce((sum, { weightedMinutes }) => sum + weightedMinutes, 0),
  };
}

function couponsOf(rows: readonly UseRow[]): Map<string, CouponHistory> {
  const coupons = new Map<string, CouponHistory>();
  for (const { id, reserved, atBank, minutes } of rows.filter(({ kind }) => kind === 'coupon')) {
    const before = coupons.get(id);
    coupons.set(id, {
      isReserved: reserved + atBank > 0 || before?.isReserved === true,
      minutes: minutes + (before?.minutes ?? 0),
    });
  }
  return coupons;
}
