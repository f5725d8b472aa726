import { Injectable } from '@nestjs/common';
import {
  RefundOrderDto,
  SetOrderCargoDto,
  SetOrderStatusDto,
  DecideRefundDto,
} from '../../../contract/orders/admin-orders.dto.js';
import { AdminOrderQuery, AdminOrdersQuery } from '../../../contract/orders/admin-orders.query.js';
import { RecordHistoryService } from '../../guard/activity-log/record-history.service.js';
import { dtoInput } from '../../api/dto-input.js';
import { adminProcedure, router } from '../../api/trpc.js';
import { AdminOrderListService } from './admin-order-list.service.js';
import { AdminOrderViewsService } from './admin-order-views.service.js';
import { ChangeOrderStatusService } from './change-order-status.service.js';
import { OrderStatisticsQueriesService } from './order-statistics-queries.service.js';
import { RefundOrderService } from './refund-order.service.js';
import { SetCargoService } from './set-cargo.service.js';

/** The studio's calls about orders. */
@Injectable()
export class AdminOrdersRouter {
  constructor(
    private readonly orders: AdminOrderListService,
    private readonly figures: OrderStatisticsQueriesService,
    private readonly views: AdminOrderViewsService,
    private readonly statuses: ChangeOrderStatusService,
    private readonly cargo: SetCargoService,
    private readonly refunds: RefundOrderService,
    private readonly histories: RecordHistoryService,
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
    decideRefund: adminProcedure.input(dtoInput(DecideRefundDto)).mutation(async ({ ctx, input }) => {
      await this.refunds.decide(ctx.actor, input);
      return this.views.view(input.orderId);
    }),
    history: adminProcedure
      .input(dtoInput(AdminOrderQuery))
      .query(({ input }) => this.histories.of('order', input.orderId)),
  });
}
