import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { VisitorRequestsModule } from '../visitor-requests/visitor-requests.module.js';
import { BulkOrderRequest } from './bulk-order-request.entity.js';
import { BulkOrders } from './bulk-orders.service.js';
import { BulkOrdersRouter } from './bulk-orders.router.js';
import { OverdueOffers } from './overdue-offers.service.js';

@Module({
  imports: [NotificationsModule, VisitorRequestsModule, TypeOrmModule.forFeature([BulkOrderRequest])],
  providers: [BulkOrders, OverdueOffers, BulkOrdersRouter],
  exports: [BulkOrders, BulkOrdersRouter],
})
export class BulkOrdersModule {}
