import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { StockAlarms } from '../../../contract/admin/dashboard/dashboard.views.js';
import { AVAILABLE, OF_STOCK } from './stock-filter-sql.js';

const NAMED = 3;

type Scarce = StockAlarms['low'];

/** Lists products that are low in stock or sold out; hidden products are left out. */
@Injectable()
export class StockAlarmQueriesService {
  constructor(private readonly dataSource: DataSource) {}

  async read(): Promise<StockAlarms> {
    return { low: await this.scarce('low_stock'), soldOut: await this.scarce('out_of_stock') };
  }

  private async scarce(stock: 'low_stock' | 'out_of_stock'): Promise<Scarce> {
    const rows = await this.dataSource.query<(Scarce['products'][number] & { readonly count: number })[]>(
      `SELECT id, name, ${AVAILABLE} AS available, (count(*) OVER ())::int AS count
       FROM product WHERE is_active AND ${OF_STOCK[stock]} ORDER BY available, name, id LIMIT ${NAMED}`,
    );
    return {
      count: rows[0]?.count ?? 0,
      products: rows.map(({ id, name, available }) => ({ id, name, available })),
    };
  }
}
