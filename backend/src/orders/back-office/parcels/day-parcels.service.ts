import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  DayParcels,
  WaitingParcel,
  WaitingParcels,
} from '../../../../contract/orders/day-parcels.view.js';
import { IS_TO_HAND_OVER, IS_TO_PACK } from './waiting-pieces-sql.js';

/** How many orders are named; the list has the others. */
const NAMED = 5;

/** Reads which pieces wait for a person at the studio. */
@Injectable()
export class DayParcelsService {
  constructor(private readonly dataSource: DataSource) {}

  async read(): Promise<DayParcels> {
    return { toPack: await this.waiting(IS_TO_PACK), toHandOver: await this.waiting(IS_TO_HAND_OVER) };
  }

  private async waiting(condition: string): Promise<WaitingParcels> {
    const rows = await this.dataSource.query<(WaitingParcel & { readonly count: number })[]>(
      `SELECT id AS "orderId", short_id AS "shortId", btrim(name || ' ' || surname) AS "customerName",
         (SELECT coalesce(sum(quantity), 0)::int FROM order_line
          WHERE order_id = "order".id AND kind = 'product') AS pieces,
         count(*) OVER ()::int AS count
       FROM "order" WHERE ${condition} ORDER BY created_at, id LIMIT ${NAMED}`,
    );
    const oldest = rows.map(({ orderId, shortId, customerName, pieces }) => ({
      ...{ orderId, shortId, customerName, pieces },
    }));
    return { count: rows[0]?.count ?? 0, oldest };
  }
}
