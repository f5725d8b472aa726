import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { RequestLimitsModule } from '../../request-limits/request-limits.module.js';
import { AdminBulkOrderQueriesService } from './back-office/admin-bulk-order-queries.service.js';
import { AdminBulkOrdersRouter } from './back-office/admin-bulk-orders.router.js';
import { BulkOrderRequest } from './bulk-order-request.entity.js';
import { BulkOrdersService } from './bulk-orders.service.js';
import { BulkOrdersRouter } from './bulk-orders.router.js';
import { ManageBulkOrdersService } from './back-office/manage-bulk-orders.service.js';
import { OverdueOffersService } from './overdue-offers.service.js';

@Module({
  imports: [
    ActivityLogModule,
    NotificationsModule,
    RequestLimitsModule,
    TypeOrmModule.forFeature([BulkOrderRequest]),
  ],
  providers: [
    AdminBulkOrderQueriesService,
    AdminBulkOrdersRouter,
    BulkOrdersService,
    BulkOrdersRouter,
    ManageBulkOrdersService,
    OverdueOffersService,
  ],
  exports: [
    AdminBulkOrderQueriesService,
    AdminBulkOrdersRouter,
    BulkOrdersService,
    BulkOrdersRouter,
    ManageBulkOrdersService,
  ],
})
export class BulkOrdersModule {}
