import { Module } from '@nestjs/common';
import { LogsModule } from '../../activity-log/back-office/logs.module.js';
import { BulkOrdersModule } from '../../orders/bulk-orders/bulk-orders.module.js';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { EmailModule } from '../../messaging/email/email.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import { PaymentsModule } from '../../payments/payments.module.js';
import { WorkshopsModule } from '../../workshops/workshops.module.js';
import { DashboardRouter } from './dashboard.router.js';
import { TroublesRouter } from './troubles.router.js';

/** The first page of the back office, with a summary from each feature. */
@Module({
  imports: [
    BulkOrdersModule,
    CatalogModule,
    EmailModule,
    LogsModule,
    OrdersModule,
    PaymentsModule,
    WorkshopsModule,
  ],
  providers: [DashboardRouter, TroublesRouter],
  exports: [DashboardRouter, TroublesRouter],
})
export class DashboardModule {}
