import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { VisitorRequestsModule } from '../visitor-requests/visitor-requests.module.js';
import { AdminBulkOrderQueries } from './back-office/admin-bulk-order-queries.service.js';
import { AdminBulkOrdersRouter } from './back-office/admin-bulk-orders.router.js';
import { BulkOrderRequest } from './bulk-order-request.entity.js';
import { BulkOrders } from './bulk-orders.service.js';
import { BulkOrdersRouter } from './bulk-orders.router.js';
import { ManageBulkOrders } from './back-office/manage-bulk-orders.service.js';
import { OverdueOffers } from './overdue-offers.service.js';

@Module({
  imports: [
    ActivityLogModule,
    NotificationsModule,
    VisitorRequestsModule,
    TypeOrmModule.forFeature([BulkOrderRequest]),
  ],
  providers: [
    AdminBulkOrderQueries,
    AdminBulkOrdersRouter,
    BulkOrders,
    BulkOrdersRouter,
    ManageBulkOrders,
    OverdueOffers,
  ],
  exports: [AdminBulkOrderQueries, AdminBulkOrdersRouter, BulkOrders, BulkOrdersRouter, ManageBulkOrders],
})
export class BulkOrdersModule {}
