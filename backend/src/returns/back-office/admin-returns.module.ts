import { Module } from '@nestjs/common';
import { AdminOrdersModule } from '../../orders/back-office/admin-orders.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import { PaymentsModule } from '../../payments/payments.module.js';
import { ReturnsModule } from '../returns.module.js';
import { AdminReturnsRouter } from './admin-returns.router.js';
import { DecideReturnService } from './decide-return.service.js';
import { LockedReturnsService } from './locked-returns.service.js';
import { ReceiveReturnService } from './receive-return.service.js';
import { RefundReturnService } from './refund-return.service.js';
import { ReturnQueriesService } from './return-queries.service.js';

/** The back office of returns: it takes parcels in and gives money back. */
@Module({
  imports: [AdminOrdersModule, OrdersModule, PaymentsModule, ReturnsModule],
  providers: [
    AdminReturnsRouter,
    DecideReturnService,
    LockedReturnsService,
    ReceiveReturnService,
    RefundReturnService,
    ReturnQueriesService,
  ],
  exports: [AdminReturnsRouter],
})
export class AdminReturnsModule {}
