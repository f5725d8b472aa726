import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { AccountRouter } from './account.router.js';

/** What signed-in customers see and do in their account. */
@Module({
  imports: [BookingsModule, OrdersModule],
  providers: [AccountRouter],
  exports: [AccountRouter],
})
export class CustomerAccountModule {}
