import { Injectable } from '@nestjs/common';
import {
  RefundOrderDto,
  SetOrderCargoDto,
  SetOrderStatusDto,
  DecideRefundDto,
} from '../../../contract/orders/admin-orders.dto.js';
import { AdminOrderQuery, AdminOrdersQuery } from '../../../contract/orders/admin-orders.query.js';
import { RecordHistoryService } from '../../activity-log/record-history.service.js';
import { adminProcedure, adminSends, router } from '../../api/trpc.js';
import { AdminOrderListService } from './list/admin-order-list.service.js';
import { AdminOrderViewsService } from './admin-order-views.service.js';
import { ChangeOrderStatusService } from './status/change-order-status.service.js';
import { OrderStatisticsQueriesService } from './figures/order-statistics-queries.service.js';
import { RefundOrderService } from './money/refund-order.service.js';
import { SetCargoService } from './parcels/set-cargo.service.js';

/** The money of a cancelled order goes back unless the request says otherwise. */
const REFUND = {
  right: 'money.refund',
  when: ({ status, refundsMoney }: SetOrderStatusDto) => status === 'cancelled' && refundsMoney !== false,
} as const;

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
    list: adminSends('orders.read', AdminOrdersQuery).query(({ input }) => this.orders.page(input)),
    statistics: adminProcedure('orders.read').query(() => this.figures.read()),
    view: adminSends('orders.read', AdminOrderQuery).query(({ input }) => this.views.view(input.orderId)),
    setStatus: adminSends('orders.change', SetOrderStatusDto, REFUND).mutation(async ({ ctx, input }) => {
      await this.statuses.change(ctx.actor, input);
      return this.views.view(input.orderId);
    }),
    setCargo: adminSends('orders.change', SetOrderCargoDto).mutation(async ({ ctx, input }) => {
      await this.cargo.set(ctx.actor, input);
      return this.views.view(input.orderId);
    }),
    refund: adminSends('money.refund', RefundOrderDto).mutation(async ({ ctx, input }) => {
      await this.refunds.refund(ctx.actor, input);
      return this.views.view(input.orderId);
    }),
    decideRefund: adminSends('money.refund', DecideRefundDto).mutation(async ({ ctx, input }) => {
      await this.refunds.decide(ctx.actor, input);
      return this.views.view(input.orderId);
    }),
    history: adminSends('orders.read', AdminOrderQuery).query(({ input }) =>
      this.histories.of('order', input.orderId),
    ),
  });
}
