import { Module } from '@nestjs/common';
import { OrdersModule } from '../../orders/orders.module.js';
import { BookingsModule } from '../bookings.module.js';
import { WorkshopsModule } from '../../workshops/workshops.module.js';
import { GuestFormRouter } from './guest-form.router.js';
import { GuestFormService } from './guest-form.service.js';
import { SaveSeatGuestsService } from './save-seat-guests.service.js';

/** 'Kimler geliyor?'. It is a separate module, because it uses orders, which use bookings. */
@Module({
  imports: [BookingsModule, OrdersModule, WorkshopsModule],
  providers: [GuestFormService, SaveSeatGuestsService, GuestFormRouter],
  exports: [GuestFormRouter],
})
export class GuestFormModule {}
