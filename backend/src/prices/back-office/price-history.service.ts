import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { PriceHistoryView } from '../../../contract/prices/price-history.views.js';

/** More than two years of weekly changes. */
const MOST_CHANGES = 120;

type Priced = 'product' | 'session';

const NOT_FOUND = { product: 'product_not_found', session: 'workshop_not_found' } as const;

/** Reads what a product or a session cost, for the studio. */
@Injectable()
export class PriceHistoryService {
  constructor(private readonly dataSource: DataSource) {}

  /** Throws product_not_found or workshop_not_found. */
  async of(priced: Priced, id: string): Promise<PriceHistoryView> {
    const [found] = await this.dataSource.query<Omit<PriceHistoryView, 'changes'>[]>(PRICED[priced], [id]);
    if (!found) throw new AppError(NOT_FOUND[priced]);
    const changes = await this.dataSource.query<{ since: Date; priceKurus: number | null }[]>(
      `SELECT since, price_kurus AS "priceKurus" FROM price_change WHERE ${priced}_id = $1
       ORDER BY since DESC, id DESC LIMIT ${MOST_CHANGES}`,
      [id],
    );
    return {
      ...found,
      changes: changes.map(({ since, priceKurus }) => ({ since: since.toISOString(), priceKurus })),
    };
  }
}

const pricedIn = (table: string) => `
  SELECT price_kurus AS "priceKurus",
    CASE WHEN prior_price_kurus IS NOT NULL
      THEN json_build_object('kurus', prior_price_kurus, 'until', prior_price_until) END AS prior,
    lowest_price_before(id, (
      SELECT (max(since) AT TIME ZONE 'Europe/Istanbul')::date FROM price_change
      WHERE product_id = ${table}.id OR session_id = ${table}.id
    )) AS "lowestBeforeKurus"
  FROM ${table} WHERE id = $1`;

const PRICED = { product: pricedIn('product'), session: pricedIn('workshop_session') } as const;
