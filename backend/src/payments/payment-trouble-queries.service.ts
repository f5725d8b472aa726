import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PaymentTroubles } from '../../contract/admin/dashboard/dashboard.views.js';
import { ORDERS_IN_TROUBLE } from './payment-trouble-sql.js';

/** Counts payments that do not end by themselves. */
@Injectable()
export class PaymentTroubleQueriesService {
  constructor(private readonly dataSource: DataSource) {}

  async count(): Promise<PaymentTroubles> {
    const [row] = await this.dataSource.query<[PaymentTroubles]>(
      `SELECT (SELECT count(DISTINCT order_id)::int FROM (${ORDERS_IN_TROUBLE.stuck}) AS stuck) AS stuck,
         (SELECT count(DISTINCT order_id)::int FROM (${ORDERS_IN_TROUBLE.refund}) AS refund) AS refunds`,
    );
    return row;
  }
}
