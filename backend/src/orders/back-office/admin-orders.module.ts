import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { PaymentsModule } from '../../payments/payments.module.js';
import { AdminOrderViews } from './admin-order-views.service.js';
import { AdminOrdersRouter } from './admin-orders.router.js';
import { ChangeOrderStatus } from './change-order-status.service.js';
import { LockedOrders } from './locked-order.service.js';
import { OpenOrderPayment } from '../open-order-payment.service.js';
import { OrderTurns } from './order-turns.service.js';
import { OrdersModule } from '../orders.module.js';
import { RefundOrder } from './refund-order.service.js';
import { SetCargo } from './set-cargo.service.js';

/** The studio's side of orders. A module of its own, because payments stand between it and the orders themselves. */
@Module({
  imports: [ActivityLogModule, OrdersModule, PaymentsModule],
  providers: [
    AdminOrderViews,
    ChangeOrderStatus,
    LockedOrders,
    OpenOrderPayment,
    OrderTurns,
    RefundOrder,
    SetCargo,
    AdminOrdersRouter,
  ],
  exports: [AdminOrdersRouter, ChangeOrderStatus],
})
export class AdminOrdersModule {}
