import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { AdminModule } from '../admin/admin.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ConnectionsRouter } from './connections.router.js';
import { IyzicoAccountService } from './iyzico/iyzico-account.service.js';
import { RecordAccountService } from './record-account.service.js';

/** The back office of the services to which the shop is connected: payment, mail, text messages, pictures, domain. */
@Module({
  imports: [ActivityLogModule, AdminModule, PaymentsModule],
  providers: [ConnectionsRouter, IyzicoAccountService, RecordAccountService],
  exports: [ConnectionsRouter],
})
export class ConnectionsModule {}
