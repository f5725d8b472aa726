import { Inject, Injectable } from '@nestjs/common';
import {
  RefundOrderDto,
  SetOrderCargoDto,
  SetOrderStatusDto,
  SettleRefundDto,
} from '../../../contract/orders/admin-orders.dto.js';
import { AdminOrderQuery, AdminOrdersQuery } from '../../../contract/orders/admin-orders.query.js';
import { RecordHistory } from '../../activity-log/record-history.service.js';
import { dtoInput } from '../../api/dto-input.js';
import { adminProcedure, router } from '../../api/trpc.js';
import { AdminOrderList } from './admin-order-list.service.js';
import { AdminOrderViews } from './admin-order-views.service.js';
import { ChangeOrderStatus } from './change-order-status.service.js';
import { OrderStatisticsQueries } from './order-statistics.service.js';
import { RefundOrder } from './refund-order.service.js';
import { SetCargo } from './set-cargo.service.js';

/** What the studio does with orders. */
@Injectable()
export class AdminOrdersRouter {
  constructor(
    @Inject(AdminOrderList) private readonly orders: AdminOrderList,
    @Inject(OrderStatisticsQueries) private readonly figures: OrderStatisticsQueries,
    @Inject(AdminOrderViews) private readonly views: AdminOrderViews,
    @Inject(ChangeOrderStatus) private readonly statuses: ChangeOrderStatus,
    @Inject(SetCargo) private readonly cargo: SetCargo,
    @Inject(RefundOrder) private readonly refunds: RefundOrder,
    @Inject(RecordHistory) private readonly histories: RecordHistory,
  ) {}

  readonly router = router({
    list: adminProcedure.input(dtoInput(AdminOrdersQuery)).query(({ input }) => this.orders.page(input)),
    statistics: adminProcedure.query(() => this.figures.read()),
    view: adminProcedure
      .input(dtoInput(AdminOrderQuery))
      .query(({ input }) => this.views.view(input.orderId)),
    setStatus: adminProcedure.input(dtoInput(SetOrderStatusDto)).mutation(async ({ ctx, input }) => {
      await this.statuses.change(ctx.actor, input);
      return this.views.view(input.orderId);
    }),
    setCargo: adminProcedure.input(dtoInput(SetOrderCargoDto)).mutation(async ({ ctx, input }) => {
      await this.cargo.set(ctx.actor, input);
      return this.views.view(input.orderId);
    }),
    refund: adminProcedure.input(dtoInput(RefundOrderDto)).mutation(async ({ ctx, input }) => {
      await this.refunds.refund(ctx.actor, input);
      return this.views.view(input.orderId);
    }),
    settleRefund: adminProcedure.input(dtoInput(SettleRefundDto)).mutation(async ({ ctx, input }) => {
      await this.refunds.settle(ctx.actor, input);
      return this.views.view(input.orderId);
    }),
    history: adminProcedure
      .input(dtoInput(AdminOrderQuery))
      .query(({ input }) => this.histories.of('order', input.orderId)),
  });
}
