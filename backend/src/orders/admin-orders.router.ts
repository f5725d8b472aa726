import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AdminOrderQuery, AdminOrdersQuery } from '../../contract/orders/admin-orders.query.js';
import { RecordHistory } from '../activity-log/record-history.service.js';
import { dtoInput } from '../api/dto-input.js';
import { adminProcedure, router } from '../api/trpc.js';
import { AdminOrderList } from './admin-order-list.service.js';
import { AdminOrderViews } from './admin-order-views.service.js';
import { OrderStatisticsQueries } from './order-statistics.service.js';

/** What the studio does with orders. */
@Injectable()
export class AdminOrdersRouter {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(AdminOrderList) private readonly orders: AdminOrderList,
    @Inject(OrderStatisticsQueries) private readonly figures: OrderStatisticsQueries,
    @Inject(AdminOrderViews) private readonly views: AdminOrderViews,
    @Inject(RecordHistory) private readonly histories: RecordHistory,
  ) {}

  readonly router = router({
    list: adminProcedure.input(dtoInput(AdminOrdersQuery)).query(({ input }) => this.orders.page(input)),
    statistics: adminProcedure.query(() => this.figures.read()),
    view: adminProcedure
      .input(dtoInput(AdminOrderQuery))
      .query(({ input }) => this.views.view(this.dataSource.manager, input.orderId)),
    history: adminProcedure
      .input(dtoInput(AdminOrderQuery))
      .query(({ input }) => this.histories.of('order', input.orderId)),
  });
}
