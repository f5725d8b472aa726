import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../../../activity-log/activity-log.module.js';
import { OrdersModule } from '../../orders.module.js';
import { OpenHoldsRouter } from './open-holds.router.js';
import { OpenHoldsService } from './open-holds.service.js';

/** The back office of carts that reserve something and are not at the bank. */
@Module({
  imports: [ActivityLogModule, OrdersModule],
  providers: [OpenHoldsService, OpenHoldsRouter],
  exports: [OpenHoldsRouter],
})
export class OpenHoldsModule {}
