import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lineKey } from '../../../contract/orders/line-kind.js';
import { Clock } from '../../platform/clock.js';
import type { VisitorOrigin } from '../../platform/http/visitor-network.js';
import type { HoldHistory, UnpaidUse } from './hold-allowance.js';

interface UseRow {
  readonly isOfNetwork: boolean;
  readonly productId: string | null;
  readonly sessionId: string | null;
  readonly reserved: number;
  readonly minutes: number;
  readonly lapses: number;
}

/** Reads what visitors of a network have held without paying. */
@Injectable()
export class HoldHistoryService {
  constructor(private readonly clock: Clock) {}

  /**
   * A hold that its visitor released has not lapsed. Holds of orders at the bank count their minutes, but are not among
   * what is reserved at the moment.
   */
  async of(manager: EntityManager, { network, site }: VisitorOrigin): Promise<HoldHistory> {
    const rows = await manager.query<UseRow[]>(
      `SELECT hold.network = $1 AS "isOfNetwork", line.product_id AS "productId", line.session_id AS "sessionId",
         coalesce(sum(line.reserved_quantity) FILTER (WHERE hold.status = 'active' AND hold.order_id IS NULL), 0)::int
           AS reserved,
         sum(line.reserved_quantity * extract(epoch FROM coalesce(hold.ended_at, $3) - hold.created_at) / 60)::float
           AS minutes,
         (count(*) FILTER (WHERE hold.status = 'released'
           AND hold.ended_at >= hold.expires_at))::int AS lapses
       FROM hold JOIN hold_line line ON line.hold_id = hold.id
       WHERE hold.site = $2 AND hold.status <> 'used'
         AND (hold.ended_at IS NULL OR hold.ended_at > $3::timestamptz - interval '24 hours')
       GROUP BY 1, 2, 3`,
      [network, site, this.clock.now()],
    );
    const own = rows.filter(({ isOfNetwork }) => isOfNetwork);
    return {
      network: sumOf(own),
      site: sumOf(rows),
      reservedOf: new Map(own.map((row) => [keyOf(row), row.reserved])),
      lapsesOf: new Map(own.map((row) => [keyOf(row), row.lapses])),
    };
  }
}

function sumOf(rows: readonly UseRow[]): UnpaidUse {
  return {
    reserved: rows.reduce((sum, { reserved }) => sum + reserved, 0),
    minutes: rows.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

function keyOf({ productId, sessionId }: UseRow): string {
  return productId === null
    ? lineKey({ kind: 'workshop', id: sessionId ?? '' })
    : lineKey({ kind: 'product', id: productId });
}
